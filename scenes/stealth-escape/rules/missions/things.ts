// Things of the missions, tick by tick: lockers, paper doors, switches, paper balls, the lift, shutters, somebody to lead out.
import { TICKS_PER_SECOND } from '../../../kit/core/clock.ts';
import { hypot } from '../../../kit/core/math.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import type { T } from '../../constants.ts';
import { BOX, type Point } from '../../levels/levels.ts';
import type { Emit, State } from '../state.ts';
import type { Lift, Mission } from './mission.ts';

/** How far from the middle of a locker or the lift the fox still stands in it, in pixels. */
const IN_IT = 15;
/** How near a guard finds whom he came to look for in a locker, in pixels. */
const LEANS = 26;
/** How near somebody must come to a paper door to push it open, in pixels. */
const PUSH = 12;
/** Places of the trail between the fox and whom it leads: one a tick of running. */
const BEHIND = 16;
/** How near the cub must be to the exit, and to the lift that leaves, in pixels. */
const CUB_NEAR = 110;

export function tickMission(state: State, t: T, emit: Emit): void {
  const { mission } = state;
  if (!mission) return;
  rideLift(state, mission, t, emit);
  pushDoors(state, mission, t);
  touchSwitches(state, mission, t, emit);
  takeBalls(state, mission, t, emit);
  leadCub(state, mission, t, emit);
  moveShutters(state, mission, emit);
}

/** Nobody sees the fox: it stands still in a locker that no guard leans on, or rides the lift. */
export function isHidden({ mission, player, guards }: Readonly<State>): boolean {
  if (!mission) return false;
  if (mission.lift?.isRidden) return true;
  if (player.vx !== 0 || player.vy !== 0) return false;
  if (guards.some(({ x, y }) => hypot(x - player.x, y - player.y) <= LEANS)) return false;
  return mission.lockers.some(([x, y]) => hypot(x - player.x, y - player.y) <= IN_IT);
}

/** The lift at a tick: its place, and whether it stands at an end. */
export function liftAt(
  { from, to }: Lift,
  ticks: number,
  t: T,
): { readonly x: number; readonly y: number; readonly rests: boolean } {
  const [stay, ride] = [t.liftRestSeconds * TICKS_PER_SECOND, t.liftRideSeconds * TICKS_PER_SECOND];
  const at = ticks % (2 * (stay + ride));
  const isBack = at >= stay + ride;
  const part = Math.max(0, ((at % (stay + ride)) - stay) / ride);
  const [[ax, ay], [bx, by]] = isBack ? [to, from] : [from, to];
  return { x: ax + (bx - ax) * part, y: ay + (by - ay) * part, rests: part === 0 };
}

/** The lift leaves by time, and takes along whoever stands in it. */
function rideLift({ player, levelTicks, ...state }: State, mission: Mission, t: T, emit: Emit): void {
  const { lift, cub } = mission;
  if (!lift || state.phase !== 'playing') return;
  const { x, y, rests } = liftAt(lift, levelTicks, t);
  const wasRidden = lift.isRidden;
  const stoodIn = liftAt(lift, levelTicks - 1, t);
  if (rests) lift.isRidden = false;
  else if (!wasRidden && stoodIn.rests) lift.isRidden = hypot(player.x - stoodIn.x, player.y - stoodIn.y) <= IN_IT;
  if (lift.isRidden && !wasRidden) emit({ type: 'liftLeft', x, y });
  if (!lift.isRidden && !wasRidden) return;
  Object.assign(player, { x, y, vx: 0, vy: 0 });
  if (cub?.isLed && hypot(cub.x - stoodIn.x, cub.y - stoodIn.y) <= CUB_NEAR) Object.assign(cub, { x, y, trail: [] });
}

function pushDoors({ player, guards }: State, { doors, cub }: Mission, t: T): void {
  const bodies = [player, ...guards, ...(cub?.isLed ? [cub] : [])];
  for (const door of doors) {
    if (bodies.some(({ x, y }) => isInside(x, y, door.rect, PUSH)))
      door.openTicks = Math.round(t.doorSeconds * TICKS_PER_SECOND);
    else if (door.openTicks > 0) door.openTicks--;
  }
}

function touchSwitches(state: State, { switches }: Mission, t: T, emit: Emit): void {
  const { player, night } = state;
  for (const one of switches) {
    if (one.isUsed || !night || hypot(one.x - player.x, one.y - player.y) > t.pickupReach) continue;
    one.isUsed = true;
    night.lamps = night.lamps.filter(([x, y]) => x !== one.lamp[0] || y !== one.lamp[1]);
    emit({ type: 'lampPutOut', x: one.lamp[0], y: one.lamp[1] });
  }
}

function takeBalls({ player }: State, mission: Mission, t: T, emit: Emit): void {
  mission.balls = mission.balls.filter(([x, y]) => {
    if (hypot(x - player.x, y - player.y) > t.pickupReach) return true;
    mission.carried++;
    emit({ type: 'ballTaken', x, y });
    return false;
  });
}

/** Whom the fox has found walks where it has walked, and stands where it stands. */
function leadCub({ player }: State, { cub }: Mission, t: T, emit: Emit): void {
  if (!cub) return;
  if (!cub.isLed) {
    if (hypot(cub.x - player.x, cub.y - player.y) > t.pickupReach + BOX / 2) return;
    cub.isLed = true;
    emit({ type: 'cubFound', x: cub.x, y: cub.y });
  }
  const last: Point = cub.trail.at(-1) ?? [cub.x, cub.y];
  if (hypot(last[0] - player.x, last[1] - player.y) < 1) return;
  cub.trail.push([player.x, player.y]);
  if (cub.trail.length <= BEHIND) return;
  const [next] = cub.trail.splice(0, 1);
  if (next) [cub.x, cub.y] = next;
}

/** Shutters fall at a sighting, where nobody stands under them, and rise after a while. */
function moveShutters({ player, guards }: State, mission: Mission, emit: Emit): void {
  const { shutters, cub } = mission;
  if (mission.shutTicks > 0) mission.shutTicks--;
  const bodies = [player, ...guards, ...(cub ? [cub] : [])];
  for (const shutter of shutters) {
    const isWanted = mission.shutTicks > 0;
    if (isWanted === shutter.isShut) continue;
    if (isWanted && bodies.some(({ x, y }) => isInside(x, y, shutter.rect, BOX / 2 + 1))) continue;
    shutter.isShut = isWanted;
    const [x, y, width, height] = shutter.rect;
    emit({ type: isWanted ? 'shutterFell' : 'shutterRose', x: x + width / 2, y: y + height / 2 });
  }
}

/** A sighting brings the shutters down. */
export function alarmShutters({ mission }: State, t: T): void {
  if (mission && mission.shutters.length > 0) mission.shutTicks = Math.round(t.shutterSeconds * TICKS_PER_SECOND);
}

/** The cub follows, and is near enough to leave with the fox. */
export const isCubThere = ({ mission, player }: Readonly<State>): boolean =>
  !mission?.cub || (mission.cub.isLed && hypot(mission.cub.x - player.x, mission.cub.y - player.y) <= CUB_NEAR);

/** What hides and what stops, besides walls: closed doors for the eye, shutters for the body too. */
export const closedDoors = ({ doors }: Mission): Rect[] =>
  doors.filter(({ openTicks }) => openTicks === 0).map(({ rect }) => rect);
export const fallenShutters = ({ shutters }: Mission): Rect[] =>
  shutters.filter(({ isShut }) => isShut).map(({ rect }) => rect);

const isInside = (x: number, y: number, [left, top, width, height]: Rect, room: number): boolean =>
  x > left - room && x < left + width + room && y > top - room && y < top + height + room;
