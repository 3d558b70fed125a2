// Every key of the game, and what it does.
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';

/** From an aim that points straight up with a pull of 50 px: to which side it turns, and whether it pulls harder. */
const aims = (side: number, harder: number): KeyEffect<State> => ({
  at: 'aimed straight up, half drawn',
  observe: ({ state: { aim } }) => [Math.sign(aim.degrees), Math.sign(aim.power - 50)],
  from: [0, 0],
  to: [side, harder],
});

testKeyBindings<State>(definition, {
  moments: {
    'on the ground': ({ session }) => session.start(),
    'aimed straight up, half drawn': ({ session }) => {
      session.start();
      edit(session, (state: State) => {
        state.aim = { degrees: 0, power: 50, isShown: true };
      });
    },
  },
  effects: {
    'shows the aim': {
      observe: ({ state }) => [state.aim.isShown, state.totals.jumps],
      from: [false, 0],
      to: [true, 0],
    },
    'jumps where the dots go': {
      at: 'aimed straight up, half drawn',
      observe: ({ state, events }) => [state.totals.jumps, events, Math.sign(state.player.vy)],
      from: [0, [], 0],
      to: [1, ['foxJumped'], -1],
    },
    'turns the aim to the left': aims(-1, 0),
    'turns the aim to the right': aims(1, 0),
    'aims a harder jump': aims(0, 1),
    'aims a softer jump': aims(0, -1),
  },
  keys: [
    ['Space', 'shows the aim'],
    ['Space', 'jumps where the dots go'],
    ['ArrowLeft', 'turns the aim to the left'],
    ['KeyA', 'turns the aim to the left'],
    ['ArrowRight', 'turns the aim to the right'],
    ['KeyD', 'turns the aim to the right'],
    ['ArrowUp', 'aims a harder jump'],
    ['KeyW', 'aims a harder jump'],
    ['ArrowDown', 'aims a softer jump'],
    ['KeyS', 'aims a softer jump'],
  ],
});
