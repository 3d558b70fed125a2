// Search for the collection that a board belongs to: a run that was kept, linked or begun with the lessons brings the board alone.
import { boardKey } from '../../../scenes/sokoban/rules/state.ts';
import type { ActiveLevel, Playable } from '../../../scenes/sokoban/ui.ts';
import { loadCollections } from '../../data/games/collections.ts';
import { levelsOf } from './collections.ts';
import { FORTY_FOLDS } from './fortyFolds.ts';

/** The place of a board among the forty, or else in a collection that the player brought; null where it is in none. */
export async function findCollection(game: string, key: string): Promise<ActiveLevel | null> {
  return placeIn([FORTY_FOLDS], key) ?? placeIn(await loadCollections(game), key);
}

function placeIn(collections: readonly Playable[], key: string): ActiveLevel | null {
  for (const collection of collections) {
    const index = levelsOf(collection).findIndex(level => boardKey(level) === key);
    if (index >= 0) return { collection, index };
  }
  return null;
}
