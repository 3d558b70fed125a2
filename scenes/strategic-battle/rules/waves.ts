// Wave generator: spends the specified budget (part 2, §9) by weighted random draws from the seed; new unit types appear with later waves, and
// one wave in four has a theme.

import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import { pick, type Rng, random, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import { type T, ticksIn } from '../constants.ts';
import { battleOf } from './campaign/battles.ts';
import { ROWS } from './grid.ts';
import type { Entering } from './state.ts';
import { type Theme, themeOf } from './themes.ts';
import { typesOf, UNITS, type UnitName } from './units.ts';

/** First wave of each type, and its weight in the draw. */
const SPAWN_RATES: Readonly<Record<UnitName, { readonly from: number; readonly often: number }>> = {
  Infantry: { from: 1, often: 8 },
  Archer: { from: 3, often: 5 },
  Cavalry: { from: 5, often: 5 },
  Mage: { from: 7, often: 3 },
  Catapult: { from: 9, often: 2 },
};

export interface WavePlan {
  readonly wave: number;
  readonly theme: Theme | null;
  /** Unit types in the order of entering, and their rows. */
  readonly kinds: readonly UnitName[];
  readonly rows: readonly number[];
}

export const budgetOf = (wave: number, t: T): number =>
  (t.budgetBase + t.budgetPerWave * wave) * (1 + t.budgetGrowth * (wave - 1));

export const incomeOf = (wave: number, t: T): number => t.incomeBase + t.incomePerWave * wave;

/** Ticks from this wave to the next. */
export function gapAfter(seed: number, wave: number, t: T): number {
  const [least, most] = [Math.min(t.waveGapLeast, t.waveGapMost), Math.max(t.waveGapLeast, t.waveGapMost)];
  return ticksIn(randomBetween(seeded(seed, 1000 + wave), least, most));
}

/** Most plans in the cache: those of the next waves are asked for again and again. */
const MOST_PLANS = 8;

/** Cache of the last plans of one run: they are read in every tick and every forecast. */
const lastPlans = lastAnswer<Map<number, WavePlan>>();

/** Plan of a wave; an empty one after a battle's last. */
export function wavePlan(seed: number, wave: number, t: T, battle = 0): WavePlan {
  const plans = lastPlans([seed, battle, t], () => new Map());
  const plan = plans.get(wave) ?? (battle > 0 ? battlePlan(seed, wave, battle) : createPlan(seed, wave, t));
  plans.set(wave, plan);
  const [oldest] = plans.keys();
  if (plans.size > MOST_PLANS && oldest !== undefined) plans.delete(oldest);
  return plan;
}

/** Plan of a wave of a battle: who comes is written there, in what order and in which rows is drawn. */
function battlePlan(seed: number, wave: number, battle: number): WavePlan {
  const planned = battleOf(battle).waves[wave - 1];
  if (!planned) return { wave, theme: null, kinds: [], rows: [] };
  const rng = seeded(seed, 6000 + 100 * battle + wave);
  const [first, last] = planned.rows;
  const kinds = shuffled(
    rng,
    UNITS.flatMap(kind => Array.from({ length: planned.units[kind] ?? 0 }, () => kind)),
  );
  return {
    wave,
    theme: planned.theme ?? null,
    kinds,
    rows: deal(rng, kinds.length, last - first + 1).map(row => first + row),
  };
}

function shuffled(rng: Rng, kinds: readonly UnitName[]): UnitName[] {
  const all = [...kinds];
  for (let i = all.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [all[i], all[j]] = [all[j] as UnitName, all[i] as UnitName];
  }
  return all;
}

function createPlan(seed: number, wave: number, t: T): WavePlan {
  const rng = seeded(seed, 2000 + wave);
  const theme = themeOf(seed, wave);
  const kinds = drawUnits(rng, wave, theme, t);
  return { wave, theme, kinds, rows: drawRows(rng, kinds.length, frontWidth(wave, t), theme?.rows) };
}

/** Draws affordable types until the budget is spent; a theme's types have more weight. */
function drawUnits(rng: Rng, wave: number, theme: Theme | null, t: T): UnitName[] {
  const types = typesOf(t);
  const kinds: UnitName[] = [];
  let left = budgetOf(wave, t);
  for (;;) {
    const open = UNITS.filter(kind => types[kind].cost <= left && wave >= SPAWN_RATES[kind].from);
    if (open.length === 0 || kinds.length >= MOST_IN_A_WAVE) return kinds;
    const drawn = drawUnit(rng, open, wave, t, theme?.kinds);
    kinds.push(drawn);
    left -= types[drawn].cost;
  }
}

/** Limit for very cheap units: a wave is a string in the state. */
const MOST_IN_A_WAVE = 600;

/** Factor on the weight of a theme's types. */
const FAVOUR = 5;

function drawUnit(
  rng: Rng,
  open: readonly UnitName[],
  wave: number,
  { rampWaves }: T,
  favoured: readonly UnitName[] = [],
): UnitName {
  const often = (kind: UnitName) => {
    const { from, often: most } = SPAWN_RATES[kind];
    // A new type is rare at first and reaches its weight after `rampWaves` waves.
    const ramp = from === 1 ? 1 : Math.min(1, (wave - from + 1) / rampWaves);
    return most * ramp * (favoured.includes(kind) ? FAVOUR : 1);
  };
  let at = random(rng) * open.reduce((sum, kind) => sum + often(kind), 0);
  for (const kind of open) {
    at -= often(kind);
    if (at < 0) return kind;
  }
  return open[0] as UnitName;
}

/** Width of the front in rows: it starts in the middle and widens with each wave. */
const frontWidth = (wave: number, { firstFront, frontGrowth }: T): number =>
  Math.min(ROWS, Math.max(1, Math.floor(firstFront + frontGrowth * (wave - 1))));

/** Draws rows without replacement, refilled when used up (shuffle bag), so that each is as frequent as the others; a theme narrows the front. */
function drawRows(rng: Rng, count: number, front: number, most = front): number[] {
  const width = Math.min(front, most);
  const first = Math.floor((ROWS - front) / 2) + randomInt(rng, front - width + 1);
  return deal(rng, count, width).map(row => first + row);
}

/** Draws from a deck of so many rows, again when it is used up. */
function deal(rng: Rng, count: number, width: number): number[] {
  const rows: number[] = [];
  let deck: number[] = [];
  while (rows.length < count) {
    if (deck.length === 0) deck = Array.from({ length: width }, (_, i) => i);
    const row = pick(rng, deck);
    deck = deck.filter(one => one !== row);
    rows.push(row);
  }
  return rows;
}

/** Converts a plan to its form in the state while it enters. */
export function createEntering({ wave, kinds, rows }: WavePlan, t: T, inTicks = 0): Entering {
  const every = Math.max(1, Math.round((60 * Math.min(t.entrySeconds * kinds.length, t.entryMost)) / kinds.length));
  return {
    wave,
    kinds: kinds.map(kind => UNITS.indexOf(kind)).join(''),
    rows: rows.join(''),
    every,
    ticks: inTicks,
  };
}

/** Number of each type, for the preview. */
export const countKinds = (
  kinds: readonly UnitName[],
): readonly { readonly kind: UnitName; readonly count: number }[] =>
  UNITS.map(kind => ({ kind, count: kinds.filter(one => one === kind).length })).filter(({ count }) => count > 0);
