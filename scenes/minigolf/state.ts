// What a round of Mini golf is at any moment, what can be commanded and what can happen. Specification part 3, §3 and §4.
import type { HasRng } from '../kit/core/rng.ts';
import { type Course, courseOf, type Point } from './course.ts';
import type { Ball, Met } from './roll.ts';

export interface State extends HasRng {
  /** The texts of the courses that the round is played on, and their numbers on the site; 0 is somebody's own. */
  texts: readonly string[];
  numbers: readonly number[];
  /** Who plays; one has no name. */
  players: readonly string[];
  /** Strokes by player and course of the round; 0 where it is not played yet. */
  cards: number[][];
  /** Which course of the round, and whose turn. */
  at: number;
  turn: number;
  phase: 'aiming' | 'putting' | 'rolling' | 'completed' | 'over';
  /** On this course. */
  strokes: number;
  ball: Ball;
  /** Where the putt goes: radians, 0 is right, clockwise. */
  aim: number;
  /** Ticks that keys or stick have been turning it, up to their full pace. */
  turned: number;
  /** Where a hand that aims pointed last: only one that moves turns the aim. */
  pointer: Point | null;
  /** Ticks that the swing has been held, and what holds it. */
  swing: { by: 'pointer' | 'key'; ticks: number } | null;
  /** The last stroke on this course: from where, and how. */
  last: { readonly x: number; readonly y: number; readonly aim: number; readonly power: number } | null;
  /** Ticks since the ball was holed or picked up. */
  beat: number;
  /** How the course ended. */
  ending: 'holed' | 'pickedUp' | null;
  /** The last ball went into the water: said until the next stroke. */
  isWet: boolean;
  /** Of the round. */
  splashes: number;
  /** Why the course that a link brought is not played. */
  complaint: string | null;
}

export type Command =
  /** Gives a swing up: no stroke. */
  | { readonly type: 'cancel' }
  /** After the ball is holed: what a click does. */
  | { readonly type: 'next' }
  /** A course of one's own, as its file says it. */
  | { readonly type: 'open'; readonly course: string };

type At<E> = E extends unknown ? E & { readonly x: number; readonly y: number } : never;
export type Event =
  | At<Met>
  | { readonly type: 'swingBegan' }
  | { readonly type: 'swingCancelled' }
  | At<{ readonly type: 'putted'; readonly power: number; readonly strokes: number }>
  | At<{ readonly type: 'rested' }>
  | At<{ readonly type: 'splashed'; readonly strokes: number }>
  | At<{
      readonly type: 'holed';
      readonly number: number;
      readonly strokes: number;
      readonly par: number;
      readonly player: string;
    }>
  | At<{ readonly type: 'pickedUp'; readonly strokes: number }>
  | {
      readonly type: 'teedUp';
      readonly name: string;
      readonly number: number;
      readonly par: number;
      readonly player: string;
    }
  | { readonly type: 'roundEnded'; readonly strokes: number; readonly par: number }
  | { readonly type: 'refused'; readonly message: string };

export const courseAt = ({ texts, at }: Readonly<Pick<State, 'texts' | 'at'>>): Course => courseOf(texts[at] as string);

export const numberAt = ({ numbers, at }: Readonly<Pick<State, 'numbers' | 'at'>>): number => numbers[at] ?? 0;

export const cardOf = ({ cards, turn }: Readonly<Pick<State, 'cards' | 'turn'>>): readonly number[] =>
  cards[turn] ?? [];

/** Of the one whose turn it is, the course under way included. */
export const totalOf = (state: Readonly<State>): number => {
  const played = cardOf(state).reduce((sum, strokes) => sum + strokes, 0);
  return cardOf(state)[state.at] ? played : played + state.strokes;
};
