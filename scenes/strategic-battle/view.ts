// View model of the HUD: resources, unit cards, wave preview, the unit under the cursor, and the field for the forecast.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type T, ticksIn } from './constants.ts';
import type { FieldView } from './forecast/forecast.ts';
import { battleOf } from './rules/campaign/battles.ts';
import { isLastWave, tuningOf } from './rules/campaign/campaign.ts';
import { type CampView, campView } from './rules/campaign/campView.ts';
import type { Position } from './rules/grid.ts';
import { cannotAfford, chargeBar, openRows, refundOf, undoableUnit, unitAt } from './rules/orders.ts';
import { outcomeWords, sideOf, standsAt } from './rules/sandbox/sandbox.ts';
import { unitsLost } from './rules/score.ts';
import type { State, Tally } from './rules/state.ts';
import { typesOf, UNITS, type UnitName, type UnitType } from './rules/units.ts';
import { countKinds, incomeOf, wavePlan } from './rules/waves.ts';

export interface CardView {
  readonly type: UnitType;
  readonly chosen: boolean;
  /** Why it cannot be bought now, in a sentence; null if it can. */
  readonly unavailableReason: string | null;
  readonly barred: boolean;
}

/** An own unit under the cursor. */
export interface SpotView extends Position {
  readonly kind: UnitName;
  readonly health: number;
  readonly refund: number;
}

export interface SandboxView {
  readonly left: SideView;
  readonly right: SideView;
  readonly isFighting: boolean;
  readonly words: string | null;
  readonly armies: string;
}
type SideView = ReturnType<typeof sideOf>;

export interface BattleView {
  readonly resources: number;
  readonly wave: number;
  readonly beaten: number;
  /** Whole seconds until the next wave. */
  readonly nextIn: number;
  /** Resources that the next wave brings. */
  readonly income: number;
  readonly cards: readonly CardView[];
  /** Preview of the next wave; null while its theme is not announced. */
  readonly next: readonly { readonly kind: UnitName; readonly count: number }[] | null;
  readonly theme: { readonly name: string; readonly tells: string } | null;
  /** Number of the battle's last wave; null where waves come without end. */
  readonly lastWave: number | null;
  /** The last wave has come. */
  readonly isLast: boolean;
  /** Units lost in a battle, and how many its second banner allows; null where waves come without end. */
  readonly losses: { readonly lost: number; readonly most: number } | null;
  /** The campaign's map; null unless it is shown. */
  readonly camp: CampView | null;
  readonly pace: number;
  readonly spot: SpotView | null;
  /** The row that the button lets charge: of those that may, the nearest to the cursor; null if none may. */
  readonly chargeRow: number | null;
  /** Why no row may charge now; null where one may. */
  readonly chargeBar: { readonly short: string; readonly sentence: string } | null;
  /** The row of the cursor. */
  readonly cursorRow: number;
  /** Type of the purchase that can be undone. */
  readonly undo: UnitName | null;
  /** Number of columns that may hold own units. */
  readonly ownColumns: number;
  readonly tally: Readonly<Record<UnitName, Tally>>;
  /** The sandbox: both sides, whether they fight, what the last fight came to, and the armies as a link's text; null elsewhere. */
  readonly sandbox: SandboxView | null;
  /** Input of the forecast; null while there is nothing to forecast. */
  readonly field: FieldView | null;
}

function sandboxView({ own, enemies, sandbox }: Readonly<State>, t: T): SandboxView | null {
  if (!sandbox) return null;
  const { isFighting, outcome, armies, complaint } = sandbox;
  const words = isFighting ? 'They fight.' : outcome ? outcomeWords(outcome) : complaint;
  return { left: sideOf(own, t), right: sideOf(enemies, t), isFighting, words, armies };
}

function nearestOpenRow(state: Readonly<State>, t: T): number | null {
  if (state.phase !== 'playing') return null;
  const away = (row: number) => Math.abs(row - state.cursor.row);
  return openRows(state, t).toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

export function view(state: Readonly<State>, base: T): BattleView {
  const t = tuningOf(state, base);
  const { resources, wave, beaten, chosen, barred, cursor, pace, tally, phase } = state;
  const { seed, tick, own, enemies, entering, stones, terrain, nextIn, nextId, battle, upgrades } = state;
  const types = typesOf(t);
  const plan = wavePlan(seed, wave + 1, base, battle);
  const isHidden = battle === 0 && plan.theme !== null && nextIn > ticksIn(t.themeSeconds);
  const spot = state.sandbox ? standsAt(state, cursor) : unitAt(state, cursor);
  return {
    resources,
    wave,
    beaten,
    nextIn: Math.ceil(nextIn / TICKS_PER_SECOND),
    income: battle > 0 ? battleOf(battle).income : incomeOf(wave + 1, t),
    cards: UNITS.map(unit => ({
      type: types[unit],
      chosen: unit === chosen,
      unavailableReason:
        unit === barred
          ? 'Not on this roster.'
          : !state.sandbox && types[unit].cost > resources
            ? cannotAfford(unit)
            : null,
      barred: unit === barred,
    })),
    next: isHidden ? null : countKinds(plan.kinds),
    theme: plan.theme && !isHidden ? { name: plan.theme.name, tells: plan.theme.tells } : null,
    lastWave: battle > 0 ? battleOf(battle).waves.length : null,
    isLast: isLastWave(state),
    losses: battle > 0 ? { lost: unitsLost(state), most: battleOf(battle).mostLost } : null,
    camp: campView(state),
    pace,
    spot: spot
      ? { kind: spot.kind, row: spot.row, col: spot.col, health: Math.ceil(spot.health), refund: refundOf(spot, t) }
      : null,
    chargeRow: state.sandbox ? null : nearestOpenRow(state, t),
    chargeBar: phase === 'playing' && !state.sandbox ? chargeBar(state, t) : null,
    cursorRow: cursor.row,
    undo: undoableUnit(state, t)?.kind ?? null,
    ownColumns: t.ownColumns,
    tally,
    sandbox: sandboxView(state, t),
    field:
      state.sandbox || isHidden || phase !== 'playing'
        ? null
        : { seed, wave, nextIn, tick, own, enemies, entering, stones, nextId, terrain, battle, upgrades, t: base },
  };
}
