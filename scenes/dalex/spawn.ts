// How a level begins: the player in the middle, dalexes nowhere near, and from some level on a gold cell.
import { pick, type Rng, randomInt } from '../kit/core/rng.ts';
import { distance, middleOf } from './board.ts';
import type { DalexTuning } from './constants.ts';

/** An odd number, so that there is a middle. */
export const sizeOf = ({ boardSize }: Pick<DalexTuning, 'boardSize'>): number =>
  Math.floor((boardSize - 1) / 2) * 2 + 1;

/** How many dalexes a level has. */
export const countOf = (level: number, t: DalexTuning): number =>
  Math.max(1, Math.min(t.mostDalexes, t.firstDalexes + t.dalexesPerLevel * level));

export interface Spawned {
  readonly player: number;
  readonly dalexes: readonly number[];
  readonly goal: number | null;
}

/** Moves the generator on. */
export function spawn(rng: Rng, size: number, level: number, t: DalexTuning): Spawned {
  const player = middleOf(size);
  // A small board has no cells as far away as that: then its edge must do.
  const near = Math.min(t.spawnDistance, (size - 1) / 2 - 1);
  const free: number[] = [];
  for (let cell = 0; cell < size * size; cell++) if (distance(size, cell, player) > near) free.push(cell);
  const drawn = () => free.splice(randomInt(rng, free.length), 1)[0] as number;
  // Somewhere one must be able to go.
  const dalexes = Array.from({ length: Math.min(countOf(level, t), free.length - 1) }, drawn);
  return { player, dalexes, goal: level >= t.goalFromLevel ? goldCell(rng, size, dalexes, t) : null };
}

/** Not beside the player, not out of reach, and on nobody. */
function goldCell(rng: Rng, size: number, dalexes: readonly number[], { goalDistance }: DalexTuning): number {
  const player = middleOf(size);
  const cells = Array.from({ length: size * size }, (_, cell) => cell).filter(cell => {
    const away = distance(size, cell, player);
    return away >= 2 && away <= goalDistance && !dalexes.includes(cell);
  });
  return pick(rng, cells);
}
