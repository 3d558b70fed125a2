// Markers (hoofprints) on the cells that own Cavalry has left and returns to: such a cell is not free.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { centreOf } from '../rules/grid.ts';
import type { Fighter } from '../rules/state.ts';

const DEPTH = 6;

export class HomeMarkers {
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
      const { x, y } = centreOf(home);
      g.lineStyle(4, this.#paper.rgb('fox', -4), 0.75);
      g.beginPath();
      g.arc(x, y, 9, 0.75 * Math.PI, 0.25 * Math.PI);
      g.strokePath();
    }
  }
}
