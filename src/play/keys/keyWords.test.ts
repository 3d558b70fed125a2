// Words that name keys: replaced where the player has set others, and every text of a real-time game that names a key says so.
import { expect, test } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { NAMES_KEY } from '../../../tests/setup/namesKey.ts';
import { AMERICAN } from './keyLayout.ts';
import { withKeyWords } from './keyWords.ts';

const GAME = {
  controls: [
    { action: 'up', keys: ['KeyW', 'ArrowUp'], label: 'Up' },
    { action: 'down', keys: ['KeyS', 'ArrowDown'], label: 'Down' },
    { action: 'fire', keys: ['Space'], label: 'Fire' },
  ],
  keyWords: { 'the arrow keys': ['up', 'down'], Space: ['fire'], 'W/S': ['up', 'down'] },
} as const;
const TEXT = 'Walk with the arrow keys or W/S, hold Space to fire. Spaceships fly.';

test('a text is as it is written until one of its keys is set', () => {
  expect(withKeyWords(TEXT, GAME, {}, AMERICAN)).toBe(TEXT);
  expect(withKeyWords(TEXT, GAME, { other: ['KeyX'] }, AMERICAN)).toBe(TEXT);
});

test.each([
  [{ fire: ['KeyX'] }, 'Walk with the arrow keys or W/S, hold X to fire. Spaceships fly.'],
  [{ fire: ['KeyX', 'Enter'] }, 'Walk with the arrow keys or W/S, hold X or Enter to fire. Spaceships fly.'],
  [{ up: ['KeyI'] }, 'Walk with I and S or I and S, hold Space to fire. Spaceships fly.'],
  [{ up: ['Space'], fire: ['KeyX'] }, 'Walk with Space and S or Space and S, hold X to fire. Spaceships fly.'],
])('with %j', (bindings, text) => expect(withKeyWords(TEXT, GAME, bindings, AMERICAN)).toBe(text));

test('a key has the name that the player’s keyboard gives it', () => {
  const dig = { controls: [{ action: 'dig', keys: ['KeyZ'], label: 'Dig' }], keyWords: { Z: ['dig'] } };
  expect(withKeyWords('Z digs, Zebras do not.', dig, {}, { KeyZ: 'W' })).toBe('W digs, Zebras do not.');
  expect(withKeyWords('Z digs.', dig, {}, { KeyZ: 'Z', KeyQ: 'A' })).toBe('Z digs.');
  expect(withKeyWords('Z digs.', dig, { dig: ['KeyQ'] }, { KeyZ: 'W', KeyQ: 'A' })).toBe('A digs.');
});

const GAMES: readonly GameDefinition[] = [...CATALOG, template];
const textsOf = ({ start, howToPlay }: GameDefinition) => [
  start.text ?? '',
  ...(start.options ?? []).flatMap(option => ('choices' in option ? option.choices.map(({ text = '' }) => text) : [])),
  ...howToPlay,
];
test.each(GAMES.filter(({ realTime }) => realTime).map(game => [game.id, game] as const))(
  '%s: every word of its texts that names a key is in its list, and each in the list is in a text',
  (_id, game) => {
    const words = Object.keys(game.keyWords ?? {});
    const texts = textsOf(game);
    const unlisted = texts.map(text => words.reduce((rest, word) => rest.replaceAll(word, '…'), text));
    expect(unlisted.filter(text => NAMES_KEY.test(text))).toEqual([]);
    expect(words.filter(word => !texts.some(text => text.includes(word)))).toEqual([]);
    const actions = new Set(game.controls.map(({ action }) => action));
    expect(Object.values(game.keyWords ?? {}).flatMap(named => named.filter(name => !actions.has(name)))).toEqual([]);
  },
);

test('a text that names a key is noticed', () => {
  for (const text of [
    'Hold Space.',
    'Use arrow keys to move',
    'Z/X to dig',
    'Z and X dig',
    'press 1 to 5, and',
    'Press R to restart',
  ])
    expect(NAMES_KEY.test(text), text).toBe(true);
  expect(NAMES_KEY.test('choose one gem and press KEEP')).toBe(false);
});
