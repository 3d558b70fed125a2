// Work in parts: a phone answers a finger between two tasks, and within none.

/** Each is asked for when the one before it is done, so that a part may say what else is to do. */
export type Tasks = Iterable<() => void>;

export function runAll(parts: Tasks): void {
  for (const part of parts) part();
}

/** One after another, each in a task of its own, until one fails or nobody waits any more. */
export function runInTasks(parts: Tasks, isGone: () => boolean, failed: (error: unknown) => void): void {
  const rest = parts[Symbol.iterator]();
  // A timer within timers waits four milliseconds, a message does not.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    try {
      const { done, value: part } = rest.next();
      if (!done && !isGone()) {
        part();
        port2.postMessage(null);
        return;
      }
    } catch (error) {
      failed(error);
    }
    port1.close();
  };
  port2.postMessage(null);
}
