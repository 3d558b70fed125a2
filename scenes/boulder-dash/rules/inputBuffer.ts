// Input buffer: an action pressed a little early is kept until the fox can do it; a held key repeats.
import type { Frame } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import type { Action, CaveParts } from './cave.ts';
import { beside, CELL, type Direction } from './cells.ts';
import type { State } from './state.ts';

/** A push of the joystick shorter than this makes one step, in ticks. */
const PUSH_TICKS = 12;
const ACTIONS = ['up', 'down', 'left', 'right', 'digLeft', 'digRight'] as const;

/** Every tick: stores a pressed action in the buffer (or lets the buffered one expire), and turns the fox at once. */
export function bufferInput(state: State, frame: Frame, t: T): void {
  const pressed = ACTIONS.find(action => (frame.pressed & KEY[action]) !== 0);
  if (pressed) {
    state.wish = { action: pressed, left: t.bufferTicks };
    state.newest = pressed;
  } else if (state.wish) {
    state.wish.left--;
    if (state.wish.left < 0) state.wish = null;
  }
  const turn = pressed ?? followStick(state, frame, t);
  if (turn === 'left' || turn === 'digLeft') state.facing = 'left';
  if (turn === 'right' || turn === 'digRight') state.facing = 'right';
}

/** Follows the joystick: a new push is buffered like a pressed key, so that a short one makes its step too. Returns its direction. */
function followStick(state: State, frame: Frame, t: T): Direction | null {
  const direction = stickDirection(frame, t);
  if (direction === null) delete state.stick;
  else if (state.stick?.direction === direction) state.stick.ticks++;
  else {
    state.stick = { direction, ticks: state.stick ? state.stick.ticks + 1 : 0, stepped: false };
    state.wish = { action: direction, left: t.bufferTicks };
  }
  return direction;
}

/** Direction in which the joystick goes on: not before it was held for a moment after its first step, so that a short push is one cell. */
function stickStep({ stick }: State): Action | null {
  if (!stick) return null;
  return !stick.stepped || stick.ticks >= PUSH_TICKS ? stick.direction : null;
}

/** At a cell tick: takes the buffered action if it is possible now, else the held one. An impossible one stays buffered until it expires. */
export function takeAction(state: State, frame: Frame, cells: Uint8Array): Action {
  const action = chooseAction(state, frame, cells);
  if (state.stick?.direction === action) state.stick.stepped = true;
  return action;
}

function chooseAction(state: State, frame: Frame, cells: Uint8Array): Action {
  const held = heldAction(state, frame);
  const { wish } = state;
  if (!wish) return held;
  if (wish.action !== held && held !== 'stay' && !isPossible(state.cave, cells, wish.action)) return held;
  state.wish = null;
  return wish.action;
}

/** The held action; of several keys the newest. */
function heldAction(state: State, frame: Frame): Action {
  const { newest } = state;
  const isHeld = (action: (typeof ACTIONS)[number]) => (frame.held & KEY[action]) !== 0;
  if (newest !== 'stay' && isHeld(newest)) return newest;
  return ACTIONS.find(isHeld) ?? stickStep(state) ?? 'stay';
}

/** Direction of the joystick: one of four beyond its dead zone, else null. */
function stickDirection({ move }: Frame, { deadZone }: T): Direction | null {
  if (!move) return null;
  const [x, y] = [move[0] / 127, move[1] / 127];
  if (Math.max(Math.abs(x), Math.abs(y)) < deadZone) return null;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}

function isPossible({ width, player }: Omit<CaveParts, 'cells'>, cells: Uint8Array, action: Action): boolean {
  if (action === 'stay') return true;
  const side = action === 'digLeft' ? 'left' : action === 'digRight' ? 'right' : action;
  const to = beside(width, cells.length, player, side);
  if (to < 0) return false;
  const code = cells[to] as number;
  if (side !== action) return code === CELL.dirt;
  if (code === CELL.boulder) return side === 'left' || side === 'right';
  return code !== CELL.wall && code !== CELL.fallingBoulder;
}
