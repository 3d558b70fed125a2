// Level setup: the player in the middle, dalexes drawn without replacement from cells at a distance, and on later levels a gold cell.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import type { DalexTuning } from '../constants.ts';
import { distance, middleOf } from './board.ts';
import type { Crowd, DalexKind } from './crowd.ts';

/** Board size, rounded to an odd number so that there is a middle cell. */
export const boardSizeOf = ({ boardSize }: Pick<DalexTuning, 'boardSize'>): number =>
  Math.floor((boardSize - 1) / 2) * 2 + 1;

/** Number of dalexes of a level. */
export const dalexCount = (level: number, t: DalexTuning): number =>
  Math.max(1, Math.min(t.mostDalexes, t.firstDalexes + t.dalexesPerLevel * level));

export interface LevelStart {
  readonly player: number;
  readonly dalexes: readonly number[];
  readonly goal: number | null;
  readonly crowd?: Crowd;
}

/** Kinds that a level has beside plain dalexes: none at first, then one, the other, both, and so on. */
const CYCLE: readonly (readonly DalexKind[])[] = [['sleeper'], ['leaper'], ['sleeper', 'leaper']];

/** The level on which a kind first appears. */
export const firstLevelOf = (kind: DalexKind, { kindsFromLevel }: Pick<DalexTuning, 'kindsFromLevel'>): number =>
  kindsFromLevel + CYCLE.findIndex(kinds => kinds.includes(kind));

/** The kinds of a level's dalexes, which were drawn at random: the first of them are of the other kinds, in turn. */
export function crowdOf(level: number, count: number, t: DalexTuning): Crowd {
  const since = level - t.kindsFromLevel;
  const others = since < 0 ? [] : (CYCLE[since % CYCLE.length] as readonly DalexKind[]);
  const most = Math.round((count * t.otherKindsShare) / 100);
  const kindAt = (index: number) => (index < most ? others[index % others.length] : undefined) ?? 'plain';
  return { kinds: Array.from({ length: count }, (_, index) => kindAt(index)), leaps: false, wakeReach: t.wakeReach };
}

/** Draws the start of a level; changes `rng`. */
export function spawnLevel(rng: Rng, size: number, level: number, t: DalexTuning, isMixed: boolean): LevelStart {
  const player = middleOf(size);
  // On a small board at least the edge is far enough.
  const near = Math.min(t.spawnDistance, (size - 1) / 2 - 1);
  const free: number[] = [];
  for (let cell = 0; cell < size * size; cell++) if (distance(size, cell, player) > near) free.push(cell);
  const drawCell = () => free.splice(randomInt(rng, free.length), 1)[0] as number;
  // At least one cell stays free.
  const dalexes = Array.from({ length: Math.min(dalexCount(level, t), free.length - 1) }, drawCell);
  const goal = level >= t.goalFromLevel ? drawGoldCell(rng, size, dalexes, t) : null;
  return { player, dalexes, goal, ...(isMixed && { crowd: crowdOf(level, dalexes.length, t) }) };
}

/** A free cell that is neither beside the player nor too far away; null where dalexes stand on all of them. */
function drawGoldCell(
  rng: Rng,
  size: number,
  dalexes: readonly number[],
  { goalDistance }: DalexTuning,
): number | null {
  const player = middleOf(size);
  const cells = Array.from({ length: size * size }, (_, cell) => cell).filter(cell => {
    const away = distance(size, cell, player);
    return away >= 2 && away <= goalDistance && !dalexes.includes(cell);
  });
  return cells.length > 0 ? pick(rng, cells) : null;
}
