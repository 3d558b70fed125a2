// Collections of levels: opening one as a custom level, which of them is on the board, and progress.
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { readXsb, writeXsb } from '../../../scenes/sokoban/levels/xsb.ts';
import type { Level } from '../../../scenes/sokoban/rules/level.ts';
import { boardKey } from '../../../scenes/sokoban/rules/state.ts';
import type { ActiveLevel, Playable, SokobanUi } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import type { LevelStats } from './best.ts';

const levelsCache = new WeakMap<Playable, readonly Level[]>();

/** Levels of a collection, cached. */
export function levelsOf(collection: Playable): readonly Level[] {
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
  if (refusal === null) uiOf<SokobanUi>(session).setState({ active: { collection, index } });
  return refusal;
}

/** The active level of the collection, or null if another level is on the board (after undo, or a numbered level). */
export function activeLevelOf(now: ActiveLevel | null, { isOwn, key }: SokobanView): ActiveLevel | null {
  const level = now && levelsOf(now.collection)[now.index];
  return now && level && isOwn && boardKey(level) === key ? now : null;
}

/** How many are solved, and the first that is not; the last one where all are. */
export function progressOf(collection: Playable, stats: LevelStats): { readonly done: number; readonly first: number } {
  const levels = levelsOf(collection);
  const isDone = levels.map(level => stats[boardKey(level)] !== undefined);
  const first = isDone.indexOf(false);
  return { done: isDone.filter(Boolean).length, first: first < 0 ? levels.length - 1 : first };
}
