// What the HUD draws from: the purse, five cards, what comes next, who stands under the cursor, and the field for its forecast.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type T, ticksIn } from './constants.ts';
import type { FieldView } from './forecast.ts';
import type { Place } from './grid.ts';
import { mayCharge, refundOf, returnable, standingAt, unpaid } from './orders.ts';
import type { State, Tally } from './state.ts';
import { typesOf, UNITS, type UnitName, type UnitType } from './units.ts';
import { countsOf, incomeOf, planOf } from './waves.ts';

export interface CardView {
  readonly type: UnitType;
  readonly chosen: boolean;
  /** Why it cannot be had now, in a sentence. */
  readonly whyNot: string | null;
  readonly barred: boolean;
}

/** An own unit under the cursor. */
export interface SpotView extends Place {
  readonly kind: UnitName;
  readonly health: number;
  readonly refund: number;
}

export interface BattleView {
  readonly resources: number;
  readonly wave: number;
  readonly beaten: number;
  /** Whole seconds until the next wave, and what it brings. */
  readonly nextIn: number;
  readonly income: number;
  readonly cards: readonly CardView[];
  /** Who comes; null while a theme is not yet announced. */
  readonly next: readonly { readonly kind: UnitName; readonly count: number }[] | null;
  readonly theme: { readonly name: string; readonly tells: string } | null;
  readonly pace: number;
  readonly spot: SpotView | null;
  /** The row of the cursor, where it may charge now. */
  readonly chargeRow: number | null;
  readonly undo: UnitName | null;
  /** What a card dropped in a cell would do is decided by the rules; these are the columns that may hold a unit. */
  readonly ownColumns: number;
  readonly tally: Readonly<Record<UnitName, Tally>>;
  readonly field: FieldView | null;
}

export function view(state: Readonly<State>, t: T): BattleView {
  const { resources, wave, beaten, chosen, barred, cursor, pace, tally, phase } = state;
  const { seed, tick, own, enemies, entering, stones, terrain, nextIn, nextId } = state;
  const types = typesOf(t);
  const plan = planOf(seed, wave + 1, t);
  const isHidden = plan.theme !== null && nextIn > ticksIn(t.themeSeconds);
  const spot = standingAt(state, cursor);
  const mine = mayCharge(state, t) && state.own.some(one => one.row === cursor.row && !one.charges);
  return {
    resources,
    wave,
    beaten,
    nextIn: Math.ceil(nextIn / TICKS_PER_SECOND),
    income: incomeOf(wave + 1, t),
    cards: UNITS.map(unit => ({
      type: types[unit],
      chosen: unit === chosen,
      whyNot: unit === barred ? 'Not on this roster.' : types[unit].cost > resources ? unpaid(unit) : null,
      barred: unit === barred,
    })),
    next: isHidden ? null : countsOf(plan.kinds),
    theme: plan.theme && !isHidden ? { name: plan.theme.name, tells: plan.theme.tells } : null,
    pace,
    spot: spot
      ? { kind: spot.kind, row: spot.row, col: spot.col, health: Math.ceil(spot.health), refund: refundOf(spot, t) }
      : null,
    chargeRow: mine ? cursor.row : null,
    undo: returnable(state, t)?.kind ?? null,
    ownColumns: t.ownColumns,
    tally,
    field:
      isHidden || phase !== 'playing'
        ? null
        : { seed, wave, nextIn, tick, own, enemies, entering, stones, nextId, terrain, t },
  };
}
