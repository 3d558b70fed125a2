// A grid of paper tiles. It makes pictures only where the camera looks, and touches only those that changed.

import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

/** Which cells are looked at: columns and rows, the last ones left out. */
export interface CellWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface TileOptions {
  /** World pixels of a cell's side. */
  readonly cell: number;
  /** How near a row lies to the viewer. */
  readonly depth: (row: number) => number;
  /** Bakes a tile the first time it is needed. */
  readonly bake: (key: string) => void;
}

interface Tile {
  readonly image: Phaser.GameObjects.Image;
  key: string;
}

export class TileView {
  readonly #paper: Paper;
  readonly #options: TileOptions;
  readonly #baked = new Set<string>();
  readonly #tiles = new Map<number, Tile>();
  #keys: readonly (string | null)[] = [];
  #columns = 0;
  #seen: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };

  constructor(paper: Paper, options: TileOptions) {
    this.#paper = paper;
    this.#options = options;
  }

  /** What lies in each cell, row by row: a tile's key, or nothing. Answers how many pictures were touched. */
  show(keys: readonly (string | null)[], columns: number, seen: CellWindow): number {
    if (columns !== this.#columns) this.clear();
    const before = this.#keys;
    const same = keys === before && seen === this.#seen;
    this.#keys = keys;
    this.#columns = columns;
    this.#seen = seen;
    if (same) return 0;
    let touched = 0;
    for (const cell of this.#tiles.keys()) if (!this.#isSeen(cell) || !keys[cell]) touched += this.#drop(cell);
    const rows = Math.ceil(keys.length / Math.max(1, columns));
    for (let row = Math.max(0, seen.top); row < Math.min(rows, seen.bottom); row++)
      for (let column = Math.max(0, seen.left); column < Math.min(columns, seen.right); column++)
        touched += this.#lay(row, column, keys[row * columns + column] ?? null);
    return touched;
  }

  /** The picture in a cell, for whatever should move with it. */
  at(cell: number): Phaser.GameObjects.Image | undefined {
    return this.#tiles.get(cell)?.image;
  }

  clear(): void {
    for (const cell of [...this.#tiles.keys()]) this.#drop(cell);
    this.#keys = [];
  }

  #isSeen(cell: number): boolean {
    const { left, top, right, bottom } = this.#seen;
    const column = cell % this.#columns;
    const row = Math.floor(cell / this.#columns);
    return column >= left && column < right && row >= top && row < bottom;
  }

  #lay(row: number, column: number, key: string | null): number {
    const at = row * this.#columns + column;
    const tile = this.#tiles.get(at);
    if (key === null || tile?.key === key) return 0;
    if (!this.#baked.has(key)) {
      this.#options.bake(key);
      this.#baked.add(key);
    }
    if (tile) {
      tile.key = key;
      tile.image.setTexture(key);
      return 1;
    }
    const { cell, depth } = this.#options;
    const image = this.#paper.image((column + 0.5) * cell, (row + 0.5) * cell, key, depth(row));
    this.#tiles.set(at, { image, key });
    return 1;
  }

  #drop(cell: number): number {
    this.#tiles.get(cell)?.image.destroy();
    this.#tiles.delete(cell);
    return 1;
  }
}
