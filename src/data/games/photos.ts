// Photo album of a game: pictures of the stage in IndexedDB, with a limit per game.
import { del } from 'idb-keyval';
import * as v from 'valibot';
import { isFull, itemKeys, loadItem, saveItem } from '../storedItems.ts';
import { timeAfter } from '../timeAfter.ts';

export interface Photo {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Description of the picture. */
  readonly words: string;
  readonly png: Blob;
}

/** Most photos per game. */
export const MAX_PHOTOS = 24;
const MAX_WORDS = 200;

const PhotoSchema = v.object({
  at: v.pipe(v.number(), v.finite()),
  words: v.pipe(v.string(), v.maxLength(MAX_WORDS)),
  png: v.instance(Uint8Array),
});

export const photoPrefix = (game: string): string => `photo/${game}/`;

const parsePhoto = (value: unknown) => {
  const read = v.safeParse(PhotoSchema, value);
  return read.success ? read.output : null;
};

/** The photos, the newest first; unreadable ones are set aside. */
export async function loadPhotos(game: string): Promise<readonly Photo[]> {
  const found: Photo[] = [];
  for (const key of await itemKeys(photoPrefix(game))) {
    const photo = await loadItem('photo', key, parsePhoto);
    if (!photo) continue;
    const { at, words, png } = photo;
    found.push({ key, at, words, png: new Blob([png], { type: 'image/png' }) });
  }
  return found.toSorted((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1));
}

/** Saves a photo; returns an error message, or null. */
export async function savePhoto(game: string, png: Blob, words: string, now = Date.now()): Promise<string | null> {
  try {
    const prefix = photoPrefix(game);
    const others = await itemKeys(prefix);
    if (others.length >= MAX_PHOTOS) return `The album is full: ${MAX_PHOTOS} pictures. Delete one first.`;
    const bytes = new Uint8Array(await png.arrayBuffer());
    const times = others.map(key => Number.parseInt(key.slice(prefix.length), 10));
    const at = timeAfter(times, now);
    const saved: v.InferOutput<typeof PhotoSchema> = { at, words: words.slice(0, MAX_WORDS), png: bytes };
    await saveItem('photo', `${prefix}${at}-${crypto.randomUUID().slice(0, 8)}`, saved, parsePhoto);
    return null;
  } catch (error) {
    return isFull(error)
      ? 'This browser has no room left for this picture. Nothing was kept.'
      : 'This browser keeps no pictures here. Nothing was kept.';
  }
}

export const deletePhoto = (key: string): Promise<void> => del(key);
