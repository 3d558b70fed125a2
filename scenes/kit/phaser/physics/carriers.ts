// Moving platforms (carriers): collision with one-way ledges from above only, and bodies that keep standing on lifts which turn round.
import type { Carrier, Mover } from '../../core/rules.ts';
import type Phaser from '../phaser.ts';

type Body = Phaser.Physics.Arcade.Body;

/** World pixels; a smaller difference in height is rounding error. */
const EPSILON = 1e-6;
/** Depth in world pixels from which Arcade reliably pushes a body out at a ledge's top; one that fell deeper would leave at the bottom. */
const MAX_DEPTH = 1;

/**
 * One-way collision: true where the body was above the ledge and moves down relative to it, so a rising ledge catches a body that rises slower.
 * Arcade pushes out at the nearer side, so a body that is deep inside is first moved almost out.
 */
export function resolveLanding(body: Body, ledge: Body): boolean {
  const previousBottom = body.prev.y + body.height;
  const isFalling = body.deltaY() > ledge.deltaY();
  if (!isFalling || previousBottom > ledge.prev.y + EPSILON) return false;
  const depth = body.bottom - ledge.y;
  if (depth > MAX_DEPTH) {
    body.y -= depth - MAX_DEPTH;
    body.updateCenter();
  }
  return true;
}

/** True where Arcade has put the body on top of the ledge. */
export const isOnTop = (body: Body, ledge: Body): boolean => Math.abs(body.bottom - ledge.y) < EPSILON;

/**
 * Adds a carrier's vertical speed to the body that stands on it, so that the body stays on it when it turns round; sideways Arcade carries it. A body
 * with an upward speed has jumped off.
 */
export function addCarrierVelocity(body: Body, { carriedBy, vy }: Mover, carriers: readonly Carrier[]): void {
  if (carriedBy === null || vy < 0) return;
  body.velocity.y += carriers.find(({ id }) => id === carriedBy)?.vy ?? 0;
}
