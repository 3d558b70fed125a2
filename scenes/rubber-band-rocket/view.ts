// View model of the HUD, as plain data: readings, workshop offers, predicted reach.

import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { T } from './constants.ts';
import { landingPay, zonesOf } from './rules/coins.ts';
import { launchReach, predictReach } from './rules/flight.ts';
import { PART_NAMES, partPrice, validatePart } from './rules/parts.ts';
import { isFresh, priceOf, UPGRADES, validatePurchase, withOneMore, worthOf } from './rules/shop.ts';
import { CARRIERS, carrierOf, isSuited, liftOf, placeOf } from './rules/sky.ts';
import type { Carrier, Part, Refusal, Rocket, State, Upgrade, Zone } from './rules/state.ts';

export interface Offer {
  readonly upgrade: Upgrade;
  readonly level: number;
  readonly price: number;
  /** Reach of a full launch with the booster left alone, before and after the purchase, in units. */
  readonly now: number;
  readonly after: number;
  /** The same with the booster fired at its best moment; equal where there is no booster. */
  readonly best: number;
  /** Reason why it cannot be bought, or null. */
  readonly refusal: Refusal | null;
}

export interface PartOffer {
  readonly part: Part;
  readonly price: number;
  /** On the coming flight, or on the one under way. */
  readonly isTaken: boolean;
  readonly isReturnable: boolean;
  /** What hangs in the coming sky wants it. */
  readonly isWanted: boolean;
  readonly refusal: Refusal | null;
}

export interface RocketView {
  readonly phase: 'idle' | 'charging' | 'launched' | 'repairing' | 'home';
  readonly height: number;
  readonly maxHeight: number;
  readonly coins: number;
  readonly launches: number;
  readonly zone: string;
  /** The next zone and what its first sight pays. */
  readonly next: { readonly zone: string; readonly from: number; readonly coins: number };
  /** Power of the band, 0 to 1. */
  readonly power: number;
  /** How near the band is to snapping, 0 to 1. */
  readonly strain: number;
  /** Predicted reach in whole units: of a launch with this power, or of the flight under way. */
  readonly reach: number;
  /** Predicted reach with the booster fired now; null where it cannot be. */
  readonly ifFired: number | null;
  readonly booster: 'none' | 'ready' | 'burning' | 'spent';
  readonly rocket: Rocket;
  /** How often the booster can still be fired in this flight. */
  readonly beats: number;
  readonly falling: boolean;
  /** The band snapped at this launch: the part of its power that was left; else null. */
  readonly snapped: number | null;
  /** What the landing of this flight pays if no record is set, in coins; null where one is. */
  readonly pays: number | null;
  /** What a feather pays, in coins. */
  readonly featherPays: number;
  /** Height of the Moon, in units. */
  readonly moon: number;
  readonly wind: { readonly from: number; readonly to: number };
  readonly windBlows: boolean;
  /** A booster or a kite can make something of the wind. */
  readonly isWindUsed: boolean;
  /** Feathers that make the next launch faster, and whether none was ever met. */
  readonly worn: number;
  readonly isFeatherNew: boolean;
  readonly offers: readonly Offer[];
  readonly parts: readonly PartOffer[];
  /** What hangs in the coming sky and carries, or in that of the flight under way; null where it would hang too low. */
  readonly carrier: {
    readonly kind: Carrier;
    readonly wants: Part;
    readonly isSuited: boolean;
    /** By how many units it lifts, as the fox is now. */
    readonly by: number;
    readonly isLeft: boolean;
    readonly isMet: boolean;
  } | null;
  /** A find hangs in this sky. */
  readonly hasFind: boolean;
  /** The two parts that this run's sky favours. */
  readonly favoured: readonly Part[];
  /** Predicted reach with the second stage fired now; null where it cannot be. */
  readonly ifStaged: number | null;
  /** Something was bought a moment ago: another press means nothing yet. */
  readonly isFresh: boolean;
  /** The upgrade that can be given back. */
  readonly fitted: Upgrade | null;
  readonly log: readonly (readonly [reach: number, kind: 'record' | 'wind' | 'plain'])[];
}

/** Flights shown in the graph. */
const SHOWN = 24;

export function view(state: Readonly<State>, t: T): RocketView {
  const { height, wind, speed } = state;
  const coming = state.isLaunched ? predictReach(state, t) : null;
  const power = state.isCharging ? state.power : state.maxPower;
  const reach = coming ? coming.left : launchReach(power, state, wind, t);
  const most = Math.max(reach, coming?.now ?? 0);
  const carrier = carrierInView(state, most, t);
  return {
    phase: phaseOf(state),
    height: Math.round(height),
    maxHeight: state.maxHeight,
    coins: state.coins,
    launches: state.launches,
    zone: zoneAt(state.isLaunched || state.isHome ? height : 0, state.moon, t),
    next: nextZone(state, t),
    power: state.isCharging ? state.power / state.maxPower : 0,
    strain: state.isCharging ? Math.min(1, state.fullFor / t.holdTicks) : 0,
    reach: Math.round(reach),
    ifFired: typeof coming?.now === 'number' ? Math.round(coming.now) : null,
    booster: boosterOf(state),
    rocket: state.rocket,
    beats: state.flight.beats,
    snapped: state.isLaunched && state.flight.snapped ? t.snapPart : null,
    featherPays: t.featherCoins,
    pays:
      state.maxHeight > 0 && Math.round(most) <= state.maxHeight
        ? landingPay(Math.round(most), state.maxHeight, t)
        : null,
    moon: state.moon,
    falling: state.isLaunched && speed < 0,
    wind: { from: wind.from, to: wind.to },
    windBlows: state.isLaunched && height >= wind.from && height <= wind.to,
    isWindUsed: state.upgrades.booster > 0 || state.parts.includes('kite'),
    worn: state.worn,
    isFeatherNew: state.met === 0,
    offers: offersOf(state, t),
    parts: PART_NAMES.map(part => ({
      part,
      price: partPrice(part, state.maxHeight, t),
      isTaken: state.parts.includes(part),
      isReturnable: state.parts.includes(part) && state.isPartReturnable,
      isWanted: carrier?.wants === part,
      refusal: validatePart(state, part, t),
    })),
    carrier,
    hasFind: state.things.some(({ kind, isMet }) => kind === 'find' && !isMet),
    favoured: state.favoured,
    ifStaged: typeof coming?.staged === 'number' ? Math.round(coming.staged) : null,
    isFresh: isFresh(state),
    fitted: state.isReturnable ? state.fitted : null,
    log: state.log
      .slice(-SHOWN)
      .map(({ reach: landed, record, wind: blew }) => [landed, record ? 'record' : blew ? 'wind' : 'plain'] as const),
  };
}

function carrierInView(state: Readonly<State>, apex: number, t: T): RocketView['carrier'] {
  const carrier = carrierOf(state);
  if (!carrier || !placeOf(carrier, state.flight.hangs ?? apex)) return null;
  const { kind, aside, isMet } = carrier;
  return {
    kind,
    wants: CARRIERS[kind].wants,
    isSuited: isSuited(kind, state.parts),
    by: Math.round(liftOf(kind, apex, state.parts, t)),
    isLeft: aside < 0,
    isMet,
  };
}

export function phaseOf(state: Readonly<State>): RocketView['phase'] {
  if (state.isHome) return 'home';
  if (state.isLaunched) return 'launched';
  if (state.isCharging) return 'charging';
  return state.repair > 0 ? 'repairing' : 'idle';
}

function boosterOf({ upgrades, flight, isLaunched }: Readonly<State>): RocketView['booster'] {
  if (upgrades.booster === 0) return 'none';
  if (isLaunched && flight.burn > 0) return 'burning';
  return !isLaunched || flight.beats > 0 ? 'ready' : 'spent';
}

/** Names of the zones as goals. */
const GOAL: Readonly<Record<Zone, string>> = {
  sky: 'Sky',
  swallows: 'Swallows',
  clouds: 'Clouds',
  stratosphere: 'Stratosphere',
  aurora: 'Northern lights',
  orbits: 'Satellites',
  comets: 'Comets',
  moon: 'Moon',
};

export function zoneAt(height: number, moon: number, t: T): string {
  const zone = zonesOf(moon, t).findLast(({ from }) => height >= from)?.zone;
  return zone ? GOAL[zone] : 'Meadow';
}

function nextZone({ maxHeight, moon }: Readonly<State>, t: T): RocketView['next'] {
  const next = zonesOf(moon, t).find(({ from }) => from > maxHeight && from <= moon);
  return { zone: GOAL[next?.zone ?? 'moon'], from: next?.from ?? moon, coins: next?.coins ?? 0 };
}

/** Reach now, after a purchase, and after it at its best, by upgrade. */
const lastWorth = lastAnswer<readonly (readonly [alone: number, then: number, best: number])[]>();

function offersOf(state: Readonly<State>, t: T): readonly Offer[] {
  const { upgrades, rocket, worn, parts } = state;
  // The simulation of a reach takes longer than a tick, and changes only with a purchase.
  const worth = lastWorth([rocket, worn, parts.join(), upgrades.power, upgrades.booster, t], () => {
    const { alone } = worthOf(state, t);
    return UPGRADES.map(upgrade => {
      const then = worthOf(withOneMore(state, upgrade), t);
      return [alone, then.alone, then.best] as const;
    });
  });
  return UPGRADES.map((upgrade, index) => {
    const [now, then, best] = worth[index] as readonly [number, number, number];
    return {
      upgrade,
      level: upgrades[upgrade],
      price: priceOf(upgrade, t),
      now: Math.round(now),
      after: Math.round(then),
      best: Math.round(best),
      refusal: validatePurchase(state, upgrade, t),
    };
  });
}
