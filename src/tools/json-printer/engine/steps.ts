// Cooperative multitasking: long work as a generator that yields its progress, run to the end or in time slices that keep the page responsive.

/** Work in steps: yields its progress, 0 to 1, at least every few milliseconds. */
export type Steps<T> = Generator<number, T, void>;

/** Runs all steps now. */
export function runSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs all steps now, and reports their progress as the part of the whole between `from` and `to`. */
export function runReported<T>(steps: Steps<T>, report: (part: number) => void, from = 0, to = 1): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    report(from + step.value * (to - from));
  }
}

/** Length of a time slice, in milliseconds: input and a frame fit in between. */
const SLICE_MS = 6;

/** Runs the steps in time slices. Rejects with the signal's reason when it is aborted. */
export async function runSliced<T>(
  steps: Steps<T>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?(part: number): void } = {},
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    await nextTask();
  }
}

/** Resolves in the next task, after input and painting; unlike a timer without a minimum delay of 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves after the next frame was drawn; in a hidden tab, which draws none, after a short time. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, 100);
  });
}
