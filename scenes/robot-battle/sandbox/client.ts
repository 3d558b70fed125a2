// Referee client, the page's side of the sandbox: one match at a time in a Worker. A Worker that is stuck is ended, which never decides a match.
import type { Json } from '../../kit/core/json.ts';
import type { TaskReply, TaskWorker } from '../../kit/task/messages.ts';
import { openTask, type Task } from '../../kit/task/task.ts';
import { NoAnswer } from '../../kit/task/watch.ts';
import type { ResolvedArena } from '../arena/match.ts';
import type { ArenaRequest } from '../arena/types.ts';
import { type MatchRequest, type ResolvedMatch, VoidMatch } from '../rules/match.ts';

export interface RefereeTask {
  readonly input: MatchRequest | ArenaRequest;
  /** Null where this machine cannot tell how the match ends: it is void. */
  readonly output: ResolvedMatch | ResolvedArena | null;
  /** The tick of the match: a sign of life. */
  readonly progress: number;
}

/** Milliseconds without a sign of life that end the Worker. One call of a script takes some 50 on an ordinary machine, whatever it does. */
export const WATCHDOG_MS = 10_000;

const WORKER_FAILED = 'The sandbox could not start or was stopped.';

/** Resolves matches one after the other. Rejects with VoidMatch, or where the sandbox itself could not start. */
export class RefereeClient {
  readonly #task: Task<RefereeTask>;

  constructor(start: () => TaskWorker = startWorker) {
    this.#task = openTask<RefereeTask>(start);
  }

  /** Terminates the Worker; a match under way is rejected. */
  close(): void {
    this.#task.close();
  }

  async resolve(request: MatchRequest, onAlive?: () => void): Promise<ResolvedMatch>;
  async resolve(request: ArenaRequest, onAlive?: () => void): Promise<ResolvedArena>;
  async resolve(request: MatchRequest | ArenaRequest, onAlive?: () => void): Promise<ResolvedMatch | ResolvedArena>;
  async resolve(request: MatchRequest | ArenaRequest, onAlive = () => {}): Promise<ResolvedMatch | ResolvedArena> {
    let isFighting = false;
    const onProgress = () => {
      isFighting = true;
      onAlive();
    };
    const resolved = await this.#task.run(request, { onProgress, silentMs: WATCHDOG_MS }).catch((error: Error) => {
      if (isFighting && error instanceof NoAnswer) return null;
      throw new Error(`${WORKER_FAILED} ${error.message}`);
    });
    if (!resolved) throw new VoidMatch();
    return resolved;
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
  onResolved: (request: MatchRequest | ArenaRequest, resolved: ResolvedMatch | ResolvedArena) => void,
  client = new RefereeClient(),
): TaskWorker {
  const worker: TaskWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const request = message as MatchRequest | ArenaRequest;
      const reply = (data: TaskReply<ResponseTask>) => worker.onmessage?.({ data } as MessageEvent);
      reply({ kind: 'begun' });
      void client
        .resolve(request, () => reply({ kind: 'begun' }))
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
