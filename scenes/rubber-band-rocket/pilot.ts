// A bot that plays Rubber Band Rocket: draws the band to the full, lets go, fires the booster when waiting no longer pays, and shops.
import { type Frame, NO_INPUT } from '../kit/core/input.ts';
import { random, seeded } from '../kit/core/rng.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { bestWait, mayFire } from './flight.ts';
import { bears, whyNot, withOneMore, worthOf } from './shop.ts';
import type { State, Upgrade } from './state.ts';

/** How somebody plays. */
export interface Skill {
  /** Ticks that pass at the workshop before the band is drawn. */
  readonly thinks: number;
  /** Ticks that the band is held beyond full power, at most. */
  readonly holds: number;
  readonly fires: 'best' | 'apex' | 'at once' | 'in the wind';
  /** Fires so many ticks before the moment it means: who has flown often knows how late the eyes are. */
  readonly ahead: number;
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

const DECENT: Skill = { thinks: 50, holds: 20, fires: 'best', ahead: 0, skips: true, buys: bestBuy };

export const pilot = (seed: number) => player(seed, DECENT);

/** After a tap or a release the eyes catch up with the hand, in ticks. */
const LOOKS = 36;
/** A band that is not drawn by then was not taken hold of. */
const GIVES_UP = 200;

export function player(seed: number, { thinks, holds, fires, ahead, skips, buys }: Skill) {
  const rng = seeded(seed, 9);
  let [stood, drawing, looks, holdsNow] = [0, 0, 0, 0];
  /** What is wanted since this landing, until it is bought. */
  let wish: { readonly launches: number; upgrade: Upgrade | null } = { launches: -1, upgrade: null };
  /** At which tick of this flight the booster is to be fired. */
  let plan: number | null = null;

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
    plan = null;
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
    plan ??= flight.ticks + bestWait(state, t);
    if (flight.ticks < plan - ahead) return false;
    plan = null;
    return true;
  }
}
