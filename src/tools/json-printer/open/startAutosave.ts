// Start of autosave: its code is loaded with the first change, or at once if this tab has a document to restore.
import type { JsonEditor } from '../jsonEditor.ts';
import type { Autosave } from './autosave.ts';

/** Autosaves from the first change on; returns a function that stops. */
export function startAutosave(editor: JsonEditor): () => void {
  let autosave: Autosave | undefined;
  let isOver = false;
  const start = async () => {
    const { autosaveOf } = await import('./autosave.ts');
    if (!isOver) autosave = autosaveOf(editor);
  };
  const stop = editor.store.subscribe(({ input }, before) => {
    if (input === before.input) return;
    stop();
    void start();
  });
  return () => {
    isOver = true;
    stop();
    autosave?.stop();
  };
}
