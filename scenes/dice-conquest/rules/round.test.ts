// Rounds as drawings: player 1's dice are digits and march down, player 2's are letters (a = 1) and march up.
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { type Board, COLUMNS, cellAt, pips, writeBoard } from './board.ts';
import { march, marchBoth, resolveRound } from './round.ts';
import { column, mirrored, randomBoard } from './testing.ts';

const columnOf = (board: Board): string => COLUMNS.map(row => writeBoard(board)[cellAt(row, 0)]).join('');

describe('a round, drawn as one column from player 1’s starting row to player 2’s', () => {
  it.each([
    ['player 1 marches down', '3........', '.3.......', []],
    ['player 2 marches up', '........c', '.......c.', []],
    ['own dice march behind each other', '123......', '.123.....', []],
    ['the higher value wins where they meet and keeps the difference', '...5.c...', '....2....', []],
    ['player 2 wins where they meet', '...2.e...', '....c....', []],
    ['equal values both vanish where they meet', '...4.d...', '.........', []],
    ['face to face, player 1’s winner stands in the target cell', '...5c....', '....2....', []],
    ['face to face, player 2’s winner still has its own march', '...2e....', '...c.....', []],
    ['face to face, equal values both vanish', '...4d....', '.........', []],
    ['a winner meets the next one behind', '...6bc...', '....1....', []],
    ['a die that held against the first meets the second', '..41c....', '...2.....', []],
    ['some meet, some march', '1.3.c..ba', '.1....ba.', []],
    ['leaving the far edge hits player 2', '........4', '.........', [[2, 4]]],
    ['leaving the far edge hits player 1', 'f........', '.........', [[1, 6]]],
    [
      'dice at both far edges pass each other by',
      'b.......5',
      '.........',
      [
        [2, 5],
        [1, 2],
      ],
    ],
    ['a fresh die meets the enemy at its door', '1b.......', 'a........', []],
  ])('%s', (_name, before, after, hits) => {
    const round = resolveRound(column(before));
    expect(columnOf(round.board)).toBe(after);
    expect(round.hits.map(({ victim, amount }) => [victim, amount])).toEqual(hits);
  });

  it('leaves the board it was given as it was', () => {
    const before = column('...5.c...');
    resolveRound(before);
    expect(columnOf(before)).toBe('...5.c...');
  });

  it('tells the march of player 1 before that of player 2, front to back', () => {
    const { marches } = resolveRound(column('12.....ba'));
    expect(marches.map(({ player, steps }) => [player, steps.map(({ from, to }) => [from, to])])).toEqual([
      [
        1,
        [
          [1, 2],
          [0, 1],
        ],
      ],
      [
        2,
        [
          [7, 6],
          [8, 7],
        ],
      ],
    ]);
  });

  it('a die that has marched stays, and its own side behind it waits', () => {
    const cells = [...column('12.......')];
    cells[cellAt(1, 0)] = { player: 1, value: 2, moved: true };
    expect(march(cells, 1, COLUMNS)).toMatchObject({ steps: [], battles: [], hits: [] });
    expect(columnOf(cells)).toBe('12.......');
  });

  it('carries out one column as it does within all', () => {
    const rng = seeded(3);
    for (let i = 0; i < 100; i++) {
      const board = randomBoard(rng);
      const whole = resolveRound(board);
      const cells = [...board];
      for (const one of COLUMNS) marchBoth(cells, [one]);
      expect(writeBoard(cells)).toBe(writeBoard(whole.board));
    }
  });
});

describe('on any board', () => {
  it('swapping the players mirrors the result', () => {
    const rng = seeded(1);
    for (let i = 0; i < 2000; i++) {
      const board = randomBoard(rng);
      const straight = resolveRound(board);
      const swapped = resolveRound(mirrored(board));
      expect(writeBoard(swapped.board)).toBe(writeBoard(mirrored(straight.board)));
      const sorted = (hits: readonly { victim: number; amount: number; column: number }[]) =>
        hits.map(({ victim, amount, column: at }) => `${victim} ${at} ${amount}`).sort();
      expect(sorted(swapped.hits)).toEqual(
        sorted(straight.hits.map(hit => ({ ...hit, victim: hit.victim === 1 ? 2 : 1 }))),
      );
    }
  });

  it('the sum of pips never grows, and shrinks by what battles and hits take', () => {
    const rng = seeded(2);
    for (let i = 0; i < 2000; i++) {
      const board = randomBoard(rng);
      const { board: after, marches, hits } = resolveRound(board);
      const lost =
        hits.reduce((sum, { amount }) => sum + amount, 0) +
        marches
          .flatMap(({ battles }) => battles)
          .reduce((sum, { attackerValue, defenderValue }) => sum + 2 * Math.min(attackerValue, defenderValue), 0);
      expect(pips(after)).toBe(pips(board) - lost);
    }
  });
});
