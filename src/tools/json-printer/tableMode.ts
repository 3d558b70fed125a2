// Arrays as tables: what they need is fetched with the first of them.

import type { JsonEditor } from './jsonEditor.ts';
import type { TableModule } from './lazyModules.ts';

/** What tables need, at hand in this editor. */
export async function loadTableModule(editor: JsonEditor): Promise<TableModule<JsonEditor>> {
  editor.tableModule ??= await import('./tableModule.ts');
  return editor.tableModule;
}

export async function toggleTableView(editor: JsonEditor, array: number): Promise<void> {
  await (await loadTableModule(editor)).toggleTable(editor, array);
}
