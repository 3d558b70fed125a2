// Collections are kept by game and name, come back in order, and never push one another out unseen.
import { beforeEach, expect, test, vi } from 'vitest';

const database = new Map<string, unknown>();
let isFull = false;
vi.mock('idb-keyval', () => ({
  keys: async () => [...database.keys()],
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    database.set(key, value);
  },
  del: async (key: string) => void database.delete(key),
}));

beforeEach(() => {
  vi.resetModules();
  database.clear();
  isFull = false;
});
const one = (title: string) => ({ title, author: 'A. B.', count: 3, text: '###' });

test('what is kept comes back in its order, the same name anew in its place, and can be dropped', async () => {
  const { loadCollections, deleteCollection, saveCollection } = await import('./collections.ts');
  await saveCollection('sokoban', 'b', one('Second'), 2);
  await saveCollection('sokoban', 'a', one('First'), 1);
  await saveCollection('other', 'a', one('Elsewhere'), 3);
  await saveCollection('sokoban', 'b', one('Second, better'), 2);
  database.set('levels/sokoban/torn', { title: 5 });
  const found = await loadCollections('sokoban');
  expect(found.map(({ title }) => title)).toEqual(['First', 'Second, better']);
  await deleteCollection(found[0]?.key ?? '');
  expect(await loadCollections('sokoban')).toHaveLength(1);
  expect([...database].find(([key]) => key.startsWith('aside/levels/sokoban/torn/'))?.[1]).toEqual({ title: 5 });
});

test('one too many, and a browser that keeps nothing, are said', async () => {
  const { loadCollections, saveCollection, MAX_COLLECTIONS } = await import('./collections.ts');
  for (let i = 0; i < MAX_COLLECTIONS; i++) await saveCollection('sokoban', `${i}`, one(`${i}`), i);
  expect(await saveCollection('sokoban', 'more', one('more'))).toBe(
    '40 collections are kept already. Remove one first.',
  );
  isFull = true;
  expect(await saveCollection('sokoban', '3', one('again'))).toMatch(/no room left for it/);
  expect(await loadCollections('sokoban')).toHaveLength(MAX_COLLECTIONS);
});
