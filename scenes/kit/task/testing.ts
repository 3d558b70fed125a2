// Fake Worker for tests: serves a task on the test's own thread.
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
