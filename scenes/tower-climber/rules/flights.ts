// Reachability: trajectories from one platform to another, tested by simulation. Used by the tower generator and the bot.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Box, boxesOverlap } from '../../kit/core/world/overlap.ts';
import type { T } from '../constants.ts';
import { type Flight, type PullVector, pullFor, simulateFlight, velocityOf } from './aim.ts';
import { bodyOf, reachBox, updateEnemies } from './enemies.ts';
import type { Enemy, Platform, Player } from './state.ts';

/** Apex of tried flights above the target, in px. */
export const OVER = [14, 34, 64, 110, 170] as const;
/** Landing point of tried flights beside the target's middle, in px. */
export const BESIDE = [0, -24, 24] as const;
export const MOST_TICKS = 140;

type Jumper = Pick<Player, 'x' | 'y' | 'w' | 'h' | 'gravity' | 'bounce'>;

/** Pull for a flight that ends `rise` px higher, with its apex `over` px above that; `toX(ticks)` is the target's x at landing. Closed form of a parabola. */
export function pullTo(
  from: Jumper,
  rise: number,
  over: number,
  toX: (ticks: number) => number,
  boost: number,
  t: T,
): PullVector | null {
  const { gravity, x } = from;
  const vy = -Math.sqrt(2 * gravity * (rise + over));
  const seconds = (-vy + Math.sqrt(2 * gravity * over)) / gravity;
  const ticks = Math.round(seconds * TICKS_PER_SECOND);
  if (!(ticks > 0 && ticks <= MOST_TICKS)) return null;
  return pullFor({ vx: ((toX(ticks) - x) * TICKS_PER_SECOND) / ticks, vy }, boost, t);
}

/** Whether a flight overlaps the area that an enemy can ever fill, with a margin (`room`, px). */
export function meetsEnemy(enemies: readonly Enemy[], { w, h }: Jumper, flight: Flight, room: number, t: T): boolean {
  const box = { w: w + 2 * room, h: h + 2 * room };
  const passed = spanOf(flight, box);
  return enemies.some(enemy => {
    const filled = reachBox(enemy, t);
    // Broad phase first: most enemies are far from the whole flight.
    return boxesOverlap(passed, filled) && flight.places.some(({ x, y }) => boxesOverlap({ x, y, ...box }, filled));
  });
}

/** Bounding box of a flight. */
function spanOf({ places }: Flight, { w, h }: { readonly w: number; readonly h: number }): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left + w + 2, h: bottom - top + h + 2 };
}

/** The same against the predicted positions of enemies; the landing place is tested against their whole area. */
export function meetsMovingEnemy(
  enemies: readonly Enemy[],
  jumper: Jumper,
  flight: Flight,
  room: number,
  t: T,
): boolean {
  const end = { places: flight.places.slice(-1), on: flight.on };
  if (meetsEnemy(enemies, jumper, end, room, t)) return true;
  const ghosts = enemies.map(enemy => ({ ...enemy }));
  const box = { w: jumper.w + 2 * room, h: jumper.h + 2 * room };
  return flight.places.some(({ x, y }) => {
    updateEnemies({ enemies: ghosts }, t);
    return ghosts.some(ghost => boxesOverlap({ x, y, ...box }, bodyOf(ghost, t)));
  });
}

/** Whether some jump from the middle of one platform lands on the other and meets no enemy, with both at rest. */
export function isReachable(from: Platform, to: Platform, fox: Player, enemies: readonly Enemy[], t: T): boolean {
  const standing = [from, to].map(platform => ({ ...platform, ...AT_REST }));
  const jumper = { ...fox, x: middleOf(from), y: from.y - fox.h / 2 };
  const boost = from.kind === 'spring' ? t.springBoost : 1;
  const rise = from.y - to.y;
  for (const beside of BESIDE)
    for (const over of OVER) {
      const draw = pullTo(jumper, rise, over, () => middleOf(to) + beside, boost, t);
      const velocity = draw && velocityOf(draw, boost, t);
      const flight = velocity && simulateFlight(jumper, velocity, standing, MOST_TICKS, t);
      if (flight && flight.on?.id === to.id && !meetsEnemy(enemies, jumper, flight, 0, t)) return true;
    }
  return false;
}

/** Overrides that make a platform static. */
const AT_REST = { kind: 'plain', vx: 0, isGone: false } as const;

const middleOf = ({ x, w }: Platform): number => x + w / 2;
