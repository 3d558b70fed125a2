// Presses of the player: only in one of them may a page start or resume its sound.

/** A touch counts from its end, a mouse button and a key from their start. */
const PRESSES = ['pointerdown', 'keydown', 'touchend'] as const;

/** Calls `act` in every press, until the signal is aborted. */
export function onPress(act: () => void, signal: AbortSignal): void {
  for (const press of PRESSES) window.addEventListener(press, act, { signal, capture: true, passive: true });
}

/** True once the visitor has pressed anything since the site was loaded: on the page before this game, too. Its sound may then start at once. */
export const wasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Resumes a context that does not run: suspended before the first press, interrupted by a call or the phone's lock. For a press. */
export function resumeContext(context: Pick<AudioContext, 'state' | 'resume'>): void {
  // A refusal leaves it silent until the next press.
  if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => {});
}
