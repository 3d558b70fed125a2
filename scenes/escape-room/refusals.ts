// Why a command is refused, in a sentence. Commands may come from anywhere, so nothing about them is taken for granted.
import { digitsOf } from './act.ts';
import { nextAlarm } from './clock.ts';
import type { EscapeTuning } from './constants.ts';
import { firstUnmet } from './graph.ts';
import { ROOMS } from './item.ts';
import { around, type EscapeState, focused, isDead, isDone, isOpen, openRooms } from './state.ts';
import { recipeOf } from './things.ts';

export function refusalOf(
  state: Readonly<EscapeState>,
  command: Partial<Record<string, unknown>>,
  t: EscapeTuning,
  now: number,
): string | null {
  if (state.phase !== 'playing') return 'The game is over.';
  switch (command['type']) {
    case 'look':
      return around(state).some(({ id }) => id === command['at']) ? null : 'That is not in this room.';
    case 'back':
      return state.focus === null ? 'You look at nothing closely.' : null;
    case 'act':
      return whyNotAct(state);
    case 'submit':
      return whyNotSubmit(state, command['text']);
    case 'cancel':
      return state.asking ? null : 'Nothing is asked.';
    case 'go':
      return whyNotGo(state, command['to']);
    case 'pick':
    case 'inspect':
      return has(state, command['item']) ? null : 'You do not have that.';
    case 'combine':
      return whyNotCombine(state, command['a'], command['b']);
    case 'hint':
      if (state.hintsLeft <= 0) return 'No hints remaining!';
      return firstUnmet(state.done) ? null : 'There is nothing left to find.';
    case 'ring': {
      const at = nextAlarm(state, t)?.at ?? Number.POSITIVE_INFINITY;
      return now >= at ? null : 'The clock has not come so far.';
    }
    default:
      return 'That is not a move in this game.';
  }
}

const has = ({ inventory }: Readonly<EscapeState>, item: unknown): item is string =>
  typeof item === 'string' && inventory.includes(item);

function whyNotAct(state: Readonly<EscapeState>): string | null {
  const fixture = focused(state);
  if (!fixture) return 'Look at something first.';
  const locked = `${fixture.name} is locked.`;
  if (fixture.goes && isOpen(state, fixture)) return null;
  if (isDone(state, fixture)) return 'Nothing more is to be done here.';
  if (isDead(state, fixture)) return fixture.goes || fixture.isExit ? locked : 'It has no power.';
  const tool = fixture.toolRequired ?? fixture.keyRequired;
  if (tool !== null && !state.fitted.includes(fixture.id)) return state.selected === tool ? null : locked;
  if (fixture.deed === 'read') return 'There is nothing more to read.';
  return state.asking ? 'Type the digits.' : null;
}

/** The longest that anybody types: spaces and a colon too. */
const LONGEST = 12;

function whyNotSubmit(state: Readonly<EscapeState>, text: unknown): string | null {
  const fixture = focused(state);
  if (!fixture?.asks || isDone(state, fixture)) return 'Nothing here takes digits.';
  if (isDead(state, fixture)) return 'It has no power.';
  const tool = fixture.toolRequired ?? fixture.keyRequired;
  if (tool !== null && !state.fitted.includes(fixture.id)) return `${fixture.name} is locked.`;
  if (typeof text !== 'string' || text.length > LONGEST || !/^\d+$/.test(digitsOf(text))) return 'Type digits alone.';
  return state.stuckUntil === null ? null : 'The lock is still stuck from the wrong code.';
}

function whyNotGo(state: Readonly<EscapeState>, to: unknown): string | null {
  const room = ROOMS.find(({ id }) => id === to);
  if (!room) return 'There is no such room.';
  if (room.id === state.room) return 'You are there.';
  if (openRooms(state).includes(room.id)) return null;
  return `${room.name} is locked.`;
}

function whyNotCombine(state: Readonly<EscapeState>, a: unknown, b: unknown): string | null {
  if (!has(state, a) || !has(state, b)) return 'You do not have both.';
  if (a === b) return 'That takes two things.';
  return recipeOf(a, b) ? null : 'These two do not fit together.';
}
