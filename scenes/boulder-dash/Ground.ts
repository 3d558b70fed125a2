// The cave on the stage: sheets and what rests on them, only where the camera looks; what moves is drawn between its cells.

import type { Paper } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { type CellWindow, TileView } from '../kit/phaser/TileView.ts';
import { bakeSheet } from './art.ts';
import { readCells, SIDE } from './cells.ts';
import { pieceOf, sheetOf } from './look.ts';
import { placeOf, type State } from './state.ts';

type Image = Phaser.GameObjects.Image;
export const DEPTH = { sheets: 0, pieces: 2, movers: 3, fox: 5, moths: 6, dark: 20, glint: 4 } as const;
/** A boulder turns so far on its way from one cell to the next. */
const ROLL = Math.PI / 3;

export class Ground {
  readonly #paper: Paper;
  readonly #sheets: TileView;
  readonly #pieces: TileView;
  readonly #movers: Image[] = [];
  #text = '';
  #width = 0;
  #sheetKeys: (string | null)[] = [];
  #pieceKeys: (string | null)[] = [];
  #known: Uint8Array = new Uint8Array(0);
  #window: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };
  /** From, to, and what it is. */
  #moving: { readonly from: number; readonly to: number; readonly key: string }[] = [];
  #settled = true;

  constructor(paper: Paper) {
    this.#paper = paper;
    this.#sheets = new TileView(paper, { cell: SIDE, depth: () => DEPTH.sheets, bake: key => bakeSheet(paper, key) });
    // Pieces are baked with everything else.
    this.#pieces = new TileView(paper, { cell: SIDE, depth: () => DEPTH.pieces, bake: () => {} });
  }

  /** After a tick, or where the camera looks elsewhere. */
  show({ cave }: Readonly<State>, window: CellWindow): void {
    const isMoved = window !== this.#window;
    if (cave.cells === this.#text && !isMoved) return;
    const isOther = cave.width !== this.#width || cave.cells.length !== this.#known.length;
    const cells = cave.cells === this.#text ? this.#known : readCells(cave.cells);
    if (isOther) {
      this.#sheetKeys = new Array<string | null>(cells.length).fill(null);
      this.#pieceKeys = new Array<string | null>(cells.length).fill(null);
    }
    this.#known = cells;
    this.#text = cave.cells;
    this.#width = cave.width;
    this.#window = window;
    this.#settled = false;
    this.#moving = [];
    for (let i = 0; i + 1 < cave.moved.length; i += 2) {
      const to = cave.moved[i + 1] as number;
      const key = pieceOf(cells[to] as number);
      if (key) this.#moving.push({ from: cave.moved[i] as number, to, key });
    }
    this.#lay(cave.monsters);
  }

  #lay(monsters: State['cave']['monsters']): void {
    // Below a moth the cave looks as it will when the moth is gone.
    const cells = this.#known.slice();
    for (const { cell, under } of monsters) cells[cell] = under;
    const grid = { width: this.#width, cells };
    const { left, top, right, bottom } = this.#window;
    const rows = this.#known.length / this.#width;
    for (let row = Math.max(0, top); row < Math.min(rows, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(this.#width, right); column++) {
        const cell = row * this.#width + column;
        this.#sheetKeys[cell] = sheetOf(grid, cell);
        this.#pieceKeys[cell] = pieceOf(cells[cell] as number);
      }
    for (const { to } of this.#moving) this.#pieceKeys[to] = null;
    this.#sheets.show(this.#sheetKeys.slice(), this.#width, this.#window);
    this.#pieces.show(this.#pieceKeys.slice(), this.#width, this.#window);
  }

  /** Every frame: what moves stands so far along its way. */
  draw(part: number): void {
    if (part >= 1 && this.#settled) return;
    this.#moving.forEach(({ from, to, key }, index) => {
      const image = (this.#movers[index] ??= this.#paper.image(0, 0, key, DEPTH.movers));
      const [a, b] = [placeOf(this.#width, from), placeOf(this.#width, to)];
      image.setTexture(key).setVisible(true);
      image.setPosition(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
      image.setRotation(key === 'boulder' ? ROLL * (1 - part) * Math.sign(a.x - b.x) : 0);
    });
    for (let i = this.#moving.length; i < this.#movers.length; i++) this.#movers[i]?.setVisible(false);
    if (part < 1) return;
    // At rest: the pieces layer has it from here on.
    this.#settled = true;
  }

  /** The diamonds in sight, for their glints. */
  diamonds(): number[] {
    const { left, top, right, bottom } = this.#window;
    const seen: number[] = [];
    const rows = this.#known.length / Math.max(1, this.#width);
    for (let row = Math.max(0, top); row < Math.min(rows, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(this.#width, right); column++)
        if (this.#pieceKeys[row * this.#width + column] === 'diamond') seen.push(row * this.#width + column);
    return seen;
  }

  clear(): void {
    this.#sheets.clear();
    this.#pieces.clear();
    this.#moving = [];
    this.#text = '';
    for (const image of this.#movers) image.setVisible(false);
  }
}
