// Photo album of a game: pictures of the stage in IndexedDB, with a limit per game.
import { del, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';

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

const keysOf = async (game: string): Promise<string[]> =>
  (await keys()).filter((key): key is string => typeof key === 'string' && key.startsWith(photoPrefix(game)));

/** The photos, the newest first; unreadable ones are skipped, not deleted. */
export async function loadPhotos(game: string): Promise<readonly Photo[]> {
  const found: Photo[] = [];
  for (const key of await keysOf(game)) {
    const read = v.safeParse(PhotoSchema, await get(key));
    if (!read.success) continue;
    const { at, words, png } = read.output;
    found.push({ key, at, words, png: new Blob([png], { type: 'image/png' }) });
  }
  return found.toSorted((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1));
}

/** Saves a photo; returns an error message, or null. */
export async function savePhoto(game: string, png: Blob, words: string, now = Date.now()): Promise<string | null> {
  try {
    if ((await keysOf(game)).length >= MAX_PHOTOS)
      return `The album is full: ${MAX_PHOTOS} pictures. Delete one first.`;
    const bytes = new Uint8Array(await png.arrayBuffer());
    const saved: v.InferOutput<typeof PhotoSchema> = { at: now, words: words.slice(0, MAX_WORDS), png: bytes };
    await set(`${photoPrefix(game)}${now}-${crypto.randomUUID().slice(0, 8)}`, saved);
    return null;
  } catch {
    return 'This browser keeps no pictures here. Nothing was kept.';
  }
}

export const deletePhoto = (key: string): Promise<void> => del(key);
