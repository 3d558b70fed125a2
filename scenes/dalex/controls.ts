// Controls: keys, gamepad, move buttons and help are made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';
import type { Direction } from './rules/board.ts';

/** Ticks: Wait goes on after a third of a second, five turns a second. */
const WAIT = { after: 20, every: 12 } as const;
const BACK = { after: 20, every: 10 } as const;

const move = (direction: Direction) => ({ type: 'move', direction }) as const;

export const CONTROLS = [
  { action: 'n', keys: ['KeyW', 'Numpad8', 'ArrowUp'], pad: 'Up', label: 'Step up', command: move('n') },
  { action: 'ne', keys: ['KeyE', 'Numpad9', 'PageUp'], label: 'Step up right', command: move('ne') },
  { action: 'e', keys: ['KeyD', 'Numpad6', 'ArrowRight'], pad: 'Right', label: 'Step right', command: move('e') },
  { action: 'se', keys: ['KeyC', 'Numpad3', 'PageDown'], label: 'Step down right', command: move('se') },
  { action: 's', keys: ['KeyX', 'Numpad2', 'ArrowDown'], pad: 'Down', label: 'Step down', command: move('s') },
  { action: 'sw', keys: ['KeyZ', 'Numpad1', 'End'], label: 'Step down left', command: move('sw') },
  { action: 'w', keys: ['KeyA', 'Numpad4', 'ArrowLeft'], pad: 'Left', label: 'Step left', command: move('w') },
  { action: 'nw', keys: ['KeyQ', 'Numpad7', 'Home'], label: 'Step up left', command: move('nw') },
  {
    action: 'wait',
    keys: ['KeyS', 'Numpad5', 'Space'],
    pad: 'A',
    repeat: WAIT,
    label: 'Wait a turn; held, until danger comes',
    command: { type: 'wait' },
  },
  {
    action: 'point',
    keys: [],
    mouse: 'Click a cell to step towards it, yourself to wait',
    tap: 'Tap a cell to step towards it, yourself to wait; or swipe in one of eight directions',
    label: 'Step by pointing',
  },
  { action: 'teleport', keys: ['KeyT', 'Numpad0'], pad: 'Y', label: 'Teleport', command: { type: 'teleport' } },
  {
    action: 'sonic',
    keys: ['KeyF', 'NumpadDecimal'],
    pad: 'X',
    label: 'Sonic Screwdriver: takes apart what stands beside you',
    command: { type: 'sonic' },
  },
  {
    action: 'lastStand',
    keys: ['KeyL'],
    pad: 'LB',
    label: 'Last Stand: stay until all are gone',
    command: { type: 'lastStand' },
  },
  { action: 'undo', keys: ['KeyU', 'Backspace'], pad: 'B', repeat: BACK, label: 'Undo, but never a teleport' },
  { action: 'map', keys: ['KeyV'], pad: 'RB', label: 'Danger map on or off' },
  { action: 'guard', keys: ['KeyG'], pad: 'LT', label: 'Guard on or off: it refuses deadly steps' },
  { action: 'sure', keys: ['KeyH'], pad: 'RT', label: 'Is there a sure win?' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
