// Event emitter: calls listeners in order. What a listener triggers runs after all listeners have been called.

export interface Emitter<T> {
  /** Adds a listener; the returned function removes it. */
  on(listener: (value: T) => void): () => void;
  /** True while listeners are being called. */
  readonly isEmitting: boolean;
  /** Calls every listener, then the deferred tasks. One that throws stops no other: the first error is thrown at the end. */
  emit(value: T): void;
  /** Runs a task after the listeners that are being called. */
  defer(task: () => void): void;
  runDeferred(): void;
  clearDeferred(): void;
}

export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  let deferred: (() => void)[] = [];
  let isEmitting = false;

  function callListeners(value: T): void {
    isEmitting = true;
    try {
      callAll(listeners, listener => listener(value));
    } finally {
      isEmitting = false;
    }
  }

  function runDeferred(): void {
    callAll(deferredTasks(), task => task());
  }

  function* deferredTasks(): Generator<() => void> {
    for (let task = deferred.shift(); task; task = deferred.shift()) yield task;
  }

  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get isEmitting() {
      return isEmitting;
    },
    emit(value) {
      callAll([() => callListeners(value), runDeferred], call => call());
    },
    defer(task) {
      deferred.push(task);
    },
    runDeferred,
    clearDeferred() {
      deferred = [];
      isEmitting = false;
    },
  };
}

/** Calls with every item, also after one has thrown; the first error is thrown at the end. */
function callAll<T>(items: Iterable<T>, call: (item: T) => void): void {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      call(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
