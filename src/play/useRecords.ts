// What this browser keeps of a game, handed to its picture and its HUD: best, medals, and the path of the best run.
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GhostTrack, type Records, TrackRecorder } from '../../scenes/kit/core/records.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../scenes/kit/game.ts';
import { recordOf, type Scored, useProfile } from '../data/profile.ts';
import type { MountedGame } from './PhaserHost.tsx';

/** The path of the run under way, noted while somebody plays: never in the lab, nor of what is watched or assisted. */
export function useTrack(session: Session | null, runtime: GameRuntime | undefined, lab: boolean) {
  const recorder = useRef<TrackRecorder | null>(null);
  useEffect(() => {
    recorder.current = null;
    const track = runtime?.track;
    if (!session || !track || lab) return;
    const newRecorder = new TrackRecorder(track.every);
    recorder.current = newRecorder;
    return session.store.subscribe(({ phase, tick, playback, assisted }) => {
      if (phase !== 'ready' && !playback && !assisted) newRecorder.record(tick, track.positionOf(session.state as object));
    });
  }, [session, runtime, lab]);
  return (): GhostTrack | null => recorder.current?.track ?? null;
}

/** What is kept, and what takes the path of a run that has just become the best one. */
export function useRecords(
  game: Scored,
  mounted: MountedGame | null,
): readonly [kept: Records, takeTrack: (track: GhostTrack | null) => void] {
  const { best, medals } = useProfile(state => recordOf(state, game));
  const [track, setTrack] = useState<GhostTrack | null>(null);
  const hasTrack = mounted?.runtime.track !== undefined;
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const found = await fetchTrack(game);
      // A run that has become the best one meanwhile stays it.
      if (!isUnmounted) setTrack(current => current ?? found);
    };
    if (hasTrack) void load();
    return () => {
      isUnmounted = true;
    };
  }, [game, hasTrack]);
  const records = useMemo(() => ({ best, medals, track }), [best, medals, track]);
  useEffect(() => mounted?.stage.setRecords(records), [mounted, records]);
  return [records, setTrack] as const;
}

/** Fetched with the page's later parts; without the network there is only no ghost. */
async function fetchTrack({ id, scoringSince }: Scored): Promise<GhostTrack | null> {
  const { loadBestTrack } = await import('../data/replays.ts').catch(() => ({ loadBestTrack: null }));
  return (await loadBestTrack?.(id, scoringSince)) ?? null;
}
