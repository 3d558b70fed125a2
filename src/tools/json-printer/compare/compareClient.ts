// Compare client: compares the document with another text in a Worker. A lazy module.
import { openTask } from '../../../../scenes/kit/task/task.ts';
import type { JsonDocument } from '../engine/document/document.ts';
import { columnsOf } from '../engine/document/nodes.ts';
import { copyDocument } from '../find/copyDocument.ts';
import type { CompareTask } from './compareMessages.ts';

export async function compareInWorker(
  document: JsonDocument,
  other: string | Blob,
  watch: { readonly signal: AbortSignal; onProgress?(part: number): void },
): Promise<CompareTask['output']> {
  const task = openTask<CompareTask>(
    () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    const mine = await copyDocument(document, watch.signal);
    return await task.run({ mine, other }, watch, [
      mine.base.buffer,
      mine.added.buffer,
      ...columnsOf(mine.nodes).map(({ buffer }) => buffer),
    ]);
  } finally {
    task.close();
  }
}
