// Ids of the games that were left in the middle and are kept. Only their names are read here: what is in them, the game's own rules read.
import { itemKeys } from '../storedItems.ts';
import { storedKeys } from '../storedKeys.ts';
import { STORED } from '../storedKinds.ts';

/** Games with a run in the database, as last read. */
let withRuns: readonly string[] = [];

/** Reads anew which games have a run in the database. */
export async function refreshKept(): Promise<void> {
  const names = await itemKeys('run/').catch(() => []);
  withRuns = names.flatMap(key => STORED.run.keys.exec(key)?.[1] ?? []);
}

/** Ids in the order of their names, joined by spaces: a snapshot that is equal while they are. */
export function keptIds(): string {
  const saved = storedKeys('savedGame').flatMap(key => STORED.savedGame.keys.exec(key)?.[1] ?? []);
  return [...new Set([...saved, ...withRuns])].toSorted().join(' ');
}
