// Movement and targets of Cavalry (riders): it rides past all but Infantry and dodges ranged strikes. Enemy riders make for column 0, own riders
// hunt Archers and Catapults and return to their cell. Off in duels and for a charging row.
import { hypot } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { chebyshevDistance, type Position, round4 } from './grid.ts';
import { nearest, type SideIndex } from './sideIndex.ts';
import type { Fighter } from './state.ts';
import { COUNTERS, type UnitName } from './units.ts';

const RIDER: UnitName = 'Cavalry';
/** The type that riders cannot pass. */
const HOLDER: UnitName = 'Infantry';
const QUARRY = COUNTERS[RIDER];

/** Rider movement applies: not in a duel, nor in a row that charges together. */
export const movesAsRider = ({ kind, charges }: Fighter, bothMarch = false): boolean =>
  kind === RIDER && !bothMarch && !charges;

export const stopsRiders = ({ kind }: Fighter): boolean => kind === HOLDER;

/** The cell of an own unit, also while it is away from it. */
export const homeCell = (fighter: Fighter): Position => fighter.home ?? fighter;

/** Target of a rider: Infantry in reach first, then the quarry of an own rider, then anyone in reach. */
export const riderTarget = (
  rider: Fighter,
  isEnemy: boolean,
  foes: SideIndex,
  reach: number,
  t: T,
): Fighter | undefined =>
  nearest(rider, foes, reach, HOLDER) ??
  (isEnemy ? undefined : huntTarget(rider, foes, t)) ??
  nearest(rider, foes, reach);

/** The nearest enemy of a type that riders counter, within their range of sally. */
function huntTarget(rider: Fighter, { all }: SideIndex, { ownColumns, sallyRange }: T): Fighter | undefined {
  const farthest = ownColumns - 1 + sallyRange;
  let found: Fighter | undefined;
  let least = Infinity;
  for (const foe of all) {
    if (foe.col > farthest || !QUARRY.includes(foe.kind)) continue;
    const distance = chebyshevDistance(foe, rider);
    if (distance >= least) continue;
    least = distance;
    found = foe;
  }
  return found;
}

/** Whether a rider stops at its target: an enemy only at Infantry, an own rider at any. */
export const stopsAt = (target: Fighter, isEnemy: boolean): boolean => !isEnemy || stopsRiders(target);

/** Moves an enemy rider towards column 0, an own one to its target or back to its cell. */
export function moveRider(rider: Fighter, isEnemy: boolean, target: Fighter | undefined, step: number): void {
  if (isEnemy) rider.col = round4(rider.col - step);
  else if (target) rideOut(rider, target, step);
  else rideHome(rider, step);
}

/** Factor on the damage of a ranged strike: riders dodge until Infantry holds them. */
export const dodgeFactor = ({ kind, held }: Fighter, { dodgePart }: T, bothMarch = false): number =>
  kind === RIDER && !held && !bothMarch ? dodgePart : 1;

/** An own rider leaves its cell for its target. */
function rideOut(rider: Fighter, quarry: Position, step: number): void {
  rider.home ??= { row: rider.row, col: rider.col };
  moveTowards(rider, quarry, step);
}

function rideHome(rider: Fighter, step: number): void {
  const { home } = rider;
  if (!home) return;
  if (hypot(home.col - rider.col, home.row - rider.row) > step) return moveTowards(rider, home, step);
  rider.row = home.row;
  rider.col = home.col;
  rider.home = null;
}

/** Moves in a straight line; stays if it is less than a step away. */
export function moveTowards(fighter: Fighter, { row, col }: Position, step: number): void {
  const across = col - fighter.col;
  const down = row - fighter.row;
  const way = hypot(across, down);
  if (way <= step) return;
  fighter.col = round4(fighter.col + (across / way) * step);
  fighter.row = round4(fighter.row + (down / way) * step);
}
