// Watch over a Worker: ends a wait that hears nothing for too long.

/** Milliseconds in which a Worker begins a request: its script is fetched meanwhile. */
export const START_MS = 20_000;
/** Milliseconds without a sign of life while it works. */
export const SILENT_MS = 60_000;
/** Silence is counted in steps of so many milliseconds: what passes while the page is suspended counts as one. */
const STEP_MS = 1000;

/** A Worker that was not heard of in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor() {
    super('The work did not answer. Try again.');
  }
}

export interface SilenceWatch {
  /** Something was heard; what is next may take so long. */
  heard(limitMs: number): void;
  stop(): void;
}

/** Calls `onSilent` once, when nothing was heard for as long as is allowed. */
export function watchSilence(onSilent: () => void): SilenceWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const heard = (limitMs: number) => {
    stop();
    let leftMs = limitMs;
    timer = setInterval(() => {
      leftMs -= STEP_MS;
      if (leftMs > 0) return;
      stop();
      onSilent();
    }, STEP_MS);
  };
  heard(START_MS);
  return { heard, stop };
}
