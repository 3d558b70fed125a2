// Who stands on what: ledges that are met only from above, and lifts that nobody hops off when they turn round.
import type { Carrier, Mover } from '../core/rules.ts';
import type Phaser from './phaser.ts';

type Body = Phaser.Physics.Arcade.Body;

/** Above or below by less than this is level: rounding, not height. */
const HAIR = 1e-6;
/** So deep in a ledge Arcade lifts a body out at the top, and not, as one that fell far in a step, at the bottom. */
const SHALLOW = 1;

/**
 * A one-way ledge is met by who was over it and comes down on it, as the ledge itself sees it: one that rises catches
 * whoever rises slower. Arcade takes the nearer side to push out, so who fell deep is lifted nearly out first.
 */
export function lands(body: Body, ledge: Body): boolean {
  const was = body.prev.y + body.height;
  const comesDown = body.deltaY() > ledge.deltaY();
  if (!comesDown || was > ledge.prev.y + HAIR) return false;
  const deep = body.bottom - ledge.y;
  if (deep > SHALLOW) {
    body.y -= deep - SHALLOW;
    body.updateCenter();
  }
  return true;
}

/** Whether Arcade has put it on top. */
export const isAbove = (body: Body, ledge: Body): boolean => Math.abs(body.bottom - ledge.y) < HAIR;

/**
 * Who stood on a carrier goes up and down at its speed, so that he is on it when it turns round; to the sides Arcade carries. A speed
 * upwards is a jump: the rules have let go.
 */
export function ride(body: Body, { carriedBy, vy }: Mover, carriers: readonly Carrier[]): void {
  if (carriedBy === null || vy < 0) return;
  body.velocity.y += carriers.find(({ id }) => id === carriedBy)?.vy ?? 0;
}
