// Level setup: the player in the middle, dalexes drawn without replacement from cells at a distance, and on later levels a gold cell.
import { pick, type Rng, randomInt } from '../kit/core/rng.ts';
import { distance, middleOf } from './board.ts';
import type { DalexTuning } from './constants.ts';

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
}

/** Draws the start of a level; changes `rng`. */
export function spawnLevel(rng: Rng, size: number, level: number, t: DalexTuning): LevelStart {
  const player = middleOf(size);
  // On a small board at least the edge is far enough.
  const near = Math.min(t.spawnDistance, (size - 1) / 2 - 1);
  const free: number[] = [];
  for (let cell = 0; cell < size * size; cell++) if (distance(size, cell, player) > near) free.push(cell);
  const drawCell = () => free.splice(randomInt(rng, free.length), 1)[0] as number;
  // At least one cell stays free.
  const dalexes = Array.from({ length: Math.min(dalexCount(level, t), free.length - 1) }, drawCell);
  return { player, dalexes, goal: level >= t.goalFromLevel ? drawGoldCell(rng, size, dalexes, t) : null };
}

/** A free cell that is neither beside the player nor too far away. */
function drawGoldCell(rng: Rng, size: number, dalexes: readonly number[], { goalDistance }: DalexTuning): number {
  const player = middleOf(size);
  const cells = Array.from({ length: size * size }, (_, cell) => cell).filter(cell => {
    const away = distance(size, cell, player);
    return away >= 2 && away <= goalDistance && !dalexes.includes(cell);
  });
  return pick(rng, cells);
}
