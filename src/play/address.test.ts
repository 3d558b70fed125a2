// Address parsing: only values that the page itself could have chosen are taken.
import { expect, test, vi } from 'vitest';
import template from '../../scenes/_template/index.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { dailySeed, linkTo, readAddress, readSeed } from './address.ts';

const GAME: GameDefinition = {
  ...template,
  start: {
    title: 'Game',
    buttons: [
      { label: 'Two', setup: { mode: 'pvp' } },
      { label: 'One', setup: { mode: 'pvc' } },
    ],
    options: [
      {
        name: 'level',
        label: 'Level',
        choices: [
          { value: 1, label: 'Easy' },
          { value: 2, label: 'Hard' },
        ],
        onlyFor: { mode: 'pvc' },
      },
    ],
  },
};

test.each([
  ['7', 7],
  ['0', 0],
  ['20261120', 20261120],
  ['-1', null],
  ['1.5', null],
  ['1e9', null],
  ['', null],
  [null, null],
  ['99999999999999999999', null],
])('seed %s is %s', (text, seed) => expect(readSeed(text)).toBe(seed));

test.each([
  ['', { lab: false, seed: null, setup: null, overrides: {} }],
  ['?lab', { lab: true }],
  ['?seed=7&tune=guardSpeed:3,other:2', { seed: 7, overrides: { guardSpeed: 3, other: 2 } }],
  ['?tune=a:b,c:,:3,d:4:5,e:-0.5', { overrides: { e: -0.5 } }],
  ['?setup=mode:pvc,level:2', { setup: { mode: 'pvc', level: 2 } }],
  ['?setup=mode:evil,level:9,__proto__:1', { setup: null }],
])('%s', (search, wanted) => expect(readAddress(search, GAME)).toMatchObject(wanted));

test('the day’s seed is the date in UTC', () => {
  expect(dailySeed(new Date('2026-11-20T23:59:59Z'))).toBe(20261120);
  expect(dailySeed(new Date('2026-11-21T00:00:00Z'))).toBe(20261121);
});

test('a game’s own texts come by the address, cut where its reader refuses them, and are no choices', () => {
  const game = { ...GAME, texts: { board: 10 } };
  expect(readAddress('?board=%23%40%24.%23&setup=board:x', game).texts).toEqual({ board: '#@$.#' });
  expect(readAddress('?board=%23%40%24.%23', GAME).texts).toEqual({});
  expect(readAddress(`?board=${'#'.repeat(1_000_000)}`, game).texts).toEqual({ board: '#'.repeat(11) });
});

test('a link says how many play, never who; and reads no names', () => {
  const options: GameDefinition['start']['options'] = [
    { name: 'players', label: 'Players', count: [1, 4] },
    { name: 'player', label: 'Player', names: 'players' },
  ];
  const game: GameDefinition = { ...template, start: { title: 'Party', buttons: [{ label: 'Play' }], options } };
  vi.stubGlobal('location', new URL('https://foldedfox.example/games/party'));
  const link = linkTo(game, 7, { players: 2, player1: 'Ann', player2: 'Ben' });
  vi.unstubAllGlobals();
  expect(new URL(link).search).toBe('?seed=7&setup=players:2');
  expect(readAddress(new URL(link).search, game).setup).toEqual({ players: 2 });
  expect(readAddress('?setup=players:5', game).setup).toBeNull();
  expect(readAddress('?setup=players:1,player1:Eve', game).setup).toEqual({ players: 1 });
});
