// Steel shutter that falls over the picture when the time is up.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { EscapeState } from '../rules/state.ts';
import { slab } from './art/shapes.ts';

const FALL_MS = 420;
const [UP, DOWN] = [-300, 196];

export class Shutter {
  readonly #image: Phaser.GameObjects.Image;
  readonly #juice: Juice;
  readonly #still: boolean;
  #left = 0;

  constructor(paper: Paper, juice: Juice, reducedMotion: boolean) {
    this.#juice = juice;
    this.#still = reducedMotion;
    paper.bake('shutter', 780, 460, pen => {
      for (let i = 0; i < 8; i++) pen.cut(slab('sky', -376, -216 + i * 52, 752, 50, -34 + (i % 2) * 3, -4));
      pen.cut(slab('coral', -376, 196, 752, 16, -6));
    });
    this.#image = paper.image(360, UP, 'shutter', 80).setVisible(false);
  }

  reset({ phase }: Readonly<EscapeState>): void {
    this.#left = 0;
    this.#image.setVisible(phase === 'timeUp').setY(DOWN);
  }

  close(): void {
    this.#left = this.#still ? 1 : FALL_MS;
    this.#image.setVisible(true).setY(UP);
  }

  draw(ms: number): void {
    if (this.#left <= 0) return;
    this.#left = Math.max(0, this.#left - ms);
    const part = 1 - this.#left / FALL_MS;
    this.#image.setY(UP + (DOWN - UP) * part * part);
    if (this.#left === 0) this.#juice.shake(6, 260);
  }
}
