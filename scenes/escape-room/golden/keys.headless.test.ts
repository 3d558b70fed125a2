// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import definition from '../index.ts';
import type { RoomId } from '../rules/item.ts';
import type { EscapeCommand, EscapeState } from '../rules/state.ts';
import { afterSolving, beforeSolving, building } from '../rules/testing.ts';
import type { EscapeUi } from '../ui.ts';

/** The first set of nodes everywhere, with what the UI store holds after these commands. */
const escape =
  (state: EscapeState, input: Partial<EscapeUi> = {}, ...commands: readonly EscapeCommand[]) =>
  ({ session }: HeadlessStage) => {
    session.start();
    edit(session, (now: object) => Object.assign(now, state));
    for (const command of commands) session.send(command);
    uiOf<EscapeUi>(session).setState(input);
  };
const BEGUN = building({}, { places: { legend: { room: 'lab', x: 448, y: 136 } } });
const IN_HAND = {
  ...afterSolving('vent', BEGUN),
  focus: null,
  inventory: ['battery', 'uvLamp', 'fuse'],
  selected: 'uvLamp',
};
const AT_THE_LOCK = { ...afterSolving('poster', BEGUN), focus: null };
/** Valves of the Control Room, looked at closely. */
const AT_VALVES = beforeSolving('valves', building({ control: 'valves' }));
const OPEN = { ...afterSolving('controlDoor', building()), focus: null, room: 'lab' as RoomId };
const look = (at: string) => ({ type: 'look', at }) as const;

const LOCK = 'a lock asks for digits, "42" typed';
const ROUND = 'the poster pointed at';
const types = (typed: string): KeyEffect<EscapeState, EscapeUi> => ({
  at: LOCK,
  observe: ({ state, ui }) => [ui.typed, state.asking],
  from: ['42', true],
  to: [typed, true],
});
/** A key that is held goes on after 24 ticks. */
const typesHeld = (typed: string): KeyEffect<EscapeState, EscapeUi> => ({ ...types(typed), held: 28 });
const goes = (to: RoomId, from: RoomId = 'lab'): KeyEffect<EscapeState> => ({
  at: from === 'lab' ? 'in the Laboratory, every door open' : 'in the Office, every door open',
  observe: ({ state }) => state.room,
  from,
  to,
});
const points = (to: string, from: 'poster' | 'drawer' = 'poster'): KeyEffect<EscapeState, EscapeUi> => ({
  at: from === 'poster' ? ROUND : 'the drawer pointed at',
  observe: ({ ui }) => ui.cursor,
  from,
  to,
});
const VALVES = AT_VALVES.draws.valves;
const turns = (at: string, part: number): KeyEffect<EscapeState> => ({
  at,
  observe: ({ state, events }) => [state.settings['valves'] ?? null, events],
  from: [null, []],
  to: [VALVES.map((cell, i) => (i === part || i === part + 1 ? (cell + 1) % 4 : cell)), ['turned']],
});
/** The piano with its lid up. */
const AT_PIANO = beforeSolving('piano', building({ library: 'piano' }));
const PLAYED = 'the piano looked at closely, its lid up';
const plays = (part: number): KeyEffect<EscapeState> => ({
  at: PLAYED,
  observe: ({ state, events }) => [state.settings['piano'] ?? null, state.inventory.length, events],
  from: [null, AT_PIANO.inventory.length, []],
  to: [[part], AT_PIANO.inventory.length, ['turned']],
});
const CARRIED = 'three things carried, the lamp in hand';
const picks = (to: string): KeyEffect<EscapeState> => ({
  at: CARRIED,
  observe: ({ state, events }) => [state.selected, events],
  from: ['uvLamp', []],
  to: [to, ['picked']],
});

testKeyBindings<EscapeState, EscapeUi>(definition, {
  seed: 2,
  moments: {
    [ROUND]: escape(BEGUN, { cursor: 'poster' }),
    'the drawer pointed at': escape(BEGUN, { cursor: 'drawer' }),
    [LOCK]: escape(AT_THE_LOCK, { typed: '42' }, look('cabinet'), { type: 'act' }),
    'a lock asks for digits, none typed': escape(AT_THE_LOCK, {}, look('cabinet'), { type: 'act' }),
    'the drawer looked at closely': escape(BEGUN, {}, look('drawer')),
    'in the Laboratory, every door open': escape(OPEN),
    'in the Office, every door open': escape({ ...OPEN, room: 'office' }),
    [CARRIED]: escape(IN_HAND),
    'valves looked at closely': escape({ ...AT_VALVES, settings: {} }, { cursor: null }),
    'the second valve pointed at': escape({ ...AT_VALVES, settings: {} }, { cursor: 'part-1' }),
    [PLAYED]: escape({ ...AT_PIANO, settings: {} }),
    'the battery marked, the lamp in hand': escape(IN_HAND, { marked: 'battery' }),
  },
  effects: {
    'types 0': types('420'),
    'types 1': types('421'),
    'types 2': types('422'),
    'types 3': types('423'),
    'types 4': types('424'),
    'types 5': types('425'),
    'types 6': types('426'),
    'types 7': types('427'),
    'types 8': types('428'),
    'types 9': types('429'),
    'walks to room 1': goes('lab', 'office'),
    'walks to room 2': goes('office'),
    'walks to room 3': goes('library'),
    'walks to room 4': goes('control'),
    'goes to the place on the left': points('note'),
    'goes to the place on the right': points('legend'),
    'goes to the place above': points('note', 'drawer'),
    'goes to the place below': points('drawer'),
    'one digit less': types('4'),
    'one digit more': types('421'),
    'counts the last digit up': types('43'),
    'counts the last digit down': types('41'),
    'held takes digit after digit back': typesHeld(''),
    'held adds digit after digit': typesHeld('4211'),
    'held counts on up': typesHeld('44'),
    'held counts on down': typesHeld('40'),
    'looks closely': {
      at: ROUND,
      observe: ({ state, events }) => [state.focus, events.includes('looked')],
      from: [null, false],
      to: ['poster', true],
    },
    'opens what is looked at': {
      at: 'the drawer looked at closely',
      observe: ({ state, events }) => [state.done, events.includes('solved')],
      from: [[], false],
      to: [['drawer'], true],
    },
    'tries the digits': {
      at: LOCK,
      observe: ({ state, events }) => [state.wrongCodes, events],
      from: [0, []],
      to: [1, ['wrongCode']],
    },
    'goes back from what is looked at': {
      at: 'the drawer looked at closely',
      observe: ({ state, events }) => [state.focus, events],
      from: ['drawer', []],
      to: [null, ['stepped']],
    },
    'takes a digit back': types('4'),
    'leaves the lock': {
      at: 'a lock asks for digits, none typed',
      observe: ({ state, events }) => [state.asking, state.focus, events],
      from: [true, 'cabinet', []],
      to: [false, 'cabinet', ['cancelled']],
    },
    'goes to the room before': goes('lab', 'office'),
    'asks for a hint': {
      observe: ({ state, events }) => [state.hintsLeft, events],
      from: [3, []],
      to: [2, ['hinted']],
    },
    'opens the notes': { observe: ({ ui }) => ui.notesOpen, from: false, to: true },
    'takes the thing before in hand': picks('battery'),
    'takes the next thing in hand': picks('fuse'),
    'looks at the thing in hand': {
      at: CARRIED,
      observe: ({ state, events }) => [state.selected, events],
      from: ['uvLamp', []],
      to: ['uvLamp', ['inspected']],
    },
    'marks the thing in hand': { at: CARRIED, observe: ({ ui }) => ui.marked, from: null, to: 'uvLamp' },
    'combines it with the marked one': {
      at: 'the battery marked, the lamp in hand',
      observe: ({ state, events }) => [state.inventory, events.includes('combined')],
      from: [['battery', 'uvLamp', 'fuse'], false],
      to: [['fuse', 'litLamp'], true],
    },
    'moves the third part': turns('valves looked at closely', 2),
    'moves the part that is pointed at': turns('the second valve pointed at', 1),
    'goes to the part on the right': {
      at: 'the second valve pointed at',
      observe: ({ ui }) => ui.cursor,
      from: 'part-1',
      to: 'part-2',
    },
    'plays C': plays(0),
    'plays D': plays(1),
    'plays E': plays(2),
    'plays F': plays(3),
    'plays G': plays(4),
    'plays A': plays(5),
    'shows all places while held': { observe: ({ ui }) => ui.reveals, from: false, whileHeld: true, to: false },
  },
  keys: [
    ['Digit0', 'types 0'],
    ['Numpad0', 'types 0'],
    ['Digit1', 'types 1'],
    ['Digit1', 'walks to room 1'],
    ['Numpad1', 'types 1'],
    ['Numpad1', 'walks to room 1'],
    ['Digit2', 'types 2'],
    ['Digit2', 'walks to room 2'],
    ['Numpad2', 'types 2'],
    ['Numpad2', 'walks to room 2'],
    ['Digit3', 'types 3'],
    ['Digit3', 'walks to room 3'],
    ['Digit3', 'moves the third part'],
    ['Enter', 'moves the part that is pointed at'],
    ['ArrowRight', 'goes to the part on the right'],
    ['Numpad3', 'types 3'],
    ['Numpad3', 'walks to room 3'],
    ['Digit4', 'types 4'],
    ['Digit4', 'walks to room 4'],
    ['Numpad4', 'types 4'],
    ['Numpad4', 'walks to room 4'],
    ['Digit5', 'types 5'],
    ['Numpad5', 'types 5'],
    ['Digit6', 'types 6'],
    ['Numpad6', 'types 6'],
    ['Digit7', 'types 7'],
    ['Numpad7', 'types 7'],
    ['Digit8', 'types 8'],
    ['Numpad8', 'types 8'],
    ['Digit9', 'types 9'],
    ['Numpad9', 'types 9'],
    ['ArrowLeft', 'goes to the place on the left'],
    ['ArrowLeft', 'one digit less'],
    ['ArrowLeft', 'held takes digit after digit back'],
    ['ArrowRight', 'goes to the place on the right'],
    ['ArrowRight', 'one digit more'],
    ['ArrowRight', 'held adds digit after digit'],
    ['ArrowUp', 'goes to the place above'],
    ['ArrowUp', 'counts the last digit up'],
    ['ArrowUp', 'held counts on up'],
    ['ArrowDown', 'goes to the place below'],
    ['ArrowDown', 'counts the last digit down'],
    ['ArrowDown', 'held counts on down'],
    ['Enter', 'looks closely'],
    ['Enter', 'opens what is looked at'],
    ['Enter', 'tries the digits'],
    ['Space', 'looks closely'],
    ['Space', 'opens what is looked at'],
    ['Space', 'tries the digits'],
    ['Backspace', 'goes back from what is looked at'],
    ['Backspace', 'takes a digit back'],
    ['Backspace', 'leaves the lock'],
    ['Backspace', 'goes to the room before'],
    ['KeyH', 'asks for a hint'],
    ['KeyN', 'opens the notes'],
    ['KeyQ', 'takes the thing before in hand'],
    ['KeyE', 'takes the next thing in hand'],
    ['KeyI', 'looks at the thing in hand'],
    ['KeyC', 'marks the thing in hand'],
    ['KeyC', 'combines it with the marked one'],
    ['KeyC', 'plays C'],
    ['KeyD', 'plays D'],
    ['KeyE', 'plays E'],
    ['KeyF', 'plays F'],
    ['KeyG', 'plays G'],
    ['KeyA', 'plays A'],
    ['KeyV', 'shows all places while held'],
  ],
});
