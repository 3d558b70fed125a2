// What a card says of what was reached.
import { expect, test } from 'vitest';
import type { GameRecord } from '../../data/profile.ts';
import { progressOf } from './progress.ts';

const NONE: GameRecord = {
  ...{ plays: 0, won: 0, lost: 0, drawn: 0, best: null, assistedBest: null, medals: [], feats: {} },
  ...{ favourite: false, lastPlayed: 0, setup: null },
};

test.each<[record: Partial<GameRecord>, isScored: boolean, said: readonly string[]]>([
  [{}, true, []],
  [{ plays: 1, best: 1234 }, true, ['Best 1,234', '1 run']],
  [{ plays: 7, won: 3, best: 0, medals: ['Ghost'] }, true, ['Best 0', '1 medal', '3 of 7 runs won']],
  [{ plays: 2, medals: ['Ghost', 'Pacifist'], best: 5 }, false, ['2 medals', '2 runs']],
])('%o', (record, isScored, said) => {
  expect(progressOf({ ...NONE, ...record }, isScored)).toEqual(said);
});

test('nothing was reached in a game that was never opened', () => {
  expect(progressOf(undefined, true)).toEqual([]);
});
