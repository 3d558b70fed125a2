// The page's side of a task: work longer than a frame, in a Worker, with progress, given up at once when it is no longer wanted.
import type { TaskReply, TaskTypes, TaskWorker } from './messages.ts';

export interface TaskWatch<Progress> {
  /** Given up, the promise is rejected with the signal's reason at once. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

export interface Task<T extends TaskTypes> {
  /** Requests are done one after the other in the order they were made. Rejected with what the work threw. */
  run(input: T['input'], watch?: TaskWatch<T['progress']>, transfer?: Transferable[]): Promise<T['output']>;
  /** Starts the Worker before it is needed. */
  warm(): void;
  /** Ends the Worker; what is under way or waiting is rejected. The next request starts another. */
  close(): void;
}

/**
 * A task whose Worker is started when first needed and ended when a request is given up, whatever it is doing. Write the Worker
 * out, so that the bundler sees it: `openTask(() => new Worker(new URL('./x.worker.ts', import.meta.url), { type: 'module' }))`.
 */
export function openTask<T extends TaskTypes>(start: () => TaskWorker): Task<T> {
  let worker: TaskWorker | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let closing = new AbortController();
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const started = () => {
    worker ??= start();
    return worker;
  };

  function ask(
    input: T['input'],
    { signal, onProgress }: TaskWatch<T['progress']>,
    transfer: Transferable[],
  ): Promise<T['output']> {
    return new Promise((resolve, reject) => {
      const asked = started();
      const giveUp = () => {
        end();
        settle(() => reject(signal?.reason));
      };
      const settle = (settled: () => void) => {
        signal?.removeEventListener('abort', giveUp);
        asked.onmessage = null;
        asked.onerror = null;
        settled();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      asked.onmessage = ({ data }: MessageEvent<TaskReply<T>>) => {
        if (data.kind === 'progress') onProgress?.(data.progress);
        else if (data.kind === 'failed') settle(() => reject(new Error(data.message)));
        else settle(() => resolve(data.output));
      };
      asked.onerror = event => {
        // A Worker that could not start or ran out of memory is of no more use.
        event.preventDefault();
        end();
        settle(() => reject(new Error(event.message || STOPPED)));
      };
      asked.postMessage(input, { transfer });
    });
  }

  return {
    run(input, watch = {}, transfer = []) {
      const { signal } = closing;
      const both = watch.signal ? AbortSignal.any([signal, watch.signal]) : signal;
      const mine = turn.then(() => {
        both.throwIfAborted();
        return ask(input, { ...watch, signal: both }, transfer);
      });
      turn = mine.catch(() => undefined);
      return givenUpAtOnce(mine, both);
    },
    warm: () => void started(),
    close() {
      closing.abort();
      closing = new AbortController();
      end();
    },
  };
}

const STOPPED = 'The work stopped: it could not start, or took more memory than there is. Try again with less.';

/** A request still waiting for its turn is rejected as soon as it is given up, too. */
function givenUpAtOnce<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
