// Names from outside as each key and value of what is stored, of a file with everything that was stored, and of a message to a Worker: none stops a page.
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '../../scenes/kit/core/json.ts';
import { serveTask } from '../../scenes/kit/task/serve.ts';
import { previewImport } from '../../src/data/device/device.ts';
import { mergeFields } from '../../src/data/merge.ts';
import { recordOf, recordResult, recordStat } from '../../src/data/profile.ts';
import type { StoredStore } from '../../src/data/storedStore.ts';
import { savedGenerations } from '../../src/tools/music-generator/songs/savedGenerations.ts';
import { HOSTILE_NAMES, spoiltTexts } from '../setup/hostileNames.ts';

const SOURCES = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });
const MODULES = import.meta.glob<Record<string, unknown>>('../../src/**/*.ts');
const STORES = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(/^export const (\w+) = storedStore\b/gm)].map(([, name]) => ({ file, name: name as string })),
);

afterEach(() => localStorage.clear());

test('the stores are found in the code', () => expect(STORES.length).toBeGreaterThanOrEqual(5));

test.each(STORES)('$file: each key and value of what $name stores', async ({ file, name }) => {
  const store = (await MODULES[file]?.())?.[name] as StoredStore<object>;
  const { key, version } = store.stored.format;
  const sample = { version, state: store.getInitialState() } as unknown as Json;
  for (const text of spoiltTexts(sample)) {
    localStorage.clear();
    localStorage.setItem(key, text);
    store.reload();
    expect(store.getState()).toBeTypeOf('object');
  }
  store.erase();
});

test('a game of any name has a record of its own', () => {
  for (const id of HOSTILE_NAMES) {
    expect(recordOf({ games: {} } as unknown as Parameters<typeof recordOf>[0], { id }).plays).toBe(0);
    recordStat({ id: 'sokoban' }, { name: id, value: 3, better: 'less' });
    recordResult({ id }, { outcome: 'won', score: 7, title: '', lines: [], again: '', mode: id }, false);
  }
});

test('two tabs merge names that every object inherits', () => {
  for (const name of HOSTILE_NAMES) {
    const mine = JSON.parse(`{${JSON.stringify(name)}: 1}`) as object;
    expect(Object.entries(mergeFields({}, mine, {}, 2))).toEqual([[name, 1]]);
  }
});

test('a file of all that was stored', async () => {
  const things = [
    ['local', 'foldedFox.profile', '{}'],
    ['database', 'replay/sokoban/best', { a: 1 }],
    ['drawings', 'drawing/a', { $list: 'Uint8Array', data: 'AAEC' }],
  ];
  const file = { format: 'folded-fox-device', version: 1, written: '2026-11-20T00:00:00Z', things } as unknown as Json;
  for (const text of spoiltTexts(file)) {
    const preview = await previewImport(text);
    if (typeof preview === 'string') expect(preview).toMatch(/Nothing was changed\.$/);
  }
});

test('saved generations of the music generator', () => {
  const saved = { id: 'gen_1', name: 'a', genre: 'calm', tempo: 110, volume: -8, complexity: 50, seed: 9, date: '' };
  for (const text of spoiltTexts([saved])) {
    localStorage.setItem('savedGenerations', text);
    expect(savedGenerations()).toEqual([]);
  }
});

test('a Worker answers a message that it does not know', async () => {
  for (const message of HOSTILE_NAMES) {
    const replies: unknown[] = [];
    let listener: ((event: { readonly data: unknown }) => void) | undefined;
    serveTask(
      { postMessage: reply => replies.push(reply), addEventListener: (_, on) => (listener = on) },
      input => (input as { rows: string[] }).rows.length,
    );
    listener?.({ data: message });
    await vi.waitFor(() => expect(replies.at(-1)).toMatchObject({ kind: 'failed' }));
  }
});
