// Sends a command and tells whether the rules refused it, in their words.
import type { SessionPort } from '../../../../scenes/kit/core/session.ts';
import type { SokobanCommand } from '../../../../scenes/sokoban/state.ts';

/** Null where it was carried out. */
export function tried(session: SessionPort, command: SokobanCommand): string | null {
  let refusal: string | null = null;
  const stop = session.onEvents(events => {
    const refused = events.find(({ type }) => type === 'refused') as { readonly message?: string } | undefined;
    refusal = refused?.message ?? null;
  });
  session.resume();
  session.send(command);
  stop();
  return refusal;
}
