// Ids of the games that were left in the middle and are kept. Only their names are read here: what is in them, the game's own rules read.
import { storedKeys } from './storedKeys.ts';
import { STORED } from './storedKinds.ts';

/** Ids in the order of their names, joined by spaces: a snapshot that is equal while they are. */
export const keptIds = (): string =>
  storedKeys('savedGame')
    .flatMap(key => STORED.savedGame.keys.exec(key)?.[1] ?? [])
    .toSorted()
    .join(' ');
