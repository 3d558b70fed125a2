// Golden keys: every key of the game, and what it does.
import { edit, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/rules.ts';

testKeyBindings<State>(definition, {
  moments: {
    'a five at risk': ({ session }) => {
      session.start();
      edit(session, (state: { -readonly [Name in keyof State]: State[Name] }) => {
        state.slips = [{ id: 1, value: 5 }];
      });
    },
  },
  effects: {
    'draws a slip': { observe: ({ state }) => state.drawn, from: 0, to: 1 },
    'keeps the points': { observe: ({ state }) => [state.kept, state.round], from: [0, 1], to: [5, 2] },
  },
  keys: [
    ['Space', 'draws a slip'],
    ['KeyD', 'draws a slip'],
    ['Enter', 'keeps the points'],
    ['KeyK', 'keeps the points'],
  ],
});
