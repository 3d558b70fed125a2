// A bot that plays Rubber Band Rocket: draws the band to the full, lets go, fires the booster when waiting no longer pays, and shops.
import { type Frame, NO_INPUT } from '../kit/core/input.ts';
import { random, seeded } from '../kit/core/rng.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { limitOf, mayFire, outlook } from './flight.ts';
import { bears, whyNot, withOneMore, worthOf } from './shop.ts';
import type { State, Upgrade } from './state.ts';

/** How somebody plays. */
export interface Skill {
  /** Ticks that pass at the workshop before the band is drawn. */
  readonly thinks: number;
  /** Ticks that the band is held beyond full power, at most. */
  readonly holds: number;
  readonly fires: 'best' | 'apex' | 'at once' | 'in the wind';
  readonly skips: boolean;
  /** What is bought next, or null to save. */
  buys(state: Readonly<State>, t: T, luck: number): Upgrade | null;
}

/** Whichever lifts a well-flown full launch the most for its price; the bargain is worked out once a landing. */
export function bestBuy(state: Readonly<State>, t: T): Upgrade {
  const now = worthOf(state, t).best;
  const gain = (upgrade: Upgrade) => worthOf(withOneMore(state, upgrade), t).best - now;
  return bears(state, t) && gain('booster') > gain('power') ? 'booster' : 'power';
}

const DECENT: Skill = { thinks: 50, holds: 20, fires: 'best', skips: true, buys: bestBuy };

export const pilot = (seed: number) => player(seed, DECENT);

/** After a tap or a release the eyes catch up with the hand, in ticks. */
const LOOKS = 36;
/** A band that is not drawn by then was not taken hold of. */
const GIVES_UP = 200;

export function player(seed: number, { thinks, holds, fires, skips, buys }: Skill) {
  const rng = seeded(seed, 9);
  let [stood, drawing, looks, holdsNow] = [0, 0, 0, 0];
  /** What is wanted since this landing, until it is bought. */
  let wish: { readonly launches: number; upgrade: Upgrade | null } = { launches: -1, upgrade: null };
  /** The most that firing has promised in this flight. */
  let promised = 0;

  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (drawing > 0) return draw(state);
    if (looks > 0) {
      looks--;
      return {};
    }
    if (state.isLaunched) {
      stood = 0;
      const skipping = skips && state.speed < 0 && state.flight.falling > t.skipAfter + 1;
      return skipping || (state.speed >= 0 && isMoment(state, t)) ? tap() : {};
    }
    promised = 0;
    if (wish.launches !== state.launches)
      wish = { launches: state.launches, upgrade: state.launches === 0 ? null : buys(state, t, random(rng)) };
    stood++;
    const { upgrade } = wish;
    if (upgrade && stood > thinks / 2 && whyNot(state, upgrade, t) === null) {
      wish.upgrade = null;
      looks = LOOKS;
      return { ...NO_INPUT, pressed: KEY[upgrade] };
    }
    if (stood <= thinks || state.repair > 0) return {};
    drawing = 1;
    holdsNow = Math.floor(random(rng) * holds);
    return { held: KEY.hold, pressed: KEY.hold };
  };

  function draw({ isCharging, isLaunched, power, maxPower, fullFor }: Readonly<State>): Partial<Frame> {
    drawing++;
    const isDrawn = isCharging && power === maxPower && fullFor >= holdsNow;
    if (!isDrawn && !isLaunched && drawing < GIVES_UP) return { held: KEY.hold };
    drawing = stood = 0;
    looks = LOOKS;
    return { held: 0, released: KEY.hold };
  }

  function tap(): Partial<Frame> {
    looks = LOOKS;
    return { held: KEY.hold, pressed: KEY.hold };
  }

  function isMoment(state: Readonly<State>, t: T): boolean {
    const { flight, wind, height } = state;
    if (fires === 'apex' || !mayFire(state)) return false;
    if (fires === 'at once') return flight.ticks > 2;
    if (fires === 'in the wind') return height >= wind.from && height <= wind.to;
    const now = outlook(state, t).now ?? 0;
    if (now < promised) {
      if (windComes(state, t, now)) return false;
      promised = 0;
      return true;
    }
    promised = now;
    return false;
  }
}

/** The wind still comes, and firing there promises more. */
function windComes({ wind, height, speed, flight, upgrades }: Readonly<State>, t: T, now: number): boolean {
  const climb = (wind.from - height) * 2 * t.gravity * t.unit;
  const there = speed * speed - climb;
  if (wind.from <= height || there <= 0) return false;
  const at = Math.sqrt(there);
  const fired = Math.max(
    at,
    Math.min(
      at + t.boosterStep * upgrades.booster * t.boosterTicks,
      limitOf(flight.from, upgrades.booster, t) + t.gustPart * flight.from,
    ),
  );
  return wind.from + ((at + fired) / 2) * (t.boosterTicks / t.unit) + (fired * fired) / (2 * t.gravity * t.unit) > now;
}
