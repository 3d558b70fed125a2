// Keys in force: a control's own, until the player has set others.
import { expect, test } from 'vitest';
import type { Control } from './input.ts';
import { boundTo, isRebound, KEY_CODE, keyCodeOf, keysOf, withKey } from './keys.ts';

const LEFT: Control = { action: 'left', keys: ['KeyA', 'ArrowLeft'], label: 'Left' };
const FIRE: Control = { action: 'fire', keys: ['Space'], label: 'Fire' };
const CONTROLS = [LEFT, FIRE];

test.each([
  ['NumpadEnter', 'Enter'],
  ['Enter', 'Enter'],
  ['Numpad5', 'Numpad5'],
  ['constructor', 'constructor'],
])('%s counts as %s', (code, key) => expect(keyCodeOf({ code })).toBe(key));

test('a control has its own keys until others are set', () => {
  expect(keysOf(LEFT, {})).toEqual(['KeyA', 'ArrowLeft']);
  expect(keysOf(LEFT, { left: ['KeyJ'], fire: ['KeyX'] })).toEqual(['KeyJ']);
});

test('an action that is called like a part of every object has its own keys', () => {
  const odd: Control = { action: 'constructor', keys: ['KeyC'], label: 'Odd' };
  expect(keysOf(odd, {})).toEqual(['KeyC']);
});

test('one key is replaced, the others stay, and what is set back leaves nothing', () => {
  const changed = withKey(LEFT, { fire: ['KeyX'] }, 'KeyA', 'KeyJ');
  expect(changed).toEqual({ fire: ['KeyX'], left: ['KeyJ', 'ArrowLeft'] });
  expect(withKey(LEFT, changed, 'KeyJ', 'KeyA')).toEqual({ fire: ['KeyX'] });
});

test('the same key twice is one key', () => {
  expect(withKey(LEFT, {}, 'KeyA', 'ArrowLeft')).toEqual({ left: ['ArrowLeft'] });
});

test('a key that another control has is found, by its own keys and by those that were set', () => {
  expect(boundTo('Space', LEFT, CONTROLS, {})).toBe(FIRE);
  expect(boundTo('Space', FIRE, CONTROLS, {})).toBeUndefined();
  expect(boundTo('Space', LEFT, CONTROLS, { fire: ['KeyX'] })).toBeUndefined();
  expect(boundTo('KeyX', LEFT, CONTROLS, { fire: ['KeyX'] })).toBe(FIRE);
});

test('actions are rebound where their keys differ from their own', () => {
  expect(isRebound(['left'], CONTROLS, {})).toBe(false);
  expect(isRebound(['left'], CONTROLS, { fire: ['KeyX'] })).toBe(false);
  expect(isRebound(['left', 'fire'], CONTROLS, { fire: ['KeyX'] })).toBe(true);
  expect(isRebound(['fire'], CONTROLS, { fire: ['Space'] })).toBe(false);
});

test.each([
  ['KeyA', true],
  ['ArrowLeft', true],
  ['Digit1', true],
  ['NumpadDecimal', true],
  ['', false],
  ['keyA', false],
  ['KeyA ', false],
  ['<b>', false],
  ['K'.repeat(30), false],
])('%j is a place on the keyboard: %s', (code, isOne) => expect(KEY_CODE.test(code)).toBe(isOne));
