// Shortcuts of the page and controls of the games do not collide.
import { expect, test } from 'vitest';
import template from '../../../scenes/_template/index.ts';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { RESERVED, shellAction, shellKeycaps, shellKeys } from './shellKeys.ts';

const bound = (keys: readonly string[]): readonly Control[] => [{ action: 'a', keys, label: 'A' }];
const collisions = (controls: readonly Control[]): string[] =>
  controls.flatMap(({ keys }) => keys).filter(key => RESERVED.some(({ codes }) => codes.includes(key)));

test.each([...CATALOG, template].map(({ id, controls }) => ({ id, controls })))(
  '$id leaves Esc, P and ? to the shell',
  ({ controls }) => expect(collisions(controls)).toEqual([]),
);

test('a game that bound P would be found', () => {
  expect(collisions(bound(['KeyP', 'KeyX']))).toEqual(['KeyP']);
});

test.each([
  ['Escape', 'Escape', [], 'pause'],
  ['KeyP', 'p', [], 'pause'],
  ['Slash', '?', [], 'help'],
  ['Minus', '?', [], 'help'],
  ['Slash', '/', [], null],
  ['KeyM', 'm', [], 'mute'],
  ['KeyR', 'r', [], 'restart'],
  ['KeyM', 'm', ['KeyM'], null],
  ['KeyR', 'r', ['KeyR'], null],
  ['KeyX', 'x', [], null],
] as const)('%s (%s) beside %j means %s', (code, key, keys, action) => {
  expect(shellAction({ code, key }, bound(keys), {})).toBe(action);
});

test('what a game takes is not promised in its help', () => {
  expect(shellKeys(bound(['KeyR']), {}).map(({ action }) => action)).toEqual(['pause', 'help', 'mute']);
});

test('shortcuts are called what the player’s keyboard calls them', () => {
  const caps = (layout: Readonly<Record<string, string>>) =>
    shellKeys([], {}).map(shortcut => shellKeycaps(shortcut, layout).join(' '));
  expect(caps({})).toEqual(['Esc P', '?', 'M', 'R']);
  expect(caps({ KeyM: ',', Slash: '!' })).toEqual(['Esc P', '?', ',', 'R']);
});
