// Exhaustive breadth-first search over all orders of purchases, launch by launch: fewest and most launches and minutes to the Moon. For tests.
// Breadth-first with merged states, because equal upgrades, coins and record go on equally: 200 levels stay small.
import { landingPay, zonesOf } from '../rules/coins.ts';
import {
  boosterLimitInWind,
  heightGain,
  type Loadout,
  nextSpeed,
  rocketStats,
  thrustOf,
  wornSpeed,
} from '../rules/flight.ts';
import { isBoosterUseful, priceOf, UPGRADES, withOneMore } from '../rules/shop.ts';
import type { Rocket } from '../rules/state.ts';
import { t } from '../rules/testing.ts';

export type Firing = 'left to the apex' | 'best moment, still air' | 'best moment, always in the wind';
interface FlightResult {
  /** In units. */
  readonly reach: number;
  readonly ticks: number;
}

/** Simulates a full launch with so many feathers to its landing; each burn begins when the ball is no faster than `at`, at the latest at an apex. */
function simulateFlight({ rocket, upgrades, worn }: Omit<Loadout, 'parts'>, at: number, windy: boolean): FlightResult {
  const { booster } = upgrades;
  const { beats, burnTicks } = rocketStats(rocket, t);
  const from = wornSpeed(t.maxPower, { rocket, upgrades, worn, parts: [] }, t);
  const wind = { from: 0, to: windy ? t.moonHeight : -1 };
  let [speed, height, ticks] = [from, 0, 0];
  const coast = (many: number) => {
    const after = speed - many * t.gravity;
    height += many * heightGain(speed, after, t);
    speed = after;
    ticks += many;
  };
  for (let left = booster === 0 ? 0 : beats; left > 0; left--) {
    const toApex = Math.max(0, Math.floor(speed / t.gravity));
    coast(Math.min(toApex, Math.max(0, Math.ceil((speed - at) / t.gravity))));
    const limit = boosterLimitInWind(height, from, booster, wind, t);
    for (let burn = burnTicks; burn > 0; burn--) {
      const after = nextSpeed({ speed, burn, limit }, thrustOf(booster, t), t);
      height += heightGain(speed, after, t);
      speed = after;
      ticks++;
    }
  }
  coast(Math.max(0, speed / t.gravity));
  const fall = Math.sqrt((2 * height * t.unit) / t.gravity);
  return { reach: Math.round(height), ticks: ticks + fall };
}

const cache = new Map<string, FlightResult>();
function bestFlight(built: Omit<Loadout, 'parts'>, firing: Firing): FlightResult {
  const { rocket, upgrades, worn } = built;
  const { power, booster } = upgrades;
  const key = `${rocket} ${worn} ${power} ${booster} ${firing}`;
  let found = cache.get(key);
  if (found) return found;
  const from = wornSpeed(t.maxPower, { ...built, parts: [] }, t);
  const speeds =
    firing === 'left to the apex' || booster === 0 ? [0] : Array.from({ length: 21 }, (_, i) => (from * i) / 20);
  for (const speed of speeds) {
    const one = simulateFlight(built, speed, firing === 'best moment, always in the wind');
    if (!found || one.reach > found.reach) found = one;
  }
  cache.set(key, found as FlightResult);
  return found as FlightResult;
}

/** Ticks between flights: charging to full power, and three seconds at the workshop. */
const INPUT_TICKS = t.maxPower / t.chargeRate + 3 * 60;
/** Coins above this are cut off: it is always enough, and more states merge. */
const PLENTY = 600;

interface SearchNode {
  readonly power: number;
  readonly booster: number;
  readonly coins: number;
  readonly record: number;
  /** Fewest and most ticks of any order that leads here. */
  quick: number;
  slow: number;
}

/** One search level is one launch, each with so many feathers. After a landing a player buys what is affordable, or saves for the dearer upgrade. */
export function search(rocket: Rocket, firing: Firing, worn: number) {
  let now: SearchNode[] = [{ power: 0, booster: 0, coins: 0, record: 0, quick: 0, slow: 0 }];
  const home = { fewest: 0, most: 0, quickest: Infinity, slowest: 0 };
  for (let launches = 1; now.length > 0 && launches < 200; launches++) {
    const next = new Map<string, SearchNode>();
    for (const at of now) {
      const { reach, ticks } = bestFlight({ rocket, upgrades: at, worn }, firing);
      const quick = at.quick + ticks + INPUT_TICKS;
      const slow = at.slow + ticks + INPUT_TICKS;
      if (reach >= t.moonHeight) {
        home.fewest ||= launches;
        home.most = launches;
        home.quickest = Math.min(home.quickest, quick);
        home.slowest = Math.max(home.slowest, slow);
        continue;
      }
      const coins = Math.min(PLENTY, at.coins + coinsEarned(at.record, reach));
      const record = Math.max(at.record, reach);
      for (const one of purchases(rocket, { ...at, coins, record })) {
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

function coinsEarned(record: number, reach: number): number {
  if (reach <= record) return landingPay(reach, record, t);
  const zones = zonesOf(t.moonHeight, t).filter(({ from }) => record < from && reach >= from);
  return (reach - record) * t.recordCoins + zones.reduce((sum, { coins }) => sum + coins, 0);
}

function purchases(rocket: Rocket, at: SearchNode): SearchNode[] {
  const { power, booster, coins } = at;
  const built = { rocket, upgrades: { power, booster }, worn: 0, parts: [] };
  const wanted = UPGRADES.filter(upgrade => upgrade === 'power' || isBoosterUseful(built, t));
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
