// Who comes when: budgets of the specification (part 2, §9), spent by seed on infantry first and on more with later waves; every fourth
// wave or so has a theme.
import { pick, type Rng, random, randomBetween, randomInt, seeded } from '../kit/core/rng.ts';
import { type T, ticksIn } from './constants.ts';
import { ROWS } from './grid.ts';
import type { Entering } from './state.ts';
import { type Theme, themeOf } from './themes.ts';
import { typesOf, UNITS, type UnitName } from './units.ts';

/** From which wave a type comes, and how often it is drawn against the others. */
const COMES: Readonly<Record<UnitName, { readonly from: number; readonly often: number }>> = {
  Infantry: { from: 1, often: 8 },
  Archer: { from: 3, often: 5 },
  Cavalry: { from: 5, often: 5 },
  Mage: { from: 7, often: 3 },
  Catapult: { from: 9, often: 2 },
};

export interface WavePlan {
  readonly wave: number;
  readonly theme: Theme | null;
  /** In the order in which they enter, each in its row. */
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

/** The plans of one run, each drawn once: they are asked for in every tick and in every forecast. */
let known: { readonly seed: number; readonly t: T; readonly plans: Map<number, WavePlan> } | null = null;

export function planOf(seed: number, wave: number, t: T): WavePlan {
  if (known?.seed !== seed || known.t !== t) known = { seed, t, plans: new Map() };
  const plan = known.plans.get(wave) ?? drafted(seed, wave, t);
  known.plans.set(wave, plan);
  return plan;
}

function drafted(seed: number, wave: number, t: T): WavePlan {
  const rng = seeded(seed, 2000 + wave);
  const theme = themeOf(seed, wave);
  const kinds = recruited(rng, wave, theme, t);
  return { wave, theme, kinds, rows: rowsFor(rng, kinds.length, frontOf(wave, t), theme?.rows) };
}

/** As many as the budget pays, each drawn among those who come by now, a theme's own more often; what is too dear is not drawn again. */
function recruited(rng: Rng, wave: number, theme: Theme | null, t: T): UnitName[] {
  const types = typesOf(t);
  const kinds: UnitName[] = [];
  let left = budgetOf(wave, t);
  for (;;) {
    const open = UNITS.filter(kind => types[kind].cost <= left && wave >= COMES[kind].from);
    if (open.length === 0 || kinds.length >= MOST_IN_A_WAVE) return kinds;
    const drawn = drawnFrom(rng, open, wave, t, theme?.kinds);
    kinds.push(drawn);
    left -= types[drawn].cost;
  }
}

/** However cheap a designer makes them: a wave is a string in the state. */
const MOST_IN_A_WAVE = 600;

/** How much more often a theme draws those whom it is about. */
const FAVOUR = 5;

function drawnFrom(
  rng: Rng,
  open: readonly UnitName[],
  wave: number,
  { rampWaves }: T,
  favoured: readonly UnitName[] = [],
): UnitName {
  const often = (kind: UnitName) => {
    const { from, often: most } = COMES[kind];
    // Who is new comes seldom at first: one is to be met before many are. Infantry is never new.
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

/** The first waves come in the middle; the front widens until every row must be guarded. */
export const frontOf = (wave: number, { firstFront, frontGrowth }: T): number =>
  Math.min(ROWS, Math.max(1, Math.floor(firstFront + frontGrowth * (wave - 1))));

/** Each row of the front as often as the others, in a new order each time; a theme keeps to a few that lie together. */
function rowsFor(rng: Rng, count: number, front: number, most = front): number[] {
  const width = Math.min(front, most);
  const first = Math.floor((ROWS - front) / 2) + randomInt(rng, front - width + 1);
  const rows: number[] = [];
  let deck: number[] = [];
  while (rows.length < count) {
    if (deck.length === 0) deck = Array.from({ length: width }, (_, i) => first + i);
    const row = pick(rng, deck);
    deck = deck.filter(one => one !== row);
    rows.push(row);
  }
  return rows;
}

/** The plan as it stands in the state while it enters. */
export function enteringOf({ wave, kinds, rows }: WavePlan, t: T, inTicks = 0): Entering {
  const every = Math.max(1, Math.round((60 * Math.min(t.entrySeconds * kinds.length, t.entryMost)) / kinds.length));
  return {
    wave,
    kinds: kinds.map(kind => UNITS.indexOf(kind)).join(''),
    rows: rows.join(''),
    every,
    ticks: inTicks,
  };
}

/** How many of each come, for the preview. */
export const countsOf = (kinds: readonly UnitName[]): readonly { readonly kind: UnitName; readonly count: number }[] =>
  UNITS.map(kind => ({ kind, count: kinds.filter(one => one === kind).length })).filter(({ count }) => count > 0);
