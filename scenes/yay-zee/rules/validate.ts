// Validation of commands: returns the reason for a refusal as a sentence, or null.

import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, type Category, NAMES, UPPER } from './categories.ts';
import { isReady, isStandard } from './coachQuestion.ts';
import { ROLL_FIRST, SELECT } from './messages.ts';
import {
  activeSlots,
  isAlone,
  isComputersTurn,
  isOver,
  isPlayed,
  isRating,
  mayRoll,
  openTo,
  playerAt,
  type YayZeeState,
} from './state.ts';

type State = Readonly<YayZeeState>;
type T = YayZeeTuning;

/** Validates a command: the reason for its refusal, or null. Commands may come from scripts, so every field is checked. */
export function validate(state: State, command: Partial<Record<string, unknown>>, t: T): string | null {
  const type = command?.type;
  if (isOver(state, t)) return 'The game is over.';
  switch (type) {
    case 'coach':
      return validateCoach(state, command['mode'], t);
    case 'goOn':
      return isRating(state, t) || isComputersTurn(state) ? null : 'It is your turn.';
    case 'lapse':
      return state.taken ? null : 'There is nothing to take back.';
    case 'computerActs':
      return !isPlayed(state, t) && isComputersTurn(state) && isReady(state, t)
        ? null
        : 'It is not the computer’s turn.';
    case 'roll':
    case 'hold':
    case 'score':
      if (isPlayed(state, t)) return 'All slots are taken.';
      if (isComputersTurn(state)) return `It is ${playerAt(state).name}’s turn.`;
      return type === 'roll'
        ? validateRoll(state)
        : type === 'hold'
          ? validateHold(state, command['die'])
          : validateScore(state, command['category'], t);
    default:
      return 'That is not a move in this game.';
  }
}

function validateRoll(state: State): string | null {
  if (state.rollsLeft === 0) return SELECT;
  return mayRoll(state) ? null : 'All dice are held. Let one go before you roll.';
}

function validateHold({ rolled, rollsLeft, dice }: State, die: unknown): string | null {
  if (!Number.isInteger(die) || dice[die as number] === undefined) return 'There is no such die.';
  if (!rolled) return ROLL_FIRST;
  return rollsLeft > 0 ? null : SELECT;
}

function validateScore(state: State, category: unknown, t: T): string | null {
  const slot = CATEGORIES.indexOf(category as Category);
  if (slot < 0 || slot >= activeSlots(t)) return 'There is no such category.';
  if (!state.rolled) return ROLL_FIRST;
  const player = playerAt(state);
  if (player.scores[slot] !== null) return 'This category is taken. Choose another one.';
  const open = openTo(state, player, t);
  return open.includes(slot) ? null : jokerRefusal(open);
}

/** The joker rule, as far as it says where five equal dice have to go. */
function jokerRefusal(open: readonly number[]): string {
  const [first = 0] = open;
  return open.length === 1 && first < UPPER
    ? `A joker goes into ${NAMES[CATEGORIES[first] as Category]}, which is free.`
    : 'A joker goes into a free slot of the lower part.';
}

function validateCoach(state: State, mode: unknown, t: T): string | null {
  if (mode !== 'off' && mode !== 'after' && mode !== 'before') return 'The coach does not know how to do that.';
  if (!isAlone(state)) return 'The coach sits with one person only.';
  if (state.mode === 'duel' && mode === 'before') return 'In a duel the coach keeps his advice to himself.';
  return isStandard(t, state) ? null : 'The coach knows the standard rules only.';
}
