// What a page and its task's Worker say to each other.

/** The types of one task, written once for both sides. All three must be plain data. */
export interface TaskTypes {
  readonly input: unknown;
  readonly output: unknown;
  readonly progress: unknown;
}

export type TaskReply<T extends TaskTypes> =
  | { readonly kind: 'progress'; readonly progress: T['progress'] }
  | { readonly kind: 'done'; readonly output: T['output'] }
  | { readonly kind: 'failed'; readonly message: string };

/** The Worker's own end of the line: `self` in a Worker, anything alike in a test. */
export interface TaskPort {
  postMessage(message: unknown, options?: { transfer?: Transferable[] }): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The page's end: a Worker. */
export interface TaskWorker extends Omit<TaskPort, 'addEventListener'> {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  terminate(): void;
}
