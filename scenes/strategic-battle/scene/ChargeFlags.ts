// Pennants in front of the rows that could charge now, where no enemy stands in the way.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { CELL } from '../rules/grid.ts';
import { openRows } from '../rules/orders.ts';
import type { State } from '../rules/state.ts';

const DEPTH = 7;
/** Height of the staff, and length of the cloth, in px. */
const STAFF = 26;
const CLOTH = 18;

export class ChargeFlags {
  readonly #paper: Paper;
  readonly #flags: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, paper: Paper) {
    this.#paper = paper;
    this.#flags = scene.add.graphics().setDepth(DEPTH);
  }

  draw(state: Readonly<State>, t: T, pulse: number): void {
    const g = this.#flags.clear();
    if (state.phase !== 'playing') return;
    const x = t.ownColumns * CELL + 8;
    for (const row of openRows(state, t)) {
      const foot = (row + 0.5) * CELL + STAFF / 2;
      g.lineStyle(3, this.#paper.rgb('navy', 4), 1).lineBetween(x, foot, x, foot - STAFF);
      g.fillStyle(this.#paper.rgb('gold', 2 + 8 * pulse), 1);
      g.fillTriangle(x, foot - STAFF, x + CLOTH, foot - STAFF + 7, x, foot - STAFF + 14);
    }
  }
}
