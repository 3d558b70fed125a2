// What each wave of a siege brings, and when: the seed alone decides, however the gun plays.
import { pick, type Rng, random, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import { GROUND, type T, WORLD } from '../constants.ts';
import type { Airship, Carrier, Foe, Glider } from './things.ts';

interface Style {
  readonly title: string;
  /** How many of a wave's arrivals they are; the others are helicopters. */
  readonly carriers: number;
  readonly gliders: number;
}

/** The first waves teach one thing each; after them the seed picks. */
const LESSONS: readonly Style[] = [
  { title: 'The road', carriers: 2, gliders: 0 },
  { title: 'Under the barrel', carriers: 0, gliders: 3 },
  { title: 'Road and sky', carriers: 2, gliders: 2 },
  { title: 'Closing in', carriers: 3, gliders: 3 },
];
const STYLES: readonly Style[] = [
  { title: 'Convoy', carriers: 4, gliders: 1 },
  { title: 'Swoop', carriers: 1, gliders: 5 },
  { title: 'Pincers', carriers: 3, gliders: 3 },
];
/** Beside the airship there is little else. */
const AIRSHIP: Style = { title: 'The airship', carriers: 1, gliders: 1 };
/** Of a wave with the airship so many places stay empty: it takes both hands. */
const AIRSHIP_EMPTY = 4;

/** The first of the first wave are helicopters: hands find the gun before armour comes. */
const FIRST_CALM = 4;

/** Luck of its own, apart from the helicopters’. */
const STREAM = 1_000_000;
const LUCK_PER_WAVE = 64;
const STYLE_LUCK = LUCK_PER_WAVE - 1;
const ORDER_LUCK = LUCK_PER_WAVE - 2;
/** Gliders come from the other side where the gun stands so near to the edge that none could swoop. */
const SWOOP_ROOM = 180;

const luck = (seed: number, wave: number, index: number): Rng => seeded(seed, STREAM + wave * LUCK_PER_WAVE + index);

export const hasAirship = (wave: number, t: T): boolean => wave % t.airshipEvery === 0;

function styleOf(seed: number, wave: number, t: T): Style {
  if (hasAirship(wave, t)) return AIRSHIP;
  return LESSONS[wave - 1] ?? pick(luck(seed, wave, STYLE_LUCK), STYLES);
}

export const siegeTitle = (seed: number, wave: number, t: T): string => styleOf(seed, wave, t).title;

/** How many of these a wave brings: one more after so many waves. */
const grown = (many: number, wave: number, t: T): number =>
  many === 0 ? 0 : many + Math.floor((wave - 1) / t.siegeGrows);

/** From one arrival to the next: sooner with each wave, never sooner than in the open sky. */
export const everyMs = (wave: number, t: T): number =>
  Math.max(t.spawnEvery, t.siegeSpawnMs - t.siegeSpawnLess * (wave - 1));

/** What comes at each place of a wave, in order; null is nothing. */
export function callsOf(seed: number, wave: number, t: T): readonly (Foe | 'helicopter' | null)[] {
  const { carriers, gliders } = styleOf(seed, wave, t);
  const withAirship = hasAirship(wave, t);
  const drawn: (Foe | null)[] = [
    ...Array.from({ length: grown(carriers, wave, t) }, () => 'carrier' as const),
    ...Array.from({ length: grown(gliders, wave, t) }, () => 'glider' as const),
    ...Array.from({ length: withAirship ? AIRSHIP_EMPTY : 0 }, () => null),
  ];
  const places = t.helicoptersAWave - (withAirship ? 1 : 0);
  const calls: (Foe | 'helicopter' | null)[] = Array.from({ length: places }, () => 'helicopter' as const);
  const rng = luck(seed, wave, ORDER_LUCK);
  const free = calls.map((_, index) => index).slice(wave === 1 ? FIRST_CALM : 0);
  for (const one of drawn.slice(0, places)) calls[free.splice(randomInt(rng, free.length), 1)[0] as number] = one;
  return withAirship ? ['airship', ...calls] : calls;
}

/** A carrier at the edge, armoured and loaded as its wave is. */
export function carrierOf(id: number, seed: number, wave: number, index: number, t: T): Carrier {
  const direction = random(luck(seed, wave, index)) < 0.5 ? 1 : -1;
  return {
    id,
    x: direction === 1 ? -t.carrierWidth / 2 : WORLD.width + t.carrierWidth / 2,
    y: GROUND,
    direction,
    speed: t.carrierSpeed,
    plates: t.carrierPlates,
    load: Math.floor(t.carrierLoad + t.carrierLoadPerWave * (wave - 1)),
    hatchTicks: 0,
  };
}

/** A glider that will land beside where the gun stands now. */
export function gliderOf(id: number, seed: number, wave: number, index: number, gunX: number, t: T): Glider {
  const rng = luck(seed, wave, index);
  const wanted = random(rng) < 0.5 ? 1 : -1;
  const fromY = Math.round(randomBetween(rng, t.gliderTop, t.gliderBottom));
  const ahead = t.gliderLands + t.gliderDucks + SWOOP_ROOM;
  const direction = wanted === 1 ? (gunX < ahead ? -1 : 1) : WORLD.width - gunX < ahead ? 1 : -1;
  const fromX = direction === 1 ? -t.gliderWidth / 2 : WORLD.width + t.gliderWidth / 2;
  const landX = gunX - direction * t.gliderLands;
  const duckX = landX - direction * t.gliderDucks;
  const speed = t.gliderSpeed + t.gliderSpeedPerWave * (wave - 1);
  return { id, x: fromX, y: fromY, direction, speed, fromX, fromY, duckX, landX, isLow: false };
}

/** The airship of a wave: each takes more hits and drops more at once. */
export function airshipOf(id: number, seed: number, wave: number, t: T): Airship {
  const before = Math.floor(wave / t.airshipEvery) - 1;
  const direction = random(luck(seed, wave, 0)) < 0.5 ? 1 : -1;
  const hits = t.airshipHits + before * t.airshipHitsMore;
  return {
    id,
    x: direction === 1 ? -t.airshipWidth / 2 : WORLD.width + t.airshipWidth / 2,
    y: t.airshipY,
    direction,
    hits,
    whole: hits,
    hatchTicks: 0,
    stick: t.airshipStick + before * t.airshipStickMore,
  };
}
