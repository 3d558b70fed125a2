// Controls: actions with their keys and gamepad buttons; help texts are made from them.
import { bits, type Control } from '../kit/core/input/input.ts';
import { COLUMNS } from './rules/board.ts';

export const CONTROLS = [
  { action: 'roll', keys: ['KeyR'], pad: 'X', label: 'Roll the die', command: { type: 'roll' } },
  { action: 'left', keys: ['ArrowLeft'], pad: 'Left', label: 'Point at the column to the left' },
  { action: 'right', keys: ['ArrowRight'], pad: 'Right', label: 'Point at the column to the right' },
  {
    action: 'up',
    keys: ['ArrowUp'],
    pad: 'Up',
    label: 'Point at your leading die of the column, or at its starting row',
  },
  {
    action: 'down',
    keys: ['ArrowDown'],
    pad: 'Down',
    label: 'Point at your leading die of the column, or at its starting row',
  },
  {
    action: 'go',
    keys: ['Enter', 'Space'],
    pad: 'A',
    mouse: 'Click the board, then a column',
    tap: 'Touch the board; then touch it, slide to a column, let go',
    label: 'Roll, place in the column pointed at, or skip what is being shown',
  },
  ...COLUMNS.map(
    column =>
      ({
        action: `column${column + 1}`,
        keys: [`Digit${column + 1}`, `Numpad${column + 1}`],
        label: `Place in column ${column + 1}`,
        command: { type: 'place', column },
      }) as const,
  ),
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
