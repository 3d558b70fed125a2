// Moments at which sound may begin: presses of the player, in which a page may start or resume it, and the page's return, when some browsers let it
// resume.

/** A touch counts from its end, a mouse button and a key from their start. */
const PRESSES = ['pointerdown', 'keydown', 'touchend'] as const;

/** Calls `act` in every press, until the signal is aborted. */
export function onPress(act: () => void, signal: AbortSignal): void {
  for (const press of PRESSES) window.addEventListener(press, act, { signal, capture: true, passive: true });
}

/** Calls `act` whenever the page is shown again, until the signal is aborted: after a call or the lock of a phone no press need follow. */
export function onPageReturn(act: () => void, signal: AbortSignal): void {
  const onChange = () => document.visibilityState === 'visible' && act();
  document.addEventListener('visibilitychange', onChange, { signal });
  window.addEventListener('pageshow', act, { signal });
}

/** True once the visitor has pressed anything since the site was loaded: on the page before this game, too. Its sound may then start at once. */
export const wasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Resumes a context that does not run: suspended before the first press, or interrupted by a call or the phone's lock, as Safari calls it. */
export function resumeContext(context: Pick<AudioContext, 'state' | 'resume'>): void {
  // A refusal leaves it silent until the next press.
  if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => {});
}
