// Edit mode: its code is loaded on demand.
import type { JsonEditor } from './jsonEditor.ts';

/** Loaded after the first document, so that keys work as soon as edit mode is switched on. */
export async function loadEditModule({ store }: JsonEditor): Promise<void> {
  const editModule = store.getState().editModule ?? (await import('./editModule.ts'));
  store.setState({ editModule });
}

export async function setEditMode(editor: JsonEditor, on: boolean): Promise<void> {
  await loadEditModule(editor);
  editor.store.setState({ isEditing: on, isSelecting: false, field: null });
}
