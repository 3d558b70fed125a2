// The week's result in words, as it is shared; and the lines of the robots' scripts that it tells.
import { expect, test } from 'vitest';
import { ARENA_LADDER } from '../../../../scenes/robot-battle/arena/ladder.ts';
import { cardOf } from '../../../../scenes/robot-battle/arena/roster.ts';
import { ARENA_TEXTS } from '../../../../scenes/robot-battle/arena/texts.ts';
import { linesOf } from '../../../../scenes/robot-battle/rules/scripts.ts';
import { LINES, weekCells, weekText } from './weekText.ts';

test.each(ARENA_LADDER)('%s has as many lines as the table says', id =>
  expect(LINES[id]).toBe(linesOf(ARENA_TEXTS[id])),
);

test('a week is told as one number and a row for each robot: matches in which one outlasted it, their ticks, its lines', () => {
  const verdict = (places: readonly number[], ticks: number) => ({ team: places[0] ?? null, places, ticks, why: '' });
  const bout = {
    week: '2026-11-23',
    fighters: [
      { name: 'Your robot', house: null, team: 0, lines: 11 },
      ...(['spinner', 'gambler', 'fable'] as const).map((house, index) => ({
        name: cardOf(house).name,
        house,
        team: index + 1,
        lines: 0,
      })),
    ],
    verdicts: [verdict([0, 1, 2, 3], 400), verdict([3, 2, 0, 1], 1000), verdict([3, 0, 2, 1], 50)],
    points: [140, 25, 75],
  };
  expect(weekText(bout)).toBe(
    [
      '240 points with 11 lines in Robot Battle’s arena, week of 2026-11-23',
      '',
      'Against     Won  Ticks  Lines',
      'Spinner  3 of 3   1450     12',
      'Gambler  2 of 3    450     47',
      'Fable    1 of 3    400    108',
    ].join('\n'),
  );
  expect(weekCells({ name: 'Bull', house: 'bull', won: 0, ticks: 0 })).toEqual(['Bull', '0 of 3', '–', '14']);
});
