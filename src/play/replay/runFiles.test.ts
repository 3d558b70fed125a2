// Shared results in words.
import { expect, test } from 'vitest';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import { resultText } from './runFiles.ts';

const RESULT: Result = { outcome: 'ended', score: 4210, title: 'GAME OVER', lines: [], again: 'Again' };
const AIRBORNE = { title: 'Airborne', assists: true };

test.each([
  [AIRBORNE, false, {}, 'Airborne: GAME OVER. 4,210 points.'],
  [AIRBORNE, false, { isToday: true }, 'Airborne: GAME OVER. 4,210 points.'],
  [AIRBORNE, false, { claim: null, isToday: true }, 'Airborne: GAME OVER. 4,210 points.'],
  [AIRBORNE, false, { claim: 'I held wave 8' }, 'Airborne: I held wave 8. 4,210 points.'],
  [
    AIRBORNE,
    true,
    { claim: 'I held wave 8', isToday: true },
    'Airborne: I held wave 8 today. 4,210 points. (Assisted.)',
  ],
  [{ title: 'Golf for two', assists: false }, false, {}, 'Golf for two: GAME OVER.'],
] as const)('%j, assisted %s, %j: %s', (game, assisted, claim, text) => {
  expect(resultText(game, RESULT, assisted, claim)).toBe(text);
});
