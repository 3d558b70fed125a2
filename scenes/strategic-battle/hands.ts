// What the hands ask for: keys and pointer move one cursor, and place at it what is chosen.
import type { Frame } from '../kit/core/input.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { COLUMNS, cellAt, type Place, ROWS } from './grid.ts';
import { charge, choose, isFree, place, sell, setPace, standingAt } from './orders.ts';
import type { State, Tell } from './state.ts';
import { UNITS } from './units.ts';

const CHOICES = [KEY.infantry, KEY.archer, KEY.cavalry, KEY.mage, KEY.catapult];

export function hear(state: State, frame: Frame, tell: Tell, t: T): void {
  point(state, frame, tell, t);
  const { pressed } = frame;
  if (pressed === 0) return;
  const isPressed = (bit: number) => (pressed & bit) !== 0;
  const aside = Number(isPressed(KEY.right)) - Number(isPressed(KEY.left));
  const down = Number(isPressed(KEY.down)) - Number(isPressed(KEY.up));
  if (aside !== 0 || down !== 0) go(state, { row: state.cursor.row + down, col: state.cursor.col + aside });
  CHOICES.forEach((bit, index) => isPressed(bit) && choose(state, UNITS[index] ?? null, tell, t));
  if (isPressed(KEY.before)) choose(state, beside(state, -1), tell, t);
  if (isPressed(KEY.next)) choose(state, beside(state, 1), tell, t);
  if (isPressed(KEY.place)) act(state, tell, t);
  if (isPressed(KEY.sell)) sell(state, state.cursor, tell, t);
  if (isPressed(KEY.charge)) charge(state, state.cursor.row, tell, t);
  if (isPressed(KEY.pace)) setPace(state, state.pace === 1 ? 2 : 1, tell);
}

/** The cursor stays on the field. */
export function go(state: State, { row, col }: Place): void {
  state.cursor = {
    row: Math.min(ROWS - 1, Math.max(0, row)),
    col: Math.min(COLUMNS - 1, Math.max(0, col)),
  };
}

/** A pointer that goes to another cell takes the cursor along; a press that is let go acts there. */
function point(state: State, { pointer }: Frame, tell: Tell, t: T): void {
  if (!pointer) {
    state.pointed = null;
    state.presses = false;
    return;
  }
  const cell = cellAt(pointer.x, pointer.y);
  const moved = state.pointed === null || cell.row !== state.pointed.row || cell.col !== state.pointed.col;
  if (pointer.pressed) state.presses = true;
  if (moved || pointer.pressed) go(state, cell);
  state.pointed = cell;
  if (pointer.cancelled || (!pointer.down && !pointer.released)) state.presses = false;
  if (!pointer.released || !state.presses) return;
  state.presses = false;
  if (state.chosen !== null) place(state, state.chosen, cell, tell, t);
  else if (isFree(state, cell, t)) tell({ type: 'refused', message: UNCHOSEN });
}

const UNCHOSEN = 'Choose a unit first: 1 to 5, or its card.';

/** By key: what is chosen is placed; who stands there is only looked at. */
function act(state: State, tell: Tell, t: T): void {
  if (state.chosen !== null) place(state, state.chosen, state.cursor, tell, t);
  else if (!standingAt(state, state.cursor)) tell({ type: 'refused', message: UNCHOSEN });
}

/** The unit before or after the chosen one, leaving out who is not on the roster. */
function beside(state: State, step: number): (typeof UNITS)[number] {
  const open = UNITS.filter(unit => unit !== state.barred);
  const at = state.chosen === null ? (step > 0 ? -1 : 0) : open.indexOf(state.chosen);
  return open[(at + step + open.length) % open.length] ?? 'Infantry';
}
