// Referee client, the page's side of the sandbox: one match at a time in a Worker. Its watchdog ends a Worker that is stuck, and never decides a match.
import type { Json } from '../../kit/core/json.ts';
import type { TaskReply, TaskWorker } from '../../kit/task/messages.ts';
import { type MatchRequest, type ResolvedMatch, VoidMatch } from '../match.ts';

export interface RefereeTask {
  readonly input: MatchRequest;
  /** Null where this machine cannot tell how the match ends: it is void. */
  readonly output: ResolvedMatch | null;
  /** The tick of the match: a sign of life. */
  readonly progress: number;
}

/** Milliseconds without a sign of life that end the Worker. One call of a script takes some 50 on an ordinary machine, whatever it does. */
export const WATCHDOG_MS = 10_000;

const WORKER_FAILED = 'The sandbox could not start or was stopped.';

/** Resolves matches one after the other. Rejects with VoidMatch, or where the sandbox itself could not start. */
export class RefereeClient {
  readonly #start: () => TaskWorker;
  #worker: TaskWorker | null = null;

  constructor(start: () => TaskWorker = startWorker) {
    this.#start = start;
  }

  /** Terminates the Worker; a match under way never resolves. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  resolve(request: MatchRequest): Promise<ResolvedMatch> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      let watchdog: ReturnType<typeof setTimeout> | undefined;
      const settle = (settled: () => void) => {
        clearTimeout(watchdog);
        worker.onmessage = null;
        worker.onerror = null;
        settled();
      };
      worker.onmessage = ({ data }: MessageEvent<TaskReply<RefereeTask>>) => {
        if (data.kind === 'failed') return settle(() => reject(new Error(`${WORKER_FAILED} ${data.message}`)));
        if (data.kind === 'done') {
          const { output } = data;
          return settle(() => (output ? resolve(output) : reject(new VoidMatch())));
        }
        clearTimeout(watchdog);
        watchdog = setTimeout(() => {
          this.close();
          settle(() => reject(new VoidMatch()));
        }, WATCHDOG_MS);
      };
      worker.onerror = event => {
        event.preventDefault();
        this.close();
        settle(() => reject(new Error(WORKER_FAILED)));
      };
      worker.postMessage(request, {});
    });
  }
}

const startWorker = (): TaskWorker =>
  new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module', name: 'referee' });

interface ResponseTask {
  readonly input: Json;
  readonly output: Json;
  readonly progress: never;
}

/** A RefereeClient as the session's task worker: the response goes into the run, the log to `onResolved`. */
export function createRefereeWorker(
  onResolved: (request: MatchRequest, resolved: ResolvedMatch) => void,
  client = new RefereeClient(),
): TaskWorker {
  const worker: TaskWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const request = message as MatchRequest;
      const reply = (data: TaskReply<ResponseTask>) => worker.onmessage?.({ data } as MessageEvent);
      void client
        .resolve(request)
        .then(
          (resolved): TaskReply<ResponseTask> => {
            onResolved(request, resolved);
            return { kind: 'done', output: resolved.response as unknown as Json };
          },
          (error: Error): TaskReply<ResponseTask> => ({ kind: 'failed', message: error.message }),
        )
        .then(reply);
    },
    terminate: () => client.close(),
  };
  return worker;
}
