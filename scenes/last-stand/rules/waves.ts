// Wave generator: style, title and helicopters of each wave, from the seed alone, independent of play.
import { pick, type Rng, random, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import type { WaveTimes } from '../../kit/core/world/waves.ts';
import { type T, ticksOf, WORLD } from '../constants.ts';
import type { Drop, Helicopter } from './state.ts';

interface Style {
  readonly title: string;
  /** Probability that a helicopter comes from the left. */
  readonly fromLeft: number;
  /** Used part of the flying heights, 0 (top) to 1. */
  readonly heights: readonly [from: number, to: number];
  /** Factor on the random wait before drops. */
  readonly hesitation: number;
  /** From this helicopter two troopers jump one after another, in a wave of single ones. */
  readonly pairAt?: number;
  /** Parts of the wave, in order and of equal length, each with its own side and heights. */
  readonly parts?: readonly Pick<Style, 'fromLeft' | 'heights'>[];
}

/** Styles of the first waves, as a tutorial; later ones are drawn. */
const FIRST_STYLES: readonly Style[] = [
  {
    title: 'First flight',
    fromLeft: 1,
    heights: [0.4, 1],
    hesitation: 1,
    pairAt: 7,
    // A column from the left, one from the right below it, then both at once.
    parts: [
      { fromLeft: 1, heights: [0.2, 0.4] },
      { fromLeft: 0, heights: [0.75, 1] },
      { fromLeft: 0.5, heights: [0, 1] },
    ],
  },
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

const PAIR = 2;

/** Random streams per wave, one for each helicopter and one for the style. */
const STREAMS_PER_WAVE = 64;
const STYLE_STREAM = STREAMS_PER_WAVE - 1;

/** Waves of a difficulty cycle; a rest follows each. */
const WAVES_PER_CYCLE = 3;

const waveRng = (seed: number, wave: number, index: number): Rng => seeded(seed, wave * STREAMS_PER_WAVE + index);

function styleOf(seed: number, wave: number): Style {
  return FIRST_STYLES[wave - 1] ?? pick(waveRng(seed, wave, STYLE_STREAM), STYLES);
}

export const waveTitle = (seed: number, wave: number): string => styleOf(seed, wave).title;

export function waveTimes(t: T, everyMs = t.spawnEvery): WaveTimes {
  const every = ticksOf(everyMs);
  const before = Math.floor(every / 2);
  return { count: t.helicoptersAWave, before, every, after: every - before };
}

/** Speed of a wave's helicopters in px per tick. */
export const helicopterSpeed = (wave: number, t: T): number =>
  Math.min(t.helicopterSpeedMost, t.helicopterSpeed + t.helicopterSpeedPerWave * (wave - 1));

/** Side and heights of a helicopter: those of its part of the wave. */
const partOf = ({ parts, ...style }: Style, index: number, t: T): Pick<Style, 'fromLeft' | 'heights'> =>
  parts?.[Math.floor((index * parts.length) / t.helicoptersAWave)] ?? style;

/** A helicopter of a wave, just outside the stage. */
export function createHelicopter(id: number, seed: number, wave: number, index: number, t: T): Helicopter {
  const style = styleOf(seed, wave);
  const { fromLeft, heights } = partOf(style, index, t);
  const rng = waveRng(seed, wave, index);
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
    drops: index < restFlights(wave, t) ? [] : planDrops(rng, direction, wave, style, index, t),
  };
}

/** Number of helicopters that fly empty after each third wave. */
export const restFlights = (wave: number, t: T): number =>
  wave > WAVES_PER_CYCLE && (wave - 1) % WAVES_PER_CYCLE === 0 ? t.restFlights : 0;

/** Largest stick of troopers: it grows within each cycle of three waves, and with the tetrahedral numbers from cycle to cycle. */
export function longestStick(wave: number, t: T): number {
  const third = Math.floor((wave - 1) / WAVES_PER_CYCLE);
  const part = (wave - 1) % WAVES_PER_CYCLE;
  const grown = part * t.stickPerWave + ((third * (third + 1) * (third + 2)) / 6) * t.stickPerThird;
  return Math.min(t.stickMost, Math.round(1 + grown));
}

/** Plans the drops along the flight: a random distance after each cooldown. Later waves wait less and drop larger sticks. */
function planDrops(rng: Rng, direction: 1 | -1, wave: number, style: Style, index: number, t: T): Drop[] {
  const { hesitation, pairAt } = style;
  const cooldown = helicopterSpeed(wave, t) * ticksOf(t.dropCooldown);
  const spread = hesitation * Math.max(0, t.dropSpread - t.dropSpreadPerWave * (wave - 1));
  const longest = Math.max(longestStick(wave, t), index === pairAt ? PAIR : 1);
  const shortest = index === pairAt ? longest : Math.max(1, Math.floor(longest * t.stickEven));
  const drops: Drop[] = [];
  for (let way = random(rng) * spread; way <= t.dropRight - t.dropLeft; way += cooldown + random(rng) * spread) {
    const many = shortest + randomInt(rng, longest - shortest + 1);
    drops.push([Math.round(direction === 1 ? t.dropLeft + way : t.dropRight - way), many]);
    way += (many - 1) * t.stickGap;
  }
  return drops;
}
