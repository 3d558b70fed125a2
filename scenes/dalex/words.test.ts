// Announcements for screen readers, by event.
import { expect, test } from 'vitest';
import { DIRECTIONS } from './rules/board.ts';
import type { DalexEvent } from './rules/events.ts';
import { boardState, send } from './rules/testing.ts';
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
  const nearest = { away: 3, way: 'w', kind: 'plain' } as const;
  const event: DalexEvent = { type: 'dalexesStepped', from: [1], to: [2], nearest, leaps: false, safe };
  expect(words(event)).toBe(`Nearest 3 cells left. ${said}`);
});

test.each([
  ['sleeper', false, 'Nearest 3 cells left, asleep. Safe: up.'],
  ['leaper', true, 'Nearest 3 cells left, a leaper. Leapers leap next. Safe: up.'],
  ['leaper', false, 'Nearest 3 cells left, a leaper. Safe: up.'],
] as const)('the nearest is a %s, leaping next: %s', (kind, leaps, said) => {
  const nearest = { away: 3, way: 'w', kind } as const;
  expect(words({ type: 'dalexesStepped', from: [1], to: [2], nearest, leaps, safe: ['n'] })).toBe(said);
});

test('a crowd of three kinds is counted, and what is new is said', () => {
  const began = { type: 'levelBegan', level: 6, dalexes: 17, hasGoal: true, teleports: 3, sonics: 1 } as const;
  expect(words({ ...began, sleepers: 3, leapers: 1, lesson: null })).toBe(
    'Level 6: 17 dalexes, 3 of them asleep, 1 leaper and a gold cell. 3 teleports, 1 sonic.',
  );
  expect(words({ ...began, hasGoal: false, sleepers: 0, leapers: 6, lesson: 'New: leapers.' })).toBe(
    'Level 6: 17 dalexes, 6 leapers. 3 teleports, 1 sonic. New: leapers.',
  );
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
  [{ type: 'woke', cells: [1], x: 0, y: 0 }, '1 sleeper wakes.'],
  [{ type: 'woke', cells: [1, 2], x: 0, y: 0 }, '2 sleepers wake.'],
  [{ type: 'goalBuried', cell: 1, x: 0, y: 0 }, 'The gold cell is buried.'],
  [{ type: 'standBegan', dalexes: 3 }, 'Last Stand against 3 dalexes.'],
  [{ type: 'guardSet', on: true }, 'Guard on.'],
  [{ type: 'refused', message: 'The board ends there.' }, 'The board ends there.'],
  [{ type: 'awaited' }, null],
])('%j says %j', (event, sentence) => expect(words(event)).toBe(sentence));
