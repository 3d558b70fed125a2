// Wave generator of the Siege mode: order and data of all foes, from the seed alone, independent of play.
import { pick, type Rng, random, randomBetween, randomInt, seeded } from '../../../kit/core/rng.ts';
import { GROUND, type T, WORLD } from '../../constants.ts';
import type { Airship, Carrier, Foe, Glider } from './siegeState.ts';

interface Style {
  readonly title: string;
  /** Numbers of carriers and gliders; the other arrivals are helicopters. */
  readonly carriers: number;
  readonly gliders: number;
}

/** Styles of the first waves, as a tutorial; later ones are drawn. */
const FIRST_STYLES: readonly Style[] = [
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
/** Style of a wave with the airship. */
const AIRSHIP: Style = { title: 'The airship', carriers: 1, gliders: 1 };
/** Empty arrivals in a wave with the airship. */
const AIRSHIP_EMPTY = 4;

/** Wave 1 begins with a carrier, as no other battle does, and goes on with helicopters: easy targets for a start. */
const FIRST_CALM = 4;
/** Speed of that first carrier, as a part of the others': there is time to read what it is. */
const FIRST_CARRIER_SPEED = 0.5;

/** Random streams of the siege, separate from those of the helicopters. */
const FIRST_STREAM = 1_000_000;
const STREAMS_PER_WAVE = 64;
const STYLE_STREAM = STREAMS_PER_WAVE - 1;
const ORDER_STREAM = STREAMS_PER_WAVE - 2;
/** Least room for a swoop, in px; with less, a glider comes from the other side. */
const SWOOP_ROOM = 180;

const siegeRng = (seed: number, wave: number, index: number): Rng =>
  seeded(seed, FIRST_STREAM + wave * STREAMS_PER_WAVE + index);

export const hasAirship = (wave: number, t: T): boolean => wave % t.airshipEvery === 0;

function styleOf(seed: number, wave: number, t: T): Style {
  if (hasAirship(wave, t)) return AIRSHIP;
  return FIRST_STYLES[wave - 1] ?? pick(siegeRng(seed, wave, STYLE_STREAM), STYLES);
}

export const siegeTitle = (seed: number, wave: number, t: T): string => styleOf(seed, wave, t).title;

/** Number of a foe in a wave: one more after every `siegeGrows` waves. */
const scaledCount = (many: number, wave: number, t: T): number =>
  many === 0 ? 0 : many + Math.floor((wave - 1) / t.siegeGrows);

/** Time between arrivals in ms: shorter with each wave, never shorter than in the normal game. */
export const spawnIntervalMs = (wave: number, t: T): number =>
  Math.max(t.spawnEvery, t.siegeSpawnMs - t.siegeSpawnLess * (wave - 1));

/** Arrivals of a wave in order; null is an empty place. */
export function planArrivals(seed: number, wave: number, t: T): readonly (Foe | 'helicopter' | null)[] {
  const { carriers, gliders } = styleOf(seed, wave, t);
  const withAirship = hasAirship(wave, t);
  const drawn: (Foe | null)[] = [
    ...Array.from({ length: scaledCount(carriers, wave, t) }, () => 'carrier' as const),
    ...Array.from({ length: scaledCount(gliders, wave, t) }, () => 'glider' as const),
    ...Array.from({ length: withAirship ? AIRSHIP_EMPTY : 0 }, () => null),
  ];
  const places = t.helicoptersAWave - (withAirship ? 1 : 0);
  const calls: (Foe | 'helicopter' | null)[] = Array.from({ length: places }, () => 'helicopter' as const);
  const rng = siegeRng(seed, wave, ORDER_STREAM);
  const free = calls.map((_, index) => index).slice(wave === 1 ? FIRST_CALM : 0);
  if (wave === 1 && drawn.length > 0) calls[0] = drawn.shift() as Foe;
  for (const one of drawn.slice(0, places)) calls[free.splice(randomInt(rng, free.length), 1)[0] as number] = one;
  return withAirship ? ['airship', ...calls] : calls;
}

/** A carrier at the edge of the stage. */
export function createCarrier(id: number, seed: number, wave: number, index: number, t: T): Carrier {
  const direction = random(siegeRng(seed, wave, index)) < 0.5 ? 1 : -1;
  return {
    id,
    x: direction === 1 ? -t.carrierWidth / 2 : WORLD.width + t.carrierWidth / 2,
    y: GROUND,
    direction,
    speed: t.carrierSpeed * (wave === 1 && index === 0 ? FIRST_CARRIER_SPEED : 1),
    plates: t.carrierPlates,
    load: Math.floor(t.carrierLoad + t.carrierLoadPerWave * (wave - 1)),
    hatchTicks: 0,
  };
}

/** A glider whose landing point is beside the gun's present position. */
export function createGlider(id: number, seed: number, wave: number, index: number, gunX: number, t: T): Glider {
  const rng = siegeRng(seed, wave, index);
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

/** The airship of a wave: each further one takes more hits and drops more troopers. */
export function createAirship(id: number, seed: number, wave: number, t: T): Airship {
  const before = Math.floor(wave / t.airshipEvery) - 1;
  const direction = random(siegeRng(seed, wave, 0)) < 0.5 ? 1 : -1;
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
