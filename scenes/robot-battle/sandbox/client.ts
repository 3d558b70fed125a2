// Referee client, the page's side of the sandbox: one match at a time in a Worker, with a watchdog for long native calls that use no fuel.
import type { Json } from '../../kit/core/json.ts';
import type { TaskReply, TaskWorker } from '../../kit/task/messages.ts';
import type { Side } from '../arena.ts';
import { type MatchRequest, type ResolvedMatch, stoppedByWatchdog } from '../match.ts';

export interface RefereeTask {
  /** `careful`: reports progress before every call, so that the watchdog blames the right script. */
  readonly input: { readonly request: MatchRequest; readonly careful: boolean };
  readonly output: ResolvedMatch;
  readonly progress: { readonly side: Side; readonly tick: number };
}

/** Milliseconds without progress that end the Worker. The match is then run once more with the longer, deciding limit, because a busy machine is no script's fault. */
export const WATCHDOG_MS = { first: 500, careful: 2000 } as const;

const WORKER_FAILED = 'The sandbox could not start or was stopped.';

/** Resolves matches one after the other. Rejects only where the sandbox itself could not start. */
export class RefereeClient {
  readonly #start: () => TaskWorker;
  #worker: TaskWorker | null = null;

  constructor(start: () => TaskWorker = startWorker) {
    this.#start = start;
  }

  async resolve(request: MatchRequest): Promise<ResolvedMatch> {
    const first = await this.#run(request, false);
    if (!('silent' in first)) return first;
    const again = await this.#run(request, true);
    return 'silent' in again ? stoppedByWatchdog(again.silent) : again;
  }

  /** Terminates the Worker; a match under way never resolves. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #run(request: MatchRequest, careful: boolean): Promise<ResolvedMatch | { readonly silent: Side }> {
    const worker = (this.#worker ??= this.#start());
    const limitMs = careful ? WATCHDOG_MS.careful : WATCHDOG_MS.first;
    return new Promise((resolve, reject) => {
      let watchdog: ReturnType<typeof setTimeout> | undefined;
      const settle = (settled: () => void) => {
        clearTimeout(watchdog);
        worker.onmessage = null;
        worker.onerror = null;
        settled();
      };
      worker.onmessage = ({ data }: MessageEvent<TaskReply<RefereeTask>>) => {
        if (data.kind === 'done') return settle(() => resolve(data.output));
        if (data.kind === 'failed') return settle(() => reject(new Error(`${WORKER_FAILED} ${data.message}`)));
        const { side } = data.progress;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => {
          this.close();
          settle(() => resolve({ silent: side }));
        }, limitMs);
      };
      worker.onerror = event => {
        event.preventDefault();
        this.close();
        settle(() => reject(new Error(WORKER_FAILED)));
      };
      worker.postMessage({ request, careful }, {});
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
