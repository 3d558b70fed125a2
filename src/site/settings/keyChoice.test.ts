// Choice of a key: those that can be taken, and a sentence for each that cannot.
import { expect, test } from 'vitest';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { AMERICAN } from '../../play/keys/keyLayout.ts';
import { refusalOf } from './keyChoice.ts';

const LEFT: Control = { action: 'left', keys: ['KeyA'], label: 'Walk left' };
const FIRE: Control = { action: 'fire', keys: ['Space', 'ShiftLeft'], label: 'Fire' };

test.each(['KeyJ', 'ArrowLeft', 'Digit5', 'Numpad4', 'KeyM', 'KeyR', 'Enter', 'Comma', 'IntlBackslash'])(
  '%s is free',
  code => expect(refusalOf(code, LEFT, [LEFT, FIRE], {}, AMERICAN)).toBeNull(),
);

test('a control may keep its key', () => expect(refusalOf('KeyA', LEFT, [LEFT, FIRE], {}, AMERICAN)).toBeNull());

const NEEDED = [
  'Tab',
  'F5',
  'F12',
  'MetaLeft',
  'AltRight',
  'ControlLeft',
  'AudioVolumeUp',
  'CapsLock',
  'Unidentified',
  '',
  'x y',
];
test.each(NEEDED)('%j is the browser’s', code => {
  expect(refusalOf(code, LEFT, [LEFT, FIRE], {}, AMERICAN)).toBe(
    'The browser or the device needs this key. Choose another one.',
  );
});

test.each([
  ['Space', {}, 'Space is already “Fire”. Choose another key, or change that one first.'],
  ['KeyX', { fire: ['KeyX'] }, 'X is already “Fire”. Choose another key, or change that one first.'],
  ['KeyP', {}, 'P is “Pause” in every game. Choose another key.'],
  ['Slash', {}, '/ is “How to play” in every game. Choose another key.'],
] as const)('%s with %j: %s', (code, bindings, sentence) => {
  expect(refusalOf(code, LEFT, [LEFT, FIRE], bindings, AMERICAN)).toBe(sentence);
});

test('a key that was given up is free', () => {
  expect(refusalOf('Space', LEFT, [LEFT, FIRE], { fire: ['KeyX'] }, AMERICAN)).toBeNull();
});
