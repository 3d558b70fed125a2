// Ghost of the own best on a course: it plays its strokes beside the player's, one for one, and waits where they ended.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import type { Course } from '../rules/course.ts';
import { simulatePutt } from '../rules/putt.ts';
import { afterWater, courseAt, isAlone, type OwnBest, type State } from '../rules/state.ts';

const ALPHA = 0.45;
const NONE: readonly number[] = [];

export class OwnGhost {
  readonly #image: Phaser.GameObjects.Image;
  /** Paths of the strokes: x, y, x, y … of each tick. */
  #played: { readonly best: OwnBest; readonly paths: readonly (readonly number[])[] } | null = null;

  constructor(paper: Paper, depth: number) {
    this.#image = paper.image(0, 0, 'ownGhost', depth).setAlpha(ALPHA).setVisible(false);
  }

  /** Every frame. */
  draw(state: Readonly<State>, alpha: number, t: T): void {
    const best = state.bests[state.at];
    const isShown = best && isAlone(state) && state.phase !== 'completed' && state.phase !== 'over';
    this.#image.setVisible(Boolean(isShown));
    if (!isShown) return;
    const course = courseAt(state);
    if (this.#played?.best !== best) this.#played = { best, paths: pathsOf(best, state, t) };
    const [x, y] = this.#placeIn(state, alpha, course);
    this.#image.setPosition(x, y).setRotation(x / 12);
  }

  /** While the ball rolls, where the ghost is in its stroke of the same number; else where that stroke ended. */
  #placeIn({ made, phase, ball }: Readonly<State>, alpha: number, { start }: Course): readonly [number, number] {
    const paths = this.#played?.paths ?? [];
    const strokes = Math.min(made.length, paths.length);
    const path = paths[strokes - 1] ?? NONE;
    const ticks = phase === 'rolling' && made.length <= paths.length ? ball.ticks - 1 + alpha : path.length / 2;
    const at = Math.max(0, Math.min(path.length / 2 - 1, Math.floor(ticks)));
    const { [2 * at]: x = start.x, [2 * at + 1]: y = start.y } = path;
    const { [2 * at + 2]: nextX = x, [2 * at + 3]: nextY = y } = path;
    const part = Math.min(1, Math.max(0, ticks - at));
    // Through a portal it jumps.
    return Math.abs(nextX - x) + Math.abs(nextY - y) > 60
      ? [nextX, nextY]
      : [x + (nextX - x) * part, y + (nextY - y) * part];
  }
}

function pathsOf({ made }: OwnBest, state: Readonly<State>, t: T): readonly (readonly number[])[] {
  const course = courseAt(state);
  let at = course.start;
  return made.map(([aim, power]) => {
    const { path, fate, ball } = simulatePutt(at, aim, power, course, t, true);
    at = fate === 'sunk' ? afterWater(state, at) : { x: ball.x, y: ball.y };
    return fate === 'sunk' ? [...path, at.x, at.y] : path;
  });
}
