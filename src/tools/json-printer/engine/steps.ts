// Long work in short steps: a generator that yields its progress, run at once, or a slice at a time so that the page stays awake.

/** Work that yields how far it is, 0 to 1, at least every few milliseconds. */
export type Steps<T> = Generator<number, T, void>;

/** To the end, now. */
export function runSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Milliseconds the page is held at a time: input and a frame fit in between. */
const SLICE_MS = 6;

/** A slice at a time. Rejects with the signal's reason once it is aborted. */
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

/** After input and painting had their turn; unlike a timer it is not held back to 4 ms. */
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

/** After the next frame was drawn; where none are, as in a tab out of sight, soon. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, 100);
  });
}
