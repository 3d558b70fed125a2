// Flights from one ledge to another: what a tower is proven by while it is built, and what a bot chooses from.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type Box, boxesOverlap } from '../kit/core/overlap.ts';
import { type Draw, drawFor, type Flight, flightOf, velocityOf } from './aim.ts';
import type { T } from './constants.ts';
import { bodyOf, haunt, runEnemies } from './enemies.ts';
import type { Enemy, Platform, Player } from './state.ts';

/** How far above the ledge a flight passes, in px: low ones are quick, high ones come down steeply. */
export const OVER = [14, 34, 64, 110, 170] as const;
/** And how far beside its middle it lands. */
export const BESIDE = [0, -24, 24] as const;
export const MOST_TICKS = 140;

type Jumper = Pick<Player, 'x' | 'y' | 'w' | 'h' | 'gravity' | 'bounce'>;

/** The pull that rises so far and comes down at a place so many px higher; `toX` says where that will be after so many ticks. */
export function drawTo(
  from: Jumper,
  rise: number,
  over: number,
  toX: (ticks: number) => number,
  boost: number,
  t: T,
): Draw | null {
  const { gravity, x } = from;
  const vy = -Math.sqrt(2 * gravity * (rise + over));
  const seconds = (-vy + Math.sqrt(2 * gravity * over)) / gravity;
  const ticks = Math.round(seconds * TICKS_PER_SECOND);
  if (!(ticks > 0 && ticks <= MOST_TICKS)) return null;
  return drawFor({ vx: ((toX(ticks) - x) * TICKS_PER_SECOND) / ticks, vy }, boost, t);
}

/** Whether the fox on this flight may meet whatever an enemy may ever fill, and so much round it. */
export function meetsEnemy(enemies: readonly Enemy[], { w, h }: Jumper, flight: Flight, room: number, t: T): boolean {
  const box = { w: w + 2 * room, h: h + 2 * room };
  const passed = spanOf(flight, box);
  return enemies.some(enemy => {
    const filled = haunt(enemy, t);
    // Most are far from the whole flight: place by place is looked only at who is near it.
    return boxesOverlap(passed, filled) && flight.places.some(({ x, y }) => boxesOverlap({ x, y, ...box }, filled));
  });
}

/** Everything that something of this size passes, and a pixel round it. */
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

/** The same for where enemies will be by then; where it lands nobody may ever come. */
export function meetsWhoComes(enemies: readonly Enemy[], jumper: Jumper, flight: Flight, room: number, t: T): boolean {
  const end = { places: flight.places.slice(-1), on: flight.on };
  if (meetsEnemy(enemies, jumper, end, room, t)) return true;
  const ghosts = enemies.map(enemy => ({ ...enemy }));
  const box = { w: jumper.w + 2 * room, h: jumper.h + 2 * room };
  return flight.places.some(({ x, y }) => {
    runEnemies({ enemies: ghosts }, t);
    return ghosts.some(ghost => boxesOverlap({ x, y, ...box }, bodyOf(ghost, t)));
  });
}

/** True where a jump from the middle of a ledge lands on the other and meets nobody, both at rest. */
export function isWay(from: Platform, to: Platform, fox: Player, enemies: readonly Enemy[], t: T): boolean {
  const standing = [from, to].map(platform => ({ ...platform, ...AT_REST }));
  const jumper = { ...fox, x: middleOf(from), y: from.y - fox.h / 2 };
  const boost = from.kind === 'spring' ? t.springBoost : 1;
  const rise = from.y - to.y;
  for (const beside of BESIDE)
    for (const over of OVER) {
      const draw = drawTo(jumper, rise, over, () => middleOf(to) + beside, boost, t);
      const velocity = draw && velocityOf(draw, boost, t);
      const flight = velocity && flightOf(jumper, velocity, standing, MOST_TICKS, t);
      if (flight && flight.on?.id === to.id && !meetsEnemy(enemies, jumper, flight, 0, t)) return true;
    }
  return false;
}

/** It neither moves, nor goes, nor comes. */
const AT_REST = { kind: 'plain', vx: 0, isGone: false } as const;

const middleOf = ({ x, w }: Platform): number => x + w / 2;
