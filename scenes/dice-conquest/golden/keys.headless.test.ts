// Every key of the game, and what it does.
import { type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import definition from '../index.ts';
import { writeBoard } from '../rules/board.ts';
import type { DiceState } from '../rules/state.ts';
import { joiningAt } from '../rules/testing.ts';
import { type DiceUi, pointAtColumn } from '../ui.ts';

const places = (column: number): KeyEffect<DiceState> => ({
  at: 'a die in hand, column 5 pointed at',
  observe: ({ state }) => [state.phase, state.lastPlaced?.column ?? null, state.player],
  from: ['place', null, 1],
  to: ['roll', column - 1, 2],
});
const points = (column: number): KeyEffect<DiceState, DiceUi> => ({
  observe: ({ ui }) => ui.column,
  from: 4,
  to: column - 1,
});
const rolls: KeyEffect<DiceState> = {
  observe: ({ state, events }) => [state.phase, events],
  from: ['roll', []],
  to: ['place', ['rolled']],
};

testKeyBindings<DiceState, DiceUi>(definition, {
  seed: 3,
  moments: {
    'to roll, column 5 pointed at': ({ session }) => {
      session.start();
      pointAtColumn(uiOf(session), 4);
    },
    'a die in hand, column 5 pointed at': ({ session }) => {
      session.start();
      session.send({ type: 'roll' });
      // What is restored lies still: nothing is being shown that a key would skip.
      session.restore(session.snapshot());
      pointAtColumn(uiOf(session), 4);
    },
    'a 1 that may join the die of column 5, which is pointed at': ({ session }) => {
      session.start();
      session.restore(joiningAt(session.snapshot(), 1));
      pointAtColumn(uiOf(session), 4);
    },
    'a die still rolls': stage => {
      stage.session.start();
      stage.session.send({ type: 'roll' });
      stage.frame(0);
      pointAtColumn(uiOf(stage.session), 4);
    },
  },
  effects: {
    'rolls the die': rolls,
    'is refused with a die in hand': {
      at: 'a die in hand, column 5 pointed at',
      observe: ({ state, refusal }) => [state.phase, refusal],
      from: ['place', null],
      to: ['place', 'Place your die first.'],
    },
    'points to the left': points(4),
    'points to the right': points(6),
    'places in the column pointed at': places(5),
    'points at the leading die': {
      at: 'a 1 that may join the die of column 5, which is pointed at',
      observe: ({ ui }) => ui.joins,
      from: false,
      to: true,
    },
    'skips what is shown': {
      at: 'a die still rolls',
      observe: ({ state, ui }) => [ui.showing, writeBoard(state.board).replaceAll('.', '')],
      from: [true, ''],
      to: [false, ''],
    },
    'places in column 1': places(1),
    'places in column 2': places(2),
    'places in column 3': places(3),
    'places in column 4': places(4),
    'places in column 5': places(5),
    'places in column 6': places(6),
    'places in column 7': places(7),
    'places in column 8': places(8),
    'places in column 9': places(9),
  },
  keys: [
    ['KeyR', 'rolls the die'],
    ['KeyR', 'is refused with a die in hand'],
    ['ArrowLeft', 'points to the left'],
    ['ArrowRight', 'points to the right'],
    ['ArrowUp', 'points at the leading die'],
    ['ArrowDown', 'points at the leading die'],
    ['Enter', 'rolls the die'],
    ['Enter', 'places in the column pointed at'],
    ['Enter', 'skips what is shown'],
    ['Space', 'rolls the die'],
    ['Space', 'places in the column pointed at'],
    ['Space', 'skips what is shown'],
    ['Digit1', 'places in column 1'],
    ['Numpad1', 'places in column 1'],
    ['Digit2', 'places in column 2'],
    ['Numpad2', 'places in column 2'],
    ['Digit3', 'places in column 3'],
    ['Numpad3', 'places in column 3'],
    ['Digit4', 'places in column 4'],
    ['Numpad4', 'places in column 4'],
    ['Digit5', 'places in column 5'],
    ['Numpad5', 'places in column 5'],
    ['Digit6', 'places in column 6'],
    ['Numpad6', 'places in column 6'],
    ['Digit7', 'places in column 7'],
    ['Numpad7', 'places in column 7'],
    ['Digit8', 'places in column 8'],
    ['Numpad8', 'places in column 8'],
    ['Digit9', 'places in column 9'],
    ['Numpad9', 'places in column 9'],
  ],
});
