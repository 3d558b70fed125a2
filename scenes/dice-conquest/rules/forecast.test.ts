// The forecast says what the rules then do, if nobody places another die.
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { COLUMNS } from './board.ts';
import { type FutureHit, hitsInColumn, threats, threatText } from './forecast.ts';
import { resolveRound } from './round.ts';
import { column, randomBoard } from './testing.ts';

describe('the forecast', () => {
  it.each([
    ['a die two rows off', '.d.......', 1, '2 turns: −4'],
    ['a die at the edge', 'f........', 1, '1 turn: −6'],
    ['the other way round', '......5..', 2, '3 turns: −5'],
    ['what a battle leaves', '..2.e....', 1, '5 turns: −3'],
    ['an own die in the way', '5...d....', 1, null],
    ['own dice threaten nobody', '5........', 1, null],
  ] as const)('sees %s', (_name, drawing, player, text) => {
    const threat = threats(column(drawing), player)[0];
    expect(threat ? threatText(threat) : null).toBe(text);
  });

  it.each([9, 5])('comes true on any board of %i rows', rows => {
    const rng = seeded(7);
    for (let i = 0; i < 300; i++) {
      const board = randomBoard(rng, rows);
      for (const player of [1, 2] as const) {
        const foreseen = threats(board, player);
        const first = COLUMNS.map((): { turns: number; damage: number } | null => null);
        let now = board;
        for (let turns = 1; turns <= 9; turns++) {
          const round = resolveRound(now);
          now = round.board;
          for (const { victim, amount, column: at } of round.hits)
            if (victim === player) first[at] ??= { turns, damage: amount };
        }
        expect(foreseen).toEqual(first);
      }
    }
  });

  it.each([9, 5])('foresees every blow of a round carried out, until a board of %i rows is empty', rows => {
    const rng = seeded(8);
    for (let i = 0; i < 200; i++) {
      const board = randomBoard(rng, rows);
      const foreseen = COLUMNS.flatMap(at => hitsInColumn(board, at));
      const fallen: FutureHit[] = [];
      let now = board;
      for (let turns = 1; now.some(cell => cell !== null); turns++) {
        const round = resolveRound(now);
        now = round.board;
        fallen.push(...round.hits.map(hit => ({ ...hit, turns })));
      }
      const inOrder = (blows: readonly FutureHit[]) =>
        blows.map(({ turns, column: at, victim, amount }) => `${turns} ${at} ${victim} ${amount}`).sort();
      expect(inOrder(foreseen)).toEqual(inOrder(fallen));
    }
  });
});
