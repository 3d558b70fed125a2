// Loading of the table module, with the first table.
import type { JsonEditor } from '../jsonEditor.ts';
import type { TableModule } from '../lazyModules.ts';

export async function loadTableModule({ store }: JsonEditor): Promise<TableModule<JsonEditor>> {
  const loaded = store.getState().tableModule;
  if (loaded) return loaded;
  const tableModule = await import('./tableModule.ts');
  store.setState({ tableModule });
  return tableModule;
}

export async function toggleTableView(editor: JsonEditor, array: number): Promise<void> {
  await (await loadTableModule(editor)).toggleTable(editor, array);
}
