// The cells that riders have left and come home to: a hoofprint, so that an empty cell is not taken for a free one.
import type { Paper } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { middleOf } from './grid.ts';
import type { Fighter } from './state.ts';

const DEPTH = 6;

export class Posts {
  readonly #paper: Paper;
  readonly #marks: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, paper: Paper) {
    this.#paper = paper;
    this.#marks = scene.add.graphics().setDepth(DEPTH);
  }

  draw(own: readonly Fighter[]): void {
    const g = this.#marks.clear();
    for (const { home } of own) {
      if (!home) continue;
      const { x, y } = middleOf(home);
      g.lineStyle(4, this.#paper.rgb('fox', -4), 0.75);
      g.beginPath();
      g.arc(x, y, 9, 0.75 * Math.PI, 0.25 * Math.PI);
      g.strokePath();
    }
  }
}
