// Work in parts: a phone answers a finger between two tasks, and within none.

export type Parts = readonly (() => void)[];

export function atOnce(parts: Parts): void {
  for (const part of parts) part();
}

/** One after another, each in a task of its own, until one fails or nobody waits any more. */
export function inTasks([part, ...rest]: Parts, isGone: () => boolean, failed: (error: unknown) => void): void {
  if (!part) return;
  setTimeout(() => {
    if (isGone()) return;
    try {
      part();
    } catch (error) {
      failed(error);
      return;
    }
    inTasks(rest, isGone, failed);
  });
}
