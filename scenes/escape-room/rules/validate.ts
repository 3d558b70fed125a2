// Validation of commands: returns the refusal as a sentence, or null. Commands come from the HUD, scripts and replay files, so every field is checked.

import type { EscapeTuning } from '../constants.ts';
import { nextNode } from '../levels/graph.ts';
import { normalizeDigits } from './actions.ts';
import { partsOf } from './gadgets.ts';
import { type Fixture, ROOMS } from './item.ts';
import {
  type EscapeState,
  fixturesHere,
  focusedFixture,
  isBlocked,
  isDone,
  isOpen,
  lacksPages,
  lackText,
  openRooms,
  wantsTool,
} from './state.ts';
import { recipeOf, thingName } from './things.ts';
import { nextAlarm } from './timers.ts';

export function validateCommand(
  state: Readonly<EscapeState>,
  command: Partial<Record<string, unknown>>,
  t: EscapeTuning,
  now: number,
): string | null {
  if (state.phase !== 'playing') return 'The game is over.';
  switch (command['type']) {
    case 'look':
      return fixturesHere(state).some(({ id }) => id === command['at']) ? null : 'That is not in this room.';
    case 'back':
      return state.focus === null ? 'You look at nothing closely.' : null;
    case 'act':
      return validateAct(state);
    case 'turn':
      return validateTurn(state, command['part']);
    case 'submit':
      return validateSubmit(state, command['text']);
    case 'cancel':
      return state.asking ? null : 'Nothing is asked.';
    case 'go':
      return validateGo(state, command['to']);
    case 'pick':
    case 'inspect':
      return isCarried(state, command['item']) ? null : 'You do not have that.';
    case 'combine':
      return validateCombine(state, command['a'], command['b']);
    case 'hint':
      if (state.hintsLeft <= 0) return 'No hints remaining!';
      return nextNode(state.draws, state.done) ? null : 'There is nothing left to find.';
    case 'ring': {
      const at = nextAlarm(state, t)?.at ?? Number.POSITIVE_INFINITY;
      return now >= at ? null : 'The clock has not come so far.';
    }
    default:
      return 'That is not a move in this game.';
  }
}

const isCarried = ({ inventory }: Readonly<EscapeState>, item: unknown): item is string =>
  typeof item === 'string' && inventory.includes(item);

function validateAct(state: Readonly<EscapeState>): string | null {
  const fixture = focusedFixture(state);
  if (!fixture) return 'Look at something first.';
  const locked = `${fixture.name} is locked.`;
  if (fixture.leadsTo && isOpen(state, fixture)) return null;
  if (isDone(state, fixture)) return 'Nothing more is to be done here.';
  if (isBlocked(state, fixture)) return fixture.leadsTo || fixture.isExit ? locked : fixture.blockedRefusal;
  if (wantsTool(state, fixture))
    return state.selected === (fixture.toolRequired ?? fixture.keyRequired) ? null : refuseItem(state, fixture);
  if (lacksPages(state, fixture)) return lackText(state, fixture);
  if (fixture.action === 'read') return 'There is nothing more to read.';
  if (fixture.gadget) return 'Its parts are moved one by one.';
  return state.asking ? 'Type the digits.' : null;
}

/** What a key opens is locked, in the specified words; what takes a tool is not: there the thing in hand does not help, or none is in hand. */
function refuseItem({ selected }: Readonly<EscapeState>, { keyRequired, name, wants }: Fixture): string {
  if (keyRequired !== null) return `${name} is locked.`;
  const said = selected === null ? 'Bare hands do not help here.' : `${thingName(selected)}: that does not help here.`;
  return wants === '' ? said : `${said} ${wants}`;
}

function validateTurn(state: Readonly<EscapeState>, part: unknown): string | null {
  const fixture = focusedFixture(state);
  if (!fixture?.gadget) return 'Nothing here is turned.';
  if (isDone(state, fixture)) return 'Nothing more is to be done here.';
  if (isBlocked(state, fixture)) return fixture.blockedRefusal;
  if (wantsTool(state, fixture)) return refuseItem(state, fixture);
  const isPart = typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < partsOf(fixture.gadget);
  return isPart ? null : 'It has no such part.';
}

/** Maximum length of a typed code, with spaces and colon. */
const MAX_LENGTH = 12;

function validateSubmit(state: Readonly<EscapeState>, text: unknown): string | null {
  const fixture = focusedFixture(state);
  if (!fixture?.codePrompt || isDone(state, fixture)) return 'Nothing here takes digits.';
  if (isBlocked(state, fixture)) return fixture.blockedRefusal;
  if (wantsTool(state, fixture)) return refuseItem(state, fixture);
  if (lacksPages(state, fixture)) return lackText(state, fixture);
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !/^\d+$/.test(normalizeDigits(text)))
    return 'Type digits alone.';
  return state.stuckUntil === null ? null : 'The lock is still stuck from the wrong code.';
}

function validateGo(state: Readonly<EscapeState>, to: unknown): string | null {
  const room = ROOMS.find(({ id }) => id === to);
  if (!room) return 'There is no such room.';
  if (room.id === state.room) return 'You are there.';
  if (openRooms(state).includes(room.id)) return null;
  return `${room.name} is locked.`;
}

function validateCombine(state: Readonly<EscapeState>, a: unknown, b: unknown): string | null {
  if (!isCarried(state, a) || !isCarried(state, b)) return 'You do not have both.';
  if (a === b) return 'That takes two things.';
  return recipeOf(a, b) ? null : 'These two do not fit together.';
}
