// The workshop (upgrade shop): prices, validation, buying, returning, and the reach each upgrade would add.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { T } from '../constants.ts';
import {
  balloonTicks,
  boosterLimit,
  type Loadout,
  launchReach,
  launchSpeed,
  rocketStats,
  simulateReach,
  thrustOf,
  wornSpeed,
} from './flight.ts';
import type { Emit, Refusal, State, Upgrade, Wind } from './state.ts';

export const UPGRADES: readonly Upgrade[] = ['power', 'booster'];

export const priceOf = (upgrade: Upgrade, t: T): number => (upgrade === 'power' ? t.powerPrice : t.boosterPrice);

/** Why nothing at all is sold now, or null. */
export function closedWorkshop(state: Readonly<State>): Refusal | null {
  if (state.isHome) return { note: '', message: 'The Moon is reached.' };
  if (state.isLaunched || state.isCharging) return { note: '', message: 'The workshop opens when the ball is down.' };
  return state.launches === 0
    ? { note: 'after a flight', message: 'The workshop opens after the first landing.' }
    : null;
}

/** Why a purchase is refused, or null. */
export function validatePurchase(state: Readonly<State>, upgrade: Upgrade, t: T): Refusal | null {
  const closed = closedWorkshop(state);
  if (closed) return closed;
  if (state.fitted) return { note: 'one a landing', message: 'The workshop fits one upgrade per landing.' };
  if (upgrade === 'booster' && !isBoosterUseful(state, t))
    return { note: 'Power first', message: 'The band is too weak for more Booster. Buy Power first.' };
  const short = priceOf(upgrade, t) - state.coins;
  if (short <= 0) return null;
  const message = `It costs ${priceOf(upgrade, t)} coins, you have ${state.coins}: ${short} to go.`;
  return { note: `${short} to go`, message };
}

/** A further booster level must still add speed in the thin air below the Moon; otherwise its coins would be wasted. */
export function isBoosterUseful({ upgrades, rocket }: Pick<Loadout, 'upgrades' | 'rocket'>, t: T): boolean {
  const { power, booster } = upgrades;
  const limit = boosterLimit(t.moonHeight, launchSpeed(t.maxPower, power, rocket, t), booster + 1, t);
  const { beats, burnTicks } = rocketStats(rocket, t);
  return thrustOf(booster + 1, t) * burnTicks * beats <= limit || booster === 0;
}

/** Something was bought a moment ago: another press of the same hand means nothing. */
export const isFresh = ({ tick, boughtAt }: Readonly<State>): boolean => tick - boughtAt < TICKS_PER_SECOND;

export function fit(state: State, upgrade: Upgrade, emit: Emit, t: T): void {
  if (state.fitted === upgrade && state.isReturnable && isFresh(state)) return;
  const refusal = validatePurchase(state, upgrade, t);
  if (refusal) {
    emit({ type: 'refused', message: refusal.message });
    return;
  }
  state.coins -= priceOf(upgrade, t);
  state.upgrades[upgrade]++;
  state.fitted = upgrade;
  state.boughtAt = state.tick;
  state.isReturnable = true;
  emit({ type: 'upgradeFitted', upgrade, level: state.upgrades[upgrade] });
}

/** Returns the last purchase for its full price; possible until the band is drawn again. */
export function giveBack(state: State, emit: Emit, t: T): void {
  const upgrade = state.fitted;
  if (upgrade === null || !state.isReturnable) {
    emit({ type: 'refused', message: 'There is nothing to give back.' });
    return;
  }
  state.coins += priceOf(upgrade, t);
  state.upgrades[upgrade]--;
  state.fitted = null;
  state.isReturnable = false;
  emit({ type: 'upgradeReturned', upgrade });
}

const NO_WIND: Wind = { from: 0, to: -1 };

/** Reach of a full launch in still air: the booster left to fire by itself, and fired at its best moment. In units. */
export interface Worth {
  readonly alone: number;
  readonly best: number;
}

export function worthOf(built: Loadout, t: T): Worth {
  const { upgrades, rocket, parts } = built;
  const alone = launchReach(t.maxPower, built, NO_WIND, t);
  const from = wornSpeed(t.maxPower, built, t);
  const { beats, burnTicks } = rocketStats(rocket, t);
  let best = alone;
  if (upgrades.booster > 0)
    for (let step = 0; step <= SAMPLES; step++) {
      const speed = (from * step) / SAMPLES;
      const height = (from * from - speed * speed) / (2 * t.gravity * t.unit);
      const fired = {
        speed,
        height,
        burn: burnTicks,
        beats: beats - 1,
        limit: boosterLimit(height, from, upgrades.booster, t),
        balloon: balloonTicks(parts, t),
      };
      best = Math.max(best, simulateReach(fired, { from, level: upgrades.booster, rocket, parts }, NO_WIND, t));
    }
  return { alone, best };
}

/** Firing moments sampled to find the best one. */
const SAMPLES = 24;

export const withOneMore = ({ upgrades, rocket, worn, parts }: Loadout, upgrade: Upgrade): Loadout => ({
  rocket,
  worn,
  parts,
  upgrades: { ...upgrades, [upgrade]: upgrades[upgrade] + 1 },
});
