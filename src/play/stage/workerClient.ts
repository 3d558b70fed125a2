// Worker client of a game: sends the requests of its rules to its Worker, caches the last responses, and reports progress and failure.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { Session, Work } from '../../../scenes/kit/core/session/session.ts';
import { openTask } from '../../../scenes/kit/task/task.ts';

export interface WorkerClientState {
  /** Progress of the current request, 0 to 1; null while unknown. */
  readonly progress: number | null;
  /** Error message of the last request, or null. */
  readonly failure: string | null;
}

export interface WorkerClient {
  readonly store: Pick<StoreApi<WorkerClientState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Retries the request that failed. */
  tryAgain(): void;
  /** Starts to serve requests; returns a function that stops and terminates the Worker. */
  open(): () => void;
}

interface WorkTask {
  readonly input: Json;
  readonly output: Json;
  readonly progress: unknown;
}

/** Cache size: more than the previous run and the next one need together. */
const MAX_CACHED = 16;

/** One client for each stage. Equal requests are sent once: the start card's is made again when play begins. */
export function createWorkerClient(session: Session, work: Work): WorkerClient {
  const store = createStore<WorkerClientState>(() => ({ progress: null, failure: null }));
  const task = openTask<WorkTask>(() => work.createWorker());
  const cache = new Map<string, Json>();
  /** The pending request, or the one that failed. */
  let pending: { readonly key: string; readonly control: AbortController } | null = null;
  let isOpen = false;

  function serveRequest(): void {
    const { request } = session.store.getState();
    if (request === null || !isOpen) return;
    const key = JSON.stringify(request);
    const cached = cache.get(key);
    if (cached !== undefined) session.respond(request, cached);
    else if (pending?.key !== key) void send(request, key);
  }

  async function send(request: Json, key: string): Promise<void> {
    // An obsolete request is aborted: another run has begun.
    pending?.control.abort();
    const control = new AbortController();
    pending = { key, control };
    store.setState({ progress: null, failure: null });
    const onProgress = (done: unknown) =>
      !control.signal.aborted && store.setState({ progress: typeof done === 'number' ? done : null });
    try {
      const response = await task.run(request, { signal: control.signal, onProgress });
      addToCache(key, response);
      if (pending?.control === control) pending = null;
      if (isOpen) session.respond(request, response);
    } catch (error) {
      if (control.signal.aborted || !isOpen) return;
      store.setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  }

  function addToCache(key: string, response: Json): void {
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(key, response);
  }

  return {
    store,
    tryAgain() {
      pending = null;
      serveRequest();
    },
    open() {
      let lastRequest: Json | null = null;
      isOpen = true;
      const stop = session.store.subscribe(({ request }) => {
        if (request === lastRequest) return;
        lastRequest = request;
        serveRequest();
      });
      serveRequest();
      return () => {
        isOpen = false;
        pending = null;
        stop();
        task.close();
      };
    },
  };
}
