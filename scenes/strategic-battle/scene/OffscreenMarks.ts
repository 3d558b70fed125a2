// Off-screen indicators at the right edge of a window that does not show the whole field: rows with enemies, sized by their number.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';

import { CELL, nearestRow, ROWS, WORLD } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';

const DEPTH = 700;
/** Largest number that the size shows. */
const MOST = 5;

export class OffscreenMarks {
  readonly #marks: readonly Phaser.GameObjects.Image[];
  readonly #full: number;

  constructor(paper: Paper) {
    this.#full = 1 / paper.resolution;
    this.#marks = Array.from({ length: ROWS }, (_, row) =>
      paper
        .image(0, (row + 0.5) * CELL, 'beyond', DEPTH)
        .setFlipX(true)
        .setVisible(false),
    );
  }

  /** `edge`: right end of the visible part, in world px. */
  draw({ enemies, phase }: Readonly<State>, edge: number, pulse: number): void {
    const counts = new Array<number>(ROWS).fill(0);
    if (phase === 'playing' && edge < WORLD.width - 1)
      for (const enemy of enemies)
        if (enemy.col * CELL > edge) counts[nearestRow(enemy)] = (counts[nearestRow(enemy)] ?? 0) + 1;
    this.#marks.forEach((mark, row) => {
      const count = Math.min(MOST, counts[row] ?? 0);
      mark
        .setVisible(count > 0)
        .setX(edge - 12 - 2 * pulse)
        .setScale(this.#full * (0.55 + 0.15 * count));
    });
  }
}
