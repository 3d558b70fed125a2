// Tile layers of the cave (ground and resting objects) inside the camera view, and sprites for objects that move between cells.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { type CellWindow, TileView } from '../../kit/phaser/TileView.ts';
import { readCells, SIDE } from '../rules/cells.ts';
import { isMagicRunning } from '../rules/classic/parts.ts';
import { cellCentre, type State } from '../rules/state.ts';
import { bakeGroundTile } from './art.ts';
import { bakeStage } from './classicArt.ts';
import { groundTile, objectTile } from './tileKeys.ts';

type Image = Phaser.GameObjects.Image;
export const DEPTH = { sheets: 0, pieces: 2, movers: 3, fox: 5, moths: 6, dark: 20, glint: 4, marks: 22 } as const;
/** Rotation of a boulder from one cell to the next, in radians. */
const ROLL = Math.PI / 3;

/** Ticks for which running magic walls show one of their two pictures. */
const SPARKLE_TICKS = 14;

/** Look of the magic walls: 0 while they wait, 1 and 2 in turn while they run. */
const magicLook = (cave: State['cave'], still: boolean): number =>
  isMagicRunning(cave) ? 1 + (still ? 0 : Math.floor(cave.clock / SPARKLE_TICKS) % 2) : 0;

export class Ground {
  readonly #paper: Paper;
  readonly #groundTiles: TileView;
  readonly #objectTiles: TileView;
  readonly #movers: Image[] = [];
  #syncedText = '';
  #width = 0;
  #groundKeys: (string | null)[] = [];
  #objectKeys: (string | null)[] = [];
  #cells: Uint8Array = new Uint8Array(0);
  #window: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Objects between two cells, with their texture. */
  #moving: { readonly from: number; readonly to: number; readonly key: string }[] = [];
  #settled = true;
  /** Look of the magic walls. */
  #magic = 0;

  constructor(paper: Paper) {
    this.#paper = paper;
    this.#groundTiles = new TileView(paper, {
      cell: SIDE,
      depth: () => DEPTH.sheets,
      bake: key => bakeGroundTile(paper, key),
    });
    this.#objectTiles = new TileView(paper, {
      cell: SIDE,
      depth: () => DEPTH.pieces,
      // The others are baked by bakePieces.
      bake: key => key.includes('-') && bakeStage(paper, key),
    });
  }

  /** Updates the tiles after a tick, or when the camera sees other cells. */
  sync({ cave }: Readonly<State>, window: CellWindow, still: boolean): void {
    const isMoved = window !== this.#window;
    const magic = magicLook(cave, still);
    if (cave.cells === this.#syncedText && magic === this.#magic && !isMoved) return;
    this.#magic = magic;
    const isOther = cave.width !== this.#width || cave.cells.length !== this.#cells.length;
    const cells = cave.cells === this.#syncedText ? this.#cells : readCells(cave.cells);
    if (isOther) {
      this.#groundKeys = new Array<string | null>(cells.length).fill(null);
      this.#objectKeys = new Array<string | null>(cells.length).fill(null);
    }
    this.#cells = cells;
    this.#syncedText = cave.cells;
    this.#width = cave.width;
    this.#window = window;
    this.#settled = false;
    this.#moving = [];
    for (let i = 0; i + 1 < cave.moved.length; i += 2) {
      const to = cave.moved[i + 1] as number;
      const key = objectTile(cells[to] as number);
      if (key) this.#moving.push({ from: cave.moved[i] as number, to, key });
    }
    this.#updateTiles(cave.monsters);
  }

  #updateTiles(monsters: State['cave']['monsters']): void {
    // Below a moth the cave looks as it will when the moth is gone.
    const cells = this.#cells.slice();
    for (const { cell, under } of monsters) cells[cell] = under;
    const grid = { width: this.#width, cells };
    const { left, top, right, bottom } = this.#window;
    const rows = this.#cells.length / this.#width;
    for (let row = Math.max(0, top); row < Math.min(rows, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(this.#width, right); column++) {
        const cell = row * this.#width + column;
        this.#groundKeys[cell] = groundTile(grid, cell, this.#magic);
        this.#objectKeys[cell] = objectTile(cells[cell] as number);
      }
    for (const { to } of this.#moving) this.#objectKeys[to] = null;
    this.#groundTiles.show(this.#groundKeys.slice(), this.#width, this.#window);
    this.#objectTiles.show(this.#objectKeys.slice(), this.#width, this.#window);
  }

  /** Every frame: interpolates moving objects; `part` is 0 to 1. */
  draw(part: number): void {
    if (part >= 1 && this.#settled) return;
    this.#moving.forEach(({ from, to, key }, index) => {
      const image = (this.#movers[index] ??= this.#paper.image(0, 0, key, DEPTH.movers));
      const [a, b] = [cellCentre(this.#width, from), cellCentre(this.#width, to)];
      image.setTexture(key).setVisible(true);
      image.setPosition(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
      image.setRotation(key === 'boulder' ? ROLL * (1 - part) * Math.sign(a.x - b.x) : 0);
    });
    for (let i = this.#moving.length; i < this.#movers.length; i++) this.#movers[i]?.setVisible(false);
    if (part < 1) return;
    // All objects rest: the object tiles show them from here on.
    this.#settled = true;
  }

  /** Cells with a visible diamond, for the glints. */
  diamonds(): number[] {
    const { left, top, right, bottom } = this.#window;
    const seen: number[] = [];
    const rows = this.#cells.length / Math.max(1, this.#width);
    for (let row = Math.max(0, top); row < Math.min(rows, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(this.#width, right); column++)
        if (this.#objectKeys[row * this.#width + column] === 'diamond') seen.push(row * this.#width + column);
    return seen;
  }

  clear(): void {
    this.#groundTiles.clear();
    this.#objectTiles.clear();
    this.#moving = [];
    this.#syncedText = '';
    for (const image of this.#movers) image.setVisible(false);
  }
}
