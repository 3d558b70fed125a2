// Tournament: every start is played from both sides; counts and confidence interval.
import { expect, test } from 'vitest';
import { VoidMatch } from './match.ts';
import { SCRIPTS } from './scripts.ts';
import { matchRequest, resolveBuiltIn, t } from './testing.ts';
import { NO_ROUNDS, playRound, roundOf, type TournamentScore, wilsonInterval } from './tournament.ts';

const { fox, steps } = SCRIPTS;
const played = async (mine: string, other: string, rounds: number): Promise<TournamentScore> => {
  let standing = NO_ROUNDS;
  for (let round = 0; round < rounds; round++) {
    const request = roundOf(mine, other, 5, round, t);
    standing = await playRound(standing, round, request, async () => ({ response: resolveBuiltIn(request), log: [] }));
  }
  return standing;
};

test('two rounds share a start and swap sides; the next two have another start', () => {
  const [first, second, third] = [0, 1, 2].map(round => roundOf('mine', 'other', 5, round, t));
  expect(first).toEqual(matchRequest('mine', 'other', 5, { starts: 'varied' }));
  expect(second).toEqual(matchRequest('other', 'mine', 5, { starts: 'varied' }));
  expect(third?.seed).toBe(6);
});

test('wins are counted for the script, whichever side it stood on', async () => {
  const [strong, weak] = [await played(fox.code, steps.code, 20), await played(steps.code, fox.code, 20)];
  expect(strong.won).toBeGreaterThan(15);
  expect(weak).toEqual({ rounds: 20, won: strong.lost, drawn: strong.drawn, lost: strong.won, voided: 0 });
});

test('a match that could not be judged is nobody’s; a sandbox that fails ends the tournament', async () => {
  const before = await played(fox.code, steps.code, 4);
  const request = roundOf(fox.code, steps.code, 5, 4, t);
  const after = await playRound(before, 4, request, () => Promise.reject(new VoidMatch()));
  expect(after).toEqual({ ...before, voided: 1 });
  expect(wilsonInterval(after)).toEqual(wilsonInterval(before));
  await expect(playRound(before, 4, request, () => Promise.reject(new Error('no sandbox')))).rejects.toThrow(
    'no sandbox',
  );
});

test.each([
  [{ rounds: 0, won: 0, drawn: 0, lost: 0, voided: 0 }, 0, 1],
  [{ rounds: 10, won: 5, drawn: 0, lost: 5, voided: 0 }, 0.237, 0.763],
  [{ rounds: 10, won: 0, drawn: 10, lost: 0, voided: 0 }, 0.237, 0.763],
  [{ rounds: 100, won: 100, drawn: 0, lost: 0, voided: 0 }, 0.963, 1],
] as const)('after %j the share of wins lies between', (standing, least, most) => {
  const [low, high] = wilsonInterval(standing);
  expect(low).toBeCloseTo(least, 3);
  expect(high).toBeCloseTo(most, 3);
});
