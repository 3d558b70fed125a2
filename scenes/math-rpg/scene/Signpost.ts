// Signpost of the two paths: shown after the enemy's fall; its boards are hit areas.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { MathState } from '../rules/state.ts';
import type { Way } from '../ui.ts';
import { signKey } from './art.ts';

const POST = { x: 490, y: 300 };
/** Centres of the boards. */
const BOARDS = {
  meadow: { x: 404, y: 236 },
  ridge: { x: 578, y: 284 },
} as const;
type Side = keyof typeof BOARDS;
const SIDES: readonly Side[] = ['meadow', 'ridge'];
/** Half size of a board's hit area. */
const REACH = { x: 104, y: 46 };
const DEPTH = 4;

export class Signpost {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #post: Phaser.GameObjects.Image;
  readonly #boards: Readonly<Record<Side, Phaser.GameObjects.Image>>;
  readonly #sign: Phaser.GameObjects.Image;
  #isShown = false;

  constructor(paper: Paper, juice: Juice) {
    this.#paper = paper;
    this.#juice = juice;
    this.#post = paper.image(POST.x, POST.y, 'post', DEPTH);
    this.#boards = {
      meadow: paper.image(BOARDS.meadow.x, BOARDS.meadow.y, 'board-meadow', DEPTH + 1),
      ridge: paper.image(BOARDS.ridge.x, BOARDS.ridge.y, 'board-ridge', DEPTH + 1),
    };
    this.#sign = paper.image(BOARDS.ridge.x - 6, BOARDS.ridge.y - 60, 'post', DEPTH + 1);
    this.#show(false);
  }

  reset(state: Readonly<MathState>): void {
    this.#isShown = state.phase === 'path';
    this.#show(this.#isShown, state);
  }

  /** Appears after the animations of the fight. */
  update(state: Readonly<MathState>, isBusy: boolean): void {
    const stands = state.phase === 'path' && !isBusy;
    if (stands === this.#isShown) return;
    this.#isShown = stands;
    this.#show(stands, state);
    if (!stands) return;
    for (const side of SIDES) this.#juice.unfold(this.#boards[side], side === 'meadow' ? 0 : 90);
  }

  draw(pointed: Way | null, elapsed: number): void {
    if (!this.#isShown) return;
    for (const side of SIDES) {
      const sway = side === pointed ? 3 * Math.sin(elapsed / 160) : 0;
      this.#boards[side].setAngle(side === pointed ? sway : 0).setY(BOARDS[side].y - (side === pointed ? 5 : 0));
    }
    this.#sign.setY(BOARDS.ridge.y - 64 + 3 * Math.sin(elapsed / 500));
  }

  /** Hit test: the board at a point, or null. */
  sideAt({ x, y }: { readonly x: number; readonly y: number }): Side | null {
    if (!this.#isShown) return null;
    const under = (side: Side) => Math.abs(x - BOARDS[side].x) <= REACH.x && Math.abs(y - BOARDS[side].y) <= REACH.y;
    return SIDES.find(under) ?? null;
  }

  #show(on: boolean, state?: Readonly<MathState>): void {
    for (const image of [this.#post, this.#boards.meadow, this.#boards.ridge]) image.setVisible(on);
    const ridge = state?.ridge ?? null;
    this.#sign.setVisible(on && ridge !== null).setScale(0.66 / this.#paper.resolution);
    if (ridge !== null) this.#sign.setTexture(signKey(ridge));
  }
}
