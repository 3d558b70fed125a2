// Controls: keys, gamepad and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const CONTROLS = [
  ...DIGITS.map(
    digit =>
      ({
        action: `digit${digit}` as const,
        keys: [`Digit${digit}`, `Numpad${digit}`],
        label: `Type ${digit}`,
      }) as const,
  ),
  {
    action: 'minus',
    keys: ['Minus', 'NumpadSubtract'],
    pad: 'Y',
    label: 'Minus: the answer is below zero',
  },
  {
    action: 'point',
    keys: ['Period', 'Comma', 'NumpadDecimal'],
    label: 'A point: it is kept, and refused at no cost, because every answer is a whole number',
  },
  { action: 'erase', keys: ['Backspace', 'Delete'], pad: 'B', label: 'Take back what was typed last' },
  {
    action: 'attack',
    keys: ['Enter', 'Space'],
    pad: 'A',
    mouse: 'Click Attack!',
    tap: 'Tap the number pad, then Attack!',
    label: 'Attack with your answer, or take the path pointed at',
  },
  {
    action: 'left',
    keys: ['ArrowLeft'],
    pad: 'Left',
    mouse: 'Click the quick question, or a path',
    tap: 'Tap the quick question, or a path',
    label: 'Choose the quick question; point at the path before',
  },
  {
    action: 'right',
    keys: ['ArrowRight'],
    pad: 'Right',
    mouse: 'Click the bold question, or a path',
    tap: 'Tap the bold question, or a path',
    label: 'Choose the bold question; point at the next path, or the way home',
  },
  { action: 'first', keys: ['KeyQ'], pad: 'X', label: 'Use the first treasure in your bag' },
  { action: 'second', keys: ['KeyW'], pad: 'LT', label: 'Use the second treasure in your bag' },
  { action: 'third', keys: ['KeyE'], pad: 'RT', label: 'Use the third treasure in your bag' },
  { action: 'lying', keys: ['KeyA'], label: 'Use the treasure that lies on the ground' },
  { action: 'home', keys: ['KeyH'], label: 'Go home from the signpost, once all thirteen are beaten' },
  { action: 'up', keys: ['ArrowUp'], pad: 'Up', label: 'One more in your answer', repeat: { after: 24, every: 6 } },
  {
    action: 'down',
    keys: ['ArrowDown'],
    pad: 'Down',
    label: 'One less in your answer',
    repeat: { after: 24, every: 6 },
  },
  { action: 'tenUp', keys: ['PageUp'], pad: 'RB', label: 'Ten more in your answer', repeat: { after: 24, every: 6 } },
  {
    action: 'tenDown',
    keys: ['PageDown'],
    pad: 'LB',
    label: 'Ten less in your answer',
    repeat: { after: 24, every: 6 },
  },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
export const DIGIT_KEYS = DIGITS.map(digit => ({ digit, bit: KEY[`digit${digit}`] }));
/** Controls that change the number by a step. */
export const CONTROL_STEPS = [
  { bit: KEY.up, by: 1 },
  { bit: KEY.down, by: -1 },
  { bit: KEY.tenUp, by: 10 },
  { bit: KEY.tenDown, by: -10 },
] as const;
/** Controls that use the treasures in the bag, by their places. */
export const BAG_KEYS = [KEY.first, KEY.second, KEY.third] as const;
