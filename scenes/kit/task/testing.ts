// For tests: a Worker on the test's own thread.
import type { TaskPort, TaskWorker } from './messages.ts';

/** A Worker that runs here; ended, it hears and says nothing more. */
export class NearWorker implements TaskWorker {
  onmessage: TaskWorker['onmessage'] = null;
  onerror: TaskWorker['onerror'] = null;
  isEnded = false;
  /** Messages sent before the Worker listens wait, as they do for a module that is still loading. */
  readonly #waiting: unknown[] = [];
  #listener: ((event: { data: unknown }) => void) | undefined;

  constructor(serve: (port: TaskPort) => void) {
    serve({
      addEventListener: (_, listener) => {
        this.#listener = listener;
        for (const data of this.#waiting.splice(0)) this.#deliver(data);
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
    if (!listener) this.#waiting.push(data);
    else
      queueMicrotask(() => {
        if (!this.isEnded) listener({ data: structuredClone(data) });
      });
  }

  terminate(): void {
    this.isEnded = true;
  }
}
