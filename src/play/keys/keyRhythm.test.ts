// A key of play is not heard by a card that has just appeared; another key, or the same a moment later, is.
import { expect, test } from 'vitest';
import { KeyRhythm } from './keyRhythm.ts';

const CARD = 10_000;

test.each([
  ['the next stroke of a key in rhythm', 'Space', 9_200, 10_300, true],
  ['a key held since before the card', 'Space', 9_990, 10_010, true],
  ['another key', 'Enter', 9_200, 10_300, false],
  ['the same key a moment later', 'Space', 9_200, 10_600, false],
  ['a key that was last pressed long before', 'Space', 8_500, 10_300, false],
] as const)('%s', (_what, key, stroke, at, goesOn) => {
  const rhythm = new KeyRhythm();
  rhythm.note('Space', stroke);
  expect(rhythm.goesOn(key, at, CARD)).toBe(goesOn);
});
