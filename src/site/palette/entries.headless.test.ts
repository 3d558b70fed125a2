// Entries of the palette: everything that the tables of the site have, nothing that cannot be done here, and each found by the words people use.
import { expect, test, vi } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { Choices } from '../../data/profile.ts';
import { TOOLS } from '../../tools/catalog.ts';
import { findIn } from '../find/findIn.ts';
import { SETTINGS } from '../settings/settingsTable.ts';
import { type EntrySources, entriesOf } from './entries.ts';

const CHOICES: Choices = {
  ...{ volume: 0.7, muted: false, music: true, palette: 'paper', textScale: 1, motion: 'system', speed: 1 },
  ...{ theme: 'system', unlockAll: false, leftHanded: false, slashKey: true, keys: {} },
};

const spies = () => ({
  go: vi.fn<EntrySources['go']>(),
  openSettings: vi.fn<EntrySources['openSettings']>(),
  setChoices: vi.fn<EntrySources['setChoices']>(),
  copyLink: vi.fn<EntrySources['copyLink']>(),
});
const sources = (more: Partial<EntrySources> = {}): EntrySources => ({
  ...{ path: '/', choices: CHOICES },
  page: { slowable: false, actions: () => [] },
  ...spies(),
  ...more,
});
const titles = (text: string, more: Partial<EntrySources> = {}) =>
  findIn(entriesOf(sources(more)))(text).found.map(({ title }) => title);
const first = (text: string, more: Partial<EntrySources> = {}) => titles(text, more)[0];

test('every game, tool, named page and setting is an entry, and all have names of their own', () => {
  const entries = entriesOf(sources());
  const all = entries.map(({ title }) => title);
  for (const { title } of [...CATALOG, ...TOOLS]) expect(all).toContain(title);
  for (const { title } of Object.values(SETTINGS)) if (title !== 'Game speed') expect(all).toContain(title);
  expect(all).toContain('Support');
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test.each([
  ['mute', 'Mute'],
  ['dark', 'Dark theme'],
  ['night', 'Dark theme'],
  ['daily of Dalex', 'Daily of Dalex'],
  ['dalex today', 'Daily of Dalex'],
  ['text size', 'Text size'],
  ['font', 'Larger text'],
  ['erase', 'What is kept on this device'],
  ['backup', 'What is kept on this device'],
  ['keys of boulder', 'Keys of Boulder Dash'],
  ['rebind', 'Keys of a game'],
  ['slash', 'The key / opens the search'],
  ['help', 'Support'],
  ['sokoban', 'Sokoban'],
  ['SOKO', 'Sokoban'],
  ['go to the support', 'Support'],
  ['colour blind', 'Colours'],
  ['left', 'Left-handed touch'],
  ['share', 'Copy the link to this page'],
  ['piano', undefined],
])('“%s” finds %s first', (text, title) => expect(first(text)).toBe(title));

test('nothing typed shows everything; what nothing is called finds nothing, and half of it what has the other half', () => {
  expect(titles(' ')).toHaveLength(entriesOf(sources()).length);
  expect(titles('xyzzy')).toEqual([]);
  expect(titles('sokoban xyzzy')).toEqual(['Sokoban']);
});

test('what is so already, and where one is, is not listed', () => {
  expect(titles('mute')).not.toContain('Sound on');
  const other = { ...CHOICES, muted: true, theme: 'dark', textScale: 2, motion: 'reduced' } as const;
  const all = titles('', { choices: other, path: '/support' });
  for (const gone of ['Dark theme', 'Larger text', 'Reduce motion', 'Support']) expect(all).not.toContain(gone);
  for (const there of ['Sound on', 'Light theme', 'Smaller text', 'Full motion', 'Home']) expect(all).toContain(there);
  expect(titles('', { path: '/games/dalex' })).not.toContain('Dalex');
});

test('the speed is a setting only where slower play helps, and a page has its own actions, first', () => {
  expect(titles('game speed')).not.toContain('Game speed');
  const run = vi.fn<() => void>();
  const page = { slowable: true, actions: () => [{ id: 'restart', title: 'Restart', run }] };
  expect(first('game speed', { page })).toBe('Game speed');
  const [restart] = entriesOf(sources({ page }));
  restart?.run();
  expect([restart?.title, restart?.group, run.mock.calls.length]).toEqual(['Restart', 'Here', 1]);
});

test('daily games are those with a seed, and keys those of real-time games', () => {
  const entries = entriesOf(sources());
  const inGroup = (name: string) => entries.filter(({ group }) => group === name).length;
  expect(inGroup('Daily games')).toBe(CATALOG.filter(({ usesSeed }) => usesSeed).length);
  expect(inGroup('Keys')).toBe(CATALOG.filter(({ realTime }) => realTime).length);
  expect(inGroup('Keys')).toBeLessThan(CATALOG.length);
});

test('an entry does what it says', () => {
  const from = spies();
  const choose = (text: string) => findIn(entriesOf(sources(from)))(text).found[0]?.run();
  for (const text of ['daily of Dalex', 'paint', 'terms', 'larger text', 'keys of Boulder Dash', 'copy link'])
    choose(text);
  expect(from.go.mock.calls).toEqual([['/games/dalex?daily'], ['/paint'], ['/terms']]);
  expect(from.setChoices.mock.calls).toEqual([[{ textScale: 1.25 }]]);
  expect(from.openSettings.mock.calls).toEqual([[{ at: 'keys', game: 'boulder-dash' }]]);
  expect(from.copyLink).toHaveBeenCalledOnce();
});

test('what opens another dialog takes the palette’s place; nothing else does', () => {
  const replacing = entriesOf(sources()).filter(({ replaces }) => replaces);
  expect(new Set(replacing.map(({ group }) => group))).toEqual(new Set(['Settings', 'Keys']));
});
