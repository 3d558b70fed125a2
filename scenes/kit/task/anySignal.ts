// One abort signal of two; not every browser has AbortSignal.any.

/** Aborts with the first of the signals. Call `release` when the work is done, so that neither keeps a listener. */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): { signal: AbortSignal; release(): void } {
  const control = new AbortController();
  const listening = new AbortController();
  for (const one of signals) {
    if (one?.aborted) control.abort(one.reason);
    one?.addEventListener('abort', () => control.abort(one.reason), { signal: listening.signal });
  }
  return { signal: control.signal, release: () => listening.abort() };
}
