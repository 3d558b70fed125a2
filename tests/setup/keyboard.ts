// Keyboard events for tests, as a browser dispatches them: with code, key, keyCode and modifiers of a US keyboard.

type KeyEventType = 'keydown' | 'keyup';
type KeyData = readonly [key: string, keyCode: number];

/** `key` and `keyCode` of keys that are neither letter nor digit; Phaser distinguishes keys by `keyCode`. */
const KEY_DATA: Readonly<Record<string, KeyData>> = {
  ArrowLeft: ['ArrowLeft', 37],
  ArrowUp: ['ArrowUp', 38],
  ArrowRight: ['ArrowRight', 39],
  ArrowDown: ['ArrowDown', 40],
  Space: [' ', 32],
  Enter: ['Enter', 13],
  NumpadEnter: ['Enter', 13],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Delete: ['Delete', 46],
  Tab: ['Tab', 9],
  F8: ['F8', 119],
  Home: ['Home', 36],
  End: ['End', 35],
  PageUp: ['PageUp', 33],
  PageDown: ['PageDown', 34],
  ShiftLeft: ['Shift', 16],
  ShiftRight: ['Shift', 16],
  ControlLeft: ['Control', 17],
  ControlRight: ['Control', 17],
  Equal: ['=', 187],
  Minus: ['-', 189],
  Comma: [',', 188],
  Period: ['.', 190],
  Slash: ['/', 191],
  BracketLeft: ['[', 219],
  BracketRight: [']', 221],
  NumpadAdd: ['+', 107],
  NumpadSubtract: ['-', 109],
  NumpadDecimal: ['.', 110],
};

function keyDataOf(code: string): KeyData {
  const [, kind, sign] = /^(Key|Digit|Numpad)([A-Z]|\d)$/.exec(code) ?? [];
  if (kind === 'Numpad') return [String(sign), 96 + Number(sign)];
  if (sign !== undefined) return [sign.toLowerCase(), sign.charCodeAt(0)];
  const data = KEY_DATA[code];
  if (!data) throw new Error(`tests/setup/keyboard.ts does not know the key ${code}: add its key and keyCode`);
  return data;
}

/** Dispatches one key event, which bubbles from `target`; `more` adds modifiers, `repeat` or another `key`. Returns the event. */
export function dispatchKey(
  target: EventTarget,
  type: KeyEventType,
  code: string,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const [key, keyCode] = keyDataOf(code);
  const isDown = type === 'keydown';
  const held = { shiftKey: isDown && key === 'Shift', ctrlKey: isDown && key === 'Control' };
  const event = new KeyboardEvent(type, { code, key, keyCode, bubbles: true, cancelable: true, ...held, ...more });
  target.dispatchEvent(event);
  return event;
}

/** Presses and releases a key, with the browser's default action: Enter and Space click a focused button or link. */
export function typeKey(target: EventTarget, code: string, more: KeyboardEventInit = {}): void {
  const { key, defaultPrevented } = dispatchKey(target, 'keydown', code, more);
  const pressesIt = (key === 'Enter' || key === ' ') && !defaultPrevented;
  dispatchKey(target, 'keyup', code, more);
  if (pressesIt && target instanceof HTMLElement && target.matches('button, a[href]')) target.click();
}
