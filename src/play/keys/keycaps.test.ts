// Labels of key codes.
import { expect, test } from 'vitest';
import { keycap, padName, spokenKey } from './keycaps.ts';
import { AMERICAN } from './keyLayout.ts';

test.each([
  ['KeyW', 'W', 'W'],
  ['Digit3', '3', '3'],
  ['Numpad7', 'Num 7', 'Num 7'],
  ['ArrowLeft', '←', 'Arrow left'],
  ['Space', 'Space', 'Space'],
  ['ShiftLeft', 'Shift', 'Shift'],
  ['F2', 'F2', 'F2'],
])('%s is %s, spoken %s', (code, shown, spoken) => {
  expect([keycap(code, AMERICAN), spokenKey(code, AMERICAN)]).toEqual([shown, spoken]);
});

test('the player’s keyboard names its keys, arrows and Space excepted', () => {
  const french = { KeyQ: 'A', Semicolon: 'M' };
  const shown = ['KeyQ', 'Semicolon', 'KeyE', 'ArrowUp', 'Space'].map(code => keycap(code, french));
  expect(shown).toEqual(['A', 'M', 'E', '↑', 'Space']);
  expect(spokenKey('KeyQ', french)).toBe('A');
});

test('a gamepad’s directions have arrows', () => {
  expect([padName('Left'), padName('A'), padName('RT')]).toEqual(['D-pad ←', 'A', 'RT']);
});
