// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { DalexState } from '../rules/state.ts';
import type { DalexUi } from '../ui.ts';

type Changing = { -readonly [Name in keyof DalexState]: DalexState[Name] };

/** A board of fifteen times fifteen cells: the fox in its middle, dalexes where told. */
const MIDDLE = 7 * 15 + 7;
const among =
  (...dalexes: number[]) =>
  ({ session }: HeadlessStage) => {
    session.start();
    edit(session, (state: Changing) => {
      Object.assign(state, { player: MIDDLE, dalexes, piles: [], goal: null, guard: false });
    });
  };
const CORNERS = [0, 14];

const steps = (rows: number, columns: number): KeyEffect<DalexState> => ({
  observe: ({ state: { player, turns } }) => [Math.floor(player / 15) - 7, (player % 15) - 7, turns],
  from: [0, 0, 0],
  to: [rows, columns, 1],
});

testKeyBindings<DalexState, DalexUi>(definition, {
  moments: {
    'two dalexes far off': among(...CORNERS),
    'one dalex beside the fox': among(MIDDLE + 1, ...CORNERS),
    'two turns played': stage => {
      among(...CORNERS)(stage);
      for (let i = 0; i < 2; i++) stage.session.send({ type: 'wait' });
    },
  },
  effects: {
    'steps up': steps(-1, 0),
    'steps up right': steps(-1, 1),
    'steps right': steps(0, 1),
    'steps down right': steps(1, 1),
    'steps down': steps(1, 0),
    'steps down left': steps(1, -1),
    'steps left': steps(0, -1),
    'steps up left': steps(-1, -1),
    'waits a turn': {
      observe: ({ state, events }) => [state.player, state.turns, events.includes('waited')],
      from: [112, 0, false],
      to: [112, 1, true],
    },
    teleports: {
      observe: ({ state, events }) => [state.teleports, events.includes('teleported')],
      from: [3, false],
      to: [2, true],
    },
    'takes apart who stands beside the fox': {
      at: 'one dalex beside the fox',
      observe: ({ state, events }) => [state.sonics, state.dalexes.length, events.includes('sonicUsed')],
      from: [1, 3, false],
      to: [0, 2, true],
    },
    'is refused where none is in reach': {
      observe: ({ state, refusal }) => [state.sonics, refusal],
      from: [1, null],
      to: [1, 'No dalex in range of sonic screwdriver!'],
    },
    'makes the Last Stand': {
      observe: ({ state, events }) => [state.stand, events.includes('standBegan')],
      from: [null, false],
      to: [0, true],
    },
    'held waits on while nobody is near': { held: 24, observe: ({ state }) => state.turns, from: 0, to: 2 },
    'takes a turn back': { at: 'two turns played', observe: ({ state }) => state.turns, from: 2, to: 1 },
    'held takes turn after turn back': {
      at: 'two turns played',
      held: 24,
      observe: ({ state }) => state.turns,
      from: 2,
      to: 0,
    },
    'hides the danger map': { observe: ({ ui }) => ui.map, from: true, to: false },
    'sets the guard': {
      observe: ({ state, events }) => [state.guard, events],
      from: [false, []],
      to: [true, ['guardSet']],
    },
    'asks whether there is a sure win': { observe: ({ ui }) => ui.sure, from: false, to: true },
  },
  keys: [
    ['KeyW', 'steps up'],
    ['Numpad8', 'steps up'],
    ['ArrowUp', 'steps up'],
    ['KeyE', 'steps up right'],
    ['Numpad9', 'steps up right'],
    ['PageUp', 'steps up right'],
    ['KeyD', 'steps right'],
    ['Numpad6', 'steps right'],
    ['ArrowRight', 'steps right'],
    ['KeyC', 'steps down right'],
    ['Numpad3', 'steps down right'],
    ['PageDown', 'steps down right'],
    ['KeyX', 'steps down'],
    ['Numpad2', 'steps down'],
    ['ArrowDown', 'steps down'],
    ['KeyZ', 'steps down left'],
    ['Numpad1', 'steps down left'],
    ['End', 'steps down left'],
    ['KeyA', 'steps left'],
    ['Numpad4', 'steps left'],
    ['ArrowLeft', 'steps left'],
    ['KeyQ', 'steps up left'],
    ['Numpad7', 'steps up left'],
    ['Home', 'steps up left'],
    ['KeyS', 'waits a turn'],
    ['KeyS', 'held waits on while nobody is near'],
    ['Numpad5', 'waits a turn'],
    ['Space', 'waits a turn'],
    ['KeyT', 'teleports'],
    ['Numpad0', 'teleports'],
    ['KeyF', 'takes apart who stands beside the fox'],
    ['KeyF', 'is refused where none is in reach'],
    ['NumpadDecimal', 'takes apart who stands beside the fox'],
    ['KeyL', 'makes the Last Stand'],
    ['KeyU', 'takes a turn back'],
    ['KeyU', 'held takes turn after turn back'],
    ['Backspace', 'takes a turn back'],
    ['KeyV', 'hides the danger map'],
    ['KeyG', 'sets the guard'],
    ['KeyH', 'asks whether there is a sure win'],
  ],
});
