// Keys as a browser tells of them: KeyboardEvents with the code, the sign, the old number and the modifiers of a US keyboard.

type Act = 'keydown' | 'keyup';
type Cap = readonly [key: string, keyCode: number];

/** Keys that are neither letter nor digit: what `key` says, and the number by which Phaser tells two presses apart. */
const CAPS: Readonly<Record<string, Cap>> = {
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

function capOf(code: string): Cap {
  const [, kind, sign] = /^(Key|Digit|Numpad)([A-Z]|\d)$/.exec(code) ?? [];
  if (kind === 'Numpad') return [String(sign), 96 + Number(sign)];
  if (sign !== undefined) return [sign.toLowerCase(), sign.charCodeAt(0)];
  const cap = CAPS[code];
  if (!cap) throw new Error(`tests/setup/keyboard.ts does not know the key ${code}: add what a browser says of it`);
  return cap;
}

/** Tells what stands in focus, and everything round it, of one key; `more` adds modifiers, `repeat` or another sign. The answer is the event. */
export function tellKey(target: EventTarget, act: Act, code: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const [key, keyCode] = capOf(code);
  const isDown = act === 'keydown';
  const held = { shiftKey: isDown && key === 'Shift', ctrlKey: isDown && key === 'Control' };
  const event = new KeyboardEvent(act, { code, key, keyCode, bubbles: true, cancelable: true, ...held, ...more });
  target.dispatchEvent(event);
  return event;
}

/** Down and up at once, and what a browser does then by itself: Enter and Space press the button or link that has the focus. */
export function typeKey(target: EventTarget, code: string, more: KeyboardEventInit = {}): void {
  const { key, defaultPrevented } = tellKey(target, 'keydown', code, more);
  const pressesIt = (key === 'Enter' || key === ' ') && !defaultPrevented;
  tellKey(target, 'keyup', code, more);
  if (pressesIt && target instanceof HTMLElement && target.matches('button, a[href]')) target.click();
}
