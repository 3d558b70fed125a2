// Task queue: runs long work as a series of browser tasks, so that the page stays responsive between them.

/** Parts of the work, iterated lazily: a part may add further ones. */
export type Tasks = Iterable<() => void>;

export function runAll(parts: Tasks): void {
  for (const part of parts) part();
}

/** Runs the parts one after another, each in its own task, until one throws or the work is cancelled. */
export function runInTasks(parts: Tasks, isCancelled: () => boolean, onError: (error: unknown) => void): void {
  const iterator = parts[Symbol.iterator]();
  // Nested timers are delayed by four milliseconds (HTML specification, "timers"); messages are not.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    try {
      const { done, value: part } = iterator.next();
      if (!done && !isCancelled()) {
        part();
        port2.postMessage(null);
        return;
      }
    } catch (error) {
      onError(error);
    }
    port1.close();
  };
  port2.postMessage(null);
}
