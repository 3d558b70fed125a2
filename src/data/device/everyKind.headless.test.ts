// Every kind of value that the site stores, under everything that happens to stored values: spoilt, of a later version, full and forbidden storage, a
// second tab, a page that ends while it writes. What was stored is still there or set aside, and one true sentence names it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import { walker } from '../../../scenes/kit/core/testing.ts';
import type { SavedGeneration } from '../../tools/music-generator/songs/savedGenerations.ts';
import { encodeNotes } from '../../tools/music-generator/studio/written.ts';
import { kindOf, STORED, type StoredKind, type StoredName, storedPolicies } from '../storedKinds.ts';
import { MemoryStorage } from '../testing.ts';

/** The databases of IndexedDB in memory, and what happens to the next write. */
const database = await vi.hoisted(async () => new (await import('../testing.ts')).MemoryDatabase());
vi.mock('idb-keyval', () => database.module);
vi.stubGlobal('IDBKeyRange', { bound: () => null });

/** One visit of the site: the stores as a newly opened page makes them. */
async function visit() {
  vi.resetModules();
  const { toasts } = await import('../../ui/toast.ts');
  let said = 0;
  const stop = toasts.subscribe(({ last }, before) => {
    if (last && last.id !== before.last?.id) said++;
  });
  stops.push(stop);
  return { notice: () => toasts.getState().last, said: () => said };
}
const stops: (() => void)[] = [];

interface LocalSpecimen {
  readonly key: string;
  /** Two values that a page saves. */
  readonly values: readonly [unknown, unknown];
  /** The right version with wrong types. */
  readonly wrong: unknown;
  /** A bare text, for keys whose form is specified. */
  readonly bare?: (value: unknown) => string;
  /** Corrupt values are said on the console alone until something is written over them, as specified. */
  readonly isQuiet?: boolean;
  /** The tool itself says that there is no room, or that the browser stores nothing. */
  readonly callerReports?: boolean;
  open(): Promise<{ load(): unknown; save(value: unknown): unknown; readonly stored: { readonly version: number } }>;
}
interface Opened {
  readonly format: { readonly version: number };
  load(): unknown;
  save(value: never): unknown;
}
const opened = (stored: Opened) => ({
  load: () => stored.load(),
  save: (value: unknown) => stored.save(value as never),
  stored: stored.format,
});

const generation = (seed: number): SavedGeneration => ({
  ...{ id: `gen_${seed}`, name: 'Cave', genre: 'calm', tempo: 90, volume: -8, complexity: 50, seed },
  date: '2026-03-03T14:05:09.000Z',
});
const layers = { melody: false, bass: false, chords: false, drums: false };
const song = (seed: number) => {
  const settings = {
    ...{ genre: 'calm', intensity: 'battle', tempo: 90, ownTempo: true, drums: false, ending: false, form: 'A' },
    ...{ volume: -8, complexity: 50, seed },
  };
  const music = {
    ...{ settings, morph: { to: 'horror', amount: 5 }, locked: { A: layers, B: layers } },
    written: { A: { melody: encodeNotes([{ notes: [62], duration: '4n', at: 8, velocity: 0.8 }]) }, B: {} },
  };
  return { at: seed, music, muted: layers, past: [music] };
};

/** A value of each kind in localStorage. A kind without one is a type error. */
const LOCAL: Readonly<Record<LocalName, LocalSpecimen>> = {
  profile: {
    key: 'foldedFox.profile',
    values: [{ choices: { volume: 0.1 } }, { choices: { volume: 0.2 } }],
    wrong: { choices: { volume: 'loud' }, games: {} },
    async open() {
      const { profile } = await import('../profile.ts');
      const whole = (value: unknown) => {
        const { choices } = value as { choices: object };
        const initial = profile.getInitialState();
        return { ...initial, choices: { ...initial.choices, ...choices } };
      };
      return {
        load: () => profile.stored.load(),
        save: value => profile.stored.save(whole(value)),
        stored: profile.stored.format,
      };
    },
  },
  daily: {
    key: 'foldedFox.daily',
    values: [
      { days: [20_782], results: { 20782: { walk: { runs: 1, won: false, best: 5, assistedBest: null } } } },
      { days: [20_782, 20_783], results: { 20783: { walk: { runs: 2, won: true, best: 9, assistedBest: 4 } } } },
    ],
    wrong: { days: ['today'], results: {} },
    open: async () => opened((await import('../games/daily.ts')).daily.stored),
  },
  savedGame: {
    key: 'foldedFox.kept.walk',
    values: [
      { at: 1, setup: {}, kept: { x: 1 } },
      { at: 2, setup: {}, kept: { x: 2 } },
    ],
    wrong: { at: 'noon', setup: {}, kept: null },
    async open() {
      const { storedSave } = await import('../games/savedGames.ts');
      return opened(storedSave('walk', { version: 1, serialize: () => null, validate: () => null }));
    },
  },
  career: {
    key: 'foldedFox.career.walk',
    values: [{ jumps: 1 }, { jumps: 2 }],
    wrong: { jumps: 'many' },
    async open() {
      const { storedCareer } = await import('../games/careers.ts');
      const validate = (from: unknown) => (typeof (from as { jumps: unknown }).jumps === 'number' ? null : 'No.');
      return opened(storedCareer('walk', { version: 1, initial: null, validate, reduce: from => from }));
    },
  },
  lessons: {
    key: 'foldedFox.lessons.rock-td',
    values: [['quality'], ['quality', 'fuse']],
    wrong: ['quality', 'everything'],
    open: async () => opened((await import('../../huds/rock-td/storedLessons.ts')).storedLessons),
  },
  secrets: {
    key: 'foldedFox.secrets.walk',
    values: [
      [['1', 'shown']],
      [
        ['1', 'closed'],
        ['2', 'shown'],
      ],
    ],
    wrong: [[1, 'lost']],
    async open() {
      const { storedSecrets } = await import('../games/secrets.ts');
      return opened(storedSecrets('walk'));
    },
  },
  tunings: {
    key: 'foldedFox.tunings.walk',
    values: [
      [{ name: 'fast', values: { stride: 2 } }],
      [
        { name: 'fast', values: { stride: 2 } },
        { name: 'slow', values: { stride: 0.5 } },
      ],
    ],
    wrong: [{ name: 'fast', values: { stride: 'two' } }],
    async open() {
      const { storedTunings } = await import('../../play/lab/knobs/keptTunings.ts');
      return opened(storedTunings('walk'));
    },
  },
  scripts: {
    key: 'foldedFox.scripts.robot-battle',
    values: [
      ['a', 'b'],
      ['a', 'c'],
    ],
    wrong: ['a'],
    open: async () => opened((await import('../../huds/robot-battle/savedScripts.ts')).savedScripts),
  },
  arena: {
    key: 'foldedFox.arena.robot-battle',
    values: [
      {
        codes: ['a', 'b'],
        places: [
          { who: 'own', team: 0 },
          { who: 'sentry', team: 1 },
        ],
      },
      {
        codes: ['a', 'c'],
        places: [
          { who: 'own', team: 0 },
          { who: 'second', team: 1 },
        ],
      },
    ],
    wrong: { codes: ['a', 'b'], places: [{ who: 'nobody', team: 0 }] },
    open: async () => opened((await import('../../huds/robot-battle/arena/savedArena.ts')).savedArena),
  },
  league: {
    key: 'foldedFox.league.robot-battle',
    values: [
      [{ name: 'Snail', code: 'a' }],
      [
        { name: 'Snail', code: 'a' },
        { name: 'Robot', code: 'b' },
      ],
    ],
    wrong: [{ name: 'Snail' }],
    open: async () => opened((await import('../../huds/robot-battle/savedLeague.ts')).storedLeague),
  },
  draft: {
    key: 'foldedFox.sokoban.draft',
    values: [
      { columns: 3, rows: 3, cells: '#########' },
      { columns: 3, rows: 3, cells: '####@####' },
    ],
    wrong: { columns: 3, rows: 3, cells: '#' },
    open: async () => opened((await import('../../huds/sokoban/sheets/draft.ts')).draft.stored),
  },
  generations: {
    key: 'savedGenerations',
    values: [[generation(1)], [generation(2), generation(1)]],
    wrong: [{ id: 5 }],
    bare: JSON.stringify,
    isQuiet: true,
    callerReports: true,
    open: async () => opened((await import('../../tools/music-generator/songs/savedGenerations.ts')).storedGenerations),
  },
  song: {
    key: 'foldedFox.song.a',
    values: [song(1), song(2)],
    wrong: { ...song(1), muted: 'all' },
    open: async () => opened((await import('../../tools/music-generator/songs/songs.ts')).storedSong('a')),
  },
  jsonSettings: {
    key: 'jsonPrettyPrinter_indentSize',
    values: [2, 8],
    wrong: 3,
    bare: String,
    callerReports: true,
    open: async () => opened((await import('../../tools/json-printer/settings.ts')).STORED_SETTINGS.indent),
  },
  pattern: {
    key: 'paint/pattern',
    values: [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ],
    wrong: [1],
    open: async () => opened((await import('../../tools/paint/view/files/customPattern.ts')).customPattern),
  },
};
/** Kinds in localStorage that are values; the three others stand beside them. */
type LocalName = Exclude<
  { [K in StoredName]: (typeof STORED)[K]['area'] extends 'local' ? K : never }[StoredName],
  Beside
>;
type Beside = 'unreadable' | 'companion' | 'runMark';

let storage = new MemoryStorage();
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  database.items.clear();
  database.fault = null;
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});
// Files share their modules: none here may know another file's database, and none later this one's.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser whose storage has no room left, or refuses. */
function failing(what: 'full' | 'forbidden'): void {
  if (what === 'full') storage.room = 0;
  else storage.isForbidden = true;
}
function working(): void {
  storage.room = Number.POSITIVE_INFINITY;
  storage.isForbidden = false;
}

describe.each(Object.entries(LOCAL))('%s', (name, { key, values, wrong, bare, isQuiet, callerReports, open }) => {
  const { subject } = STORED[name as LocalName];
  const envelope = (version: number, state: unknown) => JSON.stringify({ version, state });
  const spoilt: readonly (readonly [what: string, text: string])[] = [
    ['not as it is written', bare ? '?' : 'not JSON'],
    ['of the right version with wrong types', bare ? bare(wrong) : envelope(1, wrong)],
    ['four million spaces', ' '.repeat(4_000_000)],
    ...(bare ? [] : ([['of version 99', envelope(99, values[0])]] as const)),
  ];

  test('its key is of this kind', () => expect(kindOf('local', key)?.kind).toBe(STORED[name as LocalName]));

  test.each(spoilt)('%s: set aside, said once, and one begins anew', async (_, text) => {
    localStorage.setItem(key, text);
    const page = await visit();
    const store = await open();
    if (isQuiet) expect(store.load()).toEqual([]);
    else expect(store.load()).toBeNull();
    store.save(values[0]);
    store.save(values[1]);
    expect(localStorage.getItem(`${key}.unreadable.1`)).toBe(text);
    expect(page.said()).toBe(1);
    expect(page.notice()?.title).toContain(subject);
    expect(store.load()).toMatchObject(values[1] as object);
  });

  test('without room to set it aside: left alone, said, and never written over', async () => {
    const text = bare ? '?' : 'not JSON';
    localStorage.setItem(key, text);
    failing('full');
    const page = await visit();
    const store = await open();
    store.load();
    store.save(values[0]);
    working();
    store.save(values[1]);
    expect([...storage.texts]).toEqual([[key, text]]);
    expect(page.said()).toBe(1);
    expect(page.notice()).toMatchObject({ title: expect.stringContaining(subject) });
    expect(page.notice()?.description).toContain('left as it is, and what you do now is not kept');
  });

  test.each(['full', 'forbidden'] as const)('%s storage: the page goes on, what was stored stays', async what => {
    const before = await visit();
    (await open()).save(values[0]);
    expect(before.said()).toBe(0);
    const text = localStorage.getItem(key);
    const page = await visit();
    const store = await open();
    store.load();
    failing(what);
    expect(store.save(values[1])).toMatchObject({ outcome: what });
    store.save(values[0]);
    working();
    expect(localStorage.getItem(key)).toBe(text);
    expect(page.said()).toBe(callerReports ? 0 : 1);
  });

  test('two tabs: what the other wrote is merged or copied aside with a word', async () => {
    await visit();
    const other = await open();
    other.save(values[0]);
    const page = await visit();
    const store = await open();
    store.load();
    other.save(values[1]);
    const theirs = localStorage.getItem(key);
    store.save(values[0]);
    const copies = [...storage.texts.keys()].filter(one => one.startsWith(`${key}.other.`));
    if (copies.length > 0) {
      expect(copies.map(copy => localStorage.getItem(copy))).toEqual([theirs]);
      expect(page.notice()?.title).toContain(subject);
    } else expect(store.load(), 'merged').toMatchObject(values[1] as object);
  });

  test('a page that ends while it writes leaves the old value whole', async () => {
    await visit();
    (await open()).save(values[0]);
    const text = localStorage.getItem(key);
    const set = storage.setItem.bind(storage);
    storage.setItem = (written, value) => {
      if (written === key) throw new DOMException('the page has ended', 'AbortError');
      set(written, value);
    };
    (await open()).save(values[1]);
    storage.setItem = set;
    const page = await visit();
    expect((await open()).load()).toMatchObject(values[0] as object);
    expect(localStorage.getItem(key)).toBe(text);
    expect(page.said()).toBe(0);
  });
});

const replay: Replay = {
  ...{ version: 2, game: 'walk', rules: 1, seed: 1, setup: {}, overrides: {}, ticks: 60, frames: [[60, []]], acts: [] },
  ...{ assisted: false, hash: 'abc', result: null },
};
const track = { every: 6, places: [[1, 2]] } as const;
const png = () => new Blob([new Uint8Array([137])], { type: 'image/png' });
const levels = { title: 'A', author: 'B', count: 1, text: '#' };

interface ItemSpecimen {
  readonly key: string;
  /** Reads all of its kind; resolves to how many there are. */
  count(): Promise<number>;
  /** Saves one; under `key` where a later one takes the place of an earlier. */
  save?(): Promise<unknown>;
  /** Unreadable ones are shown in a list of their own. */
  readonly isListed?: boolean;
  /** The caller says what goes wrong when it is saved. */
  readonly callerReports?: boolean;
}
type ItemName = Exclude<StoredName, LocalName | Beside | 'itemAside' | 'runPart' | 'drawingStep' | 'documentText'>;

/** An item of each kind in IndexedDB. A kind without one is a type error. */
const ITEMS: Readonly<Record<ItemName, ItemSpecimen>> = {
  run: {
    key: 'run/walk/a',
    count: async () => (await (await import('../games/keptRuns.ts')).listRuns({ id: 'walk' })).length,
    async save() {
      const { RunKeeper } = await import('../games/runKeeper.ts');
      const session = walker();
      const keeper = new RunKeeper(session, { id: 'walk' });
      session.start();
      session.send({ jump: 1 });
      session.pause();
      await new Promise(resolve => setTimeout(resolve));
      keeper.stop();
    },
  },
  bestReplay: {
    key: 'replay/walk/best',
    count: async () => (await (await import('../games/replays.ts')).loadBestReplays('walk')).length,
    save: async () => (await import('../games/replays.ts')).saveBestReplay(replay, track),
  },
  dayReplay: {
    key: 'replay/walk/day/20785/1',
    count: async () => ((await (await import('../games/replays.ts')).loadDayReplay('walk', 20_785, 1)) ? 1 : 0),
    save: async () => (await import('../games/replays.ts')).saveDayReplay(replay, 20_785),
  },
  track: {
    key: 'track/walk',
    count: async () => ((await (await import('../games/replays.ts')).loadBestTrack('walk')) ? 1 : 0),
    save: async () => (await import('../games/replays.ts')).saveBestReplay(replay, track),
  },
  replay: {
    key: 'replay/walk/kept/1',
    isListed: true,
    count: async () =>
      (await (await import('../games/replays.ts')).loadSavedReplays('walk')).filter(one => one.replay !== null).length,
    save: async () => (await import('../games/replays.ts')).storeReplay(replay),
  },
  photo: {
    key: 'photo/walk/1',
    callerReports: true,
    count: async () => (await (await import('../games/photos.ts')).loadPhotos('walk')).length,
    save: async () => (await import('../games/photos.ts')).savePhoto('walk', png(), 'a fox'),
  },
  levels: {
    key: 'levels/walk/minis',
    callerReports: true,
    count: async () => (await (await import('../games/collections.ts')).loadCollections('walk')).length,
    save: async () => (await import('../games/collections.ts')).saveCollection('walk', 'minis', levels),
  },
  drawing: {
    key: 'drawing/a',
    count: async () => (await new (await import('../../tools/paint/DrawingStore.ts')).DrawingStore().list()).length,
  },
  document: {
    key: 'document/a',
    count: async () =>
      (await new (await import('../../tools/json-printer/open/documentStore.ts')).DocumentStore().list()).length,
  },
};

describe.each(Object.entries(ITEMS))('%s', (name, { key, count, save, isListed, callerReports }) => {
  const { area, subject } = STORED[name as ItemName];

  test('its key is of this kind', () => expect(kindOf(area, key)?.kind).toBe(STORED[name as ItemName]));

  test.each([
    ['not as it is written', 'torn'],
    ['of version 99', { version: 99 }],
    ['four million spaces', ' '.repeat(4_000_000)],
  ])('%s: it stays or is set aside, and is said once', async (_, value) => {
    database.items.set(key, value);
    const page = await visit();
    expect(await count()).toBe(0);
    expect(await count()).toBe(0);
    await save?.();
    expect([...database.items.values()]).toContain(value);
    expect(page.said()).toBe(isListed ? 0 : 1);
    if (!isListed) expect(page.notice()?.title).toContain(subject);
    if (save) expect(await count()).toBe(1);
  });

  if (!save) return;
  test.each([
    ['full', 'QuotaExceededError', /no room/],
    ['forbidden', 'SecurityError', /keeps n/],
  ])('%s storage is said', async (_, fault, words) => {
    database.fault = fault;
    const page = await visit();
    const answer = await save();
    expect(callerReports ? answer : page.notice()?.title).toMatch(words);
    expect(database.items.size).toBe(0);
  });
});

/** Files that may use the browser's storage; all others go through them. */
const STORAGE_CODE = [
  'src/data/StoredValue.ts',
  'src/data/device/device.ts',
  'src/data/games/photos.ts',
  'src/data/games/collections.ts',
  'src/data/games/replays.ts',
  'src/data/storedItems.ts',
  'src/data/storedKeys.ts',
  // The look of the page and the first picture’s settings, read only.
  'src/data/runMarks.ts',
  'src/data/storedChoices.ts',
  // Databases of their own, written in transactions over several keys.
  'src/tools/json-printer/open/documentStore.ts',
  'src/tools/paint/DrawingStore.ts',
];

test('no other file uses localStorage or IndexedDB, so every key is in the table', () => {
  const files = ['src', 'scenes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.|\.check\./.test(file))
      .map(file => join(folder, file).replaceAll('\\', '/')),
  );
  const users = files.filter(file => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const withoutTexts = code.replaceAll(/'[^'\n]*'/g, '');
    return /\b(?:localStorage|indexedDB)\b/.test(withoutTexts) || /'(?:idb-keyval|zustand\/middleware)'/.test(code);
  });
  expect(users.sort()).toEqual([...STORAGE_CODE].sort());
});

test('keys of other sites and none of ours have no kind', () => {
  for (const key of ['', 'constructor', '__proto__', 'foldedFox', 'foldedFox.kept.', 'foldedFox.kept.../x', 'cookies'])
    for (const area of ['local', 'database', 'drawings', 'documents'] as const)
      expect(kindOf(area, key), key).toBeNull();
});

test('every kind is named for lists, sentences and the privacy policy', () => {
  for (const { one, many, subject, policy } of Object.values<StoredKind>(STORED)) {
    expect([one, many, subject, policy].every(words => words.length > 4)).toBe(true);
    expect(storedPolicies()).toContain(policy);
  }
});
