// The arc that Arcade flies, without physics and to the bit: for dots that promise a flight, and for pilots that try one.
import { STEP_MS } from './clock.ts';
import { type Ground, type Mover, Side } from './rules.ts';

/** What flies: of a mover, what its flight depends on. */
export type Projectile = Pick<Mover, 'x' | 'y' | 'vx' | 'vy' | 'w' | 'h' | 'gravity' | 'bounce'>;
/** The edges of the world it flies in. */
export type Edges = Pick<Ground, 'width' | 'height' | 'open'>;
export interface Place {
  readonly x: number;
  readonly y: number;
}

const STEP_SECONDS = STEP_MS * 0.001;

/** One tick of free flight, in place: speed first, then place, then the world's edges. What stands in its way is not known here. */
export function stepFlight(flyer: Projectile, { width, height, open = 0 }: Edges): void {
  const { w, h, gravity = 0, bounce = 0 } = flyer;
  flyer.vy += gravity * STEP_SECONDS;
  let x = flyer.x - w / 2 + flyer.vx * STEP_SECONDS;
  let y = flyer.y - h / 2 + flyer.vy * STEP_SECONDS;
  const isShut = (side: number) => (open & side) === 0;
  if (x < 0 && isShut(Side.left)) {
    x = 0;
    flyer.vx = flyer.vx * -bounce + 0;
  } else if (x + w > width && isShut(Side.right)) {
    x = width - w;
    flyer.vx = flyer.vx * -bounce + 0;
  }
  if (y < 0 && isShut(Side.up)) {
    y = 0;
    flyer.vy = flyer.vy * -bounce + 0;
  } else if (y + h > height && isShut(Side.down)) {
    y = height - h;
    flyer.vy = flyer.vy * -bounce + 0;
  }
  flyer.x = x + w / 2;
  flyer.y = y + h / 2;
}

/** Where it is after each of the next ticks. The flyer itself stays where it is. */
export function trajectoryOf(flyer: Projectile, edges: Edges, ticks: number): Place[] {
  const ghost = { ...flyer };
  return Array.from({ length: ticks }, () => {
    stepFlight(ghost, edges);
    return { x: ghost.x, y: ghost.y };
  });
}
