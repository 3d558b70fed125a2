// Long tasks: one at a time, with a label, a progress bar, and a way to cancel.
import type { JsonEditor } from './jsonEditor.ts';

/** Runs a long task with a label and a progress bar; cancels the one before. Undefined if it was cancelled. */
export async function runWithProgress<T>(
  editor: JsonEditor,
  label: string,
  run: (watch: { signal: AbortSignal; onProgress(part: number): void }) => Promise<T>,
): Promise<T | undefined> {
  const { store } = editor;
  store.getState().progress?.cancel();
  const stop = new AbortController();
  const isMine = () => store.getState().progress?.cancel === cancel;
  const cancel = () => {
    stop.abort();
    if (isMine()) store.setState({ progress: null });
  };
  const onProgress = (part: number) => isMine() && store.setState({ progress: { label, part, cancel } });
  store.setState({ progress: { label, part: 0, cancel } });
  try {
    return await run({ signal: stop.signal, onProgress });
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    throw error;
  } finally {
    if (isMine()) store.setState({ progress: null });
  }
}
