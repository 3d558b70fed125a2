// The beginning of keeping: its code is fetched with the first change, or where this tab has something to bring back.
import type { JsonEditor } from '../jsonEditor.ts';
import type { Autosave } from './autosave.ts';

/** From the first change on the document is kept; the answer ends it. */
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
