// Labels of key codes.
import { expect, test } from 'vitest';
import { keycap, padName, spokenKey } from './keycaps.ts';

test.each([
  ['KeyW', 'W', 'W'],
  ['Digit3', '3', '3'],
  ['Numpad7', 'Num 7', 'Num 7'],
  ['ArrowLeft', '←', 'Arrow left'],
  ['Space', 'Space', 'Space'],
  ['ShiftLeft', 'Shift', 'Shift'],
  ['F2', 'F2', 'F2'],
])('%s is %s, spoken %s', (code, shown, spoken) => {
  expect([keycap(code), spokenKey(code)]).toEqual([shown, spoken]);
});

test('a gamepad’s directions have arrows', () => {
  expect([padName('Left'), padName('A'), padName('RT')]).toEqual(['D-pad ←', 'A', 'RT']);
});
