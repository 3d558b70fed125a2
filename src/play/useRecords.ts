// What this browser keeps of a game, handed to its picture and its HUD: best, medals, and the path of the best run.
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GhostTrack, type Records, TrackRecorder } from '../../scenes/kit/core/records.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import { recordOf, useProfile } from '../data/profile.ts';
import type { Mounted } from './PhaserHost.tsx';

/** The path of the run under way, noted while somebody plays: never in the lab, nor of what is watched or assisted. */
export function useTrack(session: Session | null, runtime: GameRuntime | undefined, lab: boolean) {
  const notes = useRef<TrackRecorder | null>(null);
  useEffect(() => {
    notes.current = null;
    const track = runtime?.track;
    if (!session || !track || lab) return;
    const noted = new TrackRecorder(track.every);
    notes.current = noted;
    return session.store.subscribe(({ phase, tick, playback, assisted }) => {
      if (phase !== 'ready' && !playback && !assisted) noted.record(tick, track.positionOf(session.state as object));
    });
  }, [session, runtime, lab]);
  return (): GhostTrack | null => notes.current?.track ?? null;
}

/** What is kept, and what takes the path of a run that has just become the best one. */
export function useRecords(
  game: Pick<GameDefinition, 'id'>,
  mounted: Mounted | null,
): readonly [kept: Records, takeTrack: (track: GhostTrack | null) => void] {
  const { best, medals } = useProfile(state => recordOf(state, game));
  const [track, setTrack] = useState<GhostTrack | null>(null);
  const noted = mounted?.runtime.track !== undefined;
  useEffect(() => {
    let gone = false;
    const find = async () => {
      const found = await fetchTrack(game);
      // A run that has become the best one meanwhile stays it.
      if (!gone) setTrack(taken => taken ?? found);
    };
    if (noted) void find();
    return () => {
      gone = true;
    };
  }, [game, noted]);
  const kept = useMemo(() => ({ best, medals, track }), [best, medals, track]);
  useEffect(() => mounted?.stage.setRecords(kept), [mounted, kept]);
  return [kept, setTrack] as const;
}

/** Fetched with the page's later parts; without the network there is only no ghost. */
async function fetchTrack({ id }: Pick<GameDefinition, 'id'>): Promise<GhostTrack | null> {
  const { loadBestTrack } = await import('../data/replays.ts').catch(() => ({ loadBestTrack: null }));
  return (await loadBestTrack?.(id)) ?? null;
}
