// Client of the Worker that imports and writes files of caves.
import type {
  CavesTask,
  ExportRequest,
  ImportedCaves,
  ImportRequest,
} from '../../../../scenes/boulder-dash/levels/bdcff/importCaves.ts';
import { openTask } from '../../../../scenes/kit/task/task.ts';

interface Watch {
  /** On abort the work ends at once. */
  readonly signal?: AbortSignal;
  onProgress?(part: number): void;
}

const start = () =>
  new Worker(new URL('../../../../scenes/boulder-dash/levels/caves.worker.ts', import.meta.url), { type: 'module' });

async function run(input: CavesTask['input'], watch: Watch): Promise<CavesTask['output']> {
  const task = openTask<CavesTask>(start);
  try {
    return await task.run(input, watch);
  } finally {
    task.close();
  }
}

/** Rejected with a sentence where the text cannot be read. */
export async function importInWorker(request: ImportRequest, watch: Watch = {}): Promise<ImportedCaves> {
  const output = await run(request, watch);
  if (!('imported' in output)) throw new Error(NO_CAVES);
  return output.imported;
}

/** The text of a file. */
export async function exportInWorker(request: ExportRequest, watch: Watch = {}): Promise<string> {
  const output = await run(request, watch);
  if (!('file' in output)) throw new Error(NO_CAVES);
  return output.file;
}

const NO_CAVES = 'The caves did not come back. Try again.';
