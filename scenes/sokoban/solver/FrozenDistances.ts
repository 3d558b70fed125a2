// Cache of push distances for each set of boxes frozen on goals, which are walls to the others.
import type { Board } from './board.ts';
import { type Distances, distancesOf } from './distances.ts';

/** Largest size of the cache in bytes; then it is cleared. */
const CACHE_BYTES = 40_000_000;

interface CacheEntry {
  readonly frozen: Int32Array;
  readonly distances: Distances;
}

export class FrozenDistances {
  readonly #board: Board;
  readonly #none: Distances;
  readonly #cache = new Map<number, CacheEntry[]>();
  #bytes = 0;

  constructor(board: Board, none: Distances) {
    this.#board = board;
    this.#none = none;
  }

  /** Distances with the first `count` cells frozen. The cache key depends on the order of the cells. */
  get(cells: Int32Array, count: number): Distances {
    if (count === 0) return this.#none;
    let hash = count;
    for (let index = 0; index < count; index++) hash = (Math.imul(hash, 31) + (cells[index] as number)) | 0;
    const alike = this.#cache.get(hash) ?? [];
    for (const { frozen, distances } of alike) if (isSame(frozen, cells, count)) return distances;
    const frozen = cells.slice(0, count);
    const distances = distancesOf(this.#board, frozen);
    this.#bytes +=
      distances.pushes.byteLength + distances.rooms.reduce((sum, room) => sum + 8 + (room?.length ?? 0), 500);
    if (this.#bytes > CACHE_BYTES) {
      this.#cache.clear();
      this.#bytes = 0;
    }
    this.#cache.set(hash, [...alike, { frozen, distances }]);
    return distances;
  }
}

function isSame(frozen: Int32Array, cells: Int32Array, count: number): boolean {
  if (frozen.length !== count) return false;
  for (let index = 0; index < count; index++) if (frozen[index] !== cells[index]) return false;
  return true;
}
