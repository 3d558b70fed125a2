// Vocabulary of the parser: lookup tables for verbs with synonyms and abbreviations, directions, rooms, people, things and topics.
import { HOUSE, ROOMS, type RoomId, THING, THINGS, type ThingId, WAY_NAMES, WAYS, type Way } from '../house.ts';
import { GUESTS } from '../people.ts';

export const VERBS = {
  look: ['look', 'l'],
  examine: ['examine', 'x', 'inspect', 'study', 'search', 'read', 'check', 'describe', 'see'],
  take: ['take', 'get', 'grab', 'pick', 'collect', 'carry'],
  drop: ['drop', 'put', 'discard'],
  inventory: ['inventory', 'i', 'inv'],
  go: ['go', 'walk', 'run', 'move', 'head', 'climb', 'enter'],
  ask: ['ask', 'question', 'interview', 'interrogate', 'talk', 'speak', 'confront'],
  smell: ['smell', 'sniff'],
  accuse: ['accuse', 'blame', 'arrest'],
  wait: ['wait', 'z'],
  again: ['again', 'g', 'repeat'],
  oops: ['oops', 'yes', 'y'],
  undo: ['undo'],
  notes: ['notes', 'notebook', 'clues', 'suspects'],
  map: ['map'],
  score: ['score'],
  help: ['help', 'h', 'hint', 'commands'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Verb = keyof typeof VERBS;

export const TOPICS = ['alibi', 'tobacco', 'scent', 'motive'] as const;
export type Topic = (typeof TOPICS)[number];
const TOPIC_WORDS: Readonly<Record<Topic | 'looks' | 'murder', readonly string[]>> = {
  alibi: ['alibi', 'where', 'hour', 'evening', 'lie', 'lying', 'statement'],
  tobacco: ['tobacco', 'smoke', 'smoking', 'pipe', 'cigar'],
  scent: ['scent', 'perfume', 'lavender'],
  motive: [
    'motive',
    'quarrel',
    'ambrose',
    'quill',
    'host',
    'debt',
    'will',
    'secret',
    'insult',
    'money',
    'victim',
    'reason',
  ],
  looks: ['hand', 'hands', 'hair', 'gloves', 'glove', 'shoe', 'shoes'],
  murder: ['murder', 'murderer', 'killer', 'crime'],
};

/** Stop words: the parser ignores them. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the a an to at with please miss mrs mr my your his their this that some of room around up for on into in'.split(' '),
);

const tableOf = <V extends string>(words: Readonly<Record<V, readonly string[]>>): ReadonlyMap<string, V> =>
  new Map((Object.keys(words) as V[]).flatMap(key => words[key].map(word => [word, key] as const)));

export const VERB_OF = tableOf<Verb>(VERBS);
export const TOPIC_OF = tableOf(TOPIC_WORDS);

export const WAY_OF: ReadonlyMap<string, Way> = new Map<string, Way>([
  ...WAYS.flatMap(
    way =>
      [
        [way, way],
        [WAY_NAMES[way], way],
      ] as const,
  ),
  ['downstairs', 'd'],
]);

export const ROOM_OF: ReadonlyMap<string, RoomId> = new Map<string, RoomId>([
  ...ROOMS.map(room => [room, room] as const),
  ['hall', 'foyer'],
  ['lounge', 'living'],
  ['landing', 'upstairs'],
  ['library', 'study'],
  ['outside', 'front'],
  ['out', 'front'],
  ['inside', 'foyer'],
]);

export const GUEST_OF: ReadonlyMap<string, number> = new Map(
  GUESTS.flatMap(({ name, work }, who) => [...name.toLowerCase().split(' '), work].map(word => [word, who] as const)),
);
export const SELF: ReadonlySet<string> = new Set(['you', 'me', 'myself', 'yourself', 'self']);
export const ALL: ReadonlySet<string> = new Set(['all', 'everything', 'everybody', 'everyone']);
export const BODY: ReadonlySet<string> = new Set(['body', 'bodies', 'corpse', 'dead']);

export const THING_OF: ReadonlyMap<string, ThingId> = new Map(
  THINGS.flatMap(id => [id, ...THING[id].words].map(word => [word, id] as const)),
);
export const SCENERY: ReadonlySet<string> = new Set(ROOMS.flatMap(room => Object.keys(HOUSE[room].scenery)));
export const PRONOUNS = ['it', 'him', 'her', 'them', 'he', 'she'] as const;

const CONJUNCTIONS = ['about', 'and', 'then', 'except'];

/** The whole vocabulary, for spelling and completion. */
export const WORDS: ReadonlySet<string> = new Set([
  ...VERB_OF.keys(),
  ...TOPIC_OF.keys(),
  ...WAY_OF.keys(),
  ...ROOM_OF.keys(),
  ...GUEST_OF.keys(),
  ...THING_OF.keys(),
  ...SCENERY,
  ...SELF,
  ...ALL,
  ...BODY,
  ...PRONOUNS,
  ...FILLERS,
  ...CONJUNCTIONS,
]);
