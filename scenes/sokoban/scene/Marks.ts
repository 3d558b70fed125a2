// Board overlays: cursor, push targets and dead cells of the chosen box, planned path, hint arrow, lost boxes.

import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { type CellWindow, TileView } from '../../kit/phaser/TileView.ts';
import { type Level, neighbour, type Position } from '../rules/level.ts';
import { CELL } from '../rules/stage.ts';
import { deadCells } from '../solver/deadCells.ts';
import type { SokobanUi } from '../ui.ts';
import { rowDepth } from './Pieces.ts';

const TURN = { r: 0, d: 90, l: 180, u: 270 } as const;
const FLAT = 40;
const NOWHERE: ReadonlySet<number> = new Set();

export class Marks {
  readonly #level: Level;
  readonly #dim: TileView;
  readonly #tiles: TileView;
  readonly #guilty: TileView;
  readonly #cursor: Phaser.GameObjects.Image;
  readonly #arrow: Phaser.GameObjects.Image;
  #clock = 0;

  constructor(paper: Paper, level: Level) {
    this.#level = level;
    const tiles = (depth: (row: number) => number) => new TileView(paper, { cell: CELL, depth, bake: () => {} });
    this.#dim = tiles(() => FLAT - 1);
    this.#tiles = tiles(() => FLAT);
    this.#guilty = tiles(row => rowDepth(row) + 6);
    this.#cursor = paper.image(0, 0, 'cursor', FLAT + 1).setVisible(false);
    this.#arrow = paper.image(0, 0, 'arrow', rowDepth(level.height) + 20).setVisible(false);
  }

  show({ cell, chosen, way, hint, guilty }: SokobanUi, position: Position, seen: CellWindow): void {
    const { goals, walls, width } = this.#level;
    const keys: (string | null)[] = walls.map((_, at) =>
      chosen?.targets.has(at) ? (goals.includes(at) ? 'mark-goal' : 'mark-target') : null,
    );
    let at = position.player;
    for (const direction of way) {
      at = neighbour(this.#level, at, direction);
      keys[at] ??= 'mark-way';
    }
    this.#tiles.show(keys, width, seen);
    const dead = chosen ? deadCells(this.#level) : NOWHERE;
    this.#dim.show(this.#keysAt(dead, 'mark-dead'), width, seen);
    this.#guilty.show(this.#keysAt(new Set(guilty), 'mark-guilty'), width, seen);
    this.#cursor.setVisible(cell !== null && cell !== position.player);
    if (cell !== null) this.#cursor.setPosition(...this.#centre(cell));
    this.#arrow.setVisible(hint !== null);
    if (hint) this.#arrow.setPosition(...this.#centre(hint.cell)).setAngle(TURN[hint.direction]);
  }

  /** Removes all overlays, before another level is shown. */
  clear(): void {
    for (const tiles of [this.#dim, this.#tiles, this.#guilty]) tiles.clear();
  }

  #keysAt(cells: ReadonlySet<number>, key: string): (string | null)[] {
    return this.#level.walls.map((_, cell) => (cells.has(cell) ? key : null));
  }

  draw(ms: number, still: boolean): void {
    this.#clock += ms;
    if (!this.#arrow.visible) return;
    const [x, y] = [this.#arrow.x, this.#arrow.y];
    const reach = still ? 0 : Math.sin(this.#clock / 170) * 3;
    const angle = (this.#arrow.angle * Math.PI) / 180;
    this.#arrow.setDisplayOrigin(this.#arrow.width / 2 - reach * (this.#arrow.width / 48), this.#arrow.height / 2);
    this.#arrow.setPosition(x, y).setRotation(angle);
  }

  #centre(cell: number): [number, number] {
    const { width } = this.#level;
    return [((cell % width) + 0.5) * CELL, (Math.floor(cell / width) + 0.5) * CELL];
  }
}
