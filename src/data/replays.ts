// Replays kept in this browser: the best run of each game and the last few that were saved. In IndexedDB, or where that is forbidden, until the page closes.
import { del, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { type GhostTrack, MAX_TRACK_POINTS } from '../../scenes/kit/core/records.ts';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import { readingReplay, writeReplay } from '../../scenes/kit/core/replayFile.ts';
import { inSlices } from '../ui/inSlices.ts';
import { tellOnce } from './notices.ts';

/** A run somebody kept; `kept` is when, in milliseconds since 1970. */
export interface KeptReplay {
  readonly key: string;
  readonly kept: number;
  /** Null where it cannot be read: torn, or of a later version. It stays as it is until somebody deletes it. */
  readonly replay: Replay | null;
  /** As it was kept. */
  readonly text: string;
}

export interface BestReplay {
  /** The game's `scoringSince` when it was kept. */
  readonly scoring: number;
  /** A second way to play it. */
  readonly mode?: string;
  readonly replay: Replay;
}

const KEPT_PER_GAME = 12;
const fallback = new Map<string, string>();

const best = (game: string) => `replay/${game}/best`;
const bestKey = (game: string, scoring: number, mode?: string) => {
  if (mode !== undefined) return `${best(game)}/${scoring}/${mode}`;
  return scoring === 1 ? best(game) : `${best(game)}/${scoring}`;
};
const prefix = (game: string) => `replay/${game}/kept/`;

const trackKey = (game: string, scoring: number) => `track/${game}/${scoring}`;

const pixel = v.pipe(v.number(), v.safeInteger());
const TrackSchema = v.object({
  every: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(600)),
  places: v.pipe(v.array(v.nullable(v.tuple([pixel, pixel]))), v.maxLength(MAX_TRACK_POINTS)),
});

/** The best run, and the path of its hero where the game notes one: a run that brings none leaves none. */
export async function keepBest(
  replay: Replay,
  scoring = 1,
  track: GhostTrack | null = null,
  mode?: string,
): Promise<void> {
  await write(bestKey(replay.game, scoring, mode), writeReplay(replay));
  if (mode !== undefined) return;
  if (track) await write(trackKey(replay.game, scoring), JSON.stringify(track));
  else await dropReplay(trackKey(replay.game, scoring));
}

/** The path of the best run of this scoring; null where none is kept, or it cannot be read. */
export async function bestTrack(game: string, scoring = 1): Promise<GhostTrack | null> {
  const saved = await read(trackKey(game, scoring));
  if (typeof saved !== 'string') return null;
  try {
    return v.parse(TrackSchema, JSON.parse(saved));
  } catch {
    return null;
  }
}

/** The best run of each scoring, the newest first, and after it those of other ways to play. */
export async function bestReplays(game: string): Promise<readonly BestReplay[]> {
  const found: BestReplay[] = [];
  for (const key of (await allKeys()).filter(one => one === best(game) || one.startsWith(`${best(game)}/`))) {
    const replay = await readable(await read(key), game);
    const [scoring, mode] = key.slice(best(game).length + 1).split('/');
    if (replay) found.push({ scoring: Number(scoring) || 1, ...(mode && { mode }), replay });
  }
  return found.toSorted((a, b) => b.scoring - a.scoring || Number('mode' in a) - Number('mode' in b));
}

/** Keeps a run; the oldest beyond a dozen go. */
export async function keepReplay(replay: Replay, now = Date.now()): Promise<void> {
  await write(prefix(replay.game) + now, writeReplay(replay));
  const runs = (await keptReplays(replay.game)).filter(kept => kept.replay);
  await Promise.all(runs.slice(KEPT_PER_GAME).map(({ key }) => dropReplay(key)));
}

/** The newest first. */
export async function keptReplays(game: string): Promise<readonly KeptReplay[]> {
  const found: KeptReplay[] = [];
  for (const key of (await allKeys()).filter(one => one.startsWith(prefix(game)))) {
    const saved = await read(key);
    const text = typeof saved === 'string' ? saved : (JSON.stringify(saved) ?? '');
    const kept = Number(key.slice(prefix(game).length)) || 0;
    found.push({ key, kept, text, replay: await readable(saved, game) });
  }
  return found.toSorted((a, b) => b.kept - a.kept);
}

export async function dropReplay(key: string): Promise<void> {
  fallback.delete(key);
  await orElse(undefined, () => del(key));
}

/** One after another and in slices: a dozen long runs must not hold the page. */
async function readable(saved: unknown, game: string): Promise<Replay | null> {
  const replay = typeof saved === 'string' ? await inSlices(readingReplay(saved, game)) : null;
  return typeof replay === 'string' ? null : replay;
}

async function write(key: string, text: string): Promise<void> {
  try {
    await set(key, text);
  } catch {
    fallback.set(key, text);
    tellOnce('forbidden');
  }
}

/** Whatever lies there: another version, or another script, may have written it. */
const read = async (key: string): Promise<unknown> =>
  fallback.get(key) ?? (await orElse<unknown>(undefined, () => get(key)));

const allKeys = async (): Promise<string[]> => [
  ...fallback.keys(),
  ...(await orElse([], keys)).filter(key => typeof key === 'string'),
];

async function orElse<T>(otherwise: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}
