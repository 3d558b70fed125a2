// Controls: keys, gamepad, direction buttons and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';
import type { Direction } from './rules/level.ts';

/** Ticks: a held key walks on after a quarter of a second, seven cells a second. */
const WALK = { after: 16, every: 8 } as const;
const BACK = { after: 18, every: 6 } as const;

const move = (direction: Direction) => ({ type: 'move', direction }) as const;

export const CONTROLS = [
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', repeat: WALK, label: 'Walk or push up', command: move('u') },
  {
    action: 'down',
    keys: ['ArrowDown', 'KeyS'],
    pad: 'Down',
    repeat: WALK,
    label: 'Walk or push down',
    command: move('d'),
  },
  {
    action: 'left',
    keys: ['ArrowLeft', 'KeyA'],
    pad: 'Left',
    repeat: WALK,
    label: 'Walk or push left',
    command: move('l'),
  },
  {
    action: 'right',
    keys: ['ArrowRight', 'KeyD'],
    pad: 'Right',
    repeat: WALK,
    label: 'Walk or push right',
    command: move('r'),
  },
  {
    action: 'go',
    keys: [],
    mouse: 'Click a cell, or a parcel and then its goal',
    tap: 'Tap a cell, or a parcel and then its goal; or swipe, and swipe on',
    label: 'Walk there, push it there',
  },
  { action: 'undo', keys: ['KeyZ', 'KeyU', 'Backspace'], pad: 'X', repeat: BACK, label: 'Undo' },
  { action: 'redo', keys: ['KeyY'], pad: 'Y', repeat: BACK, label: 'Redo' },
  { action: 'reset', keys: ['KeyR'], pad: 'LB', label: 'Reset Level', command: { type: 'reset' } },
  { action: 'overview', keys: ['KeyO'], pad: 'RB', label: 'The whole board, or near to the fox' },
  {
    action: 'pan',
    keys: [],
    button: 'right',
    mouse: 'The wheel brings the board nearer; drag with the right button',
    tap: 'Two fingers bring the board nearer and drag it',
    label: 'Move the picture',
  },
  { action: 'hint', keys: ['KeyH'], label: 'Hint: the next push' },
  ...[1, 2, 3, 4, 5].map(
    number =>
      ({
        action: `level${number}`,
        keys: [`Digit${number}`, `Numpad${number}`],
        label: `Level ${number}`,
        command: { type: 'level', number },
      }) as const,
  ),
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
