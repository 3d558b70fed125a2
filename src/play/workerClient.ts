// Asks a game's Worker whatever its rules ask, remembers the last answers, and says how far it is.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Session, Work } from '../../scenes/kit/core/session/session.ts';
import { openTask } from '../../scenes/kit/task/task.ts';

export interface WorkerClientState {
  /** How much is done, 0 to 1; null while nobody knows. */
  readonly progress: number | null;
  /** Why the last question has no answer. */
  readonly failure: string | null;
}

export interface WorkerClient {
  readonly store: Pick<StoreApi<WorkerClientState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** After a failure: the same question once more. */
  tryAgain(): void;
  /** From here on questions are answered, until the answer is called: it ends the Worker, whatever that is doing. */
  open(): () => void;
}

interface WorkTask {
  readonly input: Json;
  readonly output: Json;
  readonly progress: unknown;
}

/** More than the run before and the one that starts need. */
const MOST_REMEMBERED = 16;

/** One for each stage. A question is asked once, however often it is put: behind the start card, and again when play begins. */
export function createWorkerClient(session: Session, work: Work): WorkerClient {
  const store = createStore<WorkerClientState>(() => ({ progress: null, failure: null }));
  const task = openTask<WorkTask>(() => work.createWorker());
  const remembered = new Map<string, Json>();
  /** The question under way, or the one that failed. */
  let asked: { readonly key: string; readonly control: AbortController } | null = null;
  let isOpen = false;

  function look(): void {
    const { request } = session.store.getState();
    if (request === null || !isOpen) return;
    const key = JSON.stringify(request);
    const known = remembered.get(key);
    if (known !== undefined) session.respond(request, known);
    else if (asked?.key !== key) void ask(request, key);
  }

  async function ask(question: Json, key: string): Promise<void> {
    // What nobody asks any more is given up: another run has begun.
    asked?.control.abort();
    const control = new AbortController();
    asked = { key, control };
    store.setState({ progress: null, failure: null });
    const onProgress = (done: unknown) =>
      !control.signal.aborted && store.setState({ progress: typeof done === 'number' ? done : null });
    try {
      const answer = await task.run(question, { signal: control.signal, onProgress });
      remember(key, answer);
      if (asked?.control === control) asked = null;
      if (isOpen) session.respond(question, answer);
    } catch (error) {
      if (control.signal.aborted || !isOpen) return;
      store.setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  }

  function remember(key: string, answer: Json): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, answer);
  }

  return {
    store,
    tryAgain() {
      asked = null;
      look();
    },
    open() {
      let known: Json | null = null;
      isOpen = true;
      const stop = session.store.subscribe(({ request }) => {
        if (request === known) return;
        known = request;
        look();
      });
      look();
      return () => {
        isOpen = false;
        asked = null;
        stop();
        task.close();
      };
    },
  };
}
