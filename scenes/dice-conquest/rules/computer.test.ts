// The computer players: what they choose on drawn boards and how they fare against each other.
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { readBoard } from './board.ts';
import { chooseMove } from './computer.ts';
import { effectOf } from './reason.ts';
import { bestMoves } from './search.ts';
import { LEVELS } from './state.ts';
import { duel, newGame, playOut, TUNING } from './testing.ts';

/** Player 2 to place this die; rows from player 1's side to its own. */
const position = (die: number, rows: readonly string[]) => ({
  ...newGame(),
  board: readBoard(rows.join('')),
  player: 2 as const,
  die,
});
const NOTHING = '.........';
const above = (count: number): string[] => Array(count).fill(NOTHING);

describe('each level', () => {
  it.each(LEVELS)('%s chooses a free column, the same for the same luck, and leaves the position alone', level => {
    const here = position(3, ['.........', ...above(6), '.4.......', '5.6......']);
    const before = JSON.stringify(here);
    const choice = chooseMove(here, level, TUNING);
    expect(choice.move.column).not.toBe(0);
    expect(choice.move.column).not.toBe(2);
    expect(chooseMove(here, level, TUNING)).toEqual(choice);
    expect(choice.rng).not.toEqual(here.rng);
    expect(JSON.stringify(here)).toBe(before);
  });

  it('easy uses every free column', () => {
    const seen = new Set<number>();
    let rng = newGame().rng;
    for (let i = 0; i < 200; i++) {
      const choice = chooseMove({ ...position(3, [...above(8), '.4.......']), rng }, 'easy', TUNING);
      rng = choice.rng;
      seen.add(choice.move.column);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each(['normal', 'hard'] as const)('%s stops the die at its door rather than one far off', level => {
    const here = position(6, ['..5......', ...above(6), '......5..', NOTHING]);
    expect(chooseMove(here, level, TUNING).move.column).toBe(6);
  });

  it('normal takes an open column when nothing is near', () => {
    const here = position(6, ['1.1.11111', ...above(8)]);
    expect([1, 3]).toContain(chooseMove(here, 'normal', TUNING).move.column);
  });
});

/** The best columns of fifty positions, every seventh of some games of Normal against Hard: how they are found may change, they may not. */
const HARD_CHOICES =
  '4 234568 5 124 0 2345678 5 034567 7 012345678 8 234567 137 8 8 4 1 6 8 3 8 2 012348 234568 1 2 0 1 05 6 1 6 6 3 ' +
  '01234568 8 3 17 4 5 4 5 0245678 7 4 4 3 2 13456 3';

it('hard finds the columns it always found', () => {
  const found: string[] = [];
  for (let seed = 1; found.length < 50; seed++) {
    let placed = 0;
    playOut(seed, ['normal', 'hard'], state => {
      if (state.phase === 'place' && placed++ % 7 === 3)
        found.push(
          bestMoves(state, TUNING)
            .map(({ column }) => column)
            .join(''),
        );
    });
  }
  expect(found.slice(0, 50).join(' ')).toBe(HARD_CHOICES);
});

describe('what a die changes', () => {
  const placed = (rows: readonly string[], value: number) =>
    effectOf(readBoard(rows.join('')), 2, { column: 0, joins: false }, value);
  it.each([
    ['stops', [...above(7), '3........', NOTHING], 5, { kind: 'stops', amount: 3, turns: 2 }],
    ['weakens', [...above(7), '6........', NOTHING], 2, { kind: 'weakens', amount: 6, turns: 2 }],
    ['is open', above(9), 4, { kind: 'breaks', amount: 4, turns: 9 }],
    ['follows', ['2........', ...above(7), NOTHING], 4, { kind: 'stops', amount: 2, turns: 9 }],
  ])('it %s', (_name, rows, value, change) => {
    expect(placed(rows, value)).toEqual(change);
  });
});

describe('strength', () => {
  it('Normal beats Easy in more than 80 % of the games', () => {
    const games = times(60, 300);
    expect(duel('normal', 'easy', games) / games).toBeGreaterThan(0.8);
  });
});
