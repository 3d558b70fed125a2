// Map of the house as data: eight rooms with exits and scenery, and the things in them with their texts.
import { type TraitKey, traitOf } from './people.ts';

export const ROOMS = ['front', 'foyer', 'living', 'dining', 'kitchen', 'upstairs', 'bedroom', 'study'] as const;
export type RoomId = (typeof ROOMS)[number];

export const WAYS = ['n', 's', 'e', 'w', 'u', 'd'] as const;
export type Way = (typeof WAYS)[number];
export const WAY_NAMES: Readonly<Record<Way, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  u: 'up',
  d: 'down',
};

interface Room {
  /** 'Living Room'. */
  readonly title: string;
  /** Within a sentence: 'the living room'. */
  readonly called: string;
  /** Shown on the first visit and by look. */
  readonly desc: string;
  readonly exits: Readonly<Partial<Record<Way, RoomId>>>;
}

export const HOUSE: Readonly<Record<RoomId, Room>> = {
  front: {
    title: 'Front of the House',
    called: 'the front of the house',
    desc: 'Gravel, two lanterns, and a tall house with every window lit. The gate behind you is locked for the night.',
    exits: { n: 'foyer' },
  },
  foyer: {
    title: 'Foyer',
    called: 'the foyer',
    desc: 'A tiled hall with a grand staircase. Somebody has chalked an outline where the host was found.',
    exits: { s: 'front', w: 'living', e: 'dining', u: 'upstairs' },
  },
  living: {
    title: 'Living Room',
    called: 'the living room',
    desc: 'Armchairs round a low fire. One of them is still warm, and nobody says whose it is.',
    exits: { e: 'foyer', n: 'kitchen' },
  },
  dining: {
    title: 'Dining Room',
    called: 'the dining room',
    desc: 'A long table, laid for eight and cleared for none. The candles have burnt down by half.',
    exits: { w: 'foyer', n: 'kitchen' },
  },
  kitchen: {
    title: 'Kitchen',
    called: 'the kitchen',
    desc: 'Copper pans over a cold stove, and a clock that is five minutes fast.',
    exits: { s: 'dining', w: 'living' },
  },
  upstairs: {
    title: 'Upstairs Landing',
    called: 'the landing upstairs',
    desc: 'A long carpet under a row of portraits. All of them seem to have looked away.',
    exits: { d: 'foyer', w: 'bedroom', e: 'study' },
  },
  bedroom: {
    title: 'Bedroom',
    called: 'the bedroom',
    desc: "The host's bed, turned down for a night he did not see. A mirror, a dressing table, a window on the park.",
    exits: { e: 'upstairs' },
  },
  study: {
    title: 'Study',
    called: 'the study',
    desc: 'Books to the ceiling, a desk under a green lamp, and a drawer that was opened in a hurry.',
    exits: { w: 'upstairs' },
  },
};

/** 'in the kitchen', 'on the landing upstairs'. */
export function inRoom(room: RoomId): string {
  if (room === 'front') return 'at the front of the house';
  return `${room === 'upstairs' ? 'on' : 'in'} ${HOUSE[room].called}`;
}

export const THINGS = [
  'umbrella',
  'footprint',
  'glass',
  'napkin',
  'ash',
  'watch',
  'hairbrush',
  'thread',
  'letter',
] as const;
export type ThingId = (typeof THINGS)[number];

interface Thing {
  /** 'a footprint'. */
  readonly called: string;
  /** The room it is in at the start. */
  readonly lies: RoomId;
  /** The trait of the murderer that it reveals; none for red herrings and the letter. */
  readonly trait?: TraitKey;
  /** The refusal to take it, where it cannot be taken. */
  readonly stays?: string;
  /** Synonyms. */
  readonly words: readonly string[];
}

export const THING: Readonly<Record<ThingId, Thing>> = {
  umbrella: { called: 'an umbrella', lies: 'front', words: ['brolly', 'duck'] },
  footprint: {
    called: 'a footprint',
    lies: 'foyer',
    trait: 'shoe',
    stays: 'The footprint stays where it is.',
    words: ['print', 'footstep', 'track', 'tracks', 'footprints', 'earth', 'mud'],
  },
  glass: { called: 'a glass', lies: 'living', trait: 'hand', words: ['tumbler', 'goblet', 'thumb'] },
  napkin: { called: 'a napkin', lies: 'dining', trait: 'scent', words: ['serviette', 'cloth'] },
  ash: {
    called: 'a trace of ash',
    lies: 'kitchen',
    trait: 'tobacco',
    stays: 'The ash would be gone at a breath. You leave it.',
    words: ['ashes', 'trace', 'saucer', 'match'],
  },
  watch: { called: 'a stopped watch', lies: 'upstairs', words: ['pocketwatch', 'timepiece'] },
  hairbrush: { called: 'a hairbrush', lies: 'bedroom', trait: 'hair', words: ['brush'] },
  thread: { called: 'a thread', lies: 'study', trait: 'gloves', words: ['fibre', 'fiber', 'string'] },
  letter: { called: 'a torn letter', lies: 'study', words: ['paper', 'note'] },
};

/** 'the umbrella'. */
export const theThing = (id: ThingId): string => THING[id].called.replace(/^an? /, 'the ');

/** The ways of a shortest walk between two rooms, by breadth-first search. */
export function routeTo(from: RoomId, to: RoomId): readonly Way[] {
  const routes = new Map<RoomId, readonly Way[]>([[from, []]]);
  for (const [room, route] of routes)
    for (const way of WAYS) {
      const next = HOUSE[room].exits[way];
      if (next && !routes.has(next)) routes.set(next, [...route, way]);
    }
  return routes.get(to) ?? [];
}

export const traitOfThing = (thing: ThingId): number | null => {
  const { trait } = THING[thing];
  return trait ? traitOf(trait) : null;
};
/** Clue texts, by trait and its value. */
export const CLUE_TEXT: Readonly<Record<TraitKey, readonly [string, string]>> = {
  shoe: [
    'A print of wet earth on the tiles, long and broad: a large shoe made it.',
    'A print of wet earth on the tiles, short and narrow: a small shoe made it.',
  ],
  hand: [
    'The thumb is on the left side of the glass, as a right hand holds it: whoever drank is right-handed.',
    'The thumb is on the right side of the glass, as a left hand holds it: whoever drank is left-handed.',
  ],
  scent: [
    "The napkin was pressed to somebody's neck. It keeps a lavender scent.",
    "The napkin was pressed to somebody's neck. It smells of starch and nothing else: no scent.",
  ],
  tobacco: [
    'Coarse, black, sweet: pipe ash. Whoever stood here smokes a pipe.',
    'Grey and light: only a burnt match, and no tobacco near it. Whoever stood here does not smoke.',
  ],
  hair: [
    "A hair that is not the host's is caught in it: dark hair.",
    "A hair that is not the host's is caught in it: fair hair.",
  ],
  gloves: [
    'Torn off on the drawer, soft and crimped: wool. The hand wore wool gloves.',
    'Torn off on the drawer, a waxed seam: leather. The hand wore leather gloves.',
  ],
};

/** Red herrings: one of three texts per case. */
export const HERRINGS: Readonly<Record<'umbrella' | 'watch', readonly [string, string, string]>> = {
  umbrella: [
    'Dry as a bone. It has not rained for a week, so it says nothing.',
    "A good umbrella with a duck's head. The duck keeps its counsel.",
    'It belongs to the postman, who left at noon. A dead end.',
  ],
  watch: [
    'It stopped at ten past four, years ago. It says nothing of tonight.',
    'Stopped at noon, and full of dust. A dead end.',
    'It stopped when it fell off the wall last winter. Everybody knows the story.',
  ],
};
