// Replays kept in this browser: the best run of each game and the last few that were saved. In IndexedDB, or where that is forbidden, until the page closes.
import { del, get, keys, set } from 'idb-keyval';
import { type Replay, readReplay, writeReplay } from '../../scenes/kit/core/replay.ts';
import { tellOnce } from './notices.ts';

/** A run somebody kept; `kept` is when, in milliseconds since 1970. */
export interface KeptReplay {
  readonly key: string;
  readonly kept: number;
  readonly replay: Replay;
}

const KEPT_PER_GAME = 12;
const fallback = new Map<string, string>();

const bestKey = (game: string) => `replay/${game}/best`;
const prefix = (game: string) => `replay/${game}/kept/`;

export const keepBest = (replay: Replay): Promise<void> => write(bestKey(replay.game), writeReplay(replay));

export async function bestReplay(game: string): Promise<Replay | null> {
  return readable(await read(bestKey(game)), game);
}

/** Keeps a run; the oldest beyond a dozen go. */
export async function keepReplay(replay: Replay, now = Date.now()): Promise<void> {
  await write(prefix(replay.game) + now, writeReplay(replay));
  const surplus = (await keptReplays(replay.game)).slice(KEPT_PER_GAME);
  await Promise.all(surplus.map(({ key }) => dropReplay(key)));
}

/** The newest first. */
export async function keptReplays(game: string): Promise<readonly KeptReplay[]> {
  const names = (await allKeys()).filter(key => key.startsWith(prefix(game)));
  const found = await Promise.all(
    names.map(async key => ({
      key,
      kept: Number(key.slice(prefix(game).length)),
      replay: readable(await read(key), game),
    })),
  );
  return found.flatMap(one => (one.replay ? [{ ...one, replay: one.replay }] : [])).toSorted((a, b) => b.kept - a.kept);
}

export async function dropReplay(key: string): Promise<void> {
  fallback.delete(key);
  await orElse(undefined, () => del(key));
}

/** What an older version wrote and this one cannot read stays where it is, unseen. */
function readable(text: string | undefined, game: string): Replay | null {
  const replay = text === undefined ? null : readReplay(text, game);
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

const read = async (key: string): Promise<string | undefined> =>
  fallback.get(key) ?? (await orElse(undefined, () => get<string>(key)));

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
