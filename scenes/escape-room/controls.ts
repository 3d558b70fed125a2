// Controls: keys, gamepad and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Notes of the piano whose letter means nothing else; C and E do, elsewhere. */
const NOTES = ['A', 'D', 'F', 'G'] as const;
const repeat = { after: 24, every: 10 };

export const CONTROLS = [
  ...DIGITS.map(
    digit =>
      ({
        action: `digit${digit}` as const,
        keys: [`Digit${digit}`, `Numpad${digit}`],
        label: ['1', '2', '3', '4'].includes(digit) ? `Type ${digit}; or walk to room ${digit}` : `Type ${digit}`,
      }) as const,
  ),
  { action: 'left', keys: ['ArrowLeft'], pad: 'Left', label: 'To the place on the left; one digit less', repeat },
  { action: 'right', keys: ['ArrowRight'], pad: 'Right', label: 'To the place on the right; one digit more', repeat },
  { action: 'up', keys: ['ArrowUp'], pad: 'Up', label: 'To the place above; count the last digit up', repeat },
  { action: 'down', keys: ['ArrowDown'], pad: 'Down', label: 'To the place below; count the last digit down', repeat },
  {
    action: 'look',
    keys: ['Enter', 'Space'],
    pad: 'A',
    mouse: 'Click a place; then drag what moves there, or click it',
    tap: 'Tap a place; then drag what moves there, or tap it',
    label: 'Look closely; then open, search or use',
  },
  {
    action: 'back',
    keys: ['Backspace'],
    pad: 'B',
    mouse: 'Click beside the picture of it',
    tap: 'Tap beside the picture of it',
    label: 'Back; take a digit back; to the room before',
  },
  { action: 'hint', keys: ['KeyH'], pad: 'X', label: 'Ask for a hint' },
  { action: 'notes', keys: ['KeyN'], pad: 'Y', label: 'Open and close the notes' },
  { action: 'previous', keys: ['KeyQ'], pad: 'LB', label: 'Take the thing before in hand' },
  {
    action: 'next',
    keys: ['KeyE'],
    pad: 'RB',
    label: 'Take the next thing in hand',
    mouse: 'Click a thing',
    tap: 'Tap a thing',
  },
  { action: 'inspect', keys: ['KeyI'], label: 'Look at the thing in hand' },
  { action: 'combine', keys: ['KeyC'], pad: 'RT', label: 'Combine the thing in hand with the next one taken' },
  ...NOTES.map(
    note => ({ action: `note${note}` as const, keys: [`Key${note}`], label: `Play ${note} on a keyboard` }) as const,
  ),
  { action: 'reveal', keys: ['KeyV'], pad: 'LT', label: 'Show all places while held, like a held Tab key' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
/** The key of each note's letter. */
export const NOTE_KEYS = [
  { note: 'C', bit: KEY.combine },
  { note: 'D', bit: KEY.noteD },
  { note: 'E', bit: KEY.next },
  { note: 'F', bit: KEY.noteF },
  { note: 'G', bit: KEY.noteG },
  { note: 'A', bit: KEY.noteA },
] as const;
export const DIGIT_KEYS = DIGITS.map(digit => ({ digit, bit: KEY[`digit${digit}`] }));
export const ARROWS = [
  { bit: KEY.left, way: [-1, 0] },
  { bit: KEY.right, way: [1, 0] },
  { bit: KEY.up, way: [0, -1] },
  { bit: KEY.down, way: [0, 1] },
] as const;
