// Boxes frozen on their goals are walls to the others: distances for every set of them, worked out once.
import type { Board } from './board.ts';
import { type Distances, distancesOf } from './distances.ts';

/** Bytes of tables kept; then all are dropped and begun anew. */
const KEPT_BYTES = 40_000_000;

interface Kept {
  readonly frozen: Int32Array;
  readonly distances: Distances;
}

export class FrozenDistances {
  readonly #board: Board;
  readonly #none: Distances;
  readonly #kept = new Map<number, Kept[]>();
  #bytes = 0;

  constructor(board: Board, none: Distances) {
    this.#board = board;
    this.#none = none;
  }

  /** The distances with the first `count` of the cells frozen; the same cells in another order are kept twice. */
  get(cells: Int32Array, count: number): Distances {
    if (count === 0) return this.#none;
    let hash = count;
    for (let index = 0; index < count; index++) hash = (Math.imul(hash, 31) + (cells[index] as number)) | 0;
    const alike = this.#kept.get(hash) ?? [];
    for (const { frozen, distances } of alike) if (isSame(frozen, cells, count)) return distances;
    const frozen = cells.slice(0, count);
    const distances = distancesOf(this.#board, frozen);
    this.#bytes +=
      distances.pushes.byteLength + distances.rooms.reduce((sum, room) => sum + 8 + (room?.length ?? 0), 500);
    if (this.#bytes > KEPT_BYTES) {
      this.#kept.clear();
      this.#bytes = 0;
    }
    this.#kept.set(hash, [...alike, { frozen, distances }]);
    return distances;
  }
}

function isSame(frozen: Int32Array, cells: Int32Array, count: number): boolean {
  if (frozen.length !== count) return false;
  for (let index = 0; index < count; index++) if (frozen[index] !== cells[index]) return false;
  return true;
}
