// Queries of the document and of texts, answered by a Worker that keeps a copy of the document until it changes. Fetched with the first query.
import { openTask, type Task } from '../../../../scenes/kit/task/task.ts';
import type { JsonDocument } from '../engine/document.ts';
import { splitLines } from '../engine/jsonpath/resultLines.ts';
import { columnsOf } from '../engine/nodes.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { copied } from './copyDocument.ts';
import type { QueryResponse, QueryTask } from './queryMessages.ts';

type Answer<K extends QueryResponse['kind']> = Extract<QueryResponse, { kind: K }>;

/** What is wrong with a query or with the text it is asked of, and at which place. */
export class QueryError extends Error {
  /** Characters into the path, or bytes into the text. */
  readonly position: number;
  readonly of: 'path' | 'text';
  constructor({ message, at, of }: Answer<'fault'>) {
    super(message);
    this.name = 'QueryError';
    this.position = at;
    this.of = of;
  }
}

const newTask = () =>
  openTask<QueryTask>(() => new Worker(new URL('./query.worker.ts', import.meta.url), { type: 'module' }));

function sound<K extends QueryResponse['kind']>(output: QueryResponse, kind: K): Answer<K> {
  if (output.kind === 'fault') throw new QueryError(output);
  if (output.kind !== kind) throw new Error('The Worker answered something else');
  return output as Answer<K>;
}

export interface QueryClient {
  find(path: string, signal: AbortSignal): Promise<Answer<'found'>>;
  paths(signal: AbortSignal): Promise<Answer<'listed'>>;
  close(): void;
}

/** What asks the editor's document; it is handed over again after an edit. */
export function newQueryClient(editor: JsonEditor): QueryClient {
  const task = newTask();
  /** The document that the Worker has a copy of. */
  let held: JsonDocument | null = null;

  async function hold(signal: AbortSignal): Promise<void> {
    const { document } = editor.store.getState();
    if (!document || document === held) return;
    held = null;
    const copy = await copied(document, signal);
    await task.run({ kind: 'hold', document: copy }, { signal }, [
      copy.base.buffer,
      copy.added.buffer,
      ...columnsOf(copy.nodes).map(({ buffer }) => buffer),
    ]);
    held = document;
  }
  /** Giving up ends the Worker, and its copy with it. */
  const asked = async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } finally {
      if (signal.aborted) held = null;
    }
  };

  return {
    find: (path, signal) =>
      asked(signal, async () => {
        await hold(signal);
        return sound(await task.run({ kind: 'find', path }, { signal }), 'found');
      }),
    paths: signal => asked(signal, async () => sound(await task.run({ kind: 'paths' }, { signal }), 'listed')),
    close: () => task.close(),
  };
}

let textTask: Task<QueryTask> | undefined;

/** Every value that a path finds in a text, to the last digit, and where it lies. Rejects with a QueryError. */
export async function queryText(text: string, path: string): Promise<{ values: string[]; paths: string[] }> {
  textTask ??= newTask();
  return splitLines(sound(await textTask.run({ kind: 'text', text, path }), 'told'));
}
