// Gesture demo: once in a visit, after a press that did nothing, the aim is drawn as if a finger drew it.
import type { T } from '../constants.ts';
import type { State } from '../rules/state.ts';

/** Duration of the demo, and of the drawing in it, in ms. */
const [SHOWN_MS, DRAWN_MS] = [2600, 1100];
/** Direction of the drawing: down and a little to the left, for a jump up and to the right. */
const DRAWN = { dx: -0.35, dy: 0.94 } as const;
/** Part of the longest pull. */
const PART = 0.8;

export class GestureDemo {
  #begun = false;
  #ms = SHOWN_MS;

  /** True if it begins now; false if it was shown before. */
  begin(): boolean {
    if (this.#begun) return false;
    [this.#begun, this.#ms] = [true, 0];
    return true;
  }

  stop(): void {
    this.#ms = SHOWN_MS;
  }

  advance(ms: number): void {
    this.#ms = Math.min(SHOWN_MS, this.#ms + ms);
  }

  /** The state to aim by: the true one, or with the demo's pull in it. */
  over(state: Readonly<State>, t: T): Readonly<State> {
    const { player, camera, pull, phase } = state;
    if (this.#ms >= SHOWN_MS || pull || phase !== 'playing' || !player.canJump) return state;
    const length = t.pullPx * PART * Math.min(1, this.#ms / DRAWN_MS);
    const [fromX, fromY] = [player.x, player.y - camera];
    return { ...state, pull: { fromX, fromY, x: fromX + DRAWN.dx * length, y: fromY + DRAWN.dy * length } };
  }
}
