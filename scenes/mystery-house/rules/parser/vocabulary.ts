// Vocabulary of the parser: lookup tables for verbs with synonyms and abbreviations, directions, rooms, people, things and topics.
import { ROOMS, type RoomId, THING, THINGS, type ThingId, WAY_NAMES, WAYS, type Way } from '../house.ts';
import { GUESTS } from '../people.ts';
import { SCENERY_WORDS } from '../scenery.ts';
import { ACT_OF } from './acts.ts';

export const VERBS = {
  look: ['look', 'l', 'stare', 'gaze', 'begin', 'start', 'continue'],
  examine: ['examine', 'x', 'inspect', 'study', 'read', 'check', 'describe', 'see', 'view', 'watch', 'peek', 'observe'],
  search: ['search', 'find', 'seek', 'investigate', 'explore', 'locate'],
  take: ['take', 'get', 'grab', 'pick', 'collect', 'carry', 'steal', 'pocket', 'catch', 'seize'],
  drop: ['drop', 'put', 'discard', 'place', 'leave'],
  inventory: ['inventory', 'i', 'inv', 'items'],
  go: [
    'go',
    'walk',
    'run',
    'move',
    'head',
    'enter',
    'proceed',
    'travel',
    'step',
    'visit',
    'approach',
    'come',
    'sneak',
    'creep',
    'crawl',
    'slide',
    'stroll',
    'wander',
  ],
  exit: ['exit', 'out', 'escape', 'flee'],
  back: ['back', 'return', 'retreat'],
  ask: ['ask', 'question', 'interview', 'interrogate', 'talk', 'speak', 'confront', 'press', 'chat'],
  tell: ['tell', 'inform', 'say', 'answer', 'explain'],
  show: ['show', 'give', 'hand', 'offer', 'pass', 'present'],
  smell: ['smell', 'sniff'],
  accuse: ['accuse', 'blame', 'arrest'],
  wait: ['wait', 'z', 'pause'],
  again: ['again', 'g', 'repeat'],
  oops: ['oops', 'yes', 'y'],
  undo: ['undo'],
  notes: ['notes', 'notebook', 'clues', 'suspects', 'journal', 'evidence', 'traces'],
  map: ['map', 'plan'],
  score: ['score', 'points'],
  help: ['help', 'h', 'hint', 'hints', 'commands', 'instructions', 'verbs', 'info'],
  exits: ['exits', 'ways', 'directions'],
  who: ['who'],
  time: ['time'],
  about: ['about', 'version', 'credits'],
  save: ['save', 'transcript', 'script'],
  restore: ['restore', 'load', 'restart', 'quit', 'q', 'reset', 'end'],
  story: ['story', 'case', 'intro'],
  accusation: ['accusation'],
  gather: ['gather', 'assemble', 'summon', 'convene'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Verb = keyof typeof VERBS;

export const TOPICS = ['alibi', 'tobacco', 'scent', 'motive'] as const;
export type Topic = (typeof TOPICS)[number];
/** What else a guest can be asked. */
export type Matter = 'looks' | 'murder' | 'lie' | 'self' | 'feelings';

const words = (text: string): readonly string[] => text.split(' ');
const TOPIC_WORDS: Readonly<Record<Topic | Matter, readonly string[]>> = {
  alibi: words(
    'alibi where hour evening statement tonight nine ten saw see seen hear heard know noticed happened whereabouts witness doing company together alone confirm',
  ),
  tobacco: words('tobacco smoke smokes smoker smoking pipe cigar cigarette'),
  scent: words('scent perfume lavender cologne fragrance'),
  motive: words(
    'motive quarrel quarrels quarrelled ambrose quill host debt will secret insult money victim reason why inherit argument argued hate hated enemy enemies fight master',
  ),
  looks: words('hand hands hair gloves glove shoe shoes left-handed right-handed handed clothes'),
  murder: words(
    'murder murderer killer crime kill killed murdered guilty innocent blow death suspect suspects suspicious suspicion',
  ),
  lie: words('lie lying liar lies lied believe trust confess admit truth true honest sure certain contradiction'),
  self: words('name work job profession yourself himself herself life past'),
  feelings: words('how feel feeling afraid scared worried tired nervous well alright'),
};

/** Stop words: the parser ignores them. */
export const FILLERS: ReadonlySet<string> = new Set(
  words(
    'the a an to at with please miss mrs mr ms dr my your his their its this that these those some of around up down for on into in inside onto through over under behind beneath beside near by off out away again about is are was were do does i now just very really any there closely carefully slowly quietly quickly loudly gently thoroughly everywhere anywhere more once first next else still each',
  ),
);
/** Where one of these stands inside a noun phrase, the rest says only where it is. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  words('of on from under behind with at to near in inside into over beside through onto beneath by against off'),
);

const tableOf = <V extends string>(table: Readonly<Record<V, readonly string[]>>): ReadonlyMap<string, V> =>
  new Map((Object.keys(table) as V[]).flatMap(key => table[key].map(word => [word, key] as const)));

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
/** Ways that no house has; and where stairs lead hangs on the floor. */
export const NO_WAY: ReadonlySet<string> = new Set(
  words('ne nw se sw northeast northwest southeast southwest left right sideways'),
);
export const STAIRS: ReadonlySet<string> = new Set(['stairs', 'staircase', 'stair', 'steps']);

export const ROOM_OF: ReadonlyMap<string, RoomId> = new Map<string, RoomId>([
  ...ROOMS.map(room => [room, room] as const),
  ['hall', 'foyer'],
  ['hallway', 'foyer'],
  ['lounge', 'living'],
  ['parlour', 'living'],
  ['landing', 'upstairs'],
  ['library', 'study'],
  ['office', 'study'],
  ['drawing', 'living'],
  ['outside', 'front'],
  ['out', 'front'],
  ['inside', 'foyer'],
]);

/** Rooms that other houses have. */
export const NO_ROOMS: ReadonlySet<string> = new Set(
  words(
    'cellar basement attic loft bathroom toilet garage ballroom conservatory nursery pantry dungeon crypt tower vault lift elevator stable stables greenhouse balcony',
  ),
);

export const GUEST_OF: ReadonlyMap<string, number> = new Map(
  GUESTS.flatMap(({ name, work }, who) => [...name.toLowerCase().split(' '), work].map(word => [word, who] as const)),
);
export const SELF: ReadonlySet<string> = new Set(['you', 'me', 'myself', 'yourself', 'self']);
export const ALL: ReadonlySet<string> = new Set(['all', 'everything', 'anything', 'things']);
/** The living who are here. */
export const EVERYBODY: ReadonlySet<string> = new Set(
  words(
    'everybody everyone both guests people persons suspect guest person somebody someone anybody anyone men women man woman crowd others',
  ),
);
/** What is seen of people: without a name it is looked for on everybody here. */
export const PARTS: ReadonlySet<string> = new Set(
  words('hand hands hair glove gloves shoe shoes boots coat clothes face faces eyes'),
);
export const BODY: ReadonlySet<string> = new Set(['body', 'bodies', 'corpse', 'corpses', 'dead', 'remains']);

export const THING_OF: ReadonlyMap<string, ThingId> = new Map(
  THINGS.flatMap(id => [id, ...THING[id].words].map(word => [word, id] as const)),
);
export const PRONOUNS = ['it', 'him', 'her', 'them', 'he', 'she'] as const;

/** Small talk by what it is for. */
export const TALK = {
  greeting: words('hello hi hey greetings good morning welcome ladies'),
  thanks: words('thanks thank cheers'),
  sorry: words('sorry excuse pardon apologise apologize'),
  parting: words('bye goodbye goodnight farewell'),
  no: words('no nope never'),
  yes: words('ok okay sure yeah yep'),
  oath: words('damn hell fuck shit bloody crap'),
  magic: words('xyzzy plugh abracadabra'),
  jeer: words(
    'sucks suck stupid idiot moron fool boring dumb lame useless rubbish trash terrible awful ridiculous pathetic nonsense',
  ),
} as const;
export type Talk = keyof typeof TALK;
export const TALK_OF = tableOf<Talk>(TALK);

const QUESTION_WORDS = words(
  'what where when why how which whose is are do does did can could was were have has would will should any',
);
export const ASKS: ReadonlySet<string> = new Set([...QUESTION_WORDS, 'who', 'whom']);

/** Words that begin a command of their own after a comma or "and". */
export const BEGINS: ReadonlySet<string> = new Set(
  [...VERB_OF.keys(), ...ACT_OF.keys(), ...WAY_OF.keys()].filter(word => !THING_OF.has(word) && !TOPIC_OF.has(word)),
);

/** The whole vocabulary, for spelling. */
export const WORDS: ReadonlySet<string> = new Set([
  ...VERB_OF.keys(),
  ...ACT_OF.keys(),
  ...TOPIC_OF.keys(),
  ...WAY_OF.keys(),
  ...NO_WAY,
  ...STAIRS,
  ...NO_ROOMS,
  ...ROOM_OF.keys(),
  ...GUEST_OF.keys(),
  ...THING_OF.keys(),
  ...SCENERY_WORDS,
  ...SELF,
  ...ALL,
  ...EVERYBODY,
  ...PARTS,
  ...BODY,
  ...PRONOUNS,
  ...FILLERS,
  ...PREPOSITIONS,
  ...TALK_OF.keys(),
  ...ASKS,
  ...words('about and then except ways here not no am an guess bet sure solve solved proof prove points game screw'),
]);
