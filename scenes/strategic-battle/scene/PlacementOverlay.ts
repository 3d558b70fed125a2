// Placement overlay: free cells, the cursor, a preview of the chosen unit and its attack range.
import type { Ink } from '../../kit/core/inks.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { CELL, centreOf, isOnGrid, type Position, ROWS } from '../rules/grid.ts';
import { isFree, unitAt } from '../rules/orders.ts';
import { HALF, isLeft } from '../rules/sandbox/armies.ts';
import { standsAt } from '../rules/sandbox/sandbox.ts';
import type { State } from '../rules/state.ts';
import { typesOf } from '../rules/units.ts';
import { figureKey } from './art.ts';

const DEPTH = { cells: 5, ghost: 8, reach: 6 } as const;

/** A unit may be placed there: in the sandbox on both halves. */
const isOpen = (state: Readonly<State>, at: Position, t: T): boolean =>
  state.sandbox ? isOnGrid(at) && !standsAt(state, at) : isFree(state, at, t);

export class PlacementOverlay {
  readonly #paper: Paper;
  readonly #cells: Phaser.GameObjects.Graphics;
  readonly #reach: Phaser.GameObjects.Graphics;
  readonly #ghost: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, paper: Paper) {
    this.#paper = paper;
    this.#cells = scene.add.graphics().setDepth(DEPTH.cells);
    this.#reach = scene.add.graphics().setDepth(DEPTH.reach);
    this.#ghost = paper.image(0, 0, figureKey('Infantry', 'own'), DEPTH.ghost).setVisible(false);
  }

  draw(state: Readonly<State>, t: T, pulse: number): void {
    this.#cells.clear();
    this.#reach.clear();
    const { chosen, cursor, phase, sandbox } = state;
    const isPlaying = phase === 'playing' && !sandbox?.isFighting;
    this.#ghost.setVisible(isPlaying && chosen !== null && isOpen(state, cursor, t));
    if (!isPlaying) return;
    if (chosen !== null && !sandbox) this.#freeCells(state, t, pulse);
    if (sandbox) this.#halves();
    const unit = sandbox ? standsAt(state, cursor) : unitAt(state, cursor);
    const { x, y } = centreOf(cursor);
    if (chosen !== null && this.#ghost.visible)
      this.#ghost
        .setTexture(figureKey(chosen, sandbox && !isLeft(cursor) ? 'foe' : 'own'))
        .setFlipX(sandbox !== null && !isLeft(cursor))
        .setPosition(x, y - 3)
        .setAlpha(0.62 + 0.15 * pulse);
    this.#frame(
      cursor,
      chosen === null || this.#ghost.visible ? 'gold' : 'coral',
      chosen !== null && !this.#ghost.visible,
    );
    const shown = unit?.kind ?? (this.#ghost.visible ? chosen : null);
    if (shown) this.#reachOf(x, y, (typesOf(t)[shown].attackRange + 0.5) * CELL);
  }

  #freeCells(state: Readonly<State>, t: T, pulse: number): void {
    const g = this.#cells.fillStyle(this.#paper.rgb('gold', 4), 0.2 + 0.1 * pulse);
    for (let row = 0; row < ROWS; row++)
      for (let col = 0; col < t.ownColumns; col++)
        if (isFree(state, { row, col }, t)) g.fillRect(col * CELL + 3, row * CELL + 3, CELL - 6, CELL - 6);
  }

  /** The line between the halves of the sandbox. */
  #halves(): void {
    const x = HALF * CELL;
    this.#cells.fillStyle(this.#paper.rgb('indigo', -4), 0.55);
    for (let y = 6; y < ROWS * CELL; y += 20) this.#cells.fillRect(x - 1.5, y, 3, 10);
  }

  /** Cursor: corners round a cell, crossed out where the chosen unit cannot be placed. */
  #frame({ row, col }: Position, ink: Ink, crossed: boolean): void {
    const g = this.#reach;
    const [left, top] = [col * CELL + 2, row * CELL + 2];
    const [side, arm] = [CELL - 4, 10];
    g.lineStyle(3, this.#paper.rgb(ink, ink === 'gold' ? -14 : -6), 0.95);
    for (const [x, y, sx, sy] of [
      [left, top, 1, 1],
      [left + side, top, -1, 1],
      [left, top + side, 1, -1],
      [left + side, top + side, -1, -1],
    ] as const) {
      g.beginPath();
      g.moveTo(x + sx * arm, y);
      g.lineTo(x, y);
      g.lineTo(x, y + sy * arm);
      g.strokePath();
    }
    if (!crossed) return;
    g.lineBetween(left + 9, top + 9, left + side - 9, top + side - 9);
    g.lineBetween(left + side - 9, top + 9, left + 9, top + side - 9);
  }

  /** Attack range: a square, because distance is Chebyshev distance. */
  #reachOf(x: number, y: number, reach: number): void {
    this.#reach
      .fillStyle(this.#paper.rgb('fox', 6), 0.1)
      .fillRect(x - reach, y - reach, 2 * reach, 2 * reach)
      .lineStyle(2, this.#paper.rgb('fox', -8), 0.7)
      .strokeRect(x - reach, y - reach, 2 * reach, 2 * reach);
  }
}
