// All that is kept: listed by what it belongs to, whole in one file, back after a look, erased by game or entirely.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';

/** The three databases of the site, as lists in memory: what they keep is what was put there. */
const databases = vi.hoisted(() => ({
  replays: new Map<string, unknown>(),
  drawings: new Map<string, unknown>(),
  documents: new Map<string, unknown>(),
}));
vi.mock('idb-keyval', () => {
  const of = (store?: 'drawings' | 'documents') => databases[store ?? 'replays'];
  return {
    createStore: (_: string, store: string) => store,
    entries: async (store?: 'drawings' | 'documents') => [...of(store)],
    set: async (key: string, value: unknown, store?: 'drawings' | 'documents') => void of(store).set(key, value),
    del: async (key: string, store?: 'drawings' | 'documents') => void of(store).delete(key),
    clear: async () => databases.replays.clear(),
  };
});
const { erase, exportAll, listGroups, previewImport } = await import('./device.ts');
const { recordResult, profile, recordOf } = await import('../profile.ts');

function fill() {
  localStorage.clear();
  databases.replays.clear();
  databases.drawings.clear();
  databases.documents.clear();
  profile.setState(profile.getInitialState(), true);
  recordResult({ id: 'sokoban' }, { outcome: 'won', score: 7, title: '', lines: [], again: '' }, false);
  localStorage.setItem('foldedFox.kept.rubber-band-rocket', '{"kept":1}');
  localStorage.setItem('foldedFox.career.sokoban', '{"career":1}');
  localStorage.setItem('foldedFox.scripts.robot-battle', '{"codes":[]}');
  localStorage.setItem('foldedFox.profile.unreadable.1', 'torn');
  localStorage.setItem('savedGenerations', '[]');
  localStorage.setItem('foldedFox.song.a', '{"song":1}');
  localStorage.setItem('jsonPrettyPrinter_darkMode', 'true');
  localStorage.setItem('paint/pattern', '[1]');
  localStorage.setItem('somebody else', 'x');
  databases.replays.set('replay/sokoban/best', 'a run');
  databases.replays.set('replay/sokoban/kept/5', 'one');
  databases.replays.set('replay/sokoban/kept/6', 'two');
  databases.replays.set('levels/sokoban/minis', { title: 'Minis', count: 2 });
  databases.replays.set('levels/boulder-dash/drawn', { title: 'Drawn here', count: 1 });
  databases.replays.set('photo/cat-crazy/6-a', { at: 6, words: 'Mochi', png: new Uint8Array([1]) });
  databases.drawings.set('drawing/a', { version: 1, thumb: { width: 2, words: new Uint32Array([7, 8]) } });
  databases.drawings.set('step/a/000000000', { rows: [new Uint8Array([1, 2, 3])] });
  databases.documents.set('document/a', { version: 1, name: 'a.json' });
  databases.documents.set('text/a/0000', new Uint8Array([91, 93]));
  databases.documents.set('somebody else', 'x');
}
beforeEach(fill);
const holdsOf = async () => Object.fromEntries((await listGroups()).map(({ id, holds }) => [id, holds]));

test('everything is listed by what it belongs to', async () => {
  expect(await holdsOf()).toEqual({
    aside: ['text that was set aside'],
    'game:boulder-dash': ['collection of levels'],
    'game:cat-crazy': ['photo'],
    'game:robot-battle': ['pair of scripts'],
    'game:rubber-band-rocket': ['game in progress'],
    'game:sokoban': ['career', 'best run', '2 replays', 'collection of levels'],
    settings: ['settings, bests and favourites'],
    'tool:json-printer': ['setting', 'document', 'piece of a document'],
    'tool:music-generator': ['saved generations', 'kept song'],
    'tool:paint': ['pattern', 'drawing', 'step of a drawing'],
  });
});

/** Names in the code under which a browser keeps something for longer than a tab lives. */
function namesInCode(): readonly string[] {
  const files = ['src', 'scenes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map(name => join(folder, name)),
  );
  const found = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/'(foldedFox(?:\.[\w-]+)+)'/g)]);
  return [...new Set(found.map(([, name = '']) => name))].filter(name => name !== 'foldedFox.json.document');
}

test('whatever the code keeps is listed, drafts and what was set aside too', async () => {
  const names = [...namesInCode(), 'savedGenerations.unreadable.1'];
  expect(names.length).toBeGreaterThanOrEqual(7);
  for (const name of names) {
    localStorage.clear();
    databases.replays.clear();
    databases.drawings.clear();
    databases.documents.clear();
    localStorage.setItem(name, '{}');
    expect(Object.values(await holdsOf()), name).toHaveLength(1);
  }
});

test('saved as one file, erased and brought back, all is as it was', async () => {
  const before = await holdsOf();
  const words = databases.drawings.get('drawing/a');
  const file = await exportAll();
  await erase(null);
  expect(await holdsOf()).toEqual({});
  expect(localStorage.getItem('somebody else')).toBe('x');
  const look = await previewImport(file);
  if (typeof look === 'string') throw new Error(look);
  expect(await holdsOf(), 'a look changes nothing').toEqual({});
  expect(look.groups.find(({ id }) => id === 'game:sokoban')).toMatchObject({ fresh: 5, changed: 0, same: 0 });
  await look.apply();
  expect(await holdsOf()).toEqual(before);
  expect(databases.drawings.get('drawing/a')).toEqual(words);
  expect(databases.documents.get('text/a/0000')).toEqual(new Uint8Array([91, 93]));
  expect(recordOf(profile.getState(), { id: 'sokoban' }).best).toBe(7);
});

test('the look says what is new, what is replaced and what stays', async () => {
  const file = await exportAll();
  databases.replays.set('replay/sokoban/kept/5', 'altered');
  databases.replays.delete('replay/sokoban/kept/6');
  const look = await previewImport(file);
  if (typeof look === 'string') throw new Error(look);
  expect(look.groups.find(({ id }) => id === 'game:sokoban')).toMatchObject({ fresh: 1, changed: 1, same: 3 });
});

test('one game goes with its bests, and nothing else', async () => {
  await erase('game:sokoban');
  expect(await holdsOf()).not.toHaveProperty('game:sokoban');
  expect(recordOf(profile.getState(), { id: 'sokoban' }).best).toBeNull();
  expect(Object.keys(await holdsOf())).toHaveLength(9);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['a replay', '{"version":2,"game":"sokoban"}'],
  ['a later version', '{"format":"folded-fox-device","version":2,"written":"","things":[]}'],
  ['things that are none', '{"format":"folded-fox-device","version":1,"written":"","things":[["cellar","a",1]]}'],
])('%s is refused in a sentence', async (_, text) => {
  expect(await previewImport(text)).toBe('This file holds nothing that this site has saved. Nothing was changed.');
});

test('what is none of the site’s, or no value that it writes, stays outside', async () => {
  let deep: unknown = 'x';
  for (let i = 0; i < 40; i++) deep = [deep];
  const things = [
    ['local', 'somebody else', 'evil'],
    ['local', 'foldedFox.kept.../x', 'evil'],
    ['local', 'foldedFox.kept.dalex', { not: 'text' }],
    ['database', 'cookies', 'evil'],
    ['database', 'replay/sokoban/kept/9', deep],
    ['drawings', 'drawing/b', { $list: 'Function', data: 'alert' }],
    ['drawings', 'drawing/c', { $list: 'Uint32Array', data: 'AAA=' }],
    ['database', 'replay/sokoban/kept/7', 'a fine run'],
  ];
  const look = await previewImport(
    JSON.stringify({ format: 'folded-fox-device', version: 1, written: '2026', things }),
  );
  if (typeof look === 'string') throw new Error(look);
  expect(look.leftOut).toBe(7);
  await look.apply();
  expect(localStorage.getItem('somebody else')).toBe('x');
  expect(databases.replays.get('replay/sokoban/kept/7')).toBe('a fine run');
  expect(v.is(v.object({ $list: v.any() }), databases.drawings.get('drawing/b'))).toBe(false);
});
