// Request to the coach, and validation of its response, which may come from the Worker or from an untrusted replay.
import type { Json } from '../../kit/core/json.ts';
import { CONSTANTS, type YayZeeTuning } from '../constants.ts';
import { CATEGORIES, countsOf } from './categories.ts';
import { openSlots } from './rulebook.ts';
import {
  type Advice,
  type Choice,
  firstUnrated,
  isComputersTurn,
  isPlayed,
  playerAt,
  upperOf,
  usedBy,
  type YayZeeState,
} from './state.ts';

/** Position in a turn, as the coach needs it. */
export type Question = Pick<Choice, 'used' | 'upper' | 'dice' | 'left'> & Pick<YayZeeState, 'rulebook'>;

/** Constants that the coach's table depends on: with other values there is no advice. */
const SILENT_ON = Object.entries(CONSTANTS).filter(([name]) => !/Ms$|Seconds$/.test(name));
export const isStandard = (t: YayZeeTuning, { fiveIsFull }: Pick<YayZeeState, 'fiveIsFull'>): boolean =>
  !fiveIsFull && SILENT_ON.every(([name, { value }]) => t[name as keyof YayZeeTuning] === value);

/** The current position. */
export function currentQuestion(state: Readonly<YayZeeState>): Question {
  const player = playerAt(state);
  const { rulebook, dice, rollsLeft } = state;
  return { used: usedBy(player, rulebook), upper: upperOf(player), dice: dice.join(''), left: rollsLeft, rulebook };
}

const isCoached = (state: Readonly<YayZeeState>): boolean =>
  isComputersTurn(state) ? playerAt(state).computer === 'perfect' : state.coach !== 'off';

export function coachQuestion(state: Readonly<YayZeeState>, t: YayZeeTuning): Question | null {
  if (!isStandard(t, state)) return null;
  const isNow = state.rolled && state.advice === null && !isPlayed(state, t) && isCoached(state);
  if (isNow) return currentQuestion(state);
  const owed = state.unrated ? null : firstUnrated(state);
  const { rulebook } = state;
  return owed && { used: owed.used, upper: owed.upper, dice: owed.dice, left: owed.left, rulebook };
}

/** The computer can make its next step: its advice has arrived, or it needs none. */
export const isReady = (state: Readonly<YayZeeState>, t: YayZeeTuning): boolean =>
  !state.rolled ||
  state.chosen ||
  playerAt(state).computer !== 'perfect' ||
  state.advice !== null ||
  !isStandard(t, state);

/** Upper limit of expected points, for validation: twelve further YayZees and a full card. */
const MOST_POINTS = 2000;
const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_POINTS && !Object.is(value, -0);

/** Validates a response against its question; null if it does not fit. */
export function readAdvice(answer: Json, { used, dice, left, rulebook }: Question): Advice | null {
  const { holds, slots } = Object(answer) as { readonly holds?: unknown; readonly slots?: unknown };
  if (!Array.isArray(holds) || !Array.isArray(slots)) return null;
  const areHolds = holds.length === (left > 0 ? (1 << dice.length) - 1 : 0) && holds.every(isPoints);
  const open = openSlots(used, countsOf([...dice].map(Number)), rulebook);
  const areSlots =
    slots.length === CATEGORIES.length &&
    slots.every((value, slot) => ((open & (1 << slot)) === 0 ? value === null : isPoints(value)));
  return areHolds && areSlots ? { holds: [...holds], slots: [...slots] } : null;
}
