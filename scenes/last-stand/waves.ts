// The waves of Airborne: what each is called, and how its helicopters come. The seed alone decides, however the gun plays.
import { pick, type Rng, random, randomBetween, randomInt, seeded } from '../kit/core/rng.ts';
import type { WaveTimes } from '../kit/core/waves.ts';
import { type T, ticksOf, WORLD } from './constants.ts';
import type { Drop, Helicopter } from './state.ts';

interface Style {
  readonly title: string;
  /** The chance that a helicopter comes from the left. */
  readonly fromLeft: number;
  /** Which part of the flying heights it uses: 0 is the top. */
  readonly heights: readonly [from: number, to: number];
  /** Drops so much sooner or later than usual. */
  readonly hesitation: number;
}

/** The first waves teach; after them the seed picks. */
const LESSONS: readonly Style[] = [
  { title: 'First flight', fromLeft: 1, heights: [0.4, 1], hesitation: 1 },
  { title: 'From both sides', fromLeft: 0.5, heights: [0.2, 1], hesitation: 1 },
  { title: 'Low flyers', fromLeft: 0.5, heights: [0.75, 1], hesitation: 0.8 },
];
const STYLES: readonly Style[] = [
  { title: 'Crossfire', fromLeft: 0.5, heights: [0, 1], hesitation: 1 },
  { title: 'High and mighty', fromLeft: 0.5, heights: [0, 0.25], hesitation: 0.7 },
  { title: 'Low flyers', fromLeft: 0.5, heights: [0.75, 1], hesitation: 0.8 },
  { title: 'East wind', fromLeft: 0, heights: [0.1, 1], hesitation: 0.9 },
  { title: 'West wind', fromLeft: 1, heights: [0.1, 1], hesitation: 0.9 },
  { title: 'Heavy drop', fromLeft: 0.5, heights: [0.3, 0.8], hesitation: 0 },
];

/** No game flies so many helicopters in one wave: each has luck of its own. */
const LUCK_PER_WAVE = 64;
const STYLE_LUCK = LUCK_PER_WAVE - 1;

/** Two that press and one more, then a rest. */
const WAVES_A_THIRD = 3;

const luck = (seed: number, wave: number, index: number): Rng => seeded(seed, wave * LUCK_PER_WAVE + index);

function styleOf(seed: number, wave: number): Style {
  return LESSONS[wave - 1] ?? pick(luck(seed, wave, STYLE_LUCK), STYLES);
}

export const waveTitle = (seed: number, wave: number): string => styleOf(seed, wave).title;

export function timesOf(t: T, everyMs = t.spawnEvery): WaveTimes {
  const every = ticksOf(everyMs);
  const before = Math.floor(every / 2);
  return { count: t.helicoptersAWave, before, every, after: every - before };
}

/** 2 px per tick and 0.15 more with each wave, 5 at most. */
export const helicopterSpeed = (wave: number, t: T): number =>
  Math.min(t.helicopterSpeedMost, t.helicopterSpeed + t.helicopterSpeedPerWave * (wave - 1));

/** A helicopter of a wave, just outside the stage. */
export function helicopterOf(id: number, seed: number, wave: number, index: number, t: T): Helicopter {
  const { fromLeft, heights, hesitation } = styleOf(seed, wave);
  const rng = luck(seed, wave, index);
  const direction = random(rng) < fromLeft ? 1 : -1;
  const [top, bottom] = heights.map(part => t.helicopterTop + (t.helicopterBottom - t.helicopterTop) * part);
  return {
    id,
    x: direction === 1 ? -t.helicopterWidth / 2 : WORLD.width + t.helicopterWidth / 2,
    y: Math.round(randomBetween(rng, top as number, bottom as number)),
    speed: helicopterSpeed(wave, t),
    direction,
    dropCooldown: 0,
    stick: null,
    drops: index < restFlights(wave, t) ? [] : dropsOf(rng, direction, wave, hesitation, t),
  };
}

/** After each third wave so many helicopters fly empty. */
export const restFlights = (wave: number, t: T): number =>
  wave > WAVES_A_THIRD && (wave - 1) % WAVES_A_THIRD === 0 ? t.restFlights : 0;

/** The most that jump one after another: longer towards each third wave, and steeper with every three. */
export function longestStick(wave: number, t: T): number {
  const third = Math.floor((wave - 1) / WAVES_A_THIRD);
  const part = (wave - 1) % WAVES_A_THIRD;
  const grown = part * t.stickPerWave + ((third * (third + 1) * (third + 2)) / 6) * t.stickPerThird;
  return Math.min(t.stickMost, Math.round(1 + grown));
}

/** Where it means to drop: a random way after it may, each time. Later waves wait less and drop longer sticks. */
function dropsOf(rng: Rng, direction: 1 | -1, wave: number, hesitation: number, t: T): Drop[] {
  const cooldown = helicopterSpeed(wave, t) * ticksOf(t.dropCooldown);
  const spread = hesitation * Math.max(0, t.dropSpread - t.dropSpreadPerWave * (wave - 1));
  const longest = longestStick(wave, t);
  const shortest = Math.max(1, Math.floor(longest * t.stickEven));
  const drops: Drop[] = [];
  for (let way = random(rng) * spread; way <= t.dropRight - t.dropLeft; way += cooldown + random(rng) * spread) {
    const many = shortest + randomInt(rng, longest - shortest + 1);
    drops.push([Math.round(direction === 1 ? t.dropLeft + way : t.dropRight - way), many]);
    way += (many - 1) * t.stickGap;
  }
  return drops;
}
