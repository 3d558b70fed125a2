// The names on keycaps, mouse and gamepad: `KeyW` is 'W', `ArrowUp` is '↑'.
import type { PadButton } from '../../scenes/kit/core/input.ts';

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

/** `KeyboardEvent.code` as the keycap reads. */
export const keycap = (code: string): string =>
  NAMES[code] ?? code.replace(/^(?:Key|Digit)(?=.$)/, '').replace(/^Numpad(?=.)/, 'Num ');

/** The same for a voice: an arrow has a name. */
export const spokenKey = (code: string): string => SPOKEN[code] ?? keycap(code);

const DIRECTIONS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

export const padName = (button: PadButton): string => (DIRECTIONS[button] ? `D-pad ${DIRECTIONS[button]}` : button);
