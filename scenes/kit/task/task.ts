// Task client, the page's side: work longer than a frame in a Worker, with progress and immediate cancellation by an AbortSignal.
import { anySignal } from './anySignal.ts';
import type { TaskReply, TaskTypes, TaskWorker } from './messages.ts';
import { NoAnswer, SILENT_MS, watchSilence } from './watch.ts';

export interface TaskWatch<Progress> {
  /** On abort the promise is rejected at once with the signal's reason. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress): void;
  /** Milliseconds that may pass between two reports of progress, SILENT_MS by default. */
  readonly silentMs?: number;
}

export interface Task<T extends TaskTypes> {
  /** Runs a request; requests are queued. Rejected with the error that the work threw, or with NoAnswer. */
  run(input: T['input'], options?: TaskWatch<T['progress']>, transfer?: Transferable[]): Promise<T['output']>;
  /** Starts the Worker before it is needed. */
  warm(): void;
  /** Terminates the Worker and rejects running and queued requests. The next request starts another Worker. */
  close(): void;
}

/**
 * Opens a task. Its Worker is started when first needed and terminated when a request is aborted. Write `new Worker(…)` literally, so that the bundler
 * finds it: `openTask(() => new Worker(new URL('./x.worker.ts', import.meta.url), { type: 'module' }))`.
 */
export function openTask<T extends TaskTypes>(start: () => TaskWorker): Task<T> {
  let worker: TaskWorker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let closeController = new AbortController();
  const terminate = () => {
    worker?.terminate();
    worker = null;
  };
  /** A Worker that fails while nothing is asked of it is replaced by the next request, which then reports the failure. */
  const onIdleError = (event: ErrorEvent) => {
    event.preventDefault();
    terminate();
  };
  const startedWorker = () => {
    if (!worker) {
      worker = start();
      worker.onerror = onIdleError;
    }
    return worker;
  };

  function request(
    input: T['input'],
    { signal, onProgress, silentMs = SILENT_MS }: TaskWatch<T['progress']>,
    transfer: Transferable[],
  ): Promise<T['output']> {
    return new Promise((resolve, reject) => {
      const target = startedWorker();
      const onAbort = () => {
        terminate();
        settle(() => reject(signal?.reason));
      };
      const watch = watchSilence(() => {
        terminate();
        settle(() => reject(new NoAnswer()));
      });
      const settle = (settled: () => void) => {
        watch.stop();
        signal?.removeEventListener('abort', onAbort);
        target.onmessage = null;
        target.onerror = onIdleError;
        settled();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      target.onmessage = ({ data }: MessageEvent<TaskReply<T>>) => {
        watch.heard(data.kind === 'progress' ? silentMs : SILENT_MS);
        if (data.kind === 'begun') return;
        if (data.kind === 'progress') onProgress?.(data.progress);
        else if (data.kind === 'failed') settle(() => reject(new Error(data.message)));
        else settle(() => resolve(data.output));
      };
      target.onerror = event => {
        // The Worker could not start or ran out of memory: terminate it.
        event.preventDefault();
        terminate();
        settle(() => reject(new Error(event.message || WORKER_FAILED)));
      };
      target.postMessage(input, { transfer });
    });
  }

  return {
    run(input, options = {}, transfer = []) {
      const { signal, release } = anySignal(closeController.signal, options.signal);
      const result = queue.then(() => {
        signal.throwIfAborted();
        return request(input, { ...options, signal }, transfer);
      });
      queue = result.catch(() => undefined).then(release);
      return rejectOnAbort(result, signal);
    },
    warm: () => void startedWorker(),
    close() {
      closeController.abort();
      closeController = new AbortController();
      terminate();
    },
  };
}

const WORKER_FAILED = 'The work stopped: it could not start, or took more memory than there is. Try again with less.';

/** Rejects as soon as the signal aborts, also for a request that is still queued. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
