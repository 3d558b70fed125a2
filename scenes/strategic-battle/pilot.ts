// A bot that plays Unit battle by keys and pointer: spends in shares, by who is coming, and lines each type up where it can reply.
import type { Frame } from '../kit/core/input.ts';
import { type Rng, random, randomInt, seeded } from '../kit/core/rng.ts';
import { type T, ticksIn } from './constants.ts';
import { KEY } from './controls.ts';
import { middleOf, type Place, ROWS } from './grid.ts';
import { isFree } from './orders.ts';
import type { State } from './state.ts';
import { typesOf, UNITS, type UnitName } from './units.ts';
import { planOf, type WavePlan } from './waves.ts';

/** What part of what stands should be of each type, by cost. */
export type Mix = Readonly<Partial<Record<UnitName, number>>>;

/** How well somebody plays. */
export interface Skill {
  /** Ticks from one purchase to the next. */
  readonly beat: number;
  /** What it wants before a wave, given what of it each type is. */
  mix(wave: number, coming: Mix): Mix;
  /** Where each type goes, the first column first. */
  readonly columns: Readonly<Record<UnitName, readonly number[]>>;
  /** The rows it uses, the first first. */
  readonly rows: readonly number[];
  /** Other rows for some types. */
  readonly rowsOf?: Readonly<Partial<Record<UnitName, readonly number[]>>>;
  readonly charges: boolean;
  /** How often it lets go beside the cell it means, 0 to 1. */
  readonly slips?: number;
  /** Buys nothing before this wave. */
  readonly savesUntil?: number;
}

const FROM_THE_MIDDLE = [4, 5, 3, 6, 2, 7, 1, 8, 0, 9];
/** Who works on those beside it stands in every third row first. */
const SPREAD = [4, 7, 1, 9, 5, 2, 8, 0, 3, 6];
const FRONT = [4, 3, 2, 1];
const SECOND = [3, 2, 4, 1];
/** Nobody but guards stands in the last column. */
const GUARD = [1, 0, 2, 3, 4];
const STABLE = [1, 2, 3, 4];

/** From this wave on it gets ready for catapults: whoever they outreach cannot reply. */
const READY_FROM = 7;
/** From this wave on there is more to mend than to buy. */
const MENDS_FROM = 12;
/** So much of what comes rides: more guards are bought against it. */
const RIDERS = 0.3;
const STAMPEDE = 0.4;

/**
 * Archers first, with a few guards behind them; then catapults in the first line, where theirs can be reached, riders against whoever stands off,
 * and mages among those who are hurt.
 */
export function practisedMix(wave: number, coming: Mix): Mix {
  const riders = coming.Cavalry ?? 0;
  if (wave < READY_FROM) return { Archer: 0.8, Infantry: riders > RIDERS ? 0.25 : 0.15 };
  const mages = wave < MENDS_FROM ? 0 : 0.1;
  return {
    Archer: 0.15,
    Infantry: riders > STAMPEDE ? 0.25 : 0.08,
    Catapult: 0.65 - mages,
    Mage: mages,
    Cavalry: 0.12,
  };
}

export const GOOD: Skill = {
  beat: 20,
  mix: practisedMix,
  columns: { Infantry: GUARD, Cavalry: STABLE, Mage: SECOND, Archer: SECOND, Catapult: FRONT },
  rows: FROM_THE_MIDDLE,
  rowsOf: { Infantry: SPREAD, Cavalry: SPREAD, Mage: SPREAD },
  charges: true,
};

export const pilot = (seed: number) => player(seed, GOOD);

interface Purchase {
  readonly unit: UnitName;
  readonly at: Place;
}

export function player(seed: number, skill: Skill) {
  const rng = seeded(seed, 6);
  let wants: Purchase | null = null;
  let stage: 'press' | 'release' = 'press';
  const preview = previewer();
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    if (wants === null) {
      if (state.tick % skill.beat >= state.pace) return {};
      const charge = skill.charges ? chargeOf(state, t) : null;
      if (charge) return charge;
      wants = purchaseOf(state, t, skill, preview(state, t));
      stage = 'press';
      if (wants && skill.slips && random(rng) < skill.slips) wants = { ...wants, at: besideOf(wants.at, rng) };
      if (wants && state.chosen !== wants.unit) return { pressed: KEYS[wants.unit] };
    }
    if (!wants) return {};
    const { x, y } = middleOf(wants.at);
    const pointer = { x, y, down: false, pressed: false, released: false, cancelled: false };
    if (stage === 'press') {
      stage = 'release';
      return { pointer: { ...pointer, down: true, pressed: true } };
    }
    wants = null;
    return { pointer: { ...pointer, released: true } };
  };
}

/** A neighbouring cell, for an unsteady hand. */
const besideOf = ({ row, col }: Place, rng: Rng): Place => ({
  row: Math.min(ROWS - 1, Math.max(0, row + randomInt(rng, 3) - 1)),
  col: Math.max(0, col + randomInt(rng, 3) - 1),
});

/** The plan of the next wave, looked at once. */
function previewer(): (state: Readonly<State>, t: T) => WavePlan {
  let plan: WavePlan | null = null;
  return ({ seed, wave }, t) => {
    if (plan?.wave !== wave + 1) plan = planOf(seed, wave + 1, t);
    return plan;
  };
}

const KEYS: Readonly<Record<UnitName, number>> = {
  Infantry: KEY.infantry,
  Archer: KEY.archer,
  Cavalry: KEY.cavalry,
  Mage: KEY.mage,
  Catapult: KEY.catapult,
};

/** So soon before a wave nobody sets out. */
const CALM_SECONDS = 9;

/** Between two waves, while the field is empty: the row of the cursor goes, if somebody stands there; else the cursor goes on. */
function chargeOf(state: Readonly<State>, t: T): Partial<Frame> | null {
  if (state.beaten < t.chargeAfter || state.enemies.length > 0 || state.nextIn < ticksIn(CALM_SECONDS)) return null;
  if (state.own.some(({ row, charges }) => row === state.cursor.row && !charges)) return { pressed: KEY.charge };
  return { pressed: state.cursor.row > 0 ? KEY.up : KEY.down };
}

/** The type of which most is missing, once it can be paid: in its column, from the middle row out. */
function purchaseOf(state: Readonly<State>, t: T, skill: Skill, plan: WavePlan): Purchase | null {
  if (skill.savesUntil !== undefined && state.wave < skill.savesUntil) return null;
  const types = typesOf(t);
  const mix = skill.mix(state.wave + 1, comingOf(state, t, plan));
  const stands = (unit: UnitName) =>
    state.own.reduce((sum, { kind }) => (kind === unit ? sum + types[unit].cost : sum), 0);
  const all = 1 + UNITS.reduce((sum, unit) => sum + stands(unit), 0);
  const missing = (unit: UnitName) => (mix[unit] ?? 0) - stands(unit) / all;
  const unit = UNITS.filter(one => (mix[one] ?? 0) > 0 && one !== state.barred).reduce<UnitName | null>(
    (most, one) => (most === null || missing(one) > missing(most) ? one : most),
    null,
  );
  if (unit === null || types[unit].cost > state.resources) return null;
  for (const col of skill.columns[unit])
    for (const row of skill.rowsOf?.[unit] ?? skill.rows)
      if (isFree(state, { row, col }, t)) return { unit, at: { row, col } };
  return null;
}

/** What part of who is here and comes next each type is, by cost. */
function comingOf({ enemies }: Readonly<State>, t: T, { kinds }: WavePlan): Mix {
  const types = typesOf(t);
  const shares: Partial<Record<UnitName, number>> = {};
  const all = [...enemies.map(({ kind }) => kind), ...kinds];
  const total = all.reduce((sum, kind) => sum + types[kind].cost, 0);
  for (const kind of all) shares[kind] = (shares[kind] ?? 0) + types[kind].cost / total;
  return shares;
}
