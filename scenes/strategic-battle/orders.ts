// What the player orders: choose, place, sell, take back, charge. What cannot be done is refused in a sentence and changes nothing.
import type { T } from './constants.ts';
import { ticksIn } from './constants.ts';
import { newFighter } from './fighter.ts';
import { isOnGrid, middleOf, type Place } from './grid.ts';
import { cellOf } from './riders.ts';
import type { Fighter, State, Tell } from './state.ts';
import { typesOf, type UnitName } from './units.ts';

/** Specification part 2, §5 and §8, word for word. */
const INVALID = 'Invalid placement. Try another location.';
export const unpaid = (unit: UnitName): string => `Not enough resources to purchase ${unit}!`;
export const ANOTHER = 'Not enough resources for another unit. Select a different unit.';

export const PACES = [1, 2, 3] as const;

const refuse = (tell: Tell, message: string) => tell({ type: 'refused', message });

/** Who stands in a cell; who has left it to charge does not. */
export const standingAt = ({ own }: Pick<State, 'own'>, { row, col }: Place): Fighter | undefined =>
  own.find(one => !one.charges && cellOf(one).row === row && cellOf(one).col === col);

/** The same type once more lets it go. */
export function choose(state: State, unit: UnitName | null, tell: Tell, t: T): void {
  if (unit === null || unit === state.chosen) {
    if (state.chosen === null) return;
    state.chosen = null;
    tell({ type: 'unitChosen', unit: null });
    return;
  }
  if (unit === state.barred) return refuse(tell, `${unit} is not on this roster.`);
  if (typesOf(t)[unit].cost > state.resources) return refuse(tell, unpaid(unit));
  state.chosen = unit;
  tell({ type: 'unitChosen', unit });
}

/** Inside the grid, empty, and in the first columns. */
export const isFree = (state: Pick<State, 'own'>, at: Place, t: T): boolean =>
  isOnGrid(at) && at.col < t.ownColumns && standingAt(state, at) === undefined;

export function place(state: State, unit: UnitName, at: Place, tell: Tell, t: T): void {
  const { cost, health } = typesOf(t)[unit];
  if (unit === state.barred) return refuse(tell, `${unit} is not on this roster.`);
  if (!isFree(state, at, t)) return refuse(tell, INVALID);
  if (cost > state.resources) return refuse(tell, unpaid(unit));
  const { row, col } = at;
  const fighter = newFighter(state.nextId++, unit, { row, col }, health);
  state.own.push(fighter);
  state.resources -= cost;
  state.tally[unit].placed++;
  state.bought = { id: fighter.id, cost, left: ticksIn(t.undoSeconds) };
  tell({ type: 'unitPlaced', unit, cost, ...middleOf(at) });
  if (state.chosen !== unit || state.resources >= cost) return;
  state.chosen = null;
  tell({ type: 'purseEmptied', unit, message: ANOTHER });
}

/** What it brings: less with every wound. */
export const refundOf = ({ kind, health }: Fighter, t: T): number => {
  const { cost, health: most } = typesOf(t)[kind];
  return Math.floor((cost * t.sellPart * Math.min(most, health)) / most);
};

export function sell(state: State, at: Place, tell: Tell, t: T): void {
  const fighter = standingAt(state, at);
  if (!fighter) return refuse(tell, 'There is no unit of yours on this cell.');
  const refund = refundOf(fighter, t);
  leave(state, fighter);
  state.resources += refund;
  tell({ type: 'unitSold', unit: fighter.kind, refund, ...middleOf(at) });
}

function leave(state: State, fighter: Fighter): void {
  state.own = state.own.filter(one => one !== fighter);
  if (state.bought?.id === fighter.id) state.bought = null;
}

/** The last purchase, while it stands unhurt in its cell and has not struck: the whole price comes back. */
export function returnable(state: Readonly<State>, t: T): Fighter | null {
  const { bought } = state;
  if (!bought) return null;
  const fighter = state.own.find(({ id }) => id === bought.id);
  if (!fighter || fighter.charges || fighter.home || fighter.cooldown > 0) return null;
  return fighter.health >= typesOf(t)[fighter.kind].health ? fighter : null;
}

export function takeBack(state: State, tell: Tell, t: T): void {
  const fighter = returnable(state, t);
  if (!fighter || !state.bought) return refuse(tell, 'There is nothing to take back.');
  const refund = state.bought.cost;
  leave(state, fighter);
  state.resources += refund;
  state.tally[fighter.kind].placed--;
  tell({ type: 'unitTakenBack', unit: fighter.kind, refund, ...middleOf(fighter) });
}

export const mayCharge = ({ beaten }: Pick<State, 'beaten'>, { chargeAfter }: T): boolean => beaten >= chargeAfter;

export function charge(state: State, row: number, tell: Tell, t: T): void {
  if (!mayCharge(state, t)) return refuse(tell, `Rows may charge once wave ${t.chargeAfter} is beaten.`);
  const stands = state.own.filter(one => one.row === row && !one.charges && !one.home);
  if (stands.length === 0) return refuse(tell, 'Nobody stands in this row.');
  for (const fighter of stands) fighter.charges = true;
  state.bought = null;
  tell({ type: 'rowCharged', row, ...middleOf({ row, col: 0 }) });
}

export function setPace(state: State, pace: number, tell: Tell): void {
  if (!PACES.includes(pace as never)) return refuse(tell, 'The world goes once, twice or three times as fast.');
  state.pace = pace;
  tell({ type: 'paceChanged', pace });
}
