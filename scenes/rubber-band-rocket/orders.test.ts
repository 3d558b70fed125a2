// Every order of buying, searched: however somebody shops, and however well the booster is fired, the Moon takes 45 to 70 launches and
// 9 to 15 minutes, and no order stalls.
import { expect, test } from 'vitest';
import { zonesOf } from './coins.ts';
import { climbed, isApex, launchSpeed, limitAt, nextSpeed, thrustOf } from './flight.ts';
import { bears, priceOf, UPGRADES, withOneMore } from './shop.ts';
import { t } from './testing.ts';

type Firing = 'left to the apex' | 'best moment, still air' | 'best moment, always in the wind';
interface Flown {
  readonly reach: number;
  readonly ticks: number;
}

/** A full launch flown to the end; `at` is the speed at which the booster is fired. */
function flown(power: number, booster: number, at: number, windy: boolean): Flown {
  const from = launchSpeed(t.maxPower, power, 'ball', t);
  let [speed, height, burn, used, limit, ticks] = [from, 0, 0, booster === 0, 0, 0];
  for (; ticks < 5000 && height < t.moonHeight; ticks++) {
    if (!used && (speed <= at || isApex(speed, t))) {
      used = true;
      burn = t.boosterTicks;
      limit = limitAt(height, from, booster, windy ? { from: 0, to: t.moonHeight } : { from: 0, to: -1 }, t);
    }
    if (used && burn === 0 && isApex(speed, t)) break;
    const after = nextSpeed({ speed, burn, limit }, thrustOf(booster, t), t);
    height += climbed(speed, after, t);
    speed = after;
    if (burn > 0) burn--;
  }
  const fall = Math.sqrt((2 * height * t.unit) / t.gravity);
  return { reach: Math.round(height), ticks: ticks + fall };
}

const known = new Map<string, Flown>();
function best(power: number, booster: number, firing: Firing): Flown {
  const key = `${power} ${booster} ${firing}`;
  let found = known.get(key);
  if (found) return found;
  const from = launchSpeed(t.maxPower, power, 'ball', t);
  const speeds =
    firing === 'left to the apex' || booster === 0 ? [0] : Array.from({ length: 21 }, (_, i) => (from * i) / 20);
  for (const speed of speeds) {
    const one = flown(power, booster, speed, firing === 'best moment, always in the wind');
    if (!found || one.reach > found.reach) found = one;
  }
  known.set(key, found as Flown);
  return found as Flown;
}

/** Charging to the full, and three seconds at the workshop (depth.md: two to five seconds a command). */
const HANDS_TICKS = t.maxPower / t.chargeRate + 3 * 60;
/** More coins than this are never short. */
const PLENTY = 600;

interface Standing {
  readonly power: number;
  readonly booster: number;
  readonly coins: number;
  readonly record: number;
  quick: number;
  slow: number;
}

/** All orders at once, launch by launch: whoever can buy buys one or the other, or saves for the dearer one. */
function search(firing: Firing) {
  let now: Standing[] = [{ power: 0, booster: 0, coins: 0, record: 0, quick: 0, slow: 0 }];
  const home = { fewest: 0, most: 0, quickest: Infinity, slowest: 0 };
  for (let launches = 1; now.length > 0 && launches < 200; launches++) {
    const next = new Map<string, Standing>();
    for (const at of now) {
      const { reach, ticks } = best(at.power, at.booster, firing);
      const quick = at.quick + ticks + HANDS_TICKS;
      const slow = at.slow + ticks + HANDS_TICKS;
      if (reach >= t.moonHeight) {
        home.fewest ||= launches;
        home.most = launches;
        home.quickest = Math.min(home.quickest, quick);
        home.slowest = Math.max(home.slowest, slow);
        continue;
      }
      const coins = Math.min(PLENTY, at.coins + earned(at.record, reach));
      const record = Math.max(at.record, reach);
      for (const one of choices({ ...at, coins, record })) {
        const key = `${one.power} ${one.booster} ${one.coins} ${one.record}`;
        const same = next.get(key);
        if (same) {
          same.quick = Math.min(same.quick, quick);
          same.slow = Math.max(same.slow, slow);
        } else next.set(key, { ...one, quick, slow });
      }
    }
    now = [...next.values()];
  }
  expect(now, 'orders that stall').toEqual([]);
  return home;
}

function earned(record: number, reach: number): number {
  if (reach <= record) return t.landingCoins;
  const zones = zonesOf(t.moonHeight, t).filter(({ from }) => record < from && reach >= from);
  return (reach - record) * t.recordCoins + zones.reduce((sum, { coins }) => sum + coins, 0);
}

function choices(at: Standing): Standing[] {
  const { power, booster, coins } = at;
  const wanted = UPGRADES.filter(
    upgrade => upgrade === 'power' || bears({ rocket: 'ball', upgrades: { power, booster } }, t),
  );
  const found = wanted
    .filter(upgrade => coins >= priceOf(upgrade, t))
    .map(upgrade => ({
      ...at,
      ...withOneMore({ rocket: 'ball', upgrades: { power, booster } }, upgrade).upgrades,
      coins: coins - priceOf(upgrade, t),
    }));
  return found.length < wanted.length ? [...found, at] : found;
}

test.each<Firing>(['left to the apex', 'best moment, still air', 'best moment, always in the wind'])(
  'every order of buying, booster %s: 45 to 70 launches, 9 to 15 minutes',
  firing => {
    const { fewest, most, quickest, slowest } = search(firing);
    const minutes = [quickest, slowest].map(ticks => ticks / 3600);
    expect(fewest).toBeGreaterThanOrEqual(45);
    expect(most).toBeLessThanOrEqual(70);
    expect(minutes[0]).toBeGreaterThanOrEqual(9);
    expect(minutes[1]).toBeLessThanOrEqual(15);
  },
  60_000,
);
