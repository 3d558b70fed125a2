// The workshop: what an upgrade costs, what it is worth, why it is not to be had, and how it is given back.

import type { T } from './constants.ts';
import { launchSpeed, lawOf, limitOf, reachFrom, reachOf, thrustOf } from './flight.ts';
import type { State, Tell, Upgrade, Wind } from './state.ts';

/** What is built so far: all that an offer's worth hangs on. */
export type Built = Pick<State, 'upgrades' | 'rocket'>;

export const UPGRADES: readonly Upgrade[] = ['power', 'booster'];

export const priceOf = (upgrade: Upgrade, t: T): number => (upgrade === 'power' ? t.powerPrice : t.boosterPrice);

/** Why this upgrade is not to be had now, in a sentence; null where it is. */
export function whyNot(state: Readonly<State>, upgrade: Upgrade, t: T): string | null {
  if (state.isHome) return 'The Moon is reached.';
  if (state.isLaunched || state.isCharging) return 'The workshop opens when the ball is down.';
  if (state.launches === 0) return 'The workshop opens after the first landing.';
  if (state.fitted) return 'The workshop fits one upgrade per landing.';
  if (upgrade === 'booster' && !bears(state, t)) return 'The band is too weak for more Booster. Buy Power first.';
  const short = priceOf(upgrade, t) - state.coins;
  return short > 0 ? `${short} more ${short === 1 ? 'coin' : 'coins'} needed.` : null;
}

/** What a booster adds in a whole burn must be of use even in the thin air below the Moon. So no coin is ever wasted on one. */
export function bears({ upgrades, rocket }: Built, t: T): boolean {
  const { power, booster } = upgrades;
  const limit = limitOf(t.moonHeight, launchSpeed(t.maxPower, power, rocket, t), booster + 1, t);
  const { beats, burnTicks } = lawOf(rocket, t);
  return thrustOf(booster + 1, t) * burnTicks * beats <= limit || booster === 0;
}

export function fit(state: State, upgrade: Upgrade, tell: Tell, t: T): void {
  const message = whyNot(state, upgrade, t);
  if (message !== null) {
    tell({ type: 'refused', message });
    return;
  }
  state.coins -= priceOf(upgrade, t);
  state.upgrades[upgrade]++;
  state.fitted = upgrade;
  state.isReturnable = true;
  tell({ type: 'upgradeFitted', upgrade, level: state.upgrades[upgrade] });
}

/** The last purchase goes back for its price, until the band is drawn again. */
export function giveBack(state: State, tell: Tell, t: T): void {
  const upgrade = state.fitted;
  if (upgrade === null || !state.isReturnable) {
    tell({ type: 'refused', message: 'There is nothing to give back.' });
    return;
  }
  state.coins += priceOf(upgrade, t);
  state.upgrades[upgrade]--;
  state.fitted = null;
  state.isReturnable = false;
  tell({ type: 'upgradeReturned', upgrade });
}

const NO_WIND: Wind = { from: 0, to: -1 };

/** What a full launch reaches in still air by itself, and with the booster fired at its best moment. */
export interface Worth {
  readonly alone: number;
  readonly best: number;
}

export function worthOf(built: Built, t: T): Worth {
  const { upgrades, rocket } = built;
  const alone = reachOf(t.maxPower, built, NO_WIND, t);
  const from = launchSpeed(t.maxPower, upgrades.power, rocket, t);
  const { beats, burnTicks } = lawOf(rocket, t);
  let best = alone;
  if (upgrades.booster > 0)
    for (let step = 0; step <= MOMENTS; step++) {
      const speed = (from * step) / MOMENTS;
      const height = (from * from - speed * speed) / (2 * t.gravity * t.unit);
      const fired = {
        speed,
        height,
        burn: burnTicks,
        beats: beats - 1,
        limit: limitOf(height, from, upgrades.booster, t),
      };
      best = Math.max(best, reachFrom(fired, { from, level: upgrades.booster, rocket }, NO_WIND, t));
    }
  return { alone, best };
}

/** So many moments of a flight are tried for the best one. */
const MOMENTS = 24;

export const withOneMore = ({ upgrades, rocket }: Built, upgrade: Upgrade): Built => ({
  rocket,
  upgrades: { ...upgrades, [upgrade]: upgrades[upgrade] + 1 },
});
