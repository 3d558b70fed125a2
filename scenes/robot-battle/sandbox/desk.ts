// The page's side of the sandbox: one match at a time in a Worker, and a watchdog for what ignores fuel: a long call into the engine's own code.
import type { Json } from '../../kit/core/json.ts';
import type { TaskReply, TaskWorker } from '../../kit/task/messages.ts';
import type { Side } from '../arena.ts';
import { type Question, type Resolved, stoppedByWatchdog } from '../match.ts';

export interface RefereeTask {
  /** Careful: it says whose turn it is before every single call, so that the right one is blamed. */
  readonly input: { readonly question: Question; readonly careful: boolean };
  readonly output: Resolved;
  readonly progress: { readonly side: Side; readonly tick: number };
}

/** Silence of so many milliseconds ends a Worker. The second time, more slowly, it decides: a machine that was only busy is no robot's fault. */
export const SILENCE_MS = { first: 500, careful: 2000 } as const;

const STOPPED = 'The sandbox could not start or was stopped.';

/** Resolves matches one after the other. Rejects only where the sandbox itself could not start. */
export class Desk {
  readonly #start: () => TaskWorker;
  #worker: TaskWorker | null = null;

  constructor(start: () => TaskWorker = startReferee) {
    this.#start = start;
  }

  async judge(question: Question): Promise<Resolved> {
    const first = await this.#ask(question, false);
    if (!('silent' in first)) return first;
    const again = await this.#ask(question, true);
    return 'silent' in again ? stoppedByWatchdog(again.silent) : again;
  }

  /** Ends what is under way: it never answers. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(question: Question, careful: boolean): Promise<Resolved | { readonly silent: Side }> {
    const worker = (this.#worker ??= this.#start());
    const patience = careful ? SILENCE_MS.careful : SILENCE_MS.first;
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
        if (data.kind === 'failed') return settle(() => reject(new Error(`${STOPPED} ${data.message}`)));
        const { side } = data.progress;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => {
          this.close();
          settle(() => resolve({ silent: side }));
        }, patience);
      };
      worker.onerror = event => {
        event.preventDefault();
        this.close();
        settle(() => reject(new Error(STOPPED)));
      };
      worker.postMessage({ question, careful }, {});
    });
  }
}

const startReferee = (): TaskWorker =>
  new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module', name: 'referee' });

interface WorkTask {
  readonly input: Json;
  readonly output: Json;
  readonly progress: never;
}

/** A desk as the rules' work: what is answered goes into the run, what was said to whoever reads logs. */
export function refereeAtWork(heard: (question: Question, resolved: Resolved) => void, desk = new Desk()): TaskWorker {
  const line: TaskWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const question = message as Question;
      const reply = (data: TaskReply<WorkTask>) => line.onmessage?.({ data } as MessageEvent);
      void desk
        .judge(question)
        .then(
          (resolved): TaskReply<WorkTask> => {
            heard(question, resolved);
            return { kind: 'done', output: resolved.answer as unknown as Json };
          },
          (error: Error): TaskReply<WorkTask> => ({ kind: 'failed', message: error.message }),
        )
        .then(reply);
    },
    terminate: () => desk.close(),
  };
  return line;
}
