// Everything that the site stores on this device: one table of its keys. A value is stored under a key of this table or not at all; the list in the
// settings, its export and erasure, the privacy policy and the messages about storage are made from it.

/** localStorage, and the IndexedDB databases of games, drawings and documents. */
export const STORAGE_AREAS = ['local', 'database', 'drawings', 'documents'] as const;
export type StorageArea = (typeof STORAGE_AREAS)[number];

export interface StoredKind {
  readonly area: StorageArea;
  /** Its keys. The first group is the id of the game that it belongs to. */
  readonly keys: RegExp;
  /** What it belongs to, where that is no game. */
  readonly group?: 'settings' | 'aside' | 'tool:music-generator' | 'tool:json-printer' | 'tool:paint';
  /** Its name in a list: '1 replay' is said as 'replay', more as '3 replays'. */
  readonly one: string;
  readonly many: string;
  /** Its name at the start of a sentence. */
  readonly subject: string;
  /** In the privacy policy. */
  readonly policy: string;
}

const LEVELS = 'levels, caves and courses that you draw or bring in';
const IN_PROGRESS =
  'games you left, written as you play, so that you can continue them; none is loaded unless you say so';
const MADE = 'what you make and want to find again: drawings, a pattern, pieces of music, robot programs';
const DOCUMENTS =
  'the documents you open, paste or type in the JSON pretty printer: the last 20 of them, up to 200 MB. There you can forget one or all';

export const STORED = {
  profile: {
    area: 'local',
    keys: /^foldedFox\.profile$/,
    group: 'settings',
    one: 'settings, bests and favourites',
    many: 'settings, bests and favourites',
    subject: 'Your settings and best scores',
    policy:
      'settings (theme, sound, motion, colours, text size, keys), personal bests, favourites, and which games you played last',
  },
  daily: {
    area: 'local',
    keys: /^foldedFox\.daily$/,
    group: 'settings',
    one: 'results of daily games',
    many: 'results of daily games',
    subject: 'Your results of daily games',
    policy: 'the days on which you finished a daily game, and how you did on the last four hundred of them',
  },
  savedGame: {
    area: 'local',
    keys: /^foldedFox\.kept\.([\w-]{1,64})(?:\.before)?$/,
    one: 'game in progress',
    many: 'games in progress',
    subject: 'Your game in progress',
    policy: IN_PROGRESS,
  },
  career: {
    area: 'local',
    keys: /^foldedFox\.career\.([\w-]{1,64})$/,
    one: 'career',
    many: 'careers',
    subject: 'Your progress in this game',
    policy: 'what grows from run to run, such as the sums you know by heart: the next run begins with it',
  },
  lessons: {
    area: 'local',
    keys: /^foldedFox\.lessons\.([\w-]{1,64})$/,
    one: 'list of lessons',
    many: 'lists of lessons',
    subject: 'What this game has taught you',
    policy: 'which hints of a game you have had, so that none is told twice',
  },
  secrets: {
    area: 'local',
    keys: /^foldedFox\.secrets\.([\w-]{1,64})$/,
    one: 'list of solved secrets',
    many: 'lists of solved secrets',
    subject: 'What you have seen the end of',
    policy: 'which cases, codes and missions you know the secret of, so that they do not score again',
  },
  scripts: {
    area: 'local',
    keys: /^foldedFox\.scripts\.([\w-]{1,64})$/,
    one: 'pair of scripts',
    many: 'pairs of scripts',
    subject: 'Your robot scripts',
    policy: MADE,
  },
  arena: {
    area: 'local',
    keys: /^foldedFox\.arena\.([\w-]{1,64})$/,
    one: 'pair of arena scripts',
    many: 'pairs of arena scripts',
    subject: 'Your scripts for the arena',
    policy: MADE,
  },
  league: {
    area: 'local',
    keys: /^foldedFox\.league\.([\w-]{1,64})$/,
    one: 'league of robots',
    many: 'leagues of robots',
    subject: 'Your league of robots',
    policy: MADE,
  },
  tunings: {
    area: 'local',
    keys: /^foldedFox\.tunings\.([\w-]{1,64})$/,
    one: 'list of tunings',
    many: 'lists of tunings',
    subject: 'Your tunings of the lab',
    policy: MADE,
  },
  draft: {
    area: 'local',
    keys: /^foldedFox\.([\w-]{1,64})\.(?:draft|course)$/,
    one: 'level being drawn',
    many: 'levels being drawn',
    subject: 'The level you were drawing',
    policy: LEVELS,
  },
  generations: {
    area: 'local',
    keys: /^savedGenerations$/,
    group: 'tool:music-generator',
    one: 'saved generations',
    many: 'saved generations',
    subject: 'Your saved pieces of music',
    policy: MADE,
  },
  song: {
    area: 'local',
    keys: /^foldedFox\.song\.([\w-]{1,64})$/,
    group: 'tool:music-generator',
    one: 'kept song',
    many: 'kept songs',
    subject: 'Your song',
    policy: MADE,
  },
  jsonSettings: {
    area: 'local',
    keys: /^jsonPrettyPrinter_\w+$/,
    group: 'tool:json-printer',
    one: 'setting',
    many: 'settings',
    subject: 'A setting of the JSON pretty printer',
    policy: 'settings of the tools',
  },
  pattern: {
    area: 'local',
    keys: /^paint\/\w+$/,
    group: 'tool:paint',
    one: 'pattern',
    many: 'patterns',
    subject: 'Your own pattern',
    policy: MADE,
  },
  companion: {
    area: 'local',
    keys: /^foldedFox\.about\.(?:savedGenerations|jsonPrettyPrinter_\w+)$/,
    group: 'settings',
    one: 'note of who wrote a value',
    many: 'notes of who wrote a value',
    subject: 'A note of who wrote a value',
    policy: 'with some of these, the version of the site that wrote them',
  },
  unreadable: {
    area: 'local',
    keys: /^(?:foldedFox\..+|savedGenerations|jsonPrettyPrinter_\w+|paint\/\w+)\.(?:unreadable\.\d+|other\.[\w-]+)$/,
    group: 'aside',
    one: 'text that was set aside',
    many: 'texts that were set aside',
    subject: 'A text that was set aside',
    policy: 'what could no longer be read, or was changed in two tabs at once: set aside so that you can still save it',
  },
  run: {
    area: 'database',
    keys: /^run\/([\w-]{1,64})\/[\w-]{1,64}$/,
    one: 'run in progress',
    many: 'runs in progress',
    subject: 'Your run in progress',
    policy: IN_PROGRESS,
  },
  runPart: {
    area: 'database',
    keys: /^run\/([\w-]{1,64})\/[\w-]{1,64}\/\d+$/,
    one: 'part of a recording',
    many: 'parts of recordings',
    subject: 'The recording of your run in progress',
    policy: IN_PROGRESS,
  },
  runMark: {
    area: 'local',
    keys: /^foldedFox\.run\.([\w-]{1,64})$/,
    one: 'note that a run is kept',
    many: 'notes that a run is kept',
    subject: 'A note that a run is kept',
    policy: IN_PROGRESS,
  },
  bestReplay: {
    area: 'database',
    keys: /^replay\/([\w-]{1,64})\/best(?:\/|$)/,
    one: 'best run',
    many: 'best runs',
    subject: 'The replay of your best run',
    policy: 'replays of runs, and the path of your best run, for its ghost',
  },
  replay: {
    area: 'database',
    keys: /^replay\/([\w-]{1,64})\/kept\//,
    one: 'replay',
    many: 'replays',
    subject: 'A replay',
    policy: 'replays of runs, and the path of your best run, for its ghost',
  },
  dayReplay: {
    area: 'database',
    keys: /^replay\/([\w-]{1,64})\/day\//,
    one: 'best run of a day',
    many: 'best runs of days',
    subject: 'The replay of your best run of a day',
    policy:
      'the best run of each daily game you finish, so that you can watch it on its day’s page: the last forty of them, up to half a megabyte each',
  },
  track: {
    area: 'database',
    keys: /^track\/([\w-]{1,64})(?:\/|$)/,
    one: 'ghost of a best run',
    many: 'ghosts of best runs',
    subject: 'The ghost of your best run',
    policy: 'replays of runs, and the path of your best run, for its ghost',
  },
  photo: {
    area: 'database',
    keys: /^photo\/([\w-]{1,64})\//,
    one: 'photo',
    many: 'photos',
    subject: 'A picture of the album',
    policy: 'pictures that you take in a game, for its album',
  },
  levels: {
    area: 'database',
    keys: /^levels\/([\w-]{1,64})\//,
    one: 'collection of levels',
    many: 'collections of levels',
    subject: 'A collection of levels',
    policy: LEVELS,
  },
  itemAside: {
    area: 'database',
    keys: /^aside\//,
    group: 'aside',
    one: 'text that was set aside',
    many: 'texts that were set aside',
    subject: 'A text that was set aside',
    policy: 'what could no longer be read, or was changed in two tabs at once: set aside so that you can still save it',
  },
  drawing: {
    area: 'drawings',
    keys: /^drawing\//,
    group: 'tool:paint',
    one: 'drawing',
    many: 'drawings',
    subject: 'A drawing',
    policy: MADE,
  },
  drawingStep: {
    area: 'drawings',
    keys: /^step\//,
    group: 'tool:paint',
    one: 'step of a drawing',
    many: 'steps of drawings',
    subject: 'A step of a drawing',
    policy: MADE,
  },
  document: {
    area: 'documents',
    keys: /^document\//,
    group: 'tool:json-printer',
    one: 'document',
    many: 'documents',
    subject: 'A document',
    policy: DOCUMENTS,
  },
  documentText: {
    area: 'documents',
    keys: /^text\//,
    group: 'tool:json-printer',
    one: 'piece of a document',
    many: 'pieces of documents',
    subject: 'The text of a document',
    policy: DOCUMENTS,
  },
} as const satisfies Readonly<Record<string, StoredKind>>;

export type StoredName = keyof typeof STORED;

/** The kind of a key, and the group it is listed and erased with: 'settings', 'game:<id>', 'tool:paint'. Null if it is not the site's. */
export function kindOf(area: StorageArea, key: string): { readonly kind: StoredKind; readonly group: string } | null {
  for (const kind of Object.values<StoredKind>(STORED)) {
    const found = kind.area === area ? kind.keys.exec(key) : null;
    if (found) return { kind, group: kind.group ?? `game:${found[1]}` };
  }
  return null;
}

/** What the privacy policy lists, each once. */
export const storedPolicies = (): readonly string[] => [...new Set(Object.values(STORED).map(({ policy }) => policy))];
