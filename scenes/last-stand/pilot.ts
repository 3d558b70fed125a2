// A bot that plays Airborne: takes what is most urgent, leads it, fires when the barrel is there, and drives out from under parachutes.
import type { Frame } from '../kit/core/input.ts';
import { atan2, hypot, PI } from '../kit/core/math.ts';
import { type Rng, randomBetween, seeded } from '../kit/core/rng.ts';
import { angleTo, pivotOf } from './ballistics.ts';
import { GROUND, type T, WORLD } from './constants.ts';
import { KEY } from './controls.ts';
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
}
const DECENT: Skill = { reaction: 24, error: 4, lead: 0.85, patience: 3 };

/** Something to shoot at, and how it moves in a tick. */
interface Prey {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Ticks until it does harm, roughly. */
  readonly haste: number;
}

/** A helicopter may drop at any time. */
const HELICOPTER_HASTE = 420;
/** Of its haste, a thing is worth so much less for each degree the barrel must turn. */
const TICKS_A_DEGREE = 1.2;
const LEAD_ROUNDS = 3;
/** A trooper so low and so near above is driven away from. */
const LOW = 440;
const ABOVE = 46;
/** Walkers so near to each other are a crowd for the mortar. */
const CROWD = 34;
const MORTAR_FROM = 70;
const MORTAR_TO = 250;

export const pilot = (seed: number) => player(seed, DECENT);

export function player(seed: number, { reaction, error, lead, patience }: Skill) {
  const rng: Rng = seeded(seed, 5);
  let chosen: number | null = null;
  let off = 0;
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    const prey = preyOf(state, t);
    if (state.tick % reaction === 0 || !prey.some(one => one.id === chosen)) {
      if (state.tick % reaction === 0) chosen = mostUrgent(state, prey, t)?.id ?? null;
      off = randomBetween(rng, -error, error);
    }
    const target = prey.find(one => one.id === chosen);
    const mortar = wantsMortar(state) !== (state.gun.mode === 'mortar') && state.gun.cooldown === 0;
    const pressed = mortar ? KEY.mode : 0;
    const held = dodge(state);
    if (!target) return { held, pressed };
    const [x, y] = leadOf(state, target, lead, t);
    const wanted = angleTo(state.gun, x, y, t) + off;
    const isThere = Math.abs(wanted - state.gun.turretAngle) <= patience;
    const pointer = { ...pointAt(state, x, y, off, t), down: false, pressed: false, released: false, cancelled: false };
    return { held: held | (isThere ? KEY.fire : 0), pressed, pointer };
  };
}

function preyOf({ helicopters, troopers, walkers, gun }: Readonly<State>, t: T): Prey[] {
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
  ];
}

function mostUrgent(state: Readonly<State>, prey: readonly Prey[], t: T): Prey | null {
  const { gun } = state;
  let best: Prey | null = null;
  let least = Infinity;
  for (const one of prey) {
    const turn = Math.abs(angleTo(gun, one.x, one.y, t) - gun.turretAngle);
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
  const speed = gun.mode === 'cannon' ? t.bulletSpeed : t.shellAcross;
  let [x, y] = [prey.x, prey.y];
  for (let round = 0; round < LEAD_ROUNDS; round++) {
    const turn = Math.abs(angleTo(gun, x, y, t) - gun.turretAngle) / t.turnDegrees;
    const ticks = turn + Math.max(0, hypot(x - pivot.x, y - pivot.y) - t.barrelLength) / speed;
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

/** Two walkers close together, not too near and not too far, and nothing near that the cannon should take. */
function wantsMortar({ walkers, gun }: Readonly<State>): boolean {
  const away = ({ x }: Walker) => Math.abs(x - gun.x);
  if (walkers.some(walker => away(walker) < MORTAR_FROM)) return false;
  return walkers.some(
    one => away(one) < MORTAR_TO && walkers.some(other => other.id !== one.id && Math.abs(other.x - one.x) <= CROWD),
  );
}

/** Out from under a parachute, to the side with fewer on the ground. */
function dodge({ gun, troopers, walkers }: Readonly<State>): number {
  if (gun.isLocked) return 0;
  const above = troopers.find(({ x, y, isDoomed }) => !isDoomed && y > LOW && Math.abs(x - gun.x) < ABOVE);
  if (!above) return 0;
  const isLeftBlocked = gun.x < 120 || walkers.some(({ x }) => x < gun.x && gun.x - x < 90);
  const isRightBlocked = gun.x > WORLD.width - 120 || walkers.some(({ x }) => x > gun.x && x - gun.x < 90);
  const goesLeft = isLeftBlocked === isRightBlocked ? above.x >= gun.x : isRightBlocked;
  return goesLeft ? KEY.left : KEY.right;
}
