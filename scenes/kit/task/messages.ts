// Task messages: the protocol between a page and its Worker.

/** Types of one task, declared once for both sides. All three must be plain data. */
export interface TaskTypes {
  readonly input: unknown;
  readonly output: unknown;
  readonly progress: unknown;
}

export type TaskReply<T extends TaskTypes> =
  /** Sign of life: the request has begun. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: T['progress'] }
  | { readonly kind: 'done'; readonly output: T['output'] }
  | { readonly kind: 'failed'; readonly message: string };

/** The Worker's end of the channel: `self` in a Worker, a fake in tests. */
export interface TaskPort {
  postMessage(message: unknown, options?: { transfer?: Transferable[] }): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The page's end of the channel: a Worker. */
export interface TaskWorker extends Omit<TaskPort, 'addEventListener'> {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  terminate(): void;
}
