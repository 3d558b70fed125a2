// Tests of the computer's comments: true of the board, none twice within five rounds.
import { expect, test } from 'vitest';
import { cellAt, opponent, rowsOf, withMove } from './board.ts';
import { COMMENTS, commentOn } from './computerComments.ts';
import { hitsInColumn } from './forecast.ts';
import { roundsIn } from './history.ts';
import { type DiceState, strengthIn } from './state.ts';
import { playOut } from './testing.ts';

const LEVELS = ['easy', 'normal', 'hard'] as const;

test('four lines for each cause at least, six where one speaks every round', () => {
  for (const level of LEVELS)
    for (const [cause, lines] of Object.entries(COMMENTS[level]))
      expect(lines.length).toBeGreaterThanOrEqual(cause === 'stops' || cause === 'weakens' ? 6 : 4);
});

test('what a line says of its column, of rounds, amounts and emptiness is true of the board; none comes twice within five rounds', () => {
  let heard = 0;
  for (let seed = 0; seed < 200; seed++) {
    const level = LEVELS[seed % 3] ?? 'easy';
    const said = new Map<string, number>();
    let before = { die: 0, board: '' as never } as unknown as Parameters<typeof commentOn>[0];
    const setup: Record<string, string> = {
      low: seed % 2 === 0 ? 'join' : 'place',
      short: seed % 4 < 2 ? 'rising' : 'off',
    };
    const check = (state: DiceState) => {
      if (state.player === 2 && state.phase === 'place') before = state;
      else if (state.lastPlaced?.player === 2 && before.phase === 'place' && before.player === 2) {
        const { column } = state.lastPlaced;
        const line = commentOn(before, level, state.lastPlaced);
        const at = before;
        before = { ...before, phase: 'roll' };
        if (line === null) return;
        heard++;
        const round = Math.floor(roundsIn(at.history));
        const shape = line.replaceAll(/\d+/g, 'n');
        expect([shape, round - (said.get(shape) ?? -9) > 5]).toEqual([shape, true]);
        said.set(shape, round);
        for (const [, named] of line.matchAll(/column (\d+)/gi)) expect(Number(named)).toBe(column + 1);
        const hits = [at.board, withMove(at.board, 2, state.lastPlaced, at.die as number)].flatMap(board =>
          hitsInColumn(board, column),
        );
        for (const [, named] of line.matchAll(/round (\d+)/g))
          expect(hits.map(({ turns }) => round + turns)).toContain(Number(named));
        if (/Nobody was in|lies open|was open|all empty|Nobody stands|nobody in/i.test(line))
          for (let row = 0; row < rowsOf(at.board); row++) expect(at.board[cellAt(row, column)]).toBeNull();
        // What is neither a column, a round nor the die itself is health that a hit takes.
        const rest = line.replaceAll(/(column|round) \d+/gi, '').replaceAll(/\b(my|little|a) \d/gi, '');
        const amounts = hits.map(({ turns, amount }) => amount * strengthIn(round + turns, at.rises));
        for (const [named] of rest.matchAll(/\d+/g))
          expect([line, amounts]).toEqual([line, expect.arrayContaining([Number(named)])]);
        if (/would cost me|would hit me/.test(line)) expect(hits.some(({ victim }) => victim === 2)).toBe(true);
        if (/minus \d+ for you|you are hit/.test(line))
          expect(hits.some(({ victim }) => victim === opponent(2))).toBe(true);
      }
    };
    playOut(seed, ['easy', 'easy'], check, setup);
  }
  expect(heard).toBeGreaterThan(500);
});
