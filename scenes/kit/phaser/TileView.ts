// Tile view: draws a grid of tiles. Only visible cells have images (culling), and only changed ones are updated.
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

/** Visible cells: columns and rows, `right` and `bottom` exclusive. */
export interface CellWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface TileOptions {
  /** Side of a cell in world pixels. */
  readonly cell: number;
  /** Phaser depth of a row. */
  readonly depth: (row: number) => number;
  /** Bakes a tile's texture, when it is first needed. */
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
  #visible: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };

  constructor(paper: Paper, options: TileOptions) {
    this.#paper = paper;
    this.#options = options;
  }

  /** Shows the tiles of all cells, row by row: a texture key, or null. Returns the number of changed images. */
  show(keys: readonly (string | null)[], columns: number, visible: CellWindow): number {
    if (columns !== this.#columns) this.clear();
    const previousKeys = this.#keys;
    const isUnchanged = keys === previousKeys && visible === this.#visible;
    this.#keys = keys;
    this.#columns = columns;
    this.#visible = visible;
    if (isUnchanged) return 0;
    let changed = 0;
    for (const cell of this.#tiles.keys()) if (!this.#isVisible(cell) || !keys[cell]) changed += this.#remove(cell);
    const rows = Math.ceil(keys.length / Math.max(1, columns));
    for (let row = Math.max(0, visible.top); row < Math.min(rows, visible.bottom); row++)
      for (let column = Math.max(0, visible.left); column < Math.min(columns, visible.right); column++)
        changed += this.#place(row, column, keys[row * columns + column] ?? null);
    return changed;
  }

  /** Image of a cell, for decoration that moves with it. */
  at(cell: number): Phaser.GameObjects.Image | undefined {
    return this.#tiles.get(cell)?.image;
  }

  clear(): void {
    for (const cell of [...this.#tiles.keys()]) this.#remove(cell);
    this.#keys = [];
  }

  #isVisible(cell: number): boolean {
    const { left, top, right, bottom } = this.#visible;
    const column = cell % this.#columns;
    const row = Math.floor(cell / this.#columns);
    return column >= left && column < right && row >= top && row < bottom;
  }

  #place(row: number, column: number, key: string | null): number {
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

  #remove(cell: number): number {
    this.#tiles.get(cell)?.image.destroy();
    this.#tiles.delete(cell);
    return 1;
  }
}
