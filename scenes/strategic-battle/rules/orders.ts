// Orders of the player: choose, place, sell, undo a purchase, charge, pace. An invalid order is refused with a sentence and changes nothing.

import type { T } from '../constants.ts';
import { ticksIn } from '../constants.ts';
import { chargeWaveOf } from './campaign/campaign.ts';
import { homeCell } from './cavalry.ts';
import { newFighter } from './fighter.ts';
import { centreOf, isOnGrid, type Position, ROWS } from './grid.ts';
import { SANDBOX_PACES } from './sandbox/paces.ts';
import type { Emit, Fighter, State } from './state.ts';
import { typesOf, type UnitName } from './units.ts';

/** Specification part 2, §5 and §8, word for word. */
const INVALID = 'Invalid placement. Try another location.';
export const cannotAfford = (unit: UnitName): string => `Not enough resources to purchase ${unit}!`;
export const CANNOT_AFFORD_ANOTHER = 'Not enough resources for another unit. Select a different unit.';

export const PACES = [1, 2, 3] as const;

const refuse = (emit: Emit, message: string) => emit({ type: 'refused', message });

/** The own unit of a cell, also while it rides out from it; not one that has left it to charge. */
export const unitAt = ({ own }: Pick<State, 'own'>, { row, col }: Position): Fighter | undefined =>
  own.find(one => !one.charges && homeCell(one).row === row && homeCell(one).col === col);

/** Chooses a unit type; null clears the choice. The chosen type again stays chosen: its key is pressed before each unit. */
export function choose(state: State, unit: UnitName | null, emit: Emit, t: T): void {
  if (unit === state.chosen) return;
  if (unit === null) {
    state.chosen = null;
    emit({ type: 'unitChosen', unit: null });
    return;
  }
  if (unit === state.barred) return refuse(emit, `${unit} is not on this roster.`);
  if (!state.sandbox && typesOf(t)[unit].cost > state.resources) return refuse(emit, cannotAfford(unit));
  state.chosen = unit;
  emit({ type: 'unitChosen', unit });
}

/** A unit can be placed: on the grid, in the own columns, and no unit there. */
export const isFree = (state: Pick<State, 'own'>, at: Position, t: T): boolean =>
  isOnGrid(at) && at.col < t.ownColumns && unitAt(state, at) === undefined;

export function place(state: State, unit: UnitName, at: Position, emit: Emit, t: T): void {
  const { cost, health } = typesOf(t)[unit];
  if (unit === state.barred) return refuse(emit, `${unit} is not on this roster.`);
  if (!isFree(state, at, t)) return refuse(emit, INVALID);
  if (cost > state.resources) return refuse(emit, cannotAfford(unit));
  const { row, col } = at;
  const fighter = newFighter(state.nextId++, unit, { row, col }, health);
  state.own.push(fighter);
  state.resources -= cost;
  state.tally[unit].placed++;
  state.bought = { id: fighter.id, cost, left: ticksIn(t.undoSeconds) };
  emit({ type: 'unitPlaced', unit, cost, ...centreOf(at) });
  if (state.chosen !== unit || state.resources >= cost) return;
  state.chosen = null;
  emit({ type: 'purseEmptied', unit, message: CANNOT_AFFORD_ANOTHER });
}

/** Sale price in resources: half the cost, in proportion to the health left. */
export const refundOf = ({ kind, health }: Fighter, t: T): number => {
  const { cost, health: most } = typesOf(t)[kind];
  return Math.floor((cost * t.sellPart * Math.min(most, health)) / most);
};

export function sell(state: State, at: Position, emit: Emit, t: T): void {
  const fighter = unitAt(state, at);
  if (!fighter) return refuse(emit, 'There is no unit of yours on this cell.');
  const refund = refundOf(fighter, t);
  removeUnit(state, fighter);
  state.resources += refund;
  emit({ type: 'unitSold', unit: fighter.kind, refund, ...centreOf(at) });
}

function removeUnit(state: State, fighter: Fighter): void {
  state.own = state.own.filter(one => one !== fighter);
  if (state.bought?.id === fighter.id) state.bought = null;
}

/** The last purchase while it can be undone: unhurt, in its cell, and it has not struck. */
export function undoableUnit(state: Readonly<State>, t: T): Fighter | null {
  const { bought } = state;
  if (!bought) return null;
  const fighter = state.own.find(({ id }) => id === bought.id);
  if (!fighter || fighter.charges || fighter.home || fighter.cooldown > 0) return null;
  return fighter.health >= typesOf(t)[fighter.kind].health ? fighter : null;
}

export function takeBack(state: State, emit: Emit, t: T): void {
  const fighter = undoableUnit(state, t);
  if (!fighter || !state.bought) return refuse(emit, 'There is nothing to take back.');
  const refund = state.bought.cost;
  removeUnit(state, fighter);
  state.resources += refund;
  state.tally[fighter.kind].placed--;
  emit({ type: 'unitTakenBack', unit: fighter.kind, refund, ...centreOf(fighter) });
}

/** Rows may charge after so many beaten waves, in a battle once the wave before its last has come. */
export const canCharge = (state: Pick<State, 'beaten' | 'battle' | 'wave'>, { chargeAfter }: T): boolean =>
  state.battle > 0 ? state.wave >= chargeWaveOf(state.battle) : state.beaten >= chargeAfter;

const chargeRefusal = ({ battle }: Readonly<State>, { chargeAfter }: T): string =>
  battle > 0
    ? `Rows may charge once wave ${chargeWaveOf(battle)} has come.`
    : `Rows may charge once wave ${chargeAfter} is beaten.`;

/** Own units that would charge: in their cells of the row. */
const unitsInRow = ({ own }: Readonly<State>, row: number): Fighter[] =>
  own.filter(one => one.row === row && !one.charges && !one.home);

/** No enemy is in the row or in the rows beside it, from where it would reach who charges. */
export const isRowOpen = ({ enemies }: Pick<State, 'enemies'>, row: number): boolean =>
  enemies.every(enemy => Math.abs(enemy.row - row) > 1);

/** Rows that could charge now. */
export const openRows = (state: Readonly<State>, t: T): readonly number[] =>
  canCharge(state, t)
    ? Array.from({ length: ROWS }, (_, row) => row).filter(
        row => unitsInRow(state, row).length > 0 && isRowOpen(state, row),
      )
    : [];

/** Why no row may charge now, in two or three words and in a sentence; null where one may. */
export function chargeBar(state: Readonly<State>, t: T): { readonly short: string; readonly sentence: string } | null {
  if (!canCharge(state, t))
    return {
      short: `wave ${state.battle > 0 ? chargeWaveOf(state.battle) : t.chargeAfter}`,
      sentence: chargeRefusal(state, t),
    };
  if (openRows(state, t).length > 0) return null;
  const clear = Array.from({ length: ROWS }, (_, row) => row).filter(row => isRowOpen(state, row));
  return clear.length === 0
    ? { short: 'no clear row', sentence: 'Enemies are in every row or beside it.' }
    : {
        short: `row ${(clear[0] ?? 0) + 1}: nobody`,
        sentence: `Nobody of yours stands in a clear row: row ${(clear[0] ?? 0) + 1} is one.`,
      };
}

export function charge(state: State, row: number, emit: Emit, t: T): void {
  if (!canCharge(state, t)) return refuse(emit, chargeRefusal(state, t));
  const units = unitsInRow(state, row);
  if (units.length === 0) {
    const isOut = state.own.some(one => one.row === row && one.home);
    return refuse(
      emit,
      isOut ? 'The riders of this row are out: a row charges with who stands in it.' : 'Nobody stands in this row.',
    );
  }
  if (!isRowOpen(state, row)) return refuse(emit, `Row ${row + 1} is not clear: enemies are in it or beside it.`);
  for (const fighter of units) fighter.charges = true;
  state.bought = null;
  emit({ type: 'rowCharged', row, ...centreOf({ row, col: 0 }) });
}

export function setPace(state: State, pace: number, emit: Emit): void {
  const paces: readonly number[] = state.sandbox ? SANDBOX_PACES : PACES;
  if (!paces.includes(pace))
    return refuse(
      emit,
      state.sandbox
        ? 'They fight once, twice, four or eight times as fast.'
        : 'The world goes once, twice or three times as fast.',
    );
  state.pace = pace;
  emit({ type: 'paceChanged', pace });
}
