// Keys of the best runs of daily games in IndexedDB: which are kept. A page asks for them and loads no replay.
import { itemKeys } from '../storedItems.ts';

export const DAY_REPLAY = /^replay\/([\w-]{1,64})\/day\/(\d{1,7})\/(\d{1,9})$/;
/** A run of other rules would end otherwise: their number is part of the key. */
export const dayReplayKey = (game: string, day: number, rules: number): string => `replay/${game}/day/${day}/${rules}`;

/** Which of these games have their best run of a day kept, by the rules they have now. None where the browser stores nothing. */
export async function dayReplaysOf(
  games: readonly { readonly id: string; readonly rules: number }[],
  day: number,
): Promise<ReadonlySet<string>> {
  const kept = new Set(await itemKeys('replay/').catch(() => []));
  return new Set(games.flatMap(({ id, rules }) => (kept.has(dayReplayKey(id, day, rules)) ? [id] : [])));
}
