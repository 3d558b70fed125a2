// Announcements for screen readers, by event.
import { expect, test } from 'vitest';
import { DIRECTIONS } from './board.ts';
import type { DalexEvent } from './events.ts';
import { boardState, send } from './testing.ts';
import { words } from './words.ts';

const announced = ({ events }: { readonly events: readonly DalexEvent[] }) =>
  events.flatMap(event => words(event) ?? []);

test('a turn: what was done, who is nearest and which ways are safe', () => {
  expect(announced(send(boardState('@..../...../...../....D'), { type: 'move', direction: 'e' }))).toEqual([
    'right.',
    'Nearest 2 cells down right. Safe: right, down, down left, left, waiting.',
  ]);
});

test.each([
  [[], 'No way is safe.'],
  [['wait'], 'Safe: waiting.'],
  [['n', 'se'], 'Safe: up, down right.'],
  [[...DIRECTIONS, 'wait'], 'Every way is safe.'],
] as const)('the ways %j are named', (safe, said) => {
  const event: DalexEvent = { type: 'dalexesStepped', from: [1], to: [2], nearest: { away: 3, way: 'w' }, safe };
  expect(words(event)).toBe(`Nearest 3 cells left. ${said}`);
});

test('a catastrophe: the cause, and the specified words', () => {
  expect(announced(send(boardState('D@...', { score: 30 }), { type: 'wait' }))).toEqual([
    'Waited.',
    'Caught while waiting.',
    'Game Over! Your final score: 30',
  ]);
});

test('a level won and the next one', () => {
  const won = send(boardState('D#.@.', { level: 5 }), { type: 'wait' });
  expect(announced(won)).toEqual(['Waited.', '1 dalex broken, 10 points.', 'Level 5 won, 500 points.']);
  const [next] = announced(send({ ...won.state, size: 15 }, { type: 'nextLevel' }));
  expect(next).toBe('Level 6: 17 dalexes and a gold cell. 3 teleports, 2 sonics.');
});

test.each<[DalexEvent, string | null]>([
  [
    { type: 'teleported', from: 0, to: 1, odds: { safe: 3, empty: 4 }, left: 1, x: 0, y: 0 },
    'Teleported, 75 percent were safe. 1 teleport left.',
  ],
  [{ type: 'sonicUsed', cells: [1, 2], points: 40, left: 0, x: 0, y: 0 }, '2 dalexes taken apart, 40 points.'],
  [{ type: 'goalReached', cell: 1, points: 300, x: 0, y: 0 }, 'Gold cell, 300 points.'],
  [{ type: 'goalBuried', cell: 1, x: 0, y: 0 }, 'The gold cell is buried.'],
  [{ type: 'standBegan', dalexes: 3 }, 'Last Stand against 3 dalexes.'],
  [{ type: 'guardSet', on: true }, 'Guard on.'],
  [{ type: 'refused', message: 'The board ends there.' }, 'The board ends there.'],
  [{ type: 'awaited' }, null],
])('%j says %j', (event, sentence) => expect(words(event)).toBe(sentence));
