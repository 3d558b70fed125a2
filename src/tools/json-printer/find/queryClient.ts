// Query client: JSONPath queries of the document and of texts, answered by a Worker that keeps a copy of the document until it changes.
import { openTask, type Task } from '../../../../scenes/kit/task/task.ts';
import type { JsonDocument } from '../engine/document/document.ts';
import { columnsOf } from '../engine/document/nodes.ts';
import { TIME_LIMIT_MS, TOO_LONG } from '../engine/jsonpath/ast.ts';
import { splitLines } from '../engine/jsonpath/resultLines.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { copyDocument } from './copyDocument.ts';
import type { QueryRequest, QueryResponse, QueryTask } from './queryMessages.ts';

type Response<K extends QueryResponse['kind']> = Extract<QueryResponse, { kind: K }>;

/** An error in a query, or in the text that is queried. */
export class QueryError extends Error {
  /** Characters into the path, or bytes into the text. */
  readonly position: number;
  readonly of: 'path' | 'text';
  constructor({ message, at, of }: Omit<Response<'error'>, 'kind'>) {
    super(message);
    this.name = 'QueryError';
    this.position = at;
    this.of = of;
  }
}

const newTask = () =>
  openTask<QueryTask>(() => new Worker(new URL('./query.worker.ts', import.meta.url), { type: 'module' }));

/** Time after which the Worker is terminated, in milliseconds. It stops by itself earlier, except within one regular expression. */
const STOP_MS = TIME_LIMIT_MS + 1000;

/** Sends one request; cancelling or a timeout terminates the Worker. */
async function sendRequest<K extends QueryResponse['kind']>(
  task: Task<QueryTask>,
  request: QueryRequest,
  kind: K,
  signal?: AbortSignal,
): Promise<Response<K>> {
  const stop = new AbortController();
  const cancel = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  const timer = setTimeout(() => stop.abort(new QueryError({ message: TOO_LONG, at: 0, of: 'path' })), STOP_MS);
  try {
    signal?.throwIfAborted();
    const response = await task.run(request, { signal: stop.signal });
    if (response.kind === 'error') throw new QueryError(response);
    if (response.kind !== kind) throw new Error('The Worker answered something else');
    return response as Response<K>;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

export interface QueryClient {
  /** Nodes that a path selects, and the first of them as a document. Rejects with a QueryError. */
  find(path: string, signal: AbortSignal): Promise<Response<'found'>>;
  /** Normalized Paths of the last results, as a document. */
  paths(signal: AbortSignal): Promise<Response<'paths'>>;
  close(): void;
}

export function newQueryClient(editor: JsonEditor): QueryClient {
  const task = newTask();
  /** Document of which the Worker has a copy. */
  let held: JsonDocument | null = null;

  /** Transfers a copy, unless the Worker has it. */
  async function hold(signal: AbortSignal): Promise<void> {
    const { document } = editor.store.getState();
    if (!document || document === held) return;
    held = null;
    const copy = await copyDocument(document, signal);
    await task.run({ kind: 'hold', document: copy }, { signal }, [
      copy.base.buffer,
      copy.added.buffer,
      ...columnsOf(copy.nodes).map(({ buffer }) => buffer),
    ]);
    held = document;
  }

  /** Forgets the copy if the Worker was terminated; after an error response it still has it. */
  async function withCopy<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof QueryError) || error.message === TOO_LONG) held = null;
      throw error;
    }
  }

  return {
    find: (path, signal) =>
      withCopy(async () => {
        await hold(signal);
        return sendRequest(task, { kind: 'find', path }, 'found', signal);
      }),
    paths: signal => withCopy(() => sendRequest(task, { kind: 'paths' }, 'paths', signal)),
    close: () => task.close(),
  };
}

let textTask: Task<QueryTask> | undefined;
/** Last query of a text: they run one after the other, each with its own timeout. */
let lastQuery: Promise<unknown> = Promise.resolve();

/** Values that a path selects in a text, exactly, and their Normalized Paths. Rejects with a QueryError. */
export function queryText(text: string, path: string): Promise<{ values: string[]; paths: string[] }> {
  const task = (textTask ??= newTask());
  const run = async () => splitLines(await sendRequest(task, { kind: 'text', text, path }, 'lines'));
  const query = lastQuery.then(run, run);
  lastQuery = query;
  return query;
}
