// Bot that plays Airborne: selects the most urgent target, aims with lead, fires when the barrel points there, and drives away from parachutes.
import type { Frame } from '../../kit/core/input/input.ts';
import { atan2, cos, hypot, PI, radians } from '../../kit/core/math.ts';
import { type Rng, randomBetween, seeded } from '../../kit/core/rng.ts';
import { GROUND, type T, WORLD } from '../constants.ts';
import { KEY } from '../controls.ts';
import { angleTo, pivotPosition } from '../rules/ballistics.ts';
import type { State, Walker } from '../rules/state.ts';
import {
  type BotTarget,
  carrierInMortarReach,
  findGliderThreat,
  needsFreeBarrel,
  siegeTargets,
} from './siegeTargets.ts';

/** Skill of a bot. */
export interface Skill {
  /** Ticks between two target selections. */
  readonly reaction: number;
  /** Largest aiming error, in degrees. */
  readonly error: number;
  /** Part of the correct lead that it aims with, 0 to 1. */
  readonly lead: number;
  /** Fires when the barrel is within this angle of its aim, in degrees. */
  readonly patience: number;
  /** Lets the barrel cool from this heat on, except in an emergency. */
  readonly restsAt: number;
  /** Uses the lock while all targets are in the air. */
  readonly locks: boolean;
}
const DECENT: Skill = { reaction: 24, error: 4, lead: 0.85, patience: 3, restsAt: 0.75, locks: true };

/** Assumed ticks until a helicopter does harm: it may drop at any time. */
const HELICOPTER_TICKS = 420;
/** Cost of turning the barrel, in ticks per degree. */
const TICKS_A_DEGREE = 1.2;
const LEAD_ROUNDS = 3;
/** Drives away from a trooper below this height and within this distance, in px. */
const LOW = 440;
const ABOVE = 46;
/** Least crowd for the mortar; the smaller number while the cannon is hot and until it has cooled. */
const MANY = 4;
const FEW = 2;
const HOT = 0.6;
const COOL = 0.3;
const MORTAR_FROM = 70;
const MORTAR_TO = 260;
/** With a walker within this distance there is no time for carriers, in px. */
const NO_TIME = 150;
/** Unlocks for a walker within this distance, in px: the locked barrel does not turn flat enough. */
const UNLOCK_AT = 240;
/** Emergency: a target that does harm within these ticks is shot at with a hot barrel too. */
const EMERGENCY = 150;
/** Drives away from a walker within CLOSE if the other side is free within ROOM, in px. */
const CLOSE = 60;
const ROOM = 200;

export const pilot = (seed: number) => player(seed, DECENT);

export function player(seed: number, skill: Skill) {
  const { reaction, error, lead, patience } = skill;
  const rng: Rng = seeded(seed, 5);
  let chosen: number | null = null;
  let off = 0;
  let isResting = false;
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    const { gun } = state;
    const targets = botTargets(state, t);
    if (state.tick % reaction === 0 || !targets.some(one => one.id === chosen)) {
      if (state.tick % reaction === 0) chosen = mostUrgent(state, targets, t)?.id ?? null;
      off = randomBetween(rng, -error, error);
    }
    const target = targets.find(one => one.id === chosen);
    const held = decideDrive(state);
    const pressed = decideSwitches(state, held !== 0, skill, t);
    if (!target) return { held, pressed };
    isResting = gun.heat >= skill.restsAt || (isResting && gun.heat > skill.restsAt / 2);
    const mayFire = !isResting || gun.mode === 'mortar' || target.ticksToHarm < EMERGENCY;
    const [x, y] = leadPosition(state, target, lead, t);
    const wanted = angleTo(gun, x, y, t) + off;
    const isThere = Math.abs(wanted - gun.turretAngle) <= patience;
    const pointer = { ...pointAt(state, x, y, off, t), down: false, pressed: false, released: false, cancelled: false };
    return { held: held | (isThere && mayFire ? KEY.fire : 0), pressed, pointer };
  };
}

/** Keys for mode and lock. */
function decideSwitches(state: Readonly<State>, drives: boolean, { reaction, locks }: Skill, t: T): number {
  const { gun, tick } = state;
  if (tick % reaction !== 0) return 0;
  const mode = wantsMortar(state, t) !== (gun.mode === 'mortar') && gun.cooldown === 0 ? KEY.mode : 0;
  const lock = (locks && !drives && wantsLock(state)) !== gun.isLocked ? KEY.lock : 0;
  return mode | lock;
}

function botTargets({ helicopters, troopers, walkers, gun, siege }: Readonly<State>, t: T): BotTarget[] {
  const onStage = (x: number) => x > 0 && x < WORLD.width;
  return [
    ...walkers.map(({ id, x, y, direction }) => ({
      id,
      x,
      y: y - t.trooperHeight / 2,
      vx: direction * t.walkSpeed,
      vy: 0,
      ticksToHarm: (Math.abs(x - gun.x) - t.gunReach) / t.walkSpeed,
    })),
    ...troopers
      .filter(({ isDoomed }) => !isDoomed)
      .map(({ id, x, y, speedY }) => ({
        id,
        x,
        y: y - t.trooperHeight,
        vx: 0,
        vy: speedY,
        ticksToHarm: (GROUND - y) / t.chuteSpeed + Math.abs(x - gun.x) / t.walkSpeed / 2,
      })),
    ...helicopters
      .filter(({ x }) => onStage(x))
      .map(({ id, x, y, speed, direction }) => ({
        id,
        x,
        y,
        vx: speed * direction,
        vy: 0,
        ticksToHarm: HELICOPTER_TICKS,
      })),
    ...(siege ? siegeTargets(siege, gun, t) : []),
  ];
}

function mostUrgent(state: Readonly<State>, targets: readonly BotTarget[], t: T): BotTarget | null {
  const { gun } = state;
  if (gun.mode === 'mortar') {
    const middle = densestCrowd(state, t);
    if (middle) return targets.find(({ id }) => id === middle.one.id) ?? null;
    const carrier = state.siege && carrierInMortarReach(state.siege, gun.x);
    if (carrier) return targets.find(({ id }) => id === carrier.id) ?? null;
  }
  const pivot = pivotPosition(gun, t);
  let best: BotTarget | null = null;
  let least = Infinity;
  for (const one of targets) {
    if (one.onlyMode && one.onlyMode !== gun.mode) continue;
    const turn = Math.abs((atan2(one.x - pivot.x, pivot.y - one.y) * 180) / PI - gun.turretAngle);
    const urgency = one.ticksToHarm + turn * TICKS_A_DEGREE;
    if (urgency >= least) continue;
    least = urgency;
    best = one;
  }
  return best;
}

/** Aim with lead: the target's position after the turn of the barrel and the flight, by fixed-point iteration. */
function leadPosition({ gun }: Readonly<State>, target: BotTarget, lead: number, t: T): [x: number, y: number] {
  const pivot = pivotPosition(gun, t);
  let [x, y] = [target.x, target.y];
  for (let round = 0; round < LEAD_ROUNDS; round++) {
    const turn = Math.abs(angleTo(gun, x, y, t) - gun.turretAngle) / t.turnDegrees;
    const flight =
      gun.mode === 'mortar'
        ? (2 * t.shellUp * cos(radians(angleTo(gun, x, y, t)))) / t.shellGravity
        : Math.max(0, hypot(x - pivot.x, y - pivot.y) - t.barrelLength) / t.bulletSpeed;
    const ticks = turn + flight;
    x = target.x + target.vx * ticks * lead;
    y = Math.min(target.y + target.vy * ticks * lead, GROUND);
  }
  return [x, y];
}

/** Pointer position for the aim, with the aiming error. */
function pointAt({ gun }: Readonly<State>, x: number, y: number, off: number, t: T): { x: number; y: number } {
  const pivot = pivotPosition(gun, t);
  const away = hypot(x - pivot.x, y - pivot.y);
  const turned = away * off * (PI / 180);
  const angle = atan2(y - pivot.y, x - pivot.x);
  const [dx, dy] = [x - pivot.x, y - pivot.y];
  if (gun.mode === 'mortar' || angle > 0) return { x: Math.round(x), y: Math.round(y) };
  return {
    x: Math.round(x - (dy / Math.max(1, away)) * turned),
    y: Math.round(y + (dx / Math.max(1, away)) * turned),
  };
}

/** The mortar is better: a crowd or a carrier in its range, and no walker too near. */
function wantsMortar(state: Readonly<State>, t: T): boolean {
  const { walkers, gun, siege } = state;
  if (walkers.some(({ x }) => Math.abs(x - gun.x) < MORTAR_FROM)) return false;
  if (siege && carrierInMortarReach(siege, gun.x) && !walkers.some(({ x }) => Math.abs(x - gun.x) < NO_TIME))
    return true;
  const many = densestCrowd(state, t)?.many ?? 0;
  return many >= (gun.heat > (gun.mode === 'mortar' ? COOL : HOT) ? FEW : MANY);
}

/** The walker in mortar range with the most others within splash, and their number. */
function densestCrowd({ walkers, gun }: Readonly<State>, t: T): { one: Walker; many: number } | null {
  let best: { one: Walker; many: number } | null = null;
  for (const one of walkers) {
    const away = Math.abs(one.x - gun.x);
    if (away < MORTAR_FROM || away > MORTAR_TO) continue;
    const many = walkers.filter(({ x }) => Math.abs(x - one.x) <= t.shellSplash).length;
    if (!best || many > best.many) best = { one, many };
  }
  return best;
}

/** The lock is safe: no ground target needs a flat barrel. The mortar keeps its full range when locked. */
const wantsLock = ({ walkers, gun, siege }: Readonly<State>): boolean =>
  !(siege && gun.mode === 'cannon' && needsFreeBarrel(siege, gun.x)) &&
  !walkers.some(({ x }) => Math.abs(x - gun.x) < (gun.mode === 'mortar' ? MORTAR_FROM : UNLOCK_AT));

/** Drive keys: away from gliders, from parachutes above, and from walkers that come from one side only. */
function decideDrive({ gun, troopers, walkers, siege }: Readonly<State>): number {
  const leftmost = gun.x < 120;
  const rightmost = gun.x > WORLD.width - 120;
  const glider = siege && findGliderThreat(siege, gun.x);
  if (glider) return glider.direction === 1 ? (rightmost ? 0 : KEY.right) : leftmost ? 0 : KEY.left;
  const above = troopers.find(({ x, y, isDoomed }) => !isDoomed && y > LOW && Math.abs(x - gun.x) < ABOVE);
  if (above) {
    const isLeftBlocked = leftmost || walkers.some(({ x }) => x < gun.x && gun.x - x < 90);
    const isRightBlocked = rightmost || walkers.some(({ x }) => x > gun.x && x - gun.x < 90);
    const goesLeft = isLeftBlocked === isRightBlocked ? above.x >= gun.x : isRightBlocked;
    return goesLeft ? KEY.left : KEY.right;
  }
  const near = (side: number, reach: number) =>
    walkers.some(({ x }) => (x - gun.x) * side > 0 && (x - gun.x) * side < reach);
  if (near(1, CLOSE) && !leftmost && !near(-1, ROOM)) return KEY.left;
  if (near(-1, CLOSE) && !rightmost && !near(1, ROOM)) return KEY.right;
  return 0;
}
