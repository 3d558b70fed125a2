// Session hooks: a component re-renders only when the part of the session state that it selects changes.
import { useStore } from 'zustand';
import type { SessionPort, SessionState } from '../../../scenes/kit/core/session/session.ts';

export function useSession<T>(session: Pick<SessionPort, 'store'>, select: (state: SessionState) => T): T {
  return useStore(session.store, select);
}

export type Phase = SessionState['phase'] | 'loading';

/** Phase of a game; 'loading' before it is mounted. */
export function usePhase(session: SessionPort | null): Phase {
  return useStore(session?.store ?? NO_STORE, state => state?.phase ?? 'loading');
}

const NO_STORE = { getState: () => null, getInitialState: () => null, subscribe: () => () => {} };

/** Playback state while a replay is watched, else null. */
export function usePlayback(session: SessionPort | null): SessionState['playback'] {
  return useStore(session?.store ?? NO_STORE, state => state?.playback ?? null);
}
