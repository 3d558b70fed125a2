// Soak test of Mystery House: the solver proves ten thousand cases by the rules.
import { expect, it } from 'vitest';
import { solve } from '../../scenes/mystery-house/bots/solver.ts';
import { RULES } from '../../scenes/mystery-house/rules/rules.ts';
import { newGame, say, stateAfter, TUNING } from '../../scenes/mystery-house/rules/testing.ts';

const CASES = 10_000;

it(`${CASES} cases are proven and solved`, () => {
  const unsolved: number[] = [];
  for (let seed = 1; seed <= CASES; seed++) {
    const solution = solve(seed, {}, TUNING);
    const ended = solution && say(stateAfter(newGame(seed), solution.clues), `accuse ${solution.murderer}`).state;
    const result = ended && RULES.result(ended, TUNING);
    if (result?.outcome !== 'won' || (result.medals ?? []).length === 0) unsolved.push(seed);
  }
  expect(unsolved).toEqual([]);
});
