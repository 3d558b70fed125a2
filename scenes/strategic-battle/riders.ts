// How cavalry rides where there is an edge to ride for: past everybody but infantry, and too quick for what comes from afar. Enemies ride for
// column 0, own ones out at whom they counter and home again.
import { hypot } from '../kit/core/math.ts';
import type { T } from './constants.ts';
import { apart, type Place, placed } from './grid.ts';
import { nearest, type Side } from './sides.ts';
import type { Fighter } from './state.ts';
import { COUNTERS, type UnitName } from './units.ts';

const RIDER: UnitName = 'Cavalry';
/** Nobody rides past them. */
const HOLDER: UnitName = 'Infantry';
const QUARRY = COUNTERS[RIDER];

/** In the open field nobody rides for an edge, and a row that charges keeps together. */
export const rides = ({ kind, charges }: Fighter, bothMarch = false): boolean =>
  kind === RIDER && !bothMarch && !charges;

export const holds = ({ kind }: Fighter): boolean => kind === HOLDER;

/** Who is out belongs to its cell all the same. */
export const cellOf = (fighter: Fighter): Place => fighter.home ?? fighter;

/** Whom a rider is at: infantry that holds it up; then, of the own ones, whom it hunts; then whoever is in reach. */
export const metBy = (rider: Fighter, isEnemy: boolean, foes: Side, reach: number, t: T): Fighter | undefined =>
  nearest(rider, foes, reach, HOLDER) ??
  (isEnemy ? undefined : quarryOf(rider, foes, t)) ??
  nearest(rider, foes, reach);

/** The nearest of those whom riders counter, as far out as they may ride. */
function quarryOf(rider: Fighter, { all }: Side, { ownColumns, sallyRange }: T): Fighter | undefined {
  const farthest = ownColumns - 1 + sallyRange;
  let found: Fighter | undefined;
  let least = Infinity;
  for (const foe of all) {
    if (foe.col > farthest || !QUARRY.includes(foe.kind)) continue;
    const distance = apart(foe, rider);
    if (distance >= least) continue;
    least = distance;
    found = foe;
  }
  return found;
}

/** At close quarters a rider stays with who does not let it by, an own one with whom it hunts: only there is it as easy to hit as others. */
export const staysWith = (target: Fighter, isEnemy: boolean): boolean => !isEnemy || holds(target);

/** Enemies ride to column 0, own ones to their quarry or home. */
export function ride(rider: Fighter, isEnemy: boolean, target: Fighter | undefined, step: number): void {
  if (isEnemy) rider.col = placed(rider.col - step);
  else if (target) rideOut(rider, target, step);
  else rideHome(rider, step);
}

/** What part of a strike from afar meets a rider: too quick for arrows, sparks and stones until it is held. */
export const dodged = ({ kind, held }: Fighter, { dodgePart }: T, bothMarch = false): number =>
  kind === RIDER && !held && !bothMarch ? dodgePart : 1;

/** An own rider leaves its cell for its quarry. */
function rideOut(rider: Fighter, quarry: Place, step: number): void {
  rider.home ??= { row: rider.row, col: rider.col };
  walkTo(rider, quarry, step);
}

function rideHome(rider: Fighter, step: number): void {
  const { home } = rider;
  if (!home) return;
  if (hypot(home.col - rider.col, home.row - rider.row) > step) return walkTo(rider, home, step);
  rider.row = home.row;
  rider.col = home.col;
  rider.home = null;
}

/** Straight there. */
export function walkTo(fighter: Fighter, { row, col }: Place, step: number): void {
  const across = col - fighter.col;
  const down = row - fighter.row;
  const way = hypot(across, down);
  if (way <= step) return;
  fighter.col = placed(fighter.col + (across / way) * step);
  fighter.row = placed(fighter.row + (down / way) * step);
}
