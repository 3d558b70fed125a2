// All data that the site stores on this device: listed by game or tool, exported to a file, imported after a preview, and erased.
import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { CAREER_PREFIX } from './careers.ts';
import { fromPlain, isPlainValue, toPlain } from './deviceValues.ts';
import { profile } from './profile.ts';
import { SAVED_GAME_PREFIX } from './savedGames.ts';
import { parseJson } from './validatedStorage.ts';

/** Storage areas: localStorage, and the IndexedDB databases of replays, drawings and documents. */
const STORAGE_AREAS = ['local', 'database', 'drawings', 'documents'] as const;
type StorageArea = (typeof STORAGE_AREAS)[number];

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

const PROFILE = 'foldedFox.profile';
const REPLAY = /^replay\/([\w-]{1,64})\/(best|kept)/;
const PHOTO = /^photo\/([\w-]{1,64})\//;
/** Scripts that players wrote for a game. */
const SCRIPTS_PREFIX = 'foldedFox.scripts.';
const COLLECTION = /^levels\/([\w-]{1,64})\//;
const CAVES = /^foldedFox\.([\w-]{1,64})\.caves$/;
/** Levels that are being drawn for a game. */
const DRAFT = /^foldedFox\.([\w-]{1,64})\.(?:draft|course)$/;
/** Key prefixes of data per game. */
const OF_GAMES = [
  [SAVED_GAME_PREFIX, 'game in progress'],
  [CAREER_PREFIX, 'career'],
  [SCRIPTS_PREFIX, 'pair of scripts'],
] as const;
const UNREADABLE = /^(?:foldedFox\..+|savedGenerations)\.unreadable\.\d+$/;
/** Keys of the tools. */
const TOOLS = [
  ['tool:music-generator', /^savedGenerations$/, 'saved generations'],
  ['tool:json-printer', /^jsonPrettyPrinter_\w+$/, 'setting'],
  ['tool:paint', /^paint\/\w+$/, 'pattern'],
] as const;

const PLURALS = {
  document: 'documents',
  'piece of a document': 'pieces of documents',
  drawing: 'drawings',
  'step of a drawing': 'steps of drawings',
  'best run': 'best runs',
  replay: 'replays',
  photo: 'photos',
  'collection of levels': 'collections of levels',
  'level being drawn': 'levels being drawn',
  'text that could not be read': 'texts that could not be read',
  'settings, bests and favourites': 'settings, bests and favourites',
  'game in progress': 'games in progress',
  career: 'careers',
  'pair of scripts': 'pairs of scripts',
  'saved generations': 'saved generations',
  setting: 'settings',
  pattern: 'patterns',
} as const;

interface Classification {
  readonly group: string;
  /** Its name in the list, a key of PLURALS. */
  readonly as: keyof typeof PLURALS;
}

/** Which group a key belongs to; null if it is not the site's. */
function classify(place: StorageArea, key: string): Classification | null {
  if (place === 'documents')
    return /^(document|text)\//.test(key)
      ? { group: 'tool:json-printer', as: key.startsWith('document/') ? 'document' : 'piece of a document' }
      : null;
  if (place === 'drawings')
    return /^(drawing|step)\//.test(key)
      ? { group: 'tool:paint', as: key.startsWith('drawing/') ? 'drawing' : 'step of a drawing' }
      : null;
  if (place === 'database') {
    const [, of] = PHOTO.exec(key) ?? [];
    if (of) return { group: `game:${of}`, as: 'photo' };
    const [, levels] = COLLECTION.exec(key) ?? [];
    if (levels) return { group: `game:${levels}`, as: 'collection of levels' };
    const [, id, kind] = REPLAY.exec(key) ?? [];
    return id ? { group: `game:${id}`, as: kind === 'best' ? 'best run' : 'replay' } : null;
  }
  if (UNREADABLE.test(key)) return { group: 'aside', as: 'text that could not be read' };
  if (key === PROFILE) return { group: 'settings', as: 'settings, bests and favourites' };
  const [, caves] = CAVES.exec(key) ?? [];
  if (caves) return { group: `game:${caves}`, as: 'collection of levels' };
  const [, drawn] = DRAFT.exec(key) ?? [];
  if (drawn) return { group: `game:${drawn}`, as: 'level being drawn' };
  for (const [prefix, as] of OF_GAMES) {
    const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    if (/^[\w-]{1,64}$/.test(id)) return { group: `game:${id}`, as };
  }
  const tool = TOOLS.find(([, keys]) => keys.test(key));
  return tool ? { group: tool[0], as: tool[2] } : null;
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
  return all.filter(({ place, key }) => classify(place, key) !== null);
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
  const found = new Map<string, { counts: Map<keyof typeof PLURALS, number>; bytes: number }>();
  for (const { place, key, value } of things) {
    const { group, as } = classify(place, key) as Classification;
    const one = found.get(group) ?? { counts: new Map<keyof typeof PLURALS, number>(), bytes: 0 };
    one.counts.set(as, (one.counts.get(as) ?? 0) + 1);
    one.bytes += key.length + sizeOf(value);
    found.set(group, one);
  }
  return [...found]
    .map(([id, { counts, bytes }]) => ({ id, bytes, holds: [...counts].map(([as, count]) => countText(as, count)) }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

const countText = (as: keyof typeof PLURALS, count: number): string =>
  count === 1 ? as : `${count.toLocaleString('en')} ${PLURALS[as]}`;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0);
}

/** Erases one group, for a game its bests too; null erases everything. */
export async function erase(group: string | null): Promise<void> {
  for (const { place, key } of await readAll()) {
    if (group !== null && classify(place, key)?.group !== group) continue;
    if (place === 'local') localStorage.removeItem(key);
    else await del(key, TOOL_STORES[place]?.());
  }
  if (group === null) {
    await clear().catch(() => {});
    profile.setState(profile.getInitialState(), true);
    profile.persist.clearStorage();
  } else if (group === 'settings') {
    profile.setState(profile.getInitialState(), true);
    profile.persist.clearStorage();
  } else if (group.startsWith('game:')) {
    const id = group.slice('game:'.length);
    profile.setState(({ games }) => ({
      games: Object.fromEntries(Object.entries(games).filter(([name]) => name !== id)),
    }));
  }
}

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
    if (classify(place, key) && isPlainValue(value) && (place !== 'local' || typeof value === 'string'))
      things.push({ place, key, value: fromPlain(value) });
  const now = new Map(
    (await readAll()).map(({ place, key, value }) => [`${place} ${key}`, JSON.stringify(toPlain(value))]),
  );
  const tally = new Map<string, { fresh: number; changed: number; same: number }>();
  for (const { place, key, value } of things) {
    const id = (classify(place, key) as Classification).group;
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
      await profile.persist.rehydrate();
    },
  };
}
