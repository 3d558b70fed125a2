// Suggested games: what a visitor left, likes and played comes first, newcomers get games that begin with one press.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { factsOf } from './gameFacts.ts';
import { GOOD_FIRST, type History, nextGame, ROW, suggestedGames } from './suggestedGames.ts';

const CARDS = CATALOG.map(factsOf);
const NEWCOMER: History = { records: {}, kept: new Set() };

const history = (plays: Record<string, number>, favourites: readonly string[] = [], kept: readonly string[] = []) => ({
  records: Object.fromEntries(
    [...new Set([...Object.keys(plays), ...favourites])].map(id => [
      id,
      { lastPlayed: plays[id] ?? 0, favourite: favourites.includes(id) },
    ]),
  ),
  kept: new Set(kept),
});
const ids = (of: History) => suggestedGames(CARDS, of).map(({ id }) => id);

test.each<[who: string, of: History, row: readonly string[]]>([
  ['a newcomer', NEWCOMER, GOOD_FIRST],
  ['one game played', history({ sokoban: 5 }), ['sokoban', 'minigolf', 'stealth-escape', 'yay-zee']],
  [
    'one that is good to begin with',
    history({ 'yay-zee': 5 }),
    ['yay-zee', 'minigolf', 'stealth-escape', 'boulder-dash'],
  ],
  [
    'many played',
    history({ sokoban: 1, dalex: 2, minigolf: 3, 'rock-td': 4, 'yay-zee': 5 }),
    ['yay-zee', 'rock-td', 'minigolf', 'dalex'],
  ],
  ['a favourite', history({ sokoban: 9, dalex: 8 }, ['math-rpg']), ['sokoban', 'math-rpg', 'dalex', 'minigolf']],
  [
    'a kept game',
    history({ sokoban: 9, 'cat-crazy': 1 }, [], ['cat-crazy']),
    ['cat-crazy', 'sokoban', 'minigolf', 'stealth-escape'],
  ],
  ['a game that is gone', history({ chess: 9 }), GOOD_FIRST],
  ['a hostile name', history({ constructor: 8 }, ['toString']), GOOD_FIRST],
])('%s', (_who, of, row) => {
  expect(ids(of)).toEqual(row);
  expect(row).toHaveLength(ROW);
});

test('games good to begin with are short, begin with a press, and suit each device', () => {
  const good = GOOD_FIRST.map(id => CARDS.find(card => card.id === id));
  for (const card of good) expect(card).toMatchObject({ beginsAtOnce: true });
  for (const card of good) expect(card?.card.minutes).toBeLessThanOrEqual(5);
  for (const input of ['finger', 'keyboard'] as const)
    expect(good.filter(card => card?.inputs.includes(input)).length).toBeGreaterThan(1);
});

test('Play leads to the last game, and a newcomer to one of the day for this device', () => {
  const drawn = (device: 'touch' | 'keyboard', day: number) => nextGame(CARDS, NEWCOMER, device, day);
  expect(nextGame(CARDS, history({ sokoban: 1, dalex: 2 }, ['minigolf']), 'touch', 1)?.id).toBe('dalex');
  expect(drawn('keyboard', 20_261_120)).toBe(drawn('keyboard', 20_261_120));
  const days = [0, 1, 2, 3, 4, 5];
  expect(new Set(days.map(day => drawn('keyboard', day)?.id)).size).toBeGreaterThan(2);
  for (const day of days) expect(drawn('touch', day)?.inputs).toContain('finger');
});
