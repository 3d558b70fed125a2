// Trajectory of a projectile, without physics and equal to Arcade's to the bit: for dots that preview a flight, and for bots that try one.
import { STEP_MS } from '../clock.ts';
import { type Ground, type Mover, Side } from '../rules.ts';

/** Projectile: the fields of a mover that its flight depends on. */
export type Projectile = Pick<Mover, 'x' | 'y' | 'vx' | 'vy' | 'w' | 'h' | 'gravity' | 'bounce'>;
/** Edges of the world it flies in. */
export type Edges = Pick<Ground, 'width' | 'height' | 'open'>;
export interface Place {
  readonly x: number;
  readonly y: number;
}

const STEP_SECONDS = STEP_MS * 0.001;

/** One tick of free flight (semi-implicit Euler: velocity, then position, then the world's edges); it changes `flyer`. Solids are not tested. */
export function stepFlight(flyer: Projectile, { width, height, open = 0 }: Edges): void {
  const { w, h, gravity = 0, bounce = 0 } = flyer;
  flyer.vy += gravity * STEP_SECONDS;
  let x = flyer.x - w / 2 + flyer.vx * STEP_SECONDS;
  let y = flyer.y - h / 2 + flyer.vy * STEP_SECONDS;
  const isClosed = (side: number) => (open & side) === 0;
  if (x < 0 && isClosed(Side.left)) {
    x = 0;
    flyer.vx = flyer.vx * -bounce + 0;
  } else if (x + w > width && isClosed(Side.right)) {
    x = width - w;
    flyer.vx = flyer.vx * -bounce + 0;
  }
  if (y < 0 && isClosed(Side.up)) {
    y = 0;
    flyer.vy = flyer.vy * -bounce + 0;
  } else if (y + h > height && isClosed(Side.down)) {
    y = height - h;
    flyer.vy = flyer.vy * -bounce + 0;
  }
  flyer.x = x + w / 2;
  flyer.y = y + h / 2;
}

/** Positions after each of the next ticks. It does not change `flyer`. */
export function trajectoryOf(flyer: Projectile, edges: Edges, ticks: number): Place[] {
  const flight = { ...flyer };
  return Array.from({ length: ticks }, () => {
    stepFlight(flight, edges);
    return { x: flight.x, y: flight.y };
  });
}
