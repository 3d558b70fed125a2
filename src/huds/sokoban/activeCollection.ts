// Store of the active collection and the level in it. Its levels are opened as custom levels: rules and replays know no collections.
import { createStore } from 'zustand/vanilla';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import type { Level } from '../../../scenes/sokoban/level.ts';
import { boardKey } from '../../../scenes/sokoban/state.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { readXsb, writeXsb } from '../../../scenes/sokoban/xsb.ts';
import type { Collection } from '../../data/collections.ts';
import type { LevelStats } from './best.ts';

/** A collection to play: one that was brought, or the game's own. */
export interface Playable extends Collection {
  /** The fewest pushes of each level, where they are proven. */
  readonly pars?: readonly number[];
}

export interface ActiveLevel {
  readonly collection: Playable;
  readonly index: number;
}

export const activeCollection = createStore<{ readonly now: ActiveLevel | null }>(() => ({ now: null }));

const levelsCache = new WeakMap<Collection, readonly Level[]>();

/** Levels of a collection, cached. */
export function levelsOf(collection: Collection): readonly Level[] {
  let levels = levelsCache.get(collection);
  if (!levels) levelsCache.set(collection, (levels = readXsb(collection.text)));
  return levels;
}

/** Opens one of its levels; the sentence that refuses it, or null. */
export function openLevel(session: SessionPort, collection: Playable, index: number): string | null {
  const level = levelsOf(collection)[index];
  if (!level) return 'There is no such level.';
  session.resume();
  const refusal = session.send({ type: 'open', xsb: writeXsb(level) });
  const par = collection.pars?.[index];
  if (refusal === null && par !== undefined) session.send({ type: 'notePar', pushes: par });
  if (refusal === null) activeCollection.setState({ now: { collection, index } });
  return refusal;
}

/** The active level of the collection, or null if another level is on the board (after undo, or a numbered level). */
export function activeLevelOf(now: ActiveLevel | null, { isOwn, key }: SokobanView): ActiveLevel | null {
  const level = now && levelsOf(now.collection)[now.index];
  return now && level && isOwn && boardKey(level) === key ? now : null;
}

/** How many are solved, and the first that is not; the last one where all are. */
export function progressOf(
  collection: Collection,
  stats: LevelStats,
): { readonly done: number; readonly first: number } {
  const levels = levelsOf(collection);
  const isDone = levels.map(level => stats[boardKey(level)] !== undefined);
  const first = isDone.indexOf(false);
  return { done: isDone.filter(Boolean).length, first: first < 0 ? levels.length - 1 : first };
}
