// Corner slip: a body that catches the corner of a wall by a few pixels is led round it instead of standing still.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { clamp } from '../../kit/core/math.ts';
import { type Mover, type Rect, Side } from '../../kit/core/rules.ts';

/** Largest overlap with a corner that is passed, in pixels. */
const SLIP = 6;
/** Extra distance against rounding errors, in pixels. */
const SPARE = 0.01;

/** Changes the velocity so that the body passes the corner that stopped it in the last tick; call it after the velocity is set. */
export function slipRoundCorners(mover: Mover, solids: readonly Rect[], pace: number): void {
  const { vx, vy, touching } = mover;
  const isStoppedAcross = (vx > 0 && (touching & Side.right) !== 0) || (vx < 0 && (touching & Side.left) !== 0);
  const isStoppedDown = (vy > 0 && (touching & Side.down) !== 0) || (vy < 0 && (touching & Side.up) !== 0);
  if (isStoppedAcross && Math.abs(vy) < Math.abs(vx)) mover.vy = slip(mover.y, mover.h, solids, mover, 1, pace) ?? vy;
  else if (isStoppedDown && Math.abs(vx) < Math.abs(vy))
    mover.vx = slip(mover.x, mover.w, solids, mover, 0, pace) ?? vx;
}

/** Velocity along one axis (0 is x, 1 is y) that leads past the corner; null at a flat wall. */
function slip(
  at: number,
  size: number,
  solids: readonly Rect[],
  mover: Mover,
  axis: 0 | 1,
  pace: number,
): number | null {
  let before = 0;
  let behind = 0;
  for (const solid of solids) {
    if (!touches(mover, solid)) continue;
    before = Math.max(before, solid[axis] + solid[(axis + 2) as 2 | 3] - (at - size / 2));
    behind = Math.max(behind, at + size / 2 - solid[axis]);
  }
  const off = before <= behind ? before : -behind;
  if (Math.abs(off) > SLIP || off === 0) return null;
  return clamp(off + Math.sign(off) * SPARE, -pace, pace) * TICKS_PER_SECOND;
}

/** Wall and body touch, with a tolerance of one pixel. */
const touches = ({ x, y, w, h }: Mover, [left, top, width, height]: Rect): boolean =>
  x + w / 2 + 1 > left && x - w / 2 - 1 < left + width && y + h / 2 + 1 > top && y - h / 2 - 1 < top + height;
