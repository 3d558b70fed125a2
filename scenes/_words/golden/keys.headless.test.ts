// Golden keys: every key of the game, and what it does.
import { testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/rules.ts';

testKeyBindings<State>(definition, {
  moments: { 'nothing said': ({ session }) => session.start() },
  effects: { 'says "fold"': { observe: ({ state }) => state.guesses, from: [], to: ['fold'] } },
  keys: [['ArrowRight', 'says "fold"']],
});
