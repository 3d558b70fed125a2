// Level collections that a player imported, in IndexedDB, with a limit per game.
import { del } from 'idb-keyval';
import * as v from 'valibot';
import { isFull, itemKeys, loadItem, saveItem } from '../storedItems.ts';
import { timeAfter } from '../timeAfter.ts';

const CollectionSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  author: v.pipe(v.string(), v.maxLength(200)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.finite()),
  /** All levels, in the game's own text format. */
  text: v.pipe(v.string(), v.maxLength(8_000_000)),
});
export type Collection = v.InferOutput<typeof CollectionSchema> & { readonly key: string };
export type NewCollection = Omit<Collection, 'key' | 'at'>;

/** Most collections per game. */
export const MAX_COLLECTIONS = 40;

const prefixOf = (game: string): string => `levels/${game}/`;

const parseCollection = (value: unknown) => {
  const read = v.safeParse(CollectionSchema, value);
  return read.success ? read.output : null;
};

/** The collections in the order they were added; unreadable ones are set aside. */
export async function loadCollections(game: string): Promise<readonly Collection[]> {
  try {
    const found: Collection[] = [];
    for (const key of await itemKeys(prefixOf(game))) {
      const collection = await loadItem('levels', key, parseCollection);
      if (collection) found.push({ key, ...collection });
    }
    return found.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  } catch {
    return [];
  }
}

/** Saves a collection and replaces one with the same name; returns it, or an error message. */
export async function saveCollection(
  game: string,
  name: string,
  collection: NewCollection,
  now = Date.now(),
): Promise<Collection | string> {
  try {
    const key = prefixOf(game) + name;
    const there = await itemKeys(prefixOf(game));
    if (!there.includes(key) && there.length >= MAX_COLLECTIONS)
      return `${MAX_COLLECTIONS} collections are kept already. Remove one first.`;
    const others = (await loadCollections(game)).filter(one => one.key !== key);
    const times = others.map(({ at }) => at);
    const saved = { ...collection, at: timeAfter(times, now) };
    await saveItem('levels', key, saved, parseCollection);
    return { key, ...saved };
  } catch (error) {
    if (isFull(error)) return 'This browser has no room left for it. It can be played until the page is closed.';
    return 'This browser keeps no collections here. It can be played until the page is closed.';
  }
}

export const deleteCollection = (key: string): Promise<void> => del(key);
