// Cell markers: deadly cells, safe steps, and the cursor on the cell that a step would lead into.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { neighbour, stepDalexes } from '../rules/board.ts';
import { dangerMap, safeDirections } from '../rules/danger.ts';
import { CELL, cellSize, centreOf } from '../rules/geometry.ts';
import { type DalexState, positionOf } from '../rules/state.ts';
import type { DalexUi } from '../ui.ts';
import { DEPTH } from './BoardSprites.ts';
import { nextCell } from './pointerCommands.ts';

type Image = Phaser.GameObjects.Image;

/** Fade-in after the dalexes have arrived. */
const FADE_MS = 110;

export class CellMarkers {
  readonly #paper: Paper;
  readonly #still: boolean;
  readonly #cursor: Image;
  #pool: Image[] = [];
  #used = 0;
  #shown: { state: Readonly<DalexState> | null; ui: DalexUi | null } = { state: null, ui: null };
  #alpha = 0;

  constructor(paper: Paper, still: boolean) {
    this.#paper = paper;
    this.#still = still;
    this.#cursor = paper.image(0, 0, 'cursor', DEPTH.mark + 1).setVisible(false);
  }

  /** The next state's markers are there at once: it is the first, or it replaces another. */
  reset(): void {
    this.#shown = { state: null, ui: null };
  }

  /** Called every frame; markers are hidden while sprites move. */
  draw(state: Readonly<DalexState>, ui: DalexUi, isMoving: boolean, ms: number): void {
    const isNew = this.#shown.state !== state || this.#shown.ui !== ui;
    if (isNew) {
      if (this.#shown.state !== state && !this.#still) this.#alpha = this.#shown.state === null ? 1 : 0;
      this.#shown = { state, ui };
      this.#update(state, ui);
    }
    this.#alpha = this.#still ? 1 : isMoving ? 0 : Math.min(1, this.#alpha + ms / FADE_MS);
    for (let i = 0; i < this.#used; i++) this.#pool[i]?.setAlpha(this.#alpha);
  }

  #update(state: Readonly<DalexState>, { map, cell }: DalexUi): void {
    for (let i = 0; i < this.#used; i++) this.#pool[i]?.setVisible(false);
    this.#used = 0;
    this.#cursor.setVisible(false);
    const { size, player, gameOver, gameWon, stand } = state;
    if (gameOver || gameWon) return;
    const position = positionOf(state);
    const deadly = dangerMap(position);
    if (map) {
      deadly.forEach((isDeadly, at) => isDeadly && this.#addMarker('deadly', size, at));
      for (const direction of stand === null ? safeDirections(position) : []) {
        const to = neighbour(size, player, direction) as number;
        const wakes = position.crowd !== undefined && stepDalexes({ ...position, player: to }).woken.length > 0;
        this.#addMarker(wakes ? 'safe-wakes' : 'safe', size, to);
      }
    }
    const next = cell === null || stand !== null ? null : nextCell(size, player, cell);
    if (next === null) return;
    const { x, y } = centreOf(size, next);
    this.#cursor
      .setTexture(deadly[next] ? 'cursor-deadly' : 'cursor')
      .setPosition(x, y)
      .setScale(cellSize(size) / CELL / this.#paper.resolution)
      .setVisible(true);
  }

  #addMarker(key: string, size: number, cell: number): void {
    const { x, y } = centreOf(size, cell);
    const image = this.#pool[this.#used] ?? this.#paper.image(0, 0, key, DEPTH.mark);
    this.#pool[this.#used++] = image
      .setTexture(key)
      .setPosition(x, y)
      .setScale(cellSize(size) / CELL / this.#paper.resolution)
      .setAlpha(this.#alpha)
      .setVisible(true);
  }
}
