// Edit mode: its code is loaded on demand.
import type { JsonEditor } from '../jsonEditor.ts';

/** Loaded after the first document, so that keys work as soon as edit mode is switched on. */
export async function loadEditModule({ store }: JsonEditor): Promise<void> {
  if (store.getState().editModule) return;
  // What a copy needs comes with it: a copy works without a connection, too.
  const [editModule] = await Promise.all([import('./editModule.ts'), import('../print/printOrAsk.ts')]);
  store.setState({ editModule });
}

export async function setEditMode(editor: JsonEditor, on: boolean): Promise<void> {
  await loadEditModule(editor);
  editor.store.setState({ isEditing: on, isSelecting: false, field: null });
}
