// Controls: what the player can do besides typing. Keys, gamepad and help are made from this; letters belong to the editors while they have the focus.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'start',
    keys: ['Enter'],
    pad: 'A',
    mouse: 'Click Start Battle',
    tap: 'Tap Start Battle',
    label: 'Start the battle (Ctrl + Enter in an editor)',
  },
  { action: 'stop', keys: ['Backspace'], pad: 'B', mouse: 'Click Stop', tap: 'Tap Stop', label: 'Stop the battle' },
  { action: 'hold', keys: ['Space'], pad: 'X', label: 'Hold the battle, or let it go on' },
  {
    action: 'forward',
    keys: ['ArrowRight'],
    pad: 'Right',
    label: 'Held: one tick on',
    repeat: { after: 20, every: 4 },
  },
  { action: 'back', keys: ['ArrowLeft'], pad: 'Left', label: 'Held: one tick back', repeat: { after: 20, every: 4 } },
  { action: 'faster', keys: ['KeyF'], pad: 'Y', label: 'Speed: 1, 2, 3 times' },
  { action: 'finish', keys: ['End'], pad: 'RB', label: 'To the end of the battle' },
  { action: 'swap', keys: ['KeyX'], pad: 'LB', label: 'Swap A and B' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
