// Bot of Rubber Band Rocket: draws the band to full power, fires the booster at the predicted best tick, and buys upgrades greedily.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { feathersBelow } from '../rules/feathers.ts';
import { bestFireDelay, canFire } from '../rules/flight.ts';
import { WIDTH } from '../rules/geometry.ts';
import { validateKit } from '../rules/kits.ts';
import { isBoosterUseful, validatePurchase, withOneMore, worthOf } from '../rules/shop.ts';
import type { Feather, Kit, State, Upgrade } from '../rules/state.ts';

/** Behaviour of a bot. */
export interface Skill {
  /** Ticks that pass at the workshop before the band is drawn. */
  readonly thinks: number;
  /** Ticks that the band is held beyond full power, at most. */
  readonly holds: number;
  /** When the booster is fired. */
  readonly fires: 'best' | 'apex' | 'at once' | 'in the wind';
  /** Fires so many ticks early, to make up for its own delay. */
  readonly ahead: number;
  /** Skips the fall. */
  readonly skips: boolean;
  /** Steers into feathers, on the side where there are more. */
  readonly meets: boolean;
  /** The kit it takes where it can. */
  readonly kit: Kit | null;
  /** The next upgrade to buy, or null to save. */
  buys(state: Readonly<State>, t: T, luck: number): Upgrade | null;
}

/** Greedy choice: the upgrade that adds most to the best reach of a full launch. */
export function bestBuy(state: Readonly<State>, t: T): Upgrade {
  const now = worthOf(state, t).best;
  const gain = (upgrade: Upgrade) => worthOf(withOneMore(state, upgrade), t).best - now;
  return isBoosterUseful(state, t) && gain('booster') > gain('power') ? 'booster' : 'power';
}

const DECENT: Skill = {
  thinks: 50,
  holds: 20,
  fires: 'best',
  ahead: 0,
  skips: true,
  meets: true,
  kit: 'net',
  buys: bestBuy,
};

export const pilot = (seed: number) => player(seed, DECENT);

/** The next feather to be met on the side of more of them: from a little before the apex until the last one is passed. */
function nextFeather(state: Readonly<State>, t: T, ahead: number): Feather | null {
  const { speed, flight, upgrades, feathers } = state;
  const boosts = upgrades.booster > 0 && (flight.beats > 0 || flight.burn > 0);
  if (speed >= 0 && (boosts || speed > t.gravity * ahead)) return null;
  const side = Math.sign(feathers.reduce((sum, { aside }) => sum + Math.sign(aside), 0));
  const left = speed < 0 ? feathersBelow(state) : feathers;
  return left.find(({ aside }) => Math.sign(aside) === side) ?? null;
}

/** The keys that steer to a feather, by where the ball will be when they act; null where there is none. */
function steerTo(feather: Feather | null, { ball }: Readonly<State>, t: T, ahead: number): Partial<Frame> | null {
  if (!feather) return null;
  const off = WIDTH / 2 + feather.aside - ball.x - (ball.vx / TICKS_PER_SECOND) * ahead;
  if (Math.abs(off) < t.featherReach / 3) return {};
  return { held: off < 0 ? KEY.left : KEY.right };
}

/** Pause after a tap or a release, in ticks. */
const REACTION_TICKS = 36;
/** Ticks after which the bot lets go: the press was not accepted. */
const GIVES_UP = 200;

export function player(seed: number, { thinks, holds, fires, ahead, skips, meets, kit, buys }: Skill) {
  const rng = seeded(seed, 9);
  let [idleTicks, drawing, reaction, holdsNow] = [0, 0, 0, 0];
  /** The upgrade chosen after the landing of this launch number, until it is bought. */
  let purchase: { readonly launches: number; upgrade: Upgrade | null } = { launches: -1, upgrade: null };
  /** Tick of this flight at which the booster is to be fired. */
  let fireAt: number | null = null;

  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (drawing > 0) return draw(state);
    if (reaction > 0) {
      reaction--;
      return {};
    }
    if (state.isLaunched) {
      idleTicks = 0;
      const steered = meets ? steerTo(nextFeather(state, t, ahead), state, t, ahead) : null;
      if (steered) return steered;
      const skipping = skips && state.speed < 0 && state.flight.falling > t.skipAfter + 1;
      return skipping || (state.speed >= 0 && isMoment(state, t)) ? tap() : {};
    }
    fireAt = null;
    if (purchase.launches !== state.launches)
      purchase = { launches: state.launches, upgrade: state.launches === 0 ? null : buys(state, t, random(rng)) };
    idleTicks++;
    const { upgrade } = purchase;
    if (upgrade && idleTicks > thinks / 2 && validatePurchase(state, upgrade, t) === null) {
      purchase.upgrade = null;
      reaction = REACTION_TICKS;
      return { ...NO_INPUT, pressed: KEY[upgrade] };
    }
    if (kit && idleTicks === thinks && state.kit === null && validateKit(state, kit, t) === null)
      return { ...NO_INPUT, pressed: KEY[kit] };
    if (idleTicks <= thinks || state.repair > 0) return {};
    drawing = 1;
    holdsNow = Math.floor(random(rng) * holds);
    return { held: KEY.hold, pressed: KEY.hold };
  };

  function draw({ isCharging, isLaunched, power, maxPower, fullFor }: Readonly<State>): Partial<Frame> {
    drawing++;
    const isDrawn = isCharging && power === maxPower && fullFor >= holdsNow;
    if (!isDrawn && !isLaunched && drawing < GIVES_UP) return { held: KEY.hold };
    drawing = idleTicks = 0;
    reaction = REACTION_TICKS;
    return { held: 0, released: KEY.hold };
  }

  function tap(): Partial<Frame> {
    reaction = REACTION_TICKS;
    return { held: KEY.hold, pressed: KEY.hold };
  }

  function isMoment(state: Readonly<State>, t: T): boolean {
    const { flight, wind, height } = state;
    if (fires === 'apex' || !canFire(state)) return false;
    if (fires === 'at once') return flight.ticks > 2;
    if (fires === 'in the wind') return height >= wind.from && height <= wind.to;
    fireAt ??= flight.ticks + bestFireDelay(state, t);
    if (flight.ticks < fireAt - ahead) return false;
    fireAt = null;
    return true;
  }
}
