// A bot that plays Rubber Band Rocket: draws the band to the full, lets go, fires the booster when waiting no longer pays, and shops.
import { type Frame, NO_INPUT } from '../kit/core/input.ts';
import { random, seeded } from '../kit/core/rng.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { limitOf, outlook } from './flight.ts';
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
  const now = worthOf(state.upgrades, t).best;
  const gain = (upgrade: Upgrade) => worthOf(withOneMore(state.upgrades, upgrade), t).best - now;
  return bears(state.upgrades, t) && gain('booster') > gain('power') ? 'booster' : 'power';
}

const DECENT: Skill = { thinks: 50, holds: 20, fires: 'best', skips: true, buys: bestBuy };

export const pilot = (seed: number) => player(seed, DECENT);

export function player(seed: number, { thinks, holds, fires, skips, buys }: Skill) {
  const rng = seeded(seed, 9);
  let stood = 0;
  let holdsNow = 0;
  let wish: { readonly launches: number; readonly upgrade: Upgrade | null } = { launches: -1, upgrade: null };
  /** The most that firing has promised in this flight. */
  let promised = 0;
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (state.isLaunched) {
      stood = 0;
      if (state.speed < 0) return skips && state.flight.falling > t.skipAfter + 1 ? press() : {};
      return isMoment(state, t) ? press() : {};
    }
    promised = 0;
    if (state.isCharging) {
      const isDrawn = state.power === state.maxPower && state.fullFor >= holdsNow;
      return isDrawn ? { held: 0, released: KEY.hold } : { held: KEY.hold };
    }
    stood++;
    holdsNow = Math.floor(random(rng) * holds);
    if (wish.launches !== state.launches)
      wish = { launches: state.launches, upgrade: state.launches === 0 ? null : buys(state, t, random(rng)) };
    if (wish.upgrade && stood > thinks / 2 && whyNot(state, wish.upgrade, t) === null)
      return { ...NO_INPUT, pressed: KEY[wish.upgrade] };
    return stood > thinks && state.repair === 0 ? press() : {};
  };

  function isMoment(state: Readonly<State>, t: T): boolean {
    const { flight, upgrades, wind, height } = state;
    if (flight.firedAt !== null || upgrades.booster === 0 || fires === 'apex') return false;
    if (fires === 'at once') return flight.ticks > 2;
    if (fires === 'in the wind') return height >= wind.from && height <= wind.to;
    const now = outlook(state, t).now ?? 0;
    if (now < promised) return !windComes(state, t, now);
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

const press = (): Partial<Frame> => ({ held: KEY.hold, pressed: KEY.hold });
