// Edit mode: what it needs is fetched when it is first asked for.
import type { JsonEditor } from './jsonEditor.ts';

/** Fetched ahead with the first document: who switches it on may press the next key at once. */
export async function loadEditModule(editor: JsonEditor): Promise<void> {
  editor.editModule ??= await import('./editModule.ts');
  // What shows with it shows from now on.
  editor.store.setState(({ version }) => ({ version: version + 1 }));
}

export async function setEditMode(editor: JsonEditor, on: boolean): Promise<void> {
  if (!editor.editModule) await loadEditModule(editor);
  editor.store.setState({ isEditing: on, isSelecting: false, field: null });
}
