// The album: the newest first, no more than is said, nothing unreadable shown or lost.
import { beforeEach, expect, test, vi } from 'vitest';

const database = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  keys: async () => [...database.keys()],
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
}));

beforeEach(() => {
  vi.resetModules();
  database.clear();
});
const png = () => new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });

test('what is kept comes back, the newest first, and can be dropped', async () => {
  const { deletePhoto, savePhoto, loadPhotos } = await import('./photos.ts');
  expect(await savePhoto('boat', png(), 'one', 1000)).toBeNull();
  expect(await savePhoto('boat', png(), 'two'.repeat(100), 2000)).toBeNull();
  await savePhoto('other', png(), 'elsewhere', 3000);
  const photos = await loadPhotos('boat');
  expect(photos.map(({ at, words }) => [at, words.length])).toEqual([
    [2000, 200],
    [1000, 3],
  ]);
  expect(new Uint8Array((await photos[0]?.png.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
    new Uint8Array([137, 80, 78, 71]),
  );
  await deletePhoto(photos[0]?.key ?? '');
  expect(await loadPhotos('boat')).toHaveLength(1);
});

test('a full album says so, and what cannot be read is set aside', async () => {
  const { savePhoto, MAX_PHOTOS, loadPhotos } = await import('./photos.ts');
  for (let i = 0; i < MAX_PHOTOS; i++) await savePhoto('boat', png(), `${i}`, i);
  expect(await savePhoto('boat', png(), 'one too many')).toBe('The album is full: 24 pictures. Delete one first.');
  database.set('photo/boat/1', { torn: true });
  expect(await loadPhotos('boat')).toHaveLength(MAX_PHOTOS);
  expect([...database].find(([key]) => key.startsWith('aside/photo/boat/1/'))?.[1]).toEqual({ torn: true });
});
