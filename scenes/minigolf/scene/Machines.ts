// Sprites of moving obstacles: mills, lifts, portals, bumpers.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { type Course, middleOf, type Obstacle } from '../rules/course.ts';
import { reachOf, turnOf } from '../rules/mill.ts';
import type { State } from '../rules/state.ts';
import { bakeMachines, bumperKey, liftKey, millKey, portalKey } from './machineArt.ts';

type Image = Phaser.GameObjects.Image;

/** Speed of a mill's return when the ball rests, in radians per ms. */
const RETURN_SPEED = 0.012;
const PORTAL_SPEED = 0.0016;
const HIT_MS = 160;

interface Machine {
  readonly obstacle: Obstacle;
  readonly index: number;
  readonly image: Image;
  readonly size: number;
  turned: number;
  hitMs: number;
}

export class Machines {
  readonly #paper: Paper;
  readonly #depth: number;
  #machines: readonly Machine[] = [];

  constructor(paper: Paper, depth: number) {
    this.#paper = paper;
    this.#depth = depth;
  }

  /** Replaces the machines by those of another course. */
  setCourse({ obstacles }: Course, t: Pick<T, 'sailWidth'>): void {
    for (const { image } of this.#machines) image.destroy();
    bakeMachines(this.#paper, obstacles, t);
    this.#machines = obstacles.flatMap((obstacle, index) => {
      const key = keyOf(obstacle);
      if (!key) return [];
      const { x, y } = middleOf(obstacle);
      const image = this.#paper.image(x, y, key, this.#depth);
      return [{ obstacle, index, image, size: image.scaleX, turned: 0, hitMs: 0 }];
    });
  }

  /** Starts the shrinking of the bumper that was hit. */
  hit(x: number, y: number): void {
    const near = (one: Machine) => Math.hypot(one.image.x - x, one.image.y - y);
    const bumpers = this.#machines.filter(({ obstacle }) => obstacle.type === 'bumper');
    const [nearest] = bumpers.sort((a, b) => near(a) - near(b));
    if (nearest) nearest.hitMs = HIT_MS;
  }

  /** Every frame. */
  draw({ ball, phase }: Readonly<State>, alpha: number, ms: number, t: T): void {
    for (const machine of this.#machines) {
      const { obstacle, image, size } = machine;
      if (obstacle.type === 'mill') {
        const isWound = phase === 'rolling';
        machine.turned = isWound
          ? turnOf(obstacle, Math.max(0, ball.ticks - 1 + alpha), t)
          : Math.max(0, (machine.turned % (Math.PI / 2)) - RETURN_SPEED * ms);
        image.setRotation(machine.turned);
      } else if (obstacle.type === 'portal') image.setRotation(image.rotation + PORTAL_SPEED * ms);
      else if (obstacle.type === 'lift') {
        const isUnder = ball.lift?.index === machine.index;
        const { x, y } = isUnder ? ball : middleOf(obstacle);
        image.setPosition(x, y);
      } else {
        machine.hitMs = Math.max(0, machine.hitMs - ms);
        image.setScale(size * (1 - 0.16 * (machine.hitMs / HIT_MS)));
      }
    }
  }
}

function keyOf(one: Obstacle): string | null {
  if (one.type === 'mill') return millKey(reachOf(one));
  if (one.type === 'portal') return portalKey(one);
  if (one.type === 'lift') return liftKey(one);
  return one.type === 'bumper' ? bumperKey(one) : null;
}
