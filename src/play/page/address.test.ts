// Address parsing: only values that the page itself could have chosen are taken.
import { expect, test, vi } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { MAX_LINK_LENGTH } from '../../ui/share/links.ts';
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
  ['', { daily: false, beat: null }],
  ['?seed=7&beat=600', { seed: 7, beat: 600 }],
  ['?beat=0', { beat: null }],
  ['?beat=-600', { beat: null }],
  ['?beat=1e3', { beat: null }],
  ['?daily&seed=7', { daily: true, pastDay: null, seed: dailySeed() }],
  ['?daily=2026-11-02&watch', { watched: 20_759 }],
  ['?daily=2026-11-02', { watched: null }],
  ['?watch', { watched: null }],
  ['?daily=2026-11-02', { daily: true, pastDay: 20_759, seed: 20261102 }],
  ['?daily=2026-10-31', { daily: true, pastDay: null, seed: dailySeed() }],
  ['?daily=9999-12-31', { daily: true, pastDay: null, seed: dailySeed() }],
  ['?daily=2026-11-31', { daily: true, pastDay: null, seed: dailySeed() }],
  ['?daily=2026-11', { daily: true, pastDay: null, seed: dailySeed() }],
  ['?seed=7&tune=guardSpeed:3,other:2', { seed: 7, overrides: { guardSpeed: 3, other: 2 } }],
  ['?tune=a:b,c:,:3,d:4:5,e:-0.5', { overrides: { e: -0.5 } }],
  ['?setup=mode:pvc,level:2', { setup: { mode: 'pvc', level: 2 } }],
  ['?setup=mode:evil,level:9,__proto__:1', { setup: null }],
])('%s', (search, wanted) => expect(readAddress({ search, hash: '' }, GAME)).toMatchObject(wanted));

test('a game without seeds has no daily one, and one for two no points to beat', () => {
  expect(readAddress({ search: '?daily', hash: '' }, { ...GAME, usesSeed: false })).toMatchObject({
    daily: false,
    seed: null,
  });
  expect(readAddress({ search: '?beat=600', hash: '' }, { ...GAME, assists: false }).beat).toBeNull();
});

test('the day’s seed is the date in UTC', () => {
  expect(dailySeed(new Date('2026-11-20T23:59:59Z'))).toBe(20261120);
  expect(dailySeed(new Date('2026-11-21T00:00:00Z'))).toBe(20261121);
});

test('a game’s own texts come by the address, cut where its reader refuses them, and are no choices', () => {
  const game: GameDefinition = {
    ...GAME,
    texts: { board: { room: 10, noun: 'board' }, code: { room: 4, noun: 'code', isCode: true } },
  };
  const board = 'board=%23%40%24.%23';
  const textsOf = (search: string, hash: string, of = game) => readAddress({ search, hash }, of).texts;
  expect(textsOf('?setup=board:x', `#${board}`)).toEqual({ board: '#@$.#' });
  expect(textsOf('?code=F3A', '#code=X')).toEqual({ code: 'F3A' });
  expect(textsOf(`?${board}`, '#main')).toEqual({});
  expect(textsOf('', `#${board}`, GAME)).toEqual({});
  expect(textsOf('', `#board=${'%23'.repeat(100_000)}`)).toEqual({ board: '#'.repeat(11) });
});

test('what a player made is behind # in a link; a link that is too long is none', () => {
  const game: GameDefinition = {
    ...GAME,
    usesSeed: true,
    texts: { board: { room: 90_000, noun: 'board' }, code: { room: 4, noun: 'code', isCode: true } },
  };
  vi.stubGlobal('location', new URL('https://foldedfox.example/games/party'));
  const link = linkTo(game, 7, { board: '4#|#@ $.#,:', code: 'F3A', level: 2 });
  expect(linkTo(game, 7, { level: 2 }, 600)).toMatch(/\?seed=7&setup=level:2&beat=600$/);
  const longest = linkTo(game, 7, { board: 'x'.repeat(29_900) });
  const tooLong = linkTo(game, 7, { board: 'x'.repeat(MAX_LINK_LENGTH) });
  vi.unstubAllGlobals();
  const { search, hash } = new URL(link ?? '');
  expect(search).toBe('?seed=7&code=F3A&setup=level:2');
  expect(readAddress({ search, hash }, game).texts).toEqual({ board: '4#|#@ $.#,:', code: 'F3A' });
  expect(longest).toMatch(/x$/);
  expect(tooLong).toBeNull();
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
  const { search, hash } = new URL(link ?? '');
  expect(search).toBe('?seed=7&setup=players:2');
  expect(readAddress({ search, hash }, game).setup).toEqual({ players: 2 });
  expect(readAddress({ search: '?setup=players:5', hash: '' }, game).setup).toBeNull();
  expect(readAddress({ search: '?setup=players:1,player1:Eve', hash: '' }, game).setup).toEqual({ players: 1 });
});
