// Manners: what each of the thirteen creatures does in a fight, in the order of `enemies.ts`, as data and small functions.

/** Of the two questions that stand beside each other, the quick one or the bold one. */
export type Stroke = 'quick' | 'bold';

/** What a creature looks like while its manner is at work. */
export type Pose =
  | 'plain'
  | 'curled'
  | 'aloft'
  | 'wary'
  | 'locked'
  | 'coiled'
  | 'charging'
  | 'inky'
  | 'howling'
  | 'fiery';

/** What manners read of a fight. */
export interface Course {
  /** Answers in this fight, right and wrong. */
  readonly turn: number;
  /** Right answers since the last bold one. */
  readonly sinceBold: number;
  /** Kind of the last right answer, and how many of it came one after another; null after a wrong one. */
  readonly last: Stroke | null;
  readonly same: number;
  readonly anger: number;
  /** Anger at its lowest and highest. */
  readonly least: number;
  readonly most: number;
  /** By how much its anger changes. */
  readonly temper: number;
  readonly row: number;
  /** The row is as long as it counts: the next hit deals the most. */
  readonly isFull: boolean;
  /** Row that the last bold hit spent; null before one. */
  readonly spent: number | null;
}

/** What an answer was: 'stalled' is a quick one that did not spend a full row. */
export type Did = Stroke | 'stalled' | 'wrong';

export interface Manner {
  /** One or two words: 'Curls up'. */
  readonly name: string;
  /** What it does, and what helps, in one sentence. */
  readonly line: string;
  /** Anger at the start, above the least. */
  readonly begins?: number;
  /** Anger after an answer; unless given a quick one lowers it, and a bold one raises it. */
  anger?(course: Course, did: Did): number;
  /** The only choice that is offered now; null for both. */
  only?(course: Course): Stroke | null;
  /** True where a right answer of this choice deals the least: a quick one lengthens no row, a bold one takes no courage. */
  blocks?(course: Course, did: Stroke): boolean;
  /** Courage that it gets back after a right answer. */
  regains?(course: Course, did: Stroke): number;
  /** A wrong answer leaves the row as it is. */
  readonly keepsRow?: true;
  /** Courage that a wrong answer gives it back. */
  readonly drinks?: number;
  /** A bold miss costs no more than a quick one, and a long fight does not anger it. */
  readonly isSlow?: true;
  /** Share of the usual courage, of creatures that hinder a full row or hurry. */
  readonly heart?: number;
  /** Its bold questions hide a number. */
  readonly hides?: true;
  /** Carries a treasure for so many answers. */
  readonly carries?: number;
  pose?(course: Course): Pose;
  /** What is said when its pose begins, and when an answer is blocked. */
  readonly alert?: string;
  readonly blocked?: string;
}

/** Right answers after which the hedgehog is curled up. */
const CURLED = 2;
/** The boar charges, and the octopus blots, every third time. */
const THIRD = 3;
const isThird = ({ turn }: Course): boolean => turn % THIRD === THIRD - 1;
const isCurled = ({ sinceBold }: Course): boolean => sinceBold >= CURLED;

export const MANNERS: readonly Manner[] = [
  {
    name: 'Slow',
    line: 'Slow: no miss costs more than this, not even a bold one.',
    isSlow: true,
    anger: ({ least }) => least,
  },
  {
    name: 'Curls up',
    line: 'Curls up after two quick hits: a third deals least, and adds no step.',
    blocks: (course, did) => did === 'quick' && isCurled(course),
    pose: course => (isCurled(course) ? 'curled' : 'plain'),
    alert: 'It curls up.',
    blocked: 'It is curled up: a quick hit adds nothing to your row.',
  },
  {
    name: 'Leaps',
    line: 'A bold hit makes it leap: then only a quick one reaches it.',
    only: ({ last }) => (last === 'bold' ? 'quick' : null),
    pose: ({ last }) => (last === 'bold' ? 'aloft' : 'plain'),
    alert: 'It leaps: only a quick one reaches it.',
  },
  {
    name: 'Walks backwards',
    line: 'Walks backwards: its bold sums hide a number.',
    hides: true,
  },
  {
    name: 'Sees through you',
    line: 'Sees through you: a bold hit with the same row as the last takes nothing.',
    blocks: ({ row, spent }, did) => did === 'bold' && row === spent,
    pose: ({ row, spent }) => (row === spent ? 'wary' : 'plain'),
    alert: 'It knows this row: make it another.',
    blocked: 'It saw that coming: it keeps its courage.',
  },
  {
    name: 'Bites',
    line: 'Bites: each miss gives it 3 courage back.',
    begins: 2,
    drinks: 3,
  },
  {
    name: 'Locks horns',
    line: 'Locks horns: every miss costs the most, but your row stands.',
    anger: ({ most }) => most,
    begins: 99,
    keepsRow: true,
    pose: () => 'locked',
  },
  {
    name: 'Coils',
    line: 'Coils tighter with each quick answer: here a bold one calms it.',
    anger: ({ anger, least, temper }, did) => (did === 'quick' || did === 'stalled' ? anger + 1 + temper : least),
    pose: ({ anger, least }) => (anger > least + 2 ? 'coiled' : 'plain'),
    alert: 'It has coiled tight.',
  },
  {
    name: 'Charges',
    line: 'Charges every third time: a miss then costs the most.',
    anger: ({ turn, least, most }) => (isThird({ turn } as Course) ? most : least),
    pose: course => (isThird(course) ? 'charging' : 'plain'),
    alert: 'It charges!',
  },
  {
    name: 'Carries a treasure',
    line: 'Carries a treasure, and loses it after the tenth answer: be faster.',
    heart: 0.6,
    carries: 10,
    pose: ({ turn }) => (turn >= 7 ? 'aloft' : 'plain'),
    alert: 'It flutters away: three more answers.',
  },
  {
    name: 'Blots',
    line: 'Blots every third quick sum with ink: only the bold one can be read.',
    heart: 0.6,
    only: course => (isThird(course) ? 'bold' : null),
    pose: course => (isThird(course) ? 'inky' : 'plain'),
    alert: 'Ink! Only the bold sum can be read.',
  },
  {
    name: 'Howls',
    line: 'Howls at every second quick answer running: 2 courage more.',
    heart: 0.55,
    regains: ({ last, same }, did) => (did === 'quick' && last === 'quick' && same % 2 === 1 ? 2 : 0),
    pose: ({ last, same }) => (last === 'quick' && same % 2 === 1 ? 'howling' : 'plain'),
    alert: 'It draws breath to howl.',
  },
  {
    name: 'Breathes fire',
    heart: 0.85,
    line: 'Its fire grows by three each time; a bold hit with three steps puts it out.',
    anger: ({ anger, least, row }, did) => (did === 'wrong' || (did === 'bold' && row >= 3) ? least : anger + 3),
    pose: ({ anger, least }) => (anger > least + 3 ? 'fiery' : 'plain'),
    alert: 'Its fire is high.',
  },
];
