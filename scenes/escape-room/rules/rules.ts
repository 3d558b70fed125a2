// Rules of Escape Room (turn rules): commands to look, act, combine, enter codes and ask for hints, within a time limit.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { Alarm, CreateOptions, TurnRules } from '../../kit/core/rules.ts';
import type { EscapeTuning } from '../constants.ts';
import { isPage } from '../levels/building/sheets.ts';
import { createDraws, lastDraws } from '../levels/draws.ts';
import { nextNode } from '../levels/graph.ts';
import { PAGES } from '../levels/pages/facts.ts';
import { performAction, submitCode, turnPart } from './actions.ts';
import type { CommandResult, EscapeEvent } from './events.ts';
import { fixtureOf } from './fixtures.ts';
import { partsOf } from './gadgets.ts';
import { roomName } from './item.ts';
import { nextPage, readFound, withPage } from './pages.ts';
import { resultOf } from './result.ts';
import {
  currentDescription,
  type EscapeCommand,
  type EscapeState,
  fixturesHere,
  focusedFixture,
  isBlocked,
  isDone,
  openRooms,
} from './state.ts';
import { recipeOf, THINGS } from './things.ts';
import { applyRing, nextAlarm } from './timers.ts';
import { validateCommand } from './validate.ts';

export const RULES: TurnRules<EscapeState, EscapeCommand, EscapeEvent, EscapeTuning> = {
  kind: 'turns',
  create,
  legal,
  apply,
  alarm: (state, t): Alarm<EscapeCommand> => nextAlarm(state, t),
  giveUp: ({ phase, asking, focus }) =>
    phase !== 'playing' ? null : asking ? { type: 'cancel' } : focus !== null ? { type: 'back' } : null,
  result: (state, t) => resultOf(state, t),
};

function create({ seed, setup, begin }: CreateOptions, t: EscapeTuning): EscapeState {
  const rng = seeded(seed);
  const { pages } = readFound(begin?.career);
  const isLast = setup['building'] === 'last';
  const draws = isLast ? lastDraws(rng) : createDraws(rng);
  return {
    rng,
    draws: { ...draws, pages: draws.pages.slice(0, PAGES - pages.length) },
    isUntimed: setup['time'] === 'untimed',
    phase: 'playing',
    room: 'lab',
    focus: null,
    asking: false,
    done: [],
    seen: [],
    fitted: [],
    settings: {},
    inventory: [],
    selected: null,
    notes: [],
    pages,
    found: {},
    hintsLeft: Math.round(t.hints),
    hintsUsed: 0,
    hint: null,
    wrongCodes: 0,
    stuckUntil: null,
    warned: 0,
    message: isLast
      ? lastWords(pages)
      : 'The door falls shut behind you. Look around: something here opens the next door.',
    endedAt: null,
  };
}

/** What is said at the door of the last house: how many pages one has, since its locks ask about them. */
const lastWords = (pages: readonly number[]): string =>
  pages.length === PAGES
    ? 'The door folds shut behind you. You have every page: what hangs here asks what they say.'
    : `The door folds shut behind you. What hangs here asks what the pages say, and you have ${pages.length} of ${PAGES}: nobody leaves without them.`;

/** Valid commands; a code command only as an example, since codes must be found. */
function legal(state: Readonly<EscapeState>, t: EscapeTuning): readonly EscapeCommand[] {
  if (state.phase !== 'playing') return [];
  const { inventory, asking, stuckUntil, hintsLeft } = state;
  const fixture = focusedFixture(state);
  const pairs = inventory.flatMap((a, i) =>
    inventory.slice(i + 1).flatMap(b => (recipeOf(a, b) ? [{ type: 'combine', a, b } as const] : [])),
  );
  const all: readonly EscapeCommand[] = [
    ...(fixture ? [] : fixturesHere(state).map(({ id }) => ({ type: 'look', at: id }) as const)),
    ...(fixture ? [{ type: 'back' } as const] : []),
    ...(fixture ? [{ type: 'act' } as const] : []),
    ...(fixture?.gadget
      ? Array.from({ length: partsOf(fixture.gadget) }, (_, part) => ({ type: 'turn', part }) as const)
      : []),
    ...(asking ? [{ type: 'cancel' } as const] : []),
    ...(asking && stuckUntil === null ? [{ type: 'submit', text: '0' } as const] : []),
    ...inventory.flatMap(item => [{ type: 'pick', item } as const, { type: 'inspect', item } as const]),
    ...pairs,
    ...openRooms(state).map(to => ({ type: 'go', to }) as const),
    ...(hintsLeft > 0 ? [{ type: 'hint' } as const] : []),
  ];
  return all.filter(command => validateCommand(state, command, t, 0) === null);
}

function apply(state: Readonly<EscapeState>, command: EscapeCommand, t: EscapeTuning, now: number): CommandResult {
  const message = validateCommand(state, command, t, now);
  if (message !== null) return { state, events: [{ type: 'refused', message }] };
  switch (command.type) {
    case 'look':
      return look(state, command.at);
    case 'back':
      return {
        state: { ...state, focus: null, asking: false, message: `You are in the ${roomName(state.room)}.` },
        events: [{ type: 'stepped', message: roomName(state.room) }],
      };
    case 'act':
      return performAction(state, now);
    case 'turn':
      return turnPart(state, command.part);
    case 'submit':
      return submitCode(state, command.text, now + Math.round(t.wrongCodeSeconds * TICKS_PER_SECOND));
    case 'cancel':
      return { state: { ...state, asking: false }, events: [{ type: 'cancelled' }] };
    case 'go': {
      const text = `You are in the ${roomName(command.to)}.`;
      return {
        state: { ...state, room: command.to, focus: null, asking: false, message: text },
        events: [{ type: 'went', to: command.to, message: text }],
      };
    }
    case 'pick':
      return pick(state, command.item);
    case 'inspect': {
      const text = THINGS.get(command.item)?.description ?? '';
      return { state: { ...state, message: text }, events: [{ type: 'inspected', item: command.item, message: text }] };
    }
    case 'combine':
      return combine(state, command.a, command.b);
    case 'hint':
      return hint(state);
    case 'ring':
      return applyRing(state, t, now);
  }
}

/** Opens the close-up of a fixture, and notes what can be read there. */
function look(before: Readonly<EscapeState>, at: string): CommandResult {
  const fixture = fixtureOf(before.draws, at);
  if (!fixture) return { state: before, events: [] };
  const page = isPage(at) && before.found[at] === undefined ? nextPage(before.pages) : null;
  const state: EscapeState =
    page === null ? before : { ...before, pages: withPage(before.pages, page), found: { ...before.found, [at]: page } };
  const message = currentDescription(state, fixture);
  const { x, y } = fixture.at;
  const isReadable = !isBlocked(state, fixture) && fixture.noteText !== null && fixture.noteAt === 'look';
  const isNew = isReadable && !state.notes.some(({ from }) => from === at);
  const solves = isReadable && fixture.action === 'read' && fixture.node !== null && !isDone(state, fixture);
  const next: EscapeState = {
    ...state,
    focus: at,
    asking: false,
    message,
    seen: state.seen.includes(at) ? state.seen : [...state.seen, at],
    notes: isNew && fixture.noteText !== null ? [...state.notes, { from: at, text: fixture.noteText }] : state.notes,
    done: solves && fixture.node !== null ? [...state.done, fixture.node] : state.done,
  };
  return {
    state: next,
    events: [
      { type: 'looked', at, message: `${fixture.name}. ${message}`, x, y },
      ...(page === null ? [] : [{ type: 'pageFound', page, x, y } as const]),
      ...(isNew && fixture.noteText !== null ? [{ type: 'noted', text: fixture.noteText, x, y } as const] : []),
      ...(solves && fixture.node !== null
        ? [{ type: 'solved', node: fixture.node, at, by: 'read', message: '', x, y } as const]
        : []),
    ],
  };
}

function pick(state: Readonly<EscapeState>, item: string): CommandResult {
  const isHeld = state.selected === item;
  const name = THINGS.get(item)?.name ?? item;
  const message = isHeld ? `${name} put away.` : `${name} in hand.`;
  return {
    state: { ...state, selected: isHeld ? null : item, message },
    events: [{ type: 'picked', item: isHeld ? null : item, message }],
  };
}

function combine(state: Readonly<EscapeState>, a: string, b: string): CommandResult {
  const recipe = recipeOf(a, b);
  if (!recipe) return { state, events: [] };
  const name = THINGS.get(recipe.makes)?.name ?? recipe.makes;
  const message = `${recipe.says} You have: ${name}.`;
  return {
    state: {
      ...state,
      inventory: [...state.inventory.filter(id => id !== a && id !== b), recipe.makes],
      selected: recipe.makes,
      message,
    },
    events: [{ type: 'combined', makes: recipe.makes, message }],
  };
}

/** Hint for the next node that can be solved. Each further hint for the same node is more exact. */
function hint(state: Readonly<EscapeState>): CommandResult {
  const node = nextNode(state.draws, state.done);
  const fixture = node && fixtureOf(state.draws, node.id);
  if (!fixture || !node) return { state, events: [] };
  const strength = state.hint?.node === node.id ? Math.min(3, state.hint.strength + 1) : 1;
  const text = fixture.hints[strength - 1] ?? fixture.hints[2];
  const left = state.hintsLeft - 1;
  return {
    state: {
      ...state,
      hintsLeft: left,
      hintsUsed: state.hintsUsed + 1,
      hint: { node: node.id, strength, text },
      message: text,
    },
    events: [{ type: 'hinted', strength, left, message: text }],
  };
}
