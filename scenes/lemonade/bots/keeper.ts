// The bot behind the start card and in tests of every game: the table by the lesson, the cart by the map.
import type { Frame } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import type { State } from '../rules/state.ts';
import { buysWhenRich, cartPlayer, whereLearnt } from './cartPilot.ts';
import { byLesson, player } from './pilot.ts';

export const pilot = (seed: number): ((state: Readonly<State>, t: T) => Partial<Frame> | null) => {
  const table = player({ plan: byLesson, thinks: 20, presses: 4, pace: 1 })(seed);
  const cart = cartPlayer({ where: whereLearnt, buys: buysWhenRich, thinks: 20, presses: 4, pace: 1 })(seed);
  return (state, t) => (state.storey === 'cart' ? cart(state, t) : table(state, t));
};
