// Bot that plays Unit Battle by keys and pointer: buys the type that is furthest below its target share of the army's cost, and places each
// type in the columns where it can strike back.
import type { Frame } from '../../kit/core/input/input.ts';
import { type Rng, random, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { tuningOf } from '../rules/campaign/campaign.ts';
import { centreOf, type Position, ROWS } from '../rules/grid.ts';
import { isFree } from '../rules/orders.ts';
import type { State } from '../rules/state.ts';
import { typesOf, UNITS, type UnitName } from '../rules/units.ts';
import { type WavePlan, wavePlan } from '../rules/waves.ts';
import { type ChargePlan, decideCharge, decideRider, RIDERS_READY } from './pilotCharge.ts';

/** Target share of each type in the army's cost, 0 to 1. */
export type Mix = Readonly<Partial<Record<UnitName, number>>>;

/** Skill of a bot. */
export interface Skill {
  /** Ticks from one purchase to the next. */
  readonly purchaseTicks: number;
  /** Target mix before a wave, given the shares of the enemies, and the campaign's battle. */
  mix(wave: number, coming: Mix, battle: number): Mix;
  /** Columns of each type, the preferred first. */
  readonly columns: Readonly<Record<UnitName, readonly number[]>>;
  /** Rows, the preferred first. */
  readonly rows: readonly number[];
  /** Other rows for some types. */
  readonly rowsOf?: Readonly<Partial<Record<UnitName, readonly number[]>>>;
  /** Plan for Charge; null never charges. */
  readonly charges: ChargePlan | null;
  /** Probability of a placement in a neighbouring cell by mistake, 0 to 1. */
  readonly missRate?: number;
  /** Buys nothing before this wave. */
  readonly savesUntil?: number;
}

const FROM_THE_MIDDLE = [4, 5, 3, 6, 2, 7, 1, 8, 0, 9];
/** Guards and Mages act on neighbours: every third row first. */
const SPREAD = [4, 7, 1, 9, 5, 2, 8, 0, 3, 6];
const FRONT = [4, 3, 2, 1];
const SECOND = [3, 2, 4, 1];
/** Guards stand behind all others. */
const GUARD = [1, 0, 2, 3, 4];
const STABLE = [1, 2, 3, 4];

/** From this wave on it buys against Catapults, which outreach all other types. */
const READY_FROM = 7;
/** From this wave on it buys Mages to heal. */
const MENDS_FROM = 12;
/** Shares of Cavalry among the enemies from which on more guards are bought. */
const RIDERS = 0.3;
const STAMPEDE = 0.4;

/**
 * Archers first, with a few guards behind them; later Catapults in the first line, where they reach the enemy's, Cavalry against ranged units,
 * and Mages to heal.
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
  purchaseTicks: 20,
  mix: practisedMix,
  columns: { Infantry: GUARD, Cavalry: STABLE, Mage: SECOND, Archer: SECOND, Catapult: FRONT },
  rows: FROM_THE_MIDDLE,
  rowsOf: { Infantry: SPREAD, Cavalry: SPREAD, Mage: SPREAD },
  charges: RIDERS_READY,
};

export const pilot = (seed: number) => player(seed, GOOD);

interface Purchase {
  readonly unit: UnitName;
  readonly at: Position;
}

export function player(seed: number, skill: Skill) {
  const rng = seeded(seed, 6);
  let wants: Purchase | null = null;
  let stage: 'press' | 'release' = 'press';
  const preview = createPreview();
  return (state: Readonly<State>, base: T): Partial<Frame> => {
    if (state.phase === 'camp') return { pressed: KEY.place };
    if (state.sandbox) return state.sandbox.isFighting ? {} : { pressed: KEY.charge };
    const t = tuningOf(state, base);
    if (wants === null) {
      if (state.tick % skill.purchaseTicks >= state.pace) return {};
      const charge = skill.charges && decideCharge(state, t, skill.charges);
      if (charge) return charge;
      wants = decidePurchase(state, t, skill, preview(state, base));
      stage = 'press';
      if (wants && skill.missRate && random(rng) < skill.missRate) wants = { ...wants, at: missedCell(wants.at, rng) };
      if (wants && state.chosen !== wants.unit) return { pressed: KEYS[wants.unit] };
    }
    if (!wants) return {};
    const { x, y } = centreOf(wants.at);
    const pointer = { x, y, down: false, pressed: false, released: false, cancelled: false };
    if (stage === 'press') {
      stage = 'release';
      return { pointer: { ...pointer, down: true, pressed: true } };
    }
    wants = null;
    return { pointer: { ...pointer, released: true } };
  };
}

/** A random neighbouring cell. */
const missedCell = ({ row, col }: Position, rng: Rng): Position => ({
  row: Math.min(ROWS - 1, Math.max(0, row + randomInt(rng, 3) - 1)),
  col: Math.max(0, col + randomInt(rng, 3) - 1),
});

/** Returns the plan of the next wave, computed once per wave. */
function createPreview(): (state: Readonly<State>, t: T) => WavePlan {
  let plan: WavePlan | null = null;
  return ({ seed, wave, battle }, t) => {
    if (plan?.wave !== wave + 1) plan = wavePlan(seed, wave + 1, t, battle);
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

/** The type furthest below its target share, once it can be paid, in its first free preferred cell. */
function decidePurchase(state: Readonly<State>, t: T, skill: Skill, plan: WavePlan): Purchase | null {
  if (skill.savesUntil !== undefined && state.wave < skill.savesUntil) return null;
  const types = typesOf(t);
  const rider = skill.charges && decideRider(state, t, skill.charges);
  if (rider) return state.resources < types.Cavalry.cost ? null : { unit: 'Cavalry', at: rider };
  const mix = skill.mix(state.wave + 1, comingMix(state, t, plan), state.battle);
  const costOfType = (unit: UnitName) =>
    state.own.reduce((sum, { kind }) => (kind === unit ? sum + types[unit].cost : sum), 0);
  const all = 1 + UNITS.reduce((sum, unit) => sum + costOfType(unit), 0);
  const missing = (unit: UnitName) => (mix[unit] ?? 0) - costOfType(unit) / all;
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

/** Share of each type in the cost of the enemies here and in the next wave. */
function comingMix({ enemies }: Readonly<State>, t: T, { kinds }: WavePlan): Mix {
  const types = typesOf(t);
  const shares: Partial<Record<UnitName, number>> = {};
  const all = [...enemies.map(({ kind }) => kind), ...kinds];
  const total = all.reduce((sum, kind) => sum + types[kind].cost, 0);
  for (const kind of all) shares[kind] = (shares[kind] ?? 0) + types[kind].cost / total;
  return shares;
}
