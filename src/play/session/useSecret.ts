// Secret hook: which runs begin with a secret that this device has shown already. Such a run is played again, without points, best or medals.
import { useEffect, useRef } from 'react';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import { newestSecret, noteSecret, secretState } from '../../data/games/secrets.ts';
import { toast } from '../../ui/toast.ts';

/** What a result says of such a run. */
export const AGAIN = 'You had seen how this one ends: played again, it scores nothing.';

type Runtime = Pick<GameRuntime, 'secret'>;
type Start = Pick<SessionState, 'seed' | 'setup'>;

/** True where this device has shown the secret of such a run. */
export const isSecretShown = ({ secret }: Runtime, { id }: Pick<GameDefinition, 'id'>, start: Start): boolean =>
  secret !== undefined && secretState(id, secret.nameOf(start)) !== null;

/** True where a run of this seed would be too like the last one that this device has shown, or the one that is under way. */
export function isTooAlike(
  { secret }: Runtime,
  { id }: Pick<GameDefinition, 'id'>,
  seed: number,
  now: SessionState,
): boolean {
  if (!secret?.tooAlike) return false;
  const names = [newestSecret(id), now.phase === 'ready' ? null : secret.nameOf(now)];
  return names.some(name => name !== null && secret.tooAlike?.(seed, name));
}

/** Returns a function that tells whether the current run is a repetition. In the lab nothing is noted and no run is one. */
export function useSecret(
  session: Session | null,
  runtime: Runtime | undefined,
  game: Pick<GameDefinition, 'id'>,
  lab: boolean,
): () => boolean {
  const isAgain = useRef(false);
  useEffect(() => {
    isAgain.current = false;
    const secret = runtime?.secret;
    if (!session || !secret || lab) return;
    const { id } = game;
    const note = (state: 'shown' | 'closed') => noteSecret(id, secret.nameOf(session.store.getState()), state);
    let begun = -1;
    const begin = (start: SessionState) => {
      begun = start.run;
      const state = secretState(id, secret.nameOf(start));
      // A run that goes on after a reload may have shown the secret itself.
      isAgain.current = state === 'closed' || (state === 'shown' && start.tick === 0);
      if (!isAgain.current) return;
      note('closed');
      toast({ title: 'You have seen how this one ends', description: 'Played again, it scores nothing.' });
    };
    // A start that waited for the stage began the run before this is heard.
    const current = session.store.getState();
    if (current.phase === 'playing' && !current.playback) begin(current);
    const stopPhases = session.store.subscribe((now, before) => {
      if (now.phase === 'over' && before.phase !== 'over' && !now.playback) note('closed');
      if (now.phase === 'playing' && !now.playback && now.run !== begun) begin(now);
    });
    // A watched run shows its secret, too.
    const stopEvents = session.onEvents(events => {
      if (session.store.getState().phase !== 'ready' && events.some(({ type }) => secret.shownBy.includes(type)))
        note('shown');
    });
    return () => {
      stopPhases();
      stopEvents();
    };
  }, [session, runtime, game, lab]);
  return () => isAgain.current;
}
