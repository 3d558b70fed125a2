// Controls: keys, gamepad and help are made from this list. Words are typed or pressed; these are the shortcuts.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'first',
    keys: ['ArrowRight'],
    pad: 'A',
    mouse: 'Click a word',
    tap: 'Tap a word',
    label: 'Say "fold"',
    command: { type: 'say', text: 'fold' },
  },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
