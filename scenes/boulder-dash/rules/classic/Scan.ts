// One scan of a cave by the classic laws, as its elements share it: cells, what has been scanned, and explosions.
import { type Cause, type Cave, type EmitCaveEvent, kill } from '../cave.ts';
import { beside, CELL, type Direction } from '../cells.ts';
import { CLASSIC } from './elements.ts';
import type { ClassicParts } from './parts.ts';

export interface ClassicCave extends Cave {
  classic: ClassicParts;
}

/** Marks of one scan, kept between scans so that none is allocated for each. */
let marks = new Uint8Array(0);

export class Scan {
  readonly cave: ClassicCave;
  readonly emit: EmitCaveEvent;
  /** Cells of amoeba found so far. */
  amoebas = 0;
  /** Whether one of them had room to grow. */
  hasRoom = false;
  readonly #scanned: Uint8Array;

  constructor(cave: ClassicCave, emit: EmitCaveEvent) {
    this.cave = cave;
    this.emit = emit;
    const { length } = cave.cells;
    if (marks.length < length) marks = new Uint8Array(length);
    else marks.fill(0, 0, length);
    this.#scanned = marks;
  }

  isScanned(cell: number): boolean {
    return this.#scanned[cell] === 1;
  }

  /** Marks what lies in a cell: it does not act again in this scan. */
  mark(cell: number): void {
    this.#scanned[cell] = 1;
  }

  /** The cell beside another, or −1 beyond the grid. */
  beside(cell: number, direction: Direction): number {
    return beside(this.cave.width, this.cave.cells.length, cell, direction);
  }

  /** The code in a cell; beyond the grid all is steel. */
  code(cell: number): number {
    return cell < 0 ? CELL.wall : (this.cave.cells[cell] as number);
  }

  put(cell: number, code: number): void {
    this.cave.cells[cell] = code;
    this.mark(cell);
  }

  move(from: number, to: number, code: number): void {
    this.cave.cells[from] = CELL.empty;
    this.put(to, code);
    this.cave.moved.push(from, to);
  }

  /** The 3 × 3 cells round a cell explode, except steel and the exit; the fox among them dies of the cause. */
  explode(middle: number, becomes: 'empty' | 'diamonds', cause: Cause): void {
    const { cave, emit } = this;
    const { width, height, cells } = cave;
    const [column, row] = [middle % width, Math.floor(middle / width)];
    const first = becomes === 'diamonds' ? CLASSIC.birth : CLASSIC.blast;
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        const cell = y * width + x;
        if (cells[cell] === CELL.wall || cells[cell] === CELL.exit) continue;
        if (cells[cell] === CELL.player) kill(cave, cause, emit);
        this.put(cell, first);
      }
    emit(becomes === 'diamonds' ? 'burst' : 'exploded', middle);
  }
}
