// Every order of buying, searched launch by launch: however somebody shops, how many launches and minutes it is to the Moon. For tests.
import { zonesOf } from './coins.ts';
import { climbed, launchSpeed, lawOf, limitAt, nextSpeed, thrustOf } from './flight.ts';
import { bears, priceOf, UPGRADES, withOneMore } from './shop.ts';
import type { Rocket } from './state.ts';
import { t } from './testing.ts';

export type Firing = 'left to the apex' | 'best moment, still air' | 'best moment, always in the wind';
interface Flown {
  readonly reach: number;
  readonly ticks: number;
}

/** A full launch flown to the end; each burn begins as soon as the ball is no faster than `at`, at the latest at an apex. */
function flown(rocket: Rocket, power: number, booster: number, at: number, windy: boolean): Flown {
  const { beats, burnTicks } = lawOf(rocket, t);
  const from = launchSpeed(t.maxPower, power, rocket, t);
  const wind = { from: 0, to: windy ? t.moonHeight : -1 };
  let [speed, height, ticks] = [from, 0, 0];
  const coast = (many: number) => {
    const after = speed - many * t.gravity;
    height += many * climbed(speed, after, t);
    speed = after;
    ticks += many;
  };
  for (let left = booster === 0 ? 0 : beats; left > 0; left--) {
    const toApex = Math.max(0, Math.floor(speed / t.gravity));
    coast(Math.min(toApex, Math.max(0, Math.ceil((speed - at) / t.gravity))));
    const limit = limitAt(height, from, booster, wind, t);
    for (let burn = burnTicks; burn > 0; burn--) {
      const after = nextSpeed({ speed, burn, limit }, thrustOf(booster, t), t);
      height += climbed(speed, after, t);
      speed = after;
      ticks++;
    }
  }
  coast(Math.max(0, speed / t.gravity));
  const fall = Math.sqrt((2 * height * t.unit) / t.gravity);
  return { reach: Math.round(height), ticks: ticks + fall };
}

const known = new Map<string, Flown>();
function best(rocket: Rocket, power: number, booster: number, firing: Firing): Flown {
  const key = `${rocket} ${power} ${booster} ${firing}`;
  let found = known.get(key);
  if (found) return found;
  const from = launchSpeed(t.maxPower, power, rocket, t);
  const speeds =
    firing === 'left to the apex' || booster === 0 ? [0] : Array.from({ length: 21 }, (_, i) => (from * i) / 20);
  for (const speed of speeds) {
    const one = flown(rocket, power, booster, speed, firing === 'best moment, always in the wind');
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
export function search(rocket: Rocket, firing: Firing) {
  let now: Standing[] = [{ power: 0, booster: 0, coins: 0, record: 0, quick: 0, slow: 0 }];
  const home = { fewest: 0, most: 0, quickest: Infinity, slowest: 0 };
  for (let launches = 1; now.length > 0 && launches < 200; launches++) {
    const next = new Map<string, Standing>();
    for (const at of now) {
      const { reach, ticks } = best(rocket, at.power, at.booster, firing);
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
      for (const one of choices(rocket, { ...at, coins, record })) {
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
  return { ...home, stalled: now.length };
}

function earned(record: number, reach: number): number {
  if (reach <= record) return t.landingCoins;
  const zones = zonesOf(t.moonHeight, t).filter(({ from }) => record < from && reach >= from);
  return (reach - record) * t.recordCoins + zones.reduce((sum, { coins }) => sum + coins, 0);
}

function choices(rocket: Rocket, at: Standing): Standing[] {
  const { power, booster, coins } = at;
  const built = { rocket, upgrades: { power, booster } };
  const wanted = UPGRADES.filter(upgrade => upgrade === 'power' || bears(built, t));
  const found = wanted
    .filter(upgrade => coins >= priceOf(upgrade, t))
    .map(upgrade => ({ ...at, ...withOneMore(built, upgrade).upgrades, coins: coins - priceOf(upgrade, t) }));
  return found.length < wanted.length ? [...found, at] : found;
}

export const FIRINGS: readonly Firing[] = [
  'left to the apex',
  'best moment, still air',
  'best moment, always in the wind',
];
