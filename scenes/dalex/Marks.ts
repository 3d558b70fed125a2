// What lies on the board for the player's eyes: deadly cells, safe steps, and the cell that a step would lead into.
import type { Paper } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { neighbour } from './board.ts';
import { DEPTH } from './Crowd.ts';
import { dangerMap, safeWays } from './danger.ts';
import { nextCell } from './hand.ts';
import type { Look } from './look.ts';
import { CELL, cellSize, centreOf } from './stage.ts';
import { type DalexState, positionOf } from './state.ts';

type Image = Phaser.GameObjects.Image;

/** Marks wait until the dalexes stand, and come softly. */
const FADE_MS = 110;

export class Marks {
  readonly #paper: Paper;
  readonly #still: boolean;
  readonly #cursor: Image;
  #pool: Image[] = [];
  #used = 0;
  #shown: { state: Readonly<DalexState> | null; look: Look | null } = { state: null, look: null };
  #alpha = 0;

  constructor(paper: Paper, still: boolean) {
    this.#paper = paper;
    this.#still = still;
    this.#cursor = paper.image(0, 0, 'cursor', DEPTH.mark + 1).setVisible(false);
  }

  /** Every frame; `busy` while the dalexes are on their way. */
  draw(state: Readonly<DalexState>, look: Look, busy: boolean, ms: number): void {
    const isNew = this.#shown.state !== state || this.#shown.look !== look;
    if (isNew) {
      if (this.#shown.state !== state && !this.#still) this.#alpha = 0;
      this.#shown = { state, look };
      this.#lay(state, look);
    }
    this.#alpha = this.#still ? 1 : busy ? 0 : Math.min(1, this.#alpha + ms / FADE_MS);
    for (let i = 0; i < this.#used; i++) this.#pool[i]?.setAlpha(this.#alpha);
  }

  #lay(state: Readonly<DalexState>, { map, cell }: Look): void {
    for (let i = 0; i < this.#used; i++) this.#pool[i]?.setVisible(false);
    this.#used = 0;
    this.#cursor.setVisible(false);
    const { size, player, gameOver, gameWon, stand } = state;
    if (gameOver || gameWon) return;
    const position = positionOf(state);
    const deadly = dangerMap(position);
    if (map) {
      deadly.forEach((isDeadly, at) => isDeadly && this.#mark('deadly', size, at));
      for (const way of stand === null ? safeWays(position) : [])
        this.#mark('safe', size, neighbour(size, player, way) as number);
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

  #mark(key: string, size: number, cell: number): void {
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
