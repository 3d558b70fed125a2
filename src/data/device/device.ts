// All data that the site stores on this device: listed by game or tool, exported to a file, imported after a preview, and erased.
import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { daily, forgetDaily } from '../games/daily.ts';
import { profile } from '../profile.ts';
import { parseJson } from '../StoredValue.ts';
import { kindOf, STORAGE_AREAS, type StorageArea, type StoredKind } from '../storedKinds.ts';
import { fromPlain, isPlainValue, toPlain } from './deviceValues.ts';

interface StoredItem {
  readonly place: StorageArea;
  readonly key: string;
  readonly value: unknown;
}

/** Data that belongs together and is erased together. */
export interface Group {
  /** 'settings', 'game:<id>', 'tool:paint'. */
  readonly id: string;
  /** Its contents as text: '3 replays', 'a game in progress'. */
  readonly holds: readonly string[];
  readonly bytes: number;
}

/** Databases of single tools. */
const TOOL_STORES: Partial<Record<StorageArea, () => UseStore>> = {
  drawings: () => createStore('folded-fox-paint', 'drawings'),
  documents: () => createStore('folded-fox-json', 'documents'),
};

/** All stored items of the site; an area that cannot be read counts as empty. */
async function readAll(): Promise<readonly StoredItem[]> {
  const local = orEmpty(() =>
    Object.keys(localStorage).map((key): StoredItem => ({ place: 'local', key, value: localStorage.getItem(key) })),
  );
  const database = readDatabase('database', () => entries());
  const drawn = readDatabase('drawings', () => entries(TOOL_STORES.drawings?.()));
  const written = readDatabase('documents', () => entries(TOOL_STORES.documents?.()));
  const all = [...local, ...(await database), ...(await drawn), ...(await written)];
  return all.filter(({ place, key }) => kindOf(place, key) !== null);
}

async function readDatabase(place: StorageArea, ask: () => Promise<[IDBValidKey, unknown][]>): Promise<StoredItem[]> {
  try {
    return (await ask()).flatMap(([key, value]) => (typeof key === 'string' ? [{ place, key, value }] : []));
  } catch {
    return [];
  }
}

function orEmpty(ask: () => StoredItem[]): StoredItem[] {
  try {
    return ask();
  } catch {
    return [];
  }
}

export async function listGroups(): Promise<readonly Group[]> {
  return groupItems(await readAll());
}

function groupItems(things: readonly StoredItem[]): readonly Group[] {
  const found = new Map<string, { counts: Map<string, Counted>; bytes: number }>();
  for (const { place, key, value } of things) {
    const of = kindOf(place, key);
    if (!of) continue;
    const one = found.get(of.group) ?? { counts: new Map<string, Counted>(), bytes: 0 };
    const { one: name, many } = of.kind;
    one.counts.set(name, { many, count: (one.counts.get(name)?.count ?? 0) + 1 });
    one.bytes += key.length + sizeOf(value);
    found.set(of.group, one);
  }
  return [...found]
    .map(([id, { counts, bytes }]) => ({ id, bytes, holds: [...counts].map(countText) }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

interface Counted {
  readonly many: StoredKind['many'];
  readonly count: number;
}

const countText = ([one, { many, count }]: readonly [one: string, counted: Counted]): string =>
  count === 1 ? one : `${count.toLocaleString('en')} ${many}`;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0);
}

/** Erases one group, for a game its bests too; null erases everything. */
export async function erase(group: string | null): Promise<void> {
  for (const { place, key } of await readAll()) {
    if (group !== null && kindOf(place, key)?.group !== group) continue;
    if (place === 'local') localStorage.removeItem(key);
    else await del(key, TOOL_STORES[place]?.());
  }
  if (group === null) {
    await clear().catch(() => {});
    eraseStores();
  } else if (group === 'settings') {
    eraseStores();
  } else if (group.startsWith('game:')) {
    const id = group.slice('game:'.length);
    profile.setState(({ games }) => ({
      games: Object.fromEntries(Object.entries(games).filter(([name]) => name !== id)),
    }));
    forgetDaily(id);
  }
}

/** Erases what is kept for use without a connection, and the marks of this tab. Visiting the site makes new ones. */
export async function eraseCopies(): Promise<void> {
  sessionStorage.clear();
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map(registration => registration.unregister()));
  // Where the site is not served securely there is no such storage.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Values that the page holds in memory too. */
const STORES = [profile, daily] as const;
const eraseStores = () => STORES.forEach(store => store.erase());

const FORMAT = 'folded-fox-device';
/** Largest file that is opened, in bytes; above any real export, which may hold 200 MB of documents. */
export const MAX_BYTES = 400_000_000;
const MAX_ITEMS = 200_000;

/** Everything as the text of one file. */
export async function exportAll(now = new Date()): Promise<string> {
  const things = (await readAll()).map(({ place, key, value }) => [place, key, toPlain(value)]);
  return JSON.stringify({ format: FORMAT, version: 1, written: now.toISOString(), things });
}

const FileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(1),
  written: v.string(),
  things: v.pipe(v.array(v.tuple([v.picklist(STORAGE_AREAS), v.string(), v.unknown()])), v.maxLength(MAX_ITEMS)),
});

/** What an import would change. */
export interface Preview {
  readonly written: string;
  readonly groups: readonly (Group & { readonly fresh: number; readonly changed: number; readonly same: number })[];
  /** Number of items that are not the site's and will not be imported. */
  readonly leftOut: number;
  /** Imports: items with the same key are replaced, others stay. */
  apply(): Promise<void>;
}

/** A preview of an import, or an error message. */
export async function previewImport(text: string): Promise<Preview | string> {
  const read = v.safeParse(FileSchema, parseJson(text));
  if (!read.success) return 'This file holds nothing that this site has saved. Nothing was changed.';
  const things: StoredItem[] = [];
  for (const [place, key, value] of read.output.things)
    if (kindOf(place, key) && isPlainValue(value) && (place !== 'local' || typeof value === 'string'))
      things.push({ place, key, value: fromPlain(value) });
  const now = new Map(
    (await readAll()).map(({ place, key, value }) => [`${place} ${key}`, JSON.stringify(toPlain(value))]),
  );
  const tally = new Map<string, { fresh: number; changed: number; same: number }>();
  for (const { place, key, value } of things) {
    const id = kindOf(place, key)?.group;
    if (id === undefined) continue;
    const count = tally.get(id) ?? { fresh: 0, changed: 0, same: 0 };
    const before = now.get(`${place} ${key}`);
    if (before === undefined) count.fresh++;
    else if (before === JSON.stringify(toPlain(value))) count.same++;
    else count.changed++;
    tally.set(id, count);
  }
  return {
    written: read.output.written,
    leftOut: read.output.things.length - things.length,
    groups: groupItems(things).map(group => ({
      ...group,
      ...(tally.get(group.id) ?? { fresh: 0, changed: 0, same: 0 }),
    })),
    async apply() {
      for (const { place, key, value } of things) {
        if (place === 'local') localStorage.setItem(key, value as string);
        else await set(key, value, TOOL_STORES[place]?.());
      }
      for (const store of STORES) store.reload();
    },
  };
}
