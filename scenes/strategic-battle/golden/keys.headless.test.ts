// Every key of the game, and what it does.
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';
import { own } from '../rules/testing.ts';
import type { UnitName } from '../rules/units.ts';

/** No wave comes, a thousand to spend, and the cursor stands on row 4, column 2. */
const field =
  (change: (state: State) => void = () => {}) =>
  ({ session }: { readonly session: Parameters<typeof edit>[0] }) => {
    session.start();
    edit(session, (state: State) => {
      Object.assign(state, { nextIn: 1e6, resources: 1000, cursor: { row: 4, col: 2 } });
      change(state);
    });
  };
const moves = (row: number, col: number): KeyEffect<State> => ({
  observe: ({ state: { cursor } }) => [cursor.row, cursor.col],
  from: [4, 2],
  to: [4 + row, 2 + col],
});
/** A key that is held goes on after 14 ticks. */
const movesOn = (row: number, col: number): KeyEffect<State> => ({ ...moves(2 * row, 2 * col), held: 16 });
const chooses = (to: UnitName, from: UnitName | null = null): KeyEffect<State> => ({
  at: from === null ? 'nothing chosen' : 'Cavalry chosen',
  observe: ({ state, events }) => [state.chosen, events],
  from: [from, []],
  to: [to, ['unitChosen']],
});
const sets = (from: number, to: number): KeyEffect<State> => ({
  at: from === 1 ? 'nothing chosen' : 'twice as fast',
  observe: ({ state, events }) => [state.pace, events],
  from: [from, []],
  to: [to, ['paceChanged']],
});

testKeyBindings<State>(definition, {
  moments: {
    'nothing chosen': field(),
    'Cavalry chosen': field(state => {
      state.chosen = 'Cavalry';
    }),
    'own infantry under the cursor': field(state => {
      own(state, 'Infantry', 4, 2);
    }),
    'own infantry under the cursor, rows may charge': field(state => {
      own(state, 'Infantry', 4, 2);
      state.beaten = 100;
    }),
    'twice as fast': field(state => {
      state.pace = 2;
    }),
  },
  effects: {
    'points at the cell above': moves(-1, 0),
    'points at the cell below': moves(1, 0),
    'points at the cell to the left': moves(0, -1),
    'points at the cell to the right': moves(0, 1),
    'held points on upwards': movesOn(-1, 0),
    'held points on downwards': movesOn(1, 0),
    'held points on to the left': movesOn(0, -1),
    'held points on to the right': movesOn(0, 1),
    'places the chosen unit': {
      at: 'Cavalry chosen',
      observe: ({ state, events }) => [state.own.map(({ kind, row, col }) => [kind, row, col]), events],
      from: [[], []],
      to: [[['Cavalry', 4, 2]], ['unitPlaced']],
    },
    'is refused with nothing chosen': {
      observe: ({ state, refusal }) => [state.own, refusal],
      from: [[], null],
      to: [[], 'Choose a unit first, by its card or its key.'],
    },
    'chooses Infantry': chooses('Infantry'),
    'chooses Archer': chooses('Archer'),
    'chooses Cavalry': chooses('Cavalry'),
    'chooses Mage': chooses('Mage'),
    'chooses Catapult': chooses('Catapult'),
    'chooses the unit before': chooses('Archer', 'Cavalry'),
    'chooses the next unit': chooses('Mage', 'Cavalry'),
    'sells the unit on the cell': {
      at: 'own infantry under the cursor',
      observe: ({ state, events }) => [state.own.length, events],
      from: [1, []],
      to: [0, ['unitSold']],
    },
    'lets the row charge': {
      at: 'own infantry under the cursor, rows may charge',
      observe: ({ state, events }) => [state.own[0]?.charges ?? false, events],
      from: [false, []],
      to: [true, ['rowCharged']],
    },
    'is refused before rows may charge': {
      at: 'own infantry under the cursor',
      observe: ({ state, refusal }) => [state.own[0]?.charges ?? false, refusal],
      from: [false, null],
      to: [false, 'Rows may charge once wave 10 is beaten.'],
    },
    'goes twice as fast': sets(1, 2),
    'goes as fast as at first': sets(2, 1),
  },
  keys: [
    ['ArrowUp', 'points at the cell above'],
    ['ArrowUp', 'held points on upwards'],
    ['KeyW', 'points at the cell above'],
    ['ArrowDown', 'points at the cell below'],
    ['ArrowDown', 'held points on downwards'],
    ['KeyS', 'points at the cell below'],
    ['ArrowLeft', 'points at the cell to the left'],
    ['ArrowLeft', 'held points on to the left'],
    ['KeyA', 'points at the cell to the left'],
    ['ArrowRight', 'points at the cell to the right'],
    ['ArrowRight', 'held points on to the right'],
    ['KeyD', 'points at the cell to the right'],
    ['Space', 'places the chosen unit'],
    ['Space', 'is refused with nothing chosen'],
    ['Enter', 'places the chosen unit'],
    ['Enter', 'is refused with nothing chosen'],
    ['Digit1', 'chooses Infantry'],
    ['Digit2', 'chooses Archer'],
    ['Digit3', 'chooses Cavalry'],
    ['Digit4', 'chooses Mage'],
    ['Digit5', 'chooses Catapult'],
    ['KeyQ', 'chooses the unit before'],
    ['KeyE', 'chooses the next unit'],
    ['KeyX', 'sells the unit on the cell'],
    ['Delete', 'sells the unit on the cell'],
    ['KeyC', 'lets the row charge'],
    ['KeyC', 'is refused before rows may charge'],
    ['KeyF', 'goes twice as fast'],
    ['KeyF', 'goes as fast as at first'],
  ],
});
