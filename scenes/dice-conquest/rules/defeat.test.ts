// What would have held: played again with that placement the round is survived, and whole games have such a die more often than not.
import { expect, test } from 'vitest';
import { savingOf } from './defeat.ts';
import { replayRounds } from './history.ts';
import { RULES } from './rules.ts';
import { playOut, TUNING } from './testing.ts';

/** Games that player 1 lost to a better one, as if against the computer. */
const LOST = Array.from({ length: 30 }, (_, seed) => playOut(seed, ['easy', 'normal']))
  .filter(({ winner }) => winner === 2)
  .map(state => ({ ...state, mode: 'pvc' as const }));

test('the die that is named would have held', () => {
  expect(LOST.length).toBeGreaterThan(15);
  const named = LOST.flatMap(state => {
    const saving = savingOf(state);
    if (!saving) return [];
    const { round, die, column } = saving;
    const at = (round - 1) * 4;
    expect(state.history[at]).toBe(String(die));
    const history = `${state.history.slice(0, at + 1)}${column - 1}${state.history.slice(at + 2)}`;
    const { health } = replayRounds({ ...state, history }, history.length / 4);
    expect(health[0]).toBeGreaterThan(0);
    return [saving];
  });
  expect(named.length / LOST.length).toBeGreaterThan(0.5);
});

test('the card of a defeat says it, that of a win or between two does not', () => {
  const [state] = LOST;
  if (!state) throw new Error('no game was lost');
  const lines = (changes: object) => RULES.result({ ...state, ...changes }, TUNING)?.lines ?? [];
  expect(lines({}).at(-1)).toMatch(/would have held\.$/);
  expect(lines({}).at(0)).toMatch(/^The computer \(player 2\) kept \d of 5 health$/);
  expect(lines({ mode: 'pvp' })).toHaveLength(2);
  expect(lines({ winner: 1 })).toHaveLength(2);
});
