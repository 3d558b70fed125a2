// Records hooks: best score, medals and the ghost track of the best run, from this browser's storage, for scene and HUD.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import {
  type GhostTrack,
  MAX_TRACK_POINTS,
  type Records,
  TrackRecorder,
} from '../../../scenes/kit/core/replay/records.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';

/** Records the track of the current run; not in the lab, in playback, or in assisted runs. Returns a function that gives the track. */
export function useTrack(session: Session | null, runtime: GameRuntime | undefined, lab: boolean) {
  const recorder = useRef<TrackRecorder | null>(null);
  useEffect(() => {
    recorder.current = null;
    const track = runtime?.track;
    if (!session || !track || lab) return;
    const newRecorder = new TrackRecorder(track.every);
    recorder.current = newRecorder;
    return session.store.subscribe(({ phase, tick, playback, assisted }) => {
      if (phase !== 'ready' && !playback && !assisted)
        newRecorder.record(tick, track.positionOf(session.state as object));
    });
  }, [session, runtime, lab]);
  /** None of a run that was gone on with: its beginning is not known here. */
  return (): GhostTrack | null => {
    const track = recorder.current?.track ?? null;
    const tick = session?.store.getState().tick ?? 0;
    const isWhole = track && track.places.length >= Math.min(MAX_TRACK_POINTS, Math.floor(tick / track.every));
    return isWhole ? track : null;
  };
}

/** Records of the game, and a function that sets the track of a new best run. The ghost of a daily run comes from elsewhere. */
export function useRecords(
  game: Pick<GameDefinition, 'id'>,
  mounted: MountedGame | null,
  dayTrack: GhostTrack | null = null,
): readonly [records: Records, setTrack: (track: GhostTrack | null, mode?: string) => void] {
  const { best, medals } = useProfile(state => recordOf(state, game));
  const [track, setTrack] = useState<GhostTrack | null>(null);
  const recording = mounted?.runtime.track;
  const hasTrack = recording !== undefined && !recording.ofDay;
  const mode = useStore(recording?.modeOf ? (mounted?.stage.session.store ?? NO_STORE) : NO_STORE, state =>
    state ? recording?.modeOf?.(state.setup) : undefined,
  );
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const found = await fetchTrack(game, mode);
      // A track that was set meanwhile, by a new best run, is kept.
      if (!isUnmounted) setTrack(current => current ?? found);
    };
    if (hasTrack) void load();
    return () => {
      isUnmounted = true;
      setTrack(null);
    };
  }, [game, hasTrack, mode]);
  const records = useMemo(() => ({ best, medals, track: dayTrack ?? track }), [best, medals, track, dayTrack]);
  useEffect(() => mounted?.stage.setRecords(records), [mounted, records]);
  const setTrackOf = (newest: GhostTrack | null, ofMode?: string) => ofMode === mode && setTrack(newest);
  return [records, setTrackOf] as const;
}

const NO_STORE = { getState: () => null, getInitialState: () => null, subscribe: () => () => {} };

const loadReplays = () => import('../../data/games/replays.ts');

/** Loads the stored track. The module is lazy: if it cannot be fetched, there is no ghost. */
async function fetchTrack({ id }: Pick<GameDefinition, 'id'>, mode?: string): Promise<GhostTrack | null> {
  const replays = await loadReplays().catch(() => null);
  return (await replays?.loadBestTrack(id, mode)) ?? null;
}
