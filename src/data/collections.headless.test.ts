// Collections are kept by game and name, come back in order, and never push one another out unseen.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

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

// Files share their modules: none here may know another file's database, and none later this one's.
afterAll(() => void vi.resetModules());
beforeEach(() => {
  vi.resetModules();
  database.clear();
  isFull = false;
});
const one = (title: string) => ({ title, author: 'A. B.', count: 3, text: '###' });

test('what is kept comes back in its order, the same name anew in its place, and can be dropped', async () => {
  const { collectionsOf, dropCollection, keepCollection } = await import('./collections.ts');
  await keepCollection('sokoban', 'b', one('Second'), 2);
  await keepCollection('sokoban', 'a', one('First'), 1);
  await keepCollection('other', 'a', one('Elsewhere'), 3);
  await keepCollection('sokoban', 'b', one('Second, better'), 2);
  database.set('levels/sokoban/torn', { title: 5 });
  const found = await collectionsOf('sokoban');
  expect(found.map(({ title }) => title)).toEqual(['First', 'Second, better']);
  await dropCollection(found[0]?.key ?? '');
  expect(await collectionsOf('sokoban')).toHaveLength(1);
  expect(database.has('levels/sokoban/torn')).toBe(true);
});

test('one too many, and a browser that keeps nothing, are said', async () => {
  const { collectionsOf, keepCollection, MOST_COLLECTIONS } = await import('./collections.ts');
  for (let i = 0; i < MOST_COLLECTIONS; i++) await keepCollection('sokoban', `${i}`, one(`${i}`), i);
  expect(await keepCollection('sokoban', 'more', one('more'))).toBe(
    '40 collections are kept already. Remove one first.',
  );
  isFull = true;
  expect(await keepCollection('sokoban', '3', one('again'))).toMatch(/keeps no collections here/);
  expect(await collectionsOf('sokoban')).toHaveLength(MOST_COLLECTIONS);
});
