// Labels of keys and gamepad buttons: `KeyW` is 'W', `ArrowUp` is '↑'.

import type { PadButton } from '../../../scenes/kit/core/input/input.ts';
import { own } from '../../../scenes/kit/core/own.ts';
import type { KeyLayout } from './keyLayout.ts';

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: 'Space',
  Enter: 'Enter',
  Escape: 'Esc',
  Backspace: 'Backspace',
  Tab: 'Tab',
  ShiftLeft: 'Shift',
  ShiftRight: 'Right Shift',
  ControlLeft: 'Ctrl',
  ControlRight: 'Right Ctrl',
  AltLeft: 'Alt',
  AltRight: 'Right Alt',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
  Slash: '/',
};
const SPOKEN: Readonly<Record<string, string>> = {
  ArrowUp: 'Arrow up',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
};

/** Label of a `KeyboardEvent.code`, as printed on the keycap of the player's layout. */
export const keycap = (code: string, layout: KeyLayout): string =>
  own(layout, code) ?? NAMES[code] ?? code.replace(/^(?:Key|Digit)(?=.$)/, '').replace(/^Numpad(?=.)/, 'Num ');

/** The same for screen readers: arrows have names. */
export const spokenKey = (code: string, layout: KeyLayout): string => SPOKEN[code] ?? keycap(code, layout);

const DIRECTIONS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

export const padName = (button: PadButton): string => (DIRECTIONS[button] ? `D-pad ${DIRECTIONS[button]}` : button);
