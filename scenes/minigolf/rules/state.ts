// State, commands and events of Mini golf. Specification part 3, §3 and §4. Lengths in px of the course, angles in radians, times in ticks.
import type { HasRng } from '../../kit/core/rng.ts';
import { type Course, courseOf, type Point } from './course.ts';
import type { Ball, ContactEvent } from './roll.ts';
import { playOrder } from './round.ts';

/** A stroke as it was made: aim in radians, power 0 to 100. */
export type Made = readonly [aim: number, power: number];

/** Own best on a course. */
export interface OwnBest {
  /** Strokes that counted, those for water included. */
  readonly strokes: number;
  readonly made: readonly Made[];
}

/** A round that never ends: of its courses the state holds the last few, those before are a sum. */
export interface Walk {
  /** `WALK_ONE`, or the seed of the day. */
  readonly id: number;
  /** Opened at a hole by a link: nothing of it is kept. */
  readonly isVisit: boolean;
  /** Hole of the first course that the state holds. */
  first: number;
  /** Holes before that one, in sum: their par, and strokes by player. */
  before: { readonly par: number; readonly strokes: readonly number[] };
  /** Image of the next hole, once a Worker has made it. */
  next: number | null;
}

export interface State extends HasRng {
  /** Texts of the round's courses (JSON). */
  texts: readonly string[];
  /** Their numbers on the site, from 1; 0 is a custom course, a negative number a new one. */
  numbers: readonly number[];
  /** Names of the players, 1 to 4. */
  players: readonly string[];
  /** Strokes by player and course of the round; 0 where it is not played yet. */
  cards: number[][];
  /** Index of the course under way. */
  at: number;
  /** Index of the player whose turn it is. */
  turn: number;
  phase: 'aiming' | 'putting' | 'rolling' | 'completed' | 'over';
  /** Strokes of this player on this course. */
  strokes: number;
  /** The same as they were made. */
  made: readonly Made[];
  /** Own bests by course of the round: the ghost of one who plays alone. */
  bests: (OwnBest | null)[];
  ball: Ball;
  /** Direction of the putt: radians, 0 is right, clockwise. */
  aim: number;
  /** Ticks that keys or stick have been turning the aim: its turn rate ramps up with them. */
  turned: number;
  /** Last position of the pointer: only a pointer that moves changes the aim. */
  pointer: Point | null;
  /** Swing under way: its input, and the ticks it has been held. */
  swing: { by: 'pointer' | 'key'; ticks: number } | null;
  /** The last stroke on this course: start, aim, power (0 to 100). */
  last: { readonly x: number; readonly y: number; readonly aim: number; readonly power: number } | null;
  /** Ticks since the ball was holed or picked up. */
  beat: number;
  /** How this course ended. */
  ending: 'holed' | 'pickedUp' | null;
  /** The last ball went into the water: the message stays until the next stroke. */
  isWet: boolean;
  /** Balls in the water in this round. */
  splashes: number;
  /** Present where the round is a walk. */
  walk?: Walk;
  /** Reason why the course of a link could not be read, or null. */
  complaint: string | null;
}

export type Command =
  /** Cancels a swing: no stroke. */
  | { readonly type: 'cancel' }
  /** Continues after a completed course, as a click does. */
  | { readonly type: 'next' }
  /** Opens a custom course, as JSON. */
  | { readonly type: 'open'; readonly course: string }
  /** Ends a walk, with its card. */
  | { readonly type: 'finish' };

type At<E> = E extends unknown ? E & { readonly x: number; readonly y: number } : never;
export type Event =
  | At<ContactEvent>
  | { readonly type: 'swingBegan' }
  | { readonly type: 'swingCancelled' }
  | At<{ readonly type: 'putted'; readonly power: number; readonly strokes: number }>
  | At<{ readonly type: 'rested' }>
  /** `onSpot`: the ball lies again where it was struck, not on the tee. */
  | At<{ readonly type: 'splashed'; readonly strokes: number; readonly onSpot: boolean }>
  | At<{
      readonly type: 'holed';
      readonly number: number;
      readonly strokes: number;
      readonly made: readonly Made[];
      readonly par: number;
      /** Empty where one plays alone; so below. */
      readonly player: string;
    }>
  | At<{ readonly type: 'pickedUp'; readonly strokes: number }>
  | {
      readonly type: 'teedUp';
      readonly name: string;
      /** Which course it is: 'Course 3'. */
      readonly title: string;
      readonly par: number;
      readonly player: string;
      /** Index of the player. */
      readonly turn: number;
      /** What a walk says besides: how one stands, the landscape that begins, what is met. Empty elsewhere. */
      readonly besides: string;
    }
  /** A hole of a walk is done by one who plays alone: strokes and par of all its holes. */
  | {
      readonly type: 'walked';
      readonly walk: number;
      readonly hole: number;
      readonly strokes: number;
      readonly par: number;
    }
  /** `winners`: their verdict in words where several played. */
  | { readonly type: 'roundEnded'; readonly strokes: number; readonly par: number; readonly winners: string }
  | { readonly type: 'refused'; readonly message: string };

export const courseAt = ({ texts, at }: Readonly<Pick<State, 'texts' | 'at'>>): Course => courseOf(texts[at] as string);

export const numberAt = ({ numbers, at }: Readonly<Pick<State, 'numbers' | 'at'>>): number => numbers[at] ?? 0;

/** Hole of a course that the state holds; 0 where it is no walk. */
export const holeAt = ({ walk }: Readonly<Pick<State, 'walk'>>, index: number): number =>
  walk ? walk.first + index : 0;

/** Whether the round is one of new courses. */
export const isFresh = ({ numbers }: Readonly<Pick<State, 'numbers'>>): boolean => (numbers[0] ?? 0) < 0;

/** Whether water puts the ball back where it was struck: on courses that were generated. */
export const keepsSpot = (state: Readonly<Pick<State, 'numbers' | 'walk'>>): boolean =>
  isFresh(state) || state.walk !== undefined;

/** Where a ball struck from here lies after water: generated courses put it back there, all others on the tee, as specified. */
export const afterWater = (
  state: Readonly<Pick<State, 'numbers' | 'texts' | 'at' | 'walk'>>,
  struckFrom: Point,
): Point => (keepsSpot(state) ? { x: struckFrom.x, y: struckFrom.y } : courseAt(state).start);

/** Number of a course on the card: the site's own, its place among new ones, the hole of a walk; null for a custom course. */
export const cardNumber = (state: Readonly<Pick<State, 'numbers' | 'walk'>>, index: number): number | null => {
  const number = state.walk ? holeAt(state, index) : (state.numbers[index] ?? 0);
  return number > 0 ? number : number < 0 ? index + 1 : null;
};

/** Which course is under way: 'Course 3'. */
export function titleAt(state: Readonly<Pick<State, 'numbers' | 'at' | 'walk'>>): string {
  if (state.walk) return `Hole ${holeAt(state, state.at)}`;
  const number = cardNumber(state, state.at);
  return number === null ? 'Own course' : `${isFresh(state) ? 'New course' : 'Course'} ${number}`;
}

export const cardOf = ({ cards, turn }: Readonly<Pick<State, 'cards' | 'turn'>>): readonly number[] =>
  cards[turn] ?? [];

export const isAlone = ({ players }: Readonly<Pick<State, 'players'>>): boolean => players.length === 1;

/** Name of the player whose turn it is, where several play; empty for one alone. */
export const playerOf = (state: Readonly<Pick<State, 'players' | 'turn'>>): string =>
  isAlone(state) ? '' : (state.players[state.turn] ?? '');

/** Index of the player who plays this course next; null where all have played it. */
export const nextPlayer = ({ cards, at }: Readonly<Pick<State, 'cards' | 'at'>>): number | null =>
  playOrder(cards, at).find(player => !cards[player]?.[at]) ?? null;

/** Total strokes of the current player, with the course under way. */
export const totalOf = (state: Readonly<State>): number => {
  const before = state.walk?.before.strokes[state.turn] ?? 0;
  const played = cardOf(state).reduce((sum, strokes) => sum + strokes, before);
  return cardOf(state)[state.at] ? played : played + state.strokes;
};
