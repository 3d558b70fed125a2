// Input controller: keys and pointer move the cursor and give orders at its cell.
import type { Frame } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { beginBattle, moveSelection } from './campaign/camp.ts';
import { COLUMNS, cellAt, type Position, ROWS } from './grid.ts';
import { charge, choose, isFree, openRows, place, sell, setPace, unitAt } from './orders.ts';
import { paceAfter } from './sandbox/paces.ts';
import { fightOrEnd, removeUnit, setUnit, standsAt } from './sandbox/sandbox.ts';
import type { Emit, Sandbox, State } from './state.ts';
import { UNITS } from './units.ts';

const CHOICES = [KEY.infantry, KEY.archer, KEY.cavalry, KEY.mage, KEY.catapult];

export function applyInput(state: State, frame: Frame, emit: Emit, t: T): void {
  applyPointer(state, frame, emit, t);
  const { pressed } = frame;
  if (pressed === 0) return;
  const isPressed = (bit: number) => (pressed & bit) !== 0;
  moveByKeys(state, isPressed);
  chooseByKeys(state, isPressed, emit, t);
  if (isPressed(KEY.place)) placeAtCursor(state, emit, t);
  if (isPressed(KEY.sell)) sell(state, state.cursor, emit, t);
  if (isPressed(KEY.charge)) charge(state, state.cursor.row, emit, t);
  if (isPressed(KEY.pace)) setPace(state, state.pace === 1 ? 2 : 1, emit);
}

/** Keys on the campaign's map: the arrows select a battle, the place key begins it. */
export function applyCampInput(state: State, { pressed }: Frame, emit: Emit, t: T): void {
  const isPressed = (bit: number) => (pressed & bit) !== 0;
  const ahead = Number(isPressed(KEY.right) || isPressed(KEY.down));
  const back = Number(isPressed(KEY.left) || isPressed(KEY.up));
  moveSelection(state, ahead - back, emit);
  if (isPressed(KEY.place)) beginBattle(state, state.battle, emit, t);
}

/** Keys and pointer of the sandbox: both halves of the field are placed on, and the key of Charge begins and ends the fight. */
export function applySandboxInput(state: State, sandbox: Sandbox, frame: Frame, emit: Emit, t: T): void {
  const cell = releasedCell(state, frame);
  if (cell && state.chosen !== null) setUnit(state, sandbox, state.chosen, cell, emit, t);
  else if (cell && !sandbox.isFighting && !standsAt(state, cell)) emit({ type: 'refused', message: UNCHOSEN });
  const { pressed } = frame;
  if (pressed === 0) return;
  const isPressed = (bit: number) => (pressed & bit) !== 0;
  moveByKeys(state, isPressed);
  chooseByKeys(state, isPressed, emit, t);
  if (isPressed(KEY.place)) {
    if (state.chosen !== null) setUnit(state, sandbox, state.chosen, state.cursor, emit, t);
    else emit({ type: 'refused', message: UNCHOSEN });
  }
  if (isPressed(KEY.sell)) removeUnit(state, sandbox, state.cursor, emit);
  if (isPressed(KEY.charge)) fightOrEnd(state, sandbox, emit, t);
  if (isPressed(KEY.pace)) setPace(state, paceAfter(state.pace), emit);
}

type IsPressed = (bit: number) => boolean;

function moveByKeys(state: State, isPressed: IsPressed): void {
  const aside = Number(isPressed(KEY.right)) - Number(isPressed(KEY.left));
  const down = Number(isPressed(KEY.down)) - Number(isPressed(KEY.up));
  if (aside !== 0 || down !== 0) moveCursor(state, { row: state.cursor.row + down, col: state.cursor.col + aside });
}

function chooseByKeys(state: State, isPressed: IsPressed, emit: Emit, t: T): void {
  CHOICES.forEach((bit, index) => isPressed(bit) && choose(state, UNITS[index] ?? null, emit, t));
  if (isPressed(KEY.before)) choose(state, cycleUnit(state, -1), emit, t);
  if (isPressed(KEY.next)) choose(state, cycleUnit(state, 1), emit, t);
}

/** Moves the cursor, clamped to the field. */
export function moveCursor(state: State, { row, col }: Position): void {
  state.cursor = {
    row: Math.min(ROWS - 1, Math.max(0, row)),
    col: Math.min(COLUMNS - 1, Math.max(0, col)),
  };
}

/** A released press on a flag lets its row charge, elsewhere it places the chosen unit. */
function applyPointer(state: State, frame: Frame, emit: Emit, t: T): void {
  const cell = releasedCell(state, frame);
  if (!cell) return;
  if (cell.col === t.ownColumns && openRows(state, t).includes(cell.row)) charge(state, cell.row, emit, t);
  else if (state.chosen !== null) place(state, state.chosen, cell, emit, t);
  else if (isFree(state, cell, t)) emit({ type: 'refused', message: UNCHOSEN });
}

/** The cursor follows the pointer from cell to cell; the cell where a press on the field was let go, null while none was. */
function releasedCell(state: State, { pointer }: Frame): Position | null {
  if (!pointer) {
    state.pointed = null;
    state.presses = false;
    return null;
  }
  const cell = cellAt(pointer.x, pointer.y);
  const moved = state.pointed === null || cell.row !== state.pointed.row || cell.col !== state.pointed.col;
  if (pointer.pressed) state.presses = true;
  if (moved || pointer.pressed) moveCursor(state, cell);
  state.pointed = cell;
  if (pointer.cancelled || (!pointer.down && !pointer.released)) state.presses = false;
  if (!pointer.released || !state.presses) return null;
  state.presses = false;
  return cell;
}

const UNCHOSEN = 'Choose a unit first, by its card or its key.';

/** The place key: places the chosen unit at the cursor. */
function placeAtCursor(state: State, emit: Emit, t: T): void {
  if (state.chosen !== null) place(state, state.chosen, state.cursor, emit, t);
  else if (!unitAt(state, state.cursor)) emit({ type: 'refused', message: UNCHOSEN });
}

/** The unit type before or after the chosen one, without the barred one. */
function cycleUnit(state: State, step: number): (typeof UNITS)[number] {
  const open = UNITS.filter(unit => unit !== state.barred);
  const at = state.chosen === null ? (step > 0 ? -1 : 0) : open.indexOf(state.chosen);
  return open[(at + step + open.length) % open.length] ?? 'Infantry';
}
