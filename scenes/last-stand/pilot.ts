// A bot that plays Airborne: takes what is most urgent, leads it, fires when the barrel is there, and drives out from under parachutes.
import type { Frame } from '../kit/core/input.ts';
import { atan2, cos, hypot, PI, radians } from '../kit/core/math.ts';
import { type Rng, randomBetween, seeded } from '../kit/core/rng.ts';
import { angleTo, pivotOf } from './ballistics.ts';
import { GROUND, type T, WORLD } from './constants.ts';
import { KEY } from './controls.ts';
import { gliderUpon, inReach, needsFlat, type Prey, siegePrey } from './siege/prey.ts';
import type { State, Walker } from './state.ts';

/** How well somebody plays. */
export interface Skill {
  /** Ticks before the next look at what is most urgent. */
  readonly reaction: number;
  /** How far off the aim is, at most, in degrees. */
  readonly error: number;
  /** How much of the lead that a moving thing needs is given, 0 to 1. */
  readonly lead: number;
  /** Fires within so many degrees of where it means to. */
  readonly patience: number;
  /** Lets the barrel cool from this heat on, unless something is about to take the gun. */
  readonly restsAt: number;
  /** Digs in where all it shoots at is in the sky. */
  readonly locks: boolean;
}
const DECENT: Skill = { reaction: 24, error: 4, lead: 0.85, patience: 3, restsAt: 0.75, locks: true };

/** A helicopter may drop at any time. */
const HELICOPTER_HASTE = 420;
/** Of its haste, a thing is worth so much less for each degree the barrel must turn. */
const TICKS_A_DEGREE = 1.2;
const LEAD_ROUNDS = 3;
/** A trooper so low and so near above is driven away from. */
const LOW = 440;
const ABOVE = 46;
/** A shell is worth its time on so many; on fewer while the cannon is hot and until it has cooled. */
const MANY = 4;
const FEW = 2;
const HOT = 0.6;
const COOL = 0.3;
const MORTAR_FROM = 70;
const MORTAR_TO = 260;
/** A walker so near leaves no time for armour. */
const NO_TIME = 150;
/** A walker this near is shot at flat: the lock would not let the barrel down. */
const UNLOCK_AT = 240;
/** What does harm so soon, in ticks, is shot at with however hot a barrel. */
const EMERGENCY = 150;
/** A walker so near is driven away from, where the other side is free so far. */
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
    const prey = preyOf(state, t);
    if (state.tick % reaction === 0 || !prey.some(one => one.id === chosen)) {
      if (state.tick % reaction === 0) chosen = mostUrgent(state, prey, t)?.id ?? null;
      off = randomBetween(rng, -error, error);
    }
    const target = prey.find(one => one.id === chosen);
    const held = drive(state);
    const pressed = switches(state, held !== 0, skill, t);
    if (!target) return { held, pressed };
    isResting = gun.heat >= skill.restsAt || (isResting && gun.heat > skill.restsAt / 2);
    const mayFire = !isResting || gun.mode === 'mortar' || target.haste < EMERGENCY;
    const [x, y] = leadOf(state, target, lead, t);
    const wanted = angleTo(gun, x, y, t) + off;
    const isThere = Math.abs(wanted - gun.turretAngle) <= patience;
    const pointer = { ...pointAt(state, x, y, off, t), down: false, pressed: false, released: false, cancelled: false };
    return { held: held | (isThere && mayFire ? KEY.fire : 0), pressed, pointer };
  };
}

/** Mortar and lock, as what is in sight asks for them. */
function switches(state: Readonly<State>, drives: boolean, { reaction, locks }: Skill, t: T): number {
  const { gun, tick } = state;
  if (tick % reaction !== 0) return 0;
  const mode = wantsMortar(state, t) !== (gun.mode === 'mortar') && gun.cooldown === 0 ? KEY.mode : 0;
  const lock = (locks && !drives && wantsLock(state)) !== gun.isLocked ? KEY.lock : 0;
  return mode | lock;
}

function preyOf({ helicopters, troopers, walkers, gun, siege }: Readonly<State>, t: T): Prey[] {
  const onStage = (x: number) => x > 0 && x < WORLD.width;
  return [
    ...walkers.map(({ id, x, y, direction }) => ({
      id,
      x,
      y: y - t.trooperHeight / 2,
      vx: direction * t.walkSpeed,
      vy: 0,
      haste: (Math.abs(x - gun.x) - t.gunReach) / t.walkSpeed,
    })),
    ...troopers
      .filter(({ isDoomed }) => !isDoomed)
      .map(({ id, x, y, speedY }) => ({
        id,
        x,
        y: y - t.trooperHeight,
        vx: 0,
        vy: speedY,
        haste: (GROUND - y) / t.chuteSpeed + Math.abs(x - gun.x) / t.walkSpeed / 2,
      })),
    ...helicopters
      .filter(({ x }) => onStage(x))
      .map(({ id, x, y, speed, direction }) => ({
        id,
        x,
        y,
        vx: speed * direction,
        vy: 0,
        haste: HELICOPTER_HASTE,
      })),
    ...(siege ? siegePrey(siege, gun, t) : []),
  ];
}

function mostUrgent(state: Readonly<State>, prey: readonly Prey[], t: T): Prey | null {
  const { gun } = state;
  if (gun.mode === 'mortar') {
    const middle = thickest(state, t);
    if (middle) return prey.find(({ id }) => id === middle.one.id) ?? null;
    const carrier = state.siege && inReach(state.siege, gun.x);
    if (carrier) return prey.find(({ id }) => id === carrier.id) ?? null;
  }
  const pivot = pivotOf(gun, t);
  let best: Prey | null = null;
  let least = Infinity;
  for (const one of prey) {
    if (one.only && one.only !== gun.mode) continue;
    const turn = Math.abs((atan2(one.x - pivot.x, pivot.y - one.y) * 180) / PI - gun.turretAngle);
    const haste = one.haste + turn * TICKS_A_DEGREE;
    if (haste >= least) continue;
    least = haste;
    best = one;
  }
  return best;
}

/** Where it will be when the barrel has turned and the shot got there. */
function leadOf({ gun }: Readonly<State>, prey: Prey, lead: number, t: T): [x: number, y: number] {
  const pivot = pivotOf(gun, t);
  let [x, y] = [prey.x, prey.y];
  for (let round = 0; round < LEAD_ROUNDS; round++) {
    const turn = Math.abs(angleTo(gun, x, y, t) - gun.turretAngle) / t.turnDegrees;
    const flight =
      gun.mode === 'mortar'
        ? (2 * t.shellUp * cos(radians(angleTo(gun, x, y, t)))) / t.shellGravity
        : Math.max(0, hypot(x - pivot.x, y - pivot.y) - t.barrelLength) / t.bulletSpeed;
    const ticks = turn + flight;
    x = prey.x + prey.vx * ticks * lead;
    y = Math.min(prey.y + prey.vy * ticks * lead, GROUND);
  }
  return [x, y];
}

/** The pointer on the lead, as far off as the hand is unsteady. */
function pointAt({ gun }: Readonly<State>, x: number, y: number, off: number, t: T): { x: number; y: number } {
  const pivot = pivotOf(gun, t);
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

/** A crowd on the ground, not too near and not too far, and nothing so near that the cannon should take it. */
function wantsMortar(state: Readonly<State>, t: T): boolean {
  const { walkers, gun, siege } = state;
  if (walkers.some(({ x }) => Math.abs(x - gun.x) < MORTAR_FROM)) return false;
  if (siege && inReach(siege, gun.x) && !walkers.some(({ x }) => Math.abs(x - gun.x) < NO_TIME)) return true;
  const many = thickest(state, t)?.many ?? 0;
  return many >= (gun.heat > (gun.mode === 'mortar' ? COOL : HOT) ? FEW : MANY);
}

/** Who in the mortar's reach stands among most others, and how many a shell would take there. */
function thickest({ walkers, gun }: Readonly<State>, t: T): { one: Walker; many: number } | null {
  let best: { one: Walker; many: number } | null = null;
  for (const one of walkers) {
    const away = Math.abs(one.x - gun.x);
    if (away < MORTAR_FROM || away > MORTAR_TO) continue;
    const many = walkers.filter(({ x }) => Math.abs(x - one.x) <= t.shellSplash).length;
    if (!best || many > best.many) best = { one, many };
  }
  return best;
}

/** Nobody on the ground needs the cannon turned flat. The mortar reaches all it can from a locked gun too. */
const wantsLock = ({ walkers, gun, siege }: Readonly<State>): boolean =>
  !(siege && gun.mode === 'cannon' && needsFlat(siege, gun.x)) &&
  !walkers.some(({ x }) => Math.abs(x - gun.x) < (gun.mode === 'mortar' ? MORTAR_FROM : UNLOCK_AT));

/** Out from under a parachute, to the side with fewer on the ground; and away from who comes from one side alone. */
function drive({ gun, troopers, walkers, siege }: Readonly<State>): number {
  const leftmost = gun.x < 120;
  const rightmost = gun.x > WORLD.width - 120;
  const glider = siege && gliderUpon(siege, gun.x);
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
