// The bot's plan for Charge: riders wait in every row, those at the edge first, where few come, and ride through one that is clear.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { homeCell } from '../rules/cavalry.ts';
import { centreOf, type Position } from '../rules/grid.ts';
import { canCharge, isFree, isRowOpen } from '../rules/orders.ts';
import type { State } from '../rules/state.ts';

/** How a bot charges. */
export interface ChargePlan {
  /** Rows in which riders wait, the preferred first. */
  readonly rows: readonly number[];
  /** Riders in each of them before anything else is bought. */
  readonly riders: number;
  /** Riders are bought from this wave on. */
  readonly from: number;
  /** No row charges in the last seconds before a wave. */
  readonly calmSeconds: number;
}

/** Rows from the edges to the middle. */
export const FROM_THE_EDGE: readonly number[] = [0, 9, 1, 8, 2, 7, 3, 6, 4, 5];

/** A rider in every row, those at the edge first, and no wave before it is far in: the plan of a practised player. */
export const RIDERS_READY: ChargePlan = { rows: FROM_THE_EDGE, riders: 1, from: 9, calmSeconds: 5 };

const COLUMNS_OF_RIDERS = [4, 3, 2, 1, 0];

const ridersIn = ({ own }: Readonly<State>, row: number) =>
  own.filter(one => one.kind === 'Cavalry' && !one.charges && homeCell(one).row === row);

/** Charges a row that is clear and has its riders at home: the pointer at the row, and the key. */
export function decideCharge(state: Readonly<State>, t: T, plan: ChargePlan): Partial<Frame> | null {
  if (!canCharge(state, t) || state.nextIn < plan.calmSeconds * TICKS_PER_SECOND) return null;
  const row = plan.rows.find(one => {
    const riders = ridersIn(state, one);
    return riders.length >= plan.riders && riders.every(({ home }) => !home) && isRowOpen(state, one);
  });
  if (row === undefined) return null;
  const pointer = { ...centreOf({ row, col: 0 }), down: false, pressed: false, released: false, cancelled: false };
  return { pointer, pressed: KEY.charge };
}

/** Where the next rider is wanted; null if none is. */
export function decideRider(state: Readonly<State>, t: T, { rows, riders, from }: ChargePlan): Position | null {
  if (state.wave < from || state.barred === 'Cavalry') return null;
  for (const row of rows) {
    if (ridersIn(state, row).length >= riders) continue;
    const col = COLUMNS_OF_RIDERS.find(one => isFree(state, { row, col: one }, t));
    if (col !== undefined) return { row, col };
  }
  return null;
}
