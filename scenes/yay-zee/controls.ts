// Controls: keys, gamepad and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

const DICE = [0, 1, 2, 3, 4];

export const CONTROLS = [
  {
    action: 'roll',
    keys: ['KeyR', 'Space'],
    pad: 'X',
    mouse: 'click Roll',
    tap: 'Tap Roll',
    label: 'Roll the dice that are not held',
  },
  { action: 'left', keys: ['ArrowLeft'], pad: 'Left', label: 'Point at the slot to the left' },
  { action: 'right', keys: ['ArrowRight'], pad: 'Right', label: 'Point at the slot to the right' },
  { action: 'up', keys: ['ArrowUp'], pad: 'Up', label: 'Point at the slot above' },
  { action: 'down', keys: ['ArrowDown'], pad: 'Down', label: 'Point at the slot below' },
  {
    action: 'score',
    keys: ['Enter'],
    pad: 'A',
    mouse: 'Click a slot',
    tap: 'Touch a slot',
    label: 'Score in the slot pointed at',
  },
  { action: 'holdBefore', keys: ['Comma'], pad: 'LB', label: 'Point at the die before' },
  { action: 'holdNext', keys: ['Period'], pad: 'RB', label: 'Point at the next die' },
  {
    action: 'holdThis',
    keys: ['KeyH'],
    pad: 'B',
    mouse: 'Click a die',
    tap: 'Touch a die',
    label: 'Hold or let go of the die pointed at',
  },
  ...DICE.map(
    die =>
      ({
        action: `hold${die + 1}`,
        keys: [`Digit${die + 1}`, `Numpad${die + 1}`],
        label: `Hold or let go of die ${die + 1}`,
        command: { type: 'hold', die },
      }) as const,
  ),
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
