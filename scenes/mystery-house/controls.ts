// Controls: keys, gamepad and help are made from this list. Commands are typed; these are the shortcuts.
import { bits, type Control } from '../kit/core/input/input.ts';

const sayCommand = (text: string) => ({ type: 'say', text }) as const;

export const CONTROLS = [
  {
    action: 'north',
    keys: ['ArrowUp'],
    pad: 'Up',
    mouse: 'Click a way',
    tap: 'Tap a way',
    label: 'Go north',
    command: sayCommand('north'),
  },
  { action: 'south', keys: ['ArrowDown'], pad: 'Down', label: 'Go south', command: sayCommand('south') },
  { action: 'west', keys: ['ArrowLeft'], pad: 'Left', label: 'Go west', command: sayCommand('west') },
  { action: 'east', keys: ['ArrowRight'], pad: 'Right', label: 'Go east', command: sayCommand('east') },
  { action: 'up', keys: ['PageUp'], pad: 'Y', label: 'Go up', command: sayCommand('up') },
  { action: 'down', keys: ['PageDown'], pad: 'X', label: 'Go down', command: sayCommand('down') },
  { action: 'next', keys: ['BracketRight'], pad: 'RB', label: 'Next thing that can be said here' },
  { action: 'previous', keys: ['BracketLeft'], pad: 'LB', label: 'The one before' },
  {
    action: 'say',
    keys: ['Enter'],
    pad: 'A',
    mouse: 'Click Say, or any button',
    tap: 'Tap Say, or any button',
    label: 'Say what stands in the line',
  },
  { action: 'clear', keys: ['Backspace', 'Delete'], pad: 'B', label: 'Clear the line' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
