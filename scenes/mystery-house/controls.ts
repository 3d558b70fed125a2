// What the player can do, and with what. Keys, gamepad and help are all made from this. Words are typed; these are for everything else.
import { bits, type Control } from '../kit/core/input.ts';

const walk = (text: string) => ({ type: 'say', text }) as const;

export const CONTROLS = [
  {
    action: 'north',
    keys: ['ArrowUp'],
    pad: 'Up',
    mouse: 'Click a way',
    tap: 'Tap a way',
    label: 'Go north',
    command: walk('north'),
  },
  { action: 'south', keys: ['ArrowDown'], pad: 'Down', label: 'Go south', command: walk('south') },
  { action: 'west', keys: ['ArrowLeft'], pad: 'Left', label: 'Go west', command: walk('west') },
  { action: 'east', keys: ['ArrowRight'], pad: 'Right', label: 'Go east', command: walk('east') },
  { action: 'up', keys: ['PageUp'], pad: 'Y', label: 'Go up', command: walk('up') },
  { action: 'down', keys: ['PageDown'], pad: 'X', label: 'Go down', command: walk('down') },
  { action: 'next', keys: ['BracketRight'], pad: 'RB', label: 'Next thing that can be said here' },
  { action: 'previous', keys: ['BracketLeft'], pad: 'LB', label: 'The one before' },
  {
    action: 'say',
    keys: ['Enter', 'NumpadEnter'],
    pad: 'A',
    mouse: 'Click Say, or any button',
    tap: 'Tap Say, or any button',
    label: 'Say what stands in the line',
  },
  { action: 'clear', keys: ['Backspace', 'Delete'], pad: 'B', label: 'Clear the line' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
