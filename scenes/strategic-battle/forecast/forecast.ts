// Forecast by Monte Carlo simulation: plays the present board on with other random numbers, without further orders, and tells of each run whether
// it holds until the coming wave is beaten, and where it breaks. It uses the steps of play, tick by tick and with later waves: with steps of a tenth of a second, or
// without the wave after the next, the result was up to seventy points off.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Rng, seeded } from '../../kit/core/rng.ts';
import { type T, ticksIn } from '../constants.ts';
import { stepBattle } from '../rules/battle.ts';
import {
  chargerAtRightEdge,
  combatContext,
  isLastWave,
  isWaveBeaten,
  tickWaveTimer,
} from '../rules/campaign/campaign.ts';
import type { CombatContext } from '../rules/damage.ts';
import { copyFighter } from '../rules/fighter.ts';
import type { Campaign, Fighter } from '../rules/state.ts';
import { newStone } from '../rules/stones.ts';
import type { UnitName } from '../rules/units.ts';

/** The present board and its wave timer. It refers to the live state of the rules: read or copy it at once, do not keep it. */
export interface FieldView extends Omit<Campaign, 'rng'> {
  /** Constants of this run. */
  readonly t: T;
}

export interface ForecastRequest {
  readonly field: FieldView;
  readonly runs: number;
  /** Seed of the first run; each further run has the next number. */
  readonly seed: number;
}

/** How one run went. */
export interface Outcome {
  readonly held: boolean;
  /** Seconds from now until an enemy got through, or the wave was beaten. */
  readonly seconds: number;
  /** The enemy that got through, or came nearest to the left edge; null if none came. */
  readonly foe: { readonly kind: UnitName; readonly row: number; readonly col: number } | null;
}

/** Types of the Worker task. */
export interface ForecastTask {
  readonly input: ForecastRequest;
  readonly output: readonly Outcome[];
  readonly progress: never;
}

/** A run that is undecided after this time counts as held. */
const MOST_SECONDS = 300;

export function forecast({ field, runs, seed }: ForecastRequest): readonly Outcome[] {
  const { t } = field;
  const bout: Playout = {
    context: combatContext(field, t),
    t,
    wave: isLastWave(field) ? field.wave : field.wave + 1,
    until: field.tick + ticksIn(MOST_SECONDS),
  };
  const shared = playToFirstDraw(copyCampaign(field, forecastRng(seed)), bout);
  return Array.from({ length: runs }, (_, run) => {
    const campaign = copyCampaign(shared, forecastRng(seed + run));
    const nearest: Nearest = { foe: null };
    const held = playOut(campaign, bout, bout.until, nearest) !== false;
    return { held, seconds: secondsOf(field, campaign, held ? null : nearest.foe, bout), foe: nearest.foe };
  });
}

/** Seconds of a run; one that was stopped early counts the way that the enemy still has to go. */
function secondsOf({ tick }: FieldView, run: Campaign, foe: Outcome['foe'], { context }: Playout): number {
  const way = foe ? Math.max(0, foe.col) / context.types[foe.kind].moveSpeed : 0;
  return Math.round((run.tick - tick) / TICKS_PER_SECOND + way);
}

/** The enemy that came nearest to the left edge so far. */
interface Nearest {
  foe: Outcome['foe'];
}

/** Notes who is nearest to the left edge now; true if it has reached it. */
function watchEdge({ enemies }: Campaign, nearest: Nearest): boolean {
  let first: Fighter | null = null;
  for (const enemy of enemies) if (first === null || enemy.col < first.col) first = enemy;
  if (first === null) return false;
  const { kind, row, col } = first;
  if (nearest.foe === null || col < nearest.foe.col) nearest.foe = { kind, row: Math.round(row), col };
  return col <= 0;
}

/** One playout: its context, and where it ends. */
interface Playout {
  readonly context: CombatContext;
  readonly t: T;
  /** The wave that must be beaten. */
  readonly wave: number;
  /** Tick at which it is stopped. */
  readonly until: number;
}

/** Shared prefix of all runs: only strikes draw random numbers, so until the first strike all runs are equal and are simulated once. */
function playToFirstDraw(campaign: Campaign, bout: Playout): Campaign {
  let shared = campaign;
  for (;;) {
    const ahead = copyCampaign(shared, [...shared.rng]);
    const ended = playOut(ahead, bout, ahead.tick + TICKS_PER_SECOND, { foe: null }) !== null;
    if (ended || ahead.tick >= bout.until || ahead.rng.some((part, i) => part !== shared.rng[i])) return shared;
    shared = ahead;
  }
}

/** Simulates until the given tick: true if the wave is beaten, false if an enemy reaches column 0, null if neither. */
function playOut(run: Campaign, { context, t, wave }: Playout, until: number, nearest: Nearest): boolean | null {
  // Without orders nobody else begins to charge.
  const charges = run.own.some(one => one.charges);
  while (run.tick < until) {
    tickWaveTimer(run, t);
    stepBattle(run, 1, context);
    if (watchEdge(run, nearest)) return false;
    if (isWaveBeaten(run, wave) || (charges && chargerAtRightEdge(run))) return true;
    // Early exit: no own unit or stone is left to stop the enemies on the field.
    if (run.own.length === 0 && run.stones.length === 0 && run.enemies.length > 0) return false;
  }
  return null;
}

/** Random generator of one run. */
export const forecastRng = (seed: number) => seeded(seed, 5000);

/** Deep copy with named properties: objects made by spread get other hidden classes, and the engine would have to optimise again. */
const copyCampaign = (run: Omit<Campaign, 'rng'>, rng: Rng): Campaign => ({
  seed: run.seed,
  wave: run.wave,
  nextIn: run.nextIn,
  rng,
  tick: run.tick,
  own: run.own.map(copyFighter),
  enemies: run.enemies.map(copyFighter),
  entering: run.entering.map(({ wave, kinds, rows, every, ticks }) => ({ wave, kinds, rows, every, ticks })),
  stones: run.stones.map(newStone),
  nextId: run.nextId,
  terrain: run.terrain,
  battle: run.battle,
  upgrades: run.upgrades,
});
