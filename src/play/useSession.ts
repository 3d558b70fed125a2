// Reads a running game: a component re-renders only when what it selects changes.
import { useStore } from 'zustand';
import type { SessionPort, SessionState } from '../../scenes/kit/core/session/session.ts';

export function useSession<T>(session: Pick<SessionPort, 'store'>, select: (state: SessionState) => T): T {
  return useStore(session.store, select);
}

export type Phase = SessionState['phase'] | 'loading';

/** The phase of a game that may not be there yet. */
export function usePhase(session: SessionPort | null): Phase {
  return useStore(session?.store ?? NO_STORE, state => state?.phase ?? 'loading');
}

const NO_STORE = { getState: () => null, getInitialState: () => null, subscribe: () => () => {} };

/** Set while a replay is shown. */
export function usePlayback(session: SessionPort | null): SessionState['playback'] {
  return useStore(session?.store ?? NO_STORE, state => state?.playback ?? null);
}
