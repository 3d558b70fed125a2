// Items in IndexedDB, one value under each key, with the same rules as StoredValue: what cannot be used is set aside with a message before anything
// takes its place. An item is written in one transaction: a page that closes meanwhile leaves the old one.
import { createStore, del, delMany, get, getMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { notifyStorage } from './notices.ts';
import { STORED, type StoredName } from './storedKinds.ts';

/** Keys of a kind that begin with a prefix. Throws where the browser stores nothing. */
export const itemKeys = async (prefix: string): Promise<string[]> =>
  (await keys()).filter((key): key is string => typeof key === 'string' && key.startsWith(prefix));

/** An item; null if there is none, or none that can be used: that is set aside. Throws where the browser stores nothing. */
export async function loadItem<T>(
  kind: StoredName,
  key: string,
  validate: (value: unknown) => T | null | Promise<T | null>,
): Promise<T | null> {
  const value = await get<unknown>(key);
  if (value === undefined) return null;
  const read = await validate(value);
  if (read === null) await setItemAside(kind, key, value);
  return read;
}

/** Writes an item. One that is there and cannot be used is set aside first. */
export async function saveItem(
  kind: StoredName,
  key: string,
  value: unknown,
  validate: (value: unknown) => unknown,
): Promise<void> {
  await loadItem(kind, key, validate);
  await set(key, value);
}

/** Moves an item to a key that is free, unchanged: a page that closes between the two steps leaves it in both places. */
async function setItemAside(kind: StoredName, key: string, value: unknown): Promise<void> {
  const place = `aside/${key}/${crypto.randomUUID()}`;
  await set(place, value);
  await del(key);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  notifyStorage(kind, key, 'unreadable', { text, name: 'folded-fox_saved' });
}

/** Writes several items in one transaction: all of them, or none. It is committed at once, because a page that ends waits for no answer. */
export const saveItems = (items: ReadonlyMap<string, unknown>): Promise<void> =>
  inDatabase('readwrite', store => {
    for (const [key, value] of items) store.put(value, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });

/** Opens the database, so that a page that ends finds it open. */
export const openItems = (): Promise<unknown> => inDatabase('readonly', store => promisifyRequest(store.count()));

/** The same, if what is stored under a key meanwhile may be written over; answers whether it was written. */
export const saveItemsIf = (
  key: string,
  mayReplace: (value: unknown) => boolean,
  items: ReadonlyMap<string, unknown>,
): Promise<boolean> =>
  inDatabase('readwrite', async store => {
    if (!mayReplace(await promisifyRequest<unknown>(store.get(key)))) return false;
    for (const [name, value] of items) store.put(value, name);
    await promisifyRequest(store.transaction);
    return true;
  });

export const loadItems = (names: string[]): Promise<unknown[]> => getMany<unknown>(names);

export const deleteItems = (names: string[]): Promise<void> => delMany(names);

let database: UseStore | undefined;
/** The database that idb-keyval's own functions use; opened lazily, because that throws where the browser stores nothing. */
const inDatabase: UseStore = (mode, work) => {
  database ??= createStore('keyval-store', 'keyval');
  return database(mode, work);
};

export const deleteItem = (key: string): Promise<void> => del(key);

/** Says why an item could not be written. */
export const notifyUnsaved = (kind: StoredName, error: unknown): void =>
  notifyStorage(kind, STORED[kind].one, isFull(error) ? 'full' : 'forbidden');

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
