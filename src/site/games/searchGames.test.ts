// Query of the Games page: filters tell what definitions say, the address holds what is asked.
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { factsOf } from './gameFacts.ts';
import { KINDS } from './gameKinds.ts';
import {
  EMPTY_QUERY,
  filtersFor,
  hasQuery,
  listedGame,
  MAX_WORDS,
  narrowed,
  queryString,
  readQuery,
  type SearchQuery,
} from './searchGames.ts';

const FILTERS = filtersFor(KINDS);
const ALL = CATALOG.map(game => ({ ...listedGame(factsOf(game)), isKept: game.id === 'dalex' }));
const PLAYS: Record<string, number> = { sokoban: 4, dalex: 9 };
const find = (asked: Partial<SearchQuery>) =>
  narrowed(ALL, { ...EMPTY_QUERY, ...asked }, FILTERS, ({ game }) => PLAYS[game] ?? 0).map(({ game }) => game);

test('works offline: only what this device keeps', () => {
  const asked = { ...EMPTY_QUERY, filters: { where: 'offline' } };
  expect(find(asked)).toEqual(['dalex']);
  const unknown = CATALOG.map(game => listedGame(factsOf(game)));
  expect(narrowed(unknown, asked, FILTERS, () => 0)).toEqual([]);
});

describe('filters say what the definitions say', () => {
  test.each(CATALOG.map(game => [game.id, game] as const))('%s', (id, game) => {
    const isFound = (name: string, value: string) => find({ filters: { [name]: value } }).includes(id);
    const { players, minutes } = game.card;
    expect(isFound('players', 'more')).toBe(players[1] > 1);
    expect(isFound('players', 'one')).toBe(players[0] === 1);
    expect(['short', 'middle', 'long'].filter(value => isFound('minutes', value))).toEqual([
      minutes <= 2 ? 'short' : minutes <= 5 ? 'middle' : 'long',
    ]);
    expect(isFound('input', 'finger')).toBe(!game.controls.some(({ touch }) => touch));
    expect(isFound('input', 'keyboard')).toBe(true);
  });
  test('a card for more players has a button, a number of players or names for them', () => {
    for (const { id, card, start } of CATALOG) {
      const asksMore =
        start.buttons.some(({ setup }) => setup?.['mode'] === 'pvp') ||
        (start.options ?? []).some(option => 'count' in option) ||
        // Two programs, two authors.
        card.tags.includes('programming');
      expect(asksMore, id).toBe(card.players[1] > 1);
    }
  });
  test('each option of each filter narrows the list, and finds something', () => {
    const tool = { game: '', kinds: ['tools'], added: '' };
    for (const { name, options } of FILTERS)
      for (const { value } of options) {
        const asked = { ...EMPTY_QUERY, filters: { [name]: value } };
        const found = narrowed([...ALL, tool], asked, FILTERS, () => 0);
        expect(found.length, `${name}=${value}`).toBeGreaterThan(0);
        expect(found.length, `${name}=${value}`).toBeLessThan(ALL.length + 1);
      }
  });
});

describe('orders', () => {
  test('shortest, newest, and what you played most; equal ones as on the shelf', () => {
    const minutes = (id: string) => CATALOG.find(game => game.id === id)?.card.minutes ?? 0;
    const short = find({ order: 'shortest' }).map(minutes);
    expect(short).toEqual(short.toSorted((a, b) => a - b));
    const added = find({ order: 'newest' }).map(id => CATALOG.find(game => game.id === id)?.card.added ?? '');
    expect(added).toEqual(added.toSorted().reverse());
    expect(find({ order: 'played' }).slice(0, 3)).toEqual(['dalex', 'sokoban', 'guardians']);
  });
});

describe('the address', () => {
  test.each<[query: string, asked: Partial<SearchQuery>]>([
    ['', {}],
    ['?q=dice+two', { words: 'dice two' }],
    [
      '?q=a&kind=board&players=more&sort=newest',
      { words: 'a', filters: { kind: 'board', players: 'more' }, order: 'newest' },
    ],
  ])('%s holds what is asked', (query, asked) => {
    const whole = { ...EMPTY_QUERY, ...asked };
    expect(readQuery(query, FILTERS)).toEqual(whole);
    expect(queryString(whole)).toBe(query);
    expect(hasQuery(whole)).toBe(query !== '');
  });
  test('what is no value of the form is left out, and long words are cut', () => {
    const read = readQuery(`?q=${'x'.repeat(999)}&kind=__proto__&players=9&sort=constructor&more=1`, FILTERS);
    expect(read).toEqual({ ...EMPTY_QUERY, words: 'x'.repeat(MAX_WORDS) });
  });
});
