// Fake Workers for tests: a task, or a Worker's own module, is served on the test's own thread.
import type { TaskPort, TaskWorker } from './messages.ts';

/** Worker in the same thread; once terminated it neither receives nor sends messages. */
export class InProcessWorker implements TaskWorker {
  onmessage: TaskWorker['onmessage'] = null;
  onerror: TaskWorker['onerror'] = null;
  isEnded = false;
  /** Messages sent before the Worker listens; a real Worker queues them while its module loads. */
  readonly #queue: unknown[] = [];
  #listener: ((event: { data: unknown }) => void) | undefined;

  constructor(serve: (port: TaskPort) => void) {
    serve({
      addEventListener: (_, listener) => {
        this.#listener = listener;
        for (const data of this.#queue.splice(0)) this.#deliver(data);
      },
      postMessage: data =>
        queueMicrotask(() => {
          if (!this.isEnded) this.onmessage?.({ data: structuredClone(data) } as MessageEvent);
        }),
    });
  }

  postMessage(data: unknown): void {
    this.#deliver(data);
  }

  #deliver(data: unknown): void {
    const listener = this.#listener;
    if (!listener) this.#queue.push(data);
    else
      queueMicrotask(() => {
        if (!this.isEnded) listener({ data: structuredClone(data) });
      });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let copies = 0;
/** One module after the other, because `self` is but one. */
let loaded: Promise<unknown> = Promise.resolve();

/** Worker that loads its module as a real one does, a copy for each: `load` imports it under the name it is given, `./x.worker.ts?copy=3`. */
export const workerOf = (load: (query: string) => Promise<unknown>): (new () => InProcessWorker) =>
  class extends InProcessWorker {
    constructor() {
      super(port => {
        loaded = loaded.then(() => withSelf(port, () => load(`?copy=${++copies}`)));
      });
    }
  };

/** Runs with the port as `self`, which a Worker's module asks for when it is loaded. */
async function withSelf(port: TaskPort, run: () => Promise<unknown>): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'self');
  Object.defineProperty(globalThis, 'self', { configurable: true, value: port });
  try {
    await run();
  } finally {
    if (before) Object.defineProperty(globalThis, 'self', before);
    else Reflect.deleteProperty(globalThis, 'self');
  }
}
