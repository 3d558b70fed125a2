// Computer players without the table, and the distance between their levels.
import { expect, it } from 'vitest';
import { bestExpected, greedy, type Move } from './computer.ts';
import { STANDARD } from './standard.ts';
import { playerAt } from './state.ts';
import { finalOf, lying } from './testing.ts';

const held = (...places: readonly number[]): Move => ({ hold: [0, 1, 2, 3, 4].map(place => places.includes(place)) });
const move = (player: typeof greedy, dice: string, left: number) => {
  const state = lying(dice, left);
  return player(state, playerAt(state), STANDARD);
};

it.each<[who: typeof greedy, dice: string, left: number, move: Move]>([
  [greedy, '33612', 2, held(0, 1)],
  [greedy, '33662', 2, held(2, 3)],
  [greedy, '33366', 0, { slot: 8 }],
  [greedy, '66666', 2, { slot: 11 }],
  [bestExpected, '12345', 2, { slot: 10 }],
  [bestExpected, '66666', 2, { slot: 11 }],
  [bestExpected, '66616', 1, held(0, 1, 2, 4)],
  [bestExpected, '11111', 0, { slot: 11 }],
  [bestExpected, '11234', 0, { slot: 9 }],
])('%o with %s and %i rolls left', (player, dice, left, expected) => {
  expect(move(player, dice, left)).toEqual(expected);
});

it('Normal plays clearly better than Easy', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  const mean = (player: typeof greedy) =>
    seeds.reduce((sum, seed) => sum + finalOf(seed, (state, own) => player(state, own, STANDARD)), 0) / seeds.length;
  const [easy, normal] = [mean(greedy), mean(bestExpected)];
  expect(easy).toBeGreaterThan(120);
  expect(normal).toBeGreaterThan(easy + 25);
});
