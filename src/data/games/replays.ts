// Saved replays in IndexedDB: the best run of each game and the last few saved ones; in memory where IndexedDB is forbidden.
import { del, get, keys } from 'idb-keyval';
import * as v from 'valibot';
import { hashOf } from '../../../scenes/kit/core/json.ts';
import { type GhostTrack, MAX_TRACK_POINTS } from '../../../scenes/kit/core/replay/records.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import { readingReplay, writeReplay } from '../../../scenes/kit/core/replay/replayFile.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { loadItem, notifyUnsaved, saveItem } from '../storedItems.ts';
import type { StoredName } from '../storedKinds.ts';
import { timeAfter } from '../timeAfter.ts';
import { DAY_REPLAY, dayReplayKey } from './dayReplays.ts';

/** A saved replay; `kept` is when it was saved, in milliseconds since 1970. */
export interface SavedReplay {
  readonly key: string;
  readonly kept: number;
  /** Null if it is corrupt or of a later version; it stays until the user deletes it. */
  readonly replay: Replay | null;
  /** The stored text. */
  readonly text: string;
}

export interface BestReplay {
  /** Game mode with a best score of its own. */
  readonly mode?: string;
  readonly replay: Replay;
}

const SAVED_PER_GAME = 12;
const fallback = new Map<string, string>();

const bestPrefix = (game: string) => `replay/${game}/best`;
const bestKey = (game: string, mode?: string) => bestPrefix(game) + (mode === undefined ? '' : `/${mode}`);
const savedPrefix = (game: string) => `replay/${game}/kept/`;

/** Best runs of daily games that are kept, and the longest of them, in characters: together at most 20 MB. */
const MAX_DAY_RUNS = 40;
const MAX_DAY_RUN = 500_000;

/** Keeps the best run of a day's game in place of the one before, unless it is too long; of the latest days alone. */
export async function saveDayReplay(replay: Replay, day: number): Promise<void> {
  const { game, rules } = replay;
  const key = dayReplayKey(game, day, rules);
  const text = writeReplay(replay);
  // One that is too long is not kept, but neither is a worse one in its name.
  if (text.length > MAX_DAY_RUN) await deleteReplay(key);
  else await write('dayReplay', key, text, value => parseReplay(value, game));
  const kept = (await allKeys()).flatMap(one => {
    const [, id, of, version] = DAY_REPLAY.exec(one) ?? [];
    return id === undefined ? [] : [{ key: one, day: Number(of), isOld: id === game && Number(version) !== rules }];
  });
  const current = kept.filter(({ isOld }) => !isOld).toSorted((a, b) => b.day - a.day);
  const dropped = [...kept.filter(({ isOld }) => isOld), ...current.slice(MAX_DAY_RUNS)];
  await Promise.all(dropped.map(one => deleteReplay(one.key)));
}

/** The best run of a day's game by these rules; null if none is kept. */
export const loadDayReplay = (game: string, day: number, rules: number): Promise<Replay | null> =>
  load('dayReplay', dayReplayKey(game, day, rules), value => parseReplay(value, game));

const trackKey = (game: string, mode?: string) => `track/${game}${mode === undefined ? '' : `/mode/${mode}`}`;

const pixel = v.pipe(v.number(), v.safeInteger());
const TrackSchema = v.object({
  every: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(600)),
  places: v.pipe(v.array(v.nullable(v.tuple([pixel, pixel]))), v.maxLength(MAX_TRACK_POINTS)),
});

/** Saves the best run, and the hero's track for the ghost; a run without a track deletes the stored one. */
export async function saveBestReplay(replay: Replay, track: GhostTrack | null = null, mode?: string): Promise<void> {
  const { game } = replay;
  await write('bestReplay', bestKey(game, mode), writeReplay(replay), value => parseReplay(value, game));
  if (track?.places.some(place => place !== null))
    await write('track', trackKey(game, mode), JSON.stringify(track), parseTrack);
  else await deleteReplay(trackKey(game, mode));
}

/** Track of the best run, of a mode where one is named; null if there is none or it is unreadable. */
export const loadBestTrack = (game: string, mode?: string): Promise<GhostTrack | null> =>
  load('track', trackKey(game, mode), parseTrack);

const parseTrack = (text: unknown): GhostTrack | null => parsed(TrackSchema, text);

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: unknown): T | null {
  try {
    return v.parse(schema, JSON.parse(String(text)));
  } catch {
    return null;
  }
}

const DayTrackSchema = v.object({ seed: pixel, score: v.pipe(v.number(), v.finite()), track: TrackSchema });
/** Track of a day's best run with one setup, with its seed and its score. */
export interface DayTrack {
  readonly seed: number;
  readonly score: number;
  readonly track: GhostTrack;
}

/** Setups differ by their choices; a day replaces the one before. */
const dayTrackKey = (game: string, setup: Setup) => `${trackKey(game)}/day/${hashOf(setup)}`;

export const saveDayTrack = (game: string, setup: Setup, kept: DayTrack): Promise<void> =>
  write('track', dayTrackKey(game, setup), JSON.stringify(kept), parseDayTrack);

/** The one of this seed; null if there is none or it is unreadable. */
export async function loadDayTrack(game: string, setup: Setup, seed: number): Promise<DayTrack | null> {
  const kept = await load('track', dayTrackKey(game, setup), parseDayTrack);
  return kept?.seed === seed ? kept : null;
}

const parseDayTrack = (text: unknown): DayTrack | null => parsed(DayTrackSchema, text);

/** The best run, then those of other modes. */
export async function loadBestReplays(game: string): Promise<readonly BestReplay[]> {
  const found: BestReplay[] = [];
  for (const key of (await allKeys()).filter(
    one => one === bestPrefix(game) || one.startsWith(`${bestPrefix(game)}/`),
  )) {
    const replay = await load('bestReplay', key, value => parseReplay(value, game));
    const mode = key.slice(bestPrefix(game).length + 1);
    if (replay) found.push({ ...(mode && { mode }), replay });
  }
  return found.toSorted((a, b) => Number('mode' in a) - Number('mode' in b));
}

/** Saves a replay; only the last dozen are kept. */
export async function storeReplay(replay: Replay, now = Date.now()): Promise<void> {
  const prefix = savedPrefix(replay.game);
  const others = (await allKeys()).filter(key => key.startsWith(prefix)).map(key => timeOf(key, prefix));
  await write('replay', prefix + timeAfter(others, now), writeReplay(replay), () => true);
  const runs = (await loadSavedReplays(replay.game)).filter(kept => kept.replay);
  await Promise.all(runs.slice(SAVED_PER_GAME).map(({ key }) => deleteReplay(key)));
}

/** The saved replays, the newest first. */
export async function loadSavedReplays(game: string): Promise<readonly SavedReplay[]> {
  const found: SavedReplay[] = [];
  for (const key of (await allKeys()).filter(one => one.startsWith(savedPrefix(game)))) {
    const saved = await read(key);
    const text = typeof saved === 'string' ? saved : (JSON.stringify(saved) ?? '');
    const kept = timeOf(key, savedPrefix(game));
    found.push({ key, kept, text, replay: await parseReplay(saved, game) });
  }
  return found.toSorted((a, b) => b.kept - a.kept);
}

const timeOf = (key: string, prefix: string): number => Number(key.slice(prefix.length)) || 0;

export async function deleteReplay(key: string): Promise<void> {
  fallback.delete(key);
  await orFallback(undefined, () => del(key));
}

/** Parses in slices, because a dozen long runs would block the page. */
async function parseReplay(saved: unknown, game: string): Promise<Replay | null> {
  const replay = typeof saved === 'string' ? await inSlices(readingReplay(saved, game)) : null;
  return typeof replay === 'string' ? null : replay;
}

async function write(
  kind: StoredName,
  key: string,
  text: string,
  validate: (value: unknown) => unknown,
): Promise<void> {
  try {
    await saveItem(kind, key, text, validate);
    fallback.delete(key);
  } catch (error) {
    fallback.set(key, text);
    notifyUnsaved(kind, error);
  }
}

/** A validated value; one that cannot be used is set aside. */
async function load<T>(
  kind: StoredName,
  key: string,
  validate: (value: unknown) => T | null | Promise<T | null>,
): Promise<T | null> {
  const unsaved = fallback.get(key);
  return unsaved === undefined ? orFallback(null, () => loadItem(kind, key, validate)) : validate(unsaved);
}

/** The raw stored value; another version or script may have written it. */
const read = async (key: string): Promise<unknown> =>
  fallback.get(key) ?? (await orFallback<unknown>(undefined, () => get(key)));

const allKeys = async (): Promise<string[]> => [
  ...fallback.keys(),
  ...(await orFallback([], keys)).filter(key => typeof key === 'string'),
];

async function orFallback<T>(otherwise: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}
