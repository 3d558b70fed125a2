// Every key of the game, and what it does.
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';

const runs = (vx: number, vy: number): KeyEffect<State> => ({
  observe: ({ state: { player } }) => [Math.sign(player.vx), Math.sign(player.vy)],
  after: 0,
  from: [0, 0],
  to: [vx, vy],
});

testKeyBindings<State>(definition, {
  moments: {
    'nobody near, five darts': ({ session }) => {
      session.start();
      edit(session, (state: State) => {
        state.guards = [];
      });
    },
    'no dart left': ({ session }) => {
      session.start();
      edit(session, (state: State) => {
        state.player.ammo = 0;
        state.guards = [];
      });
    },
  },
  effects: {
    'runs up': runs(0, -1),
    'runs left': runs(-1, 0),
    'runs down': runs(0, 1),
    'runs right': runs(1, 0),
    'shoots one dart': {
      observe: ({ state, events }) => [state.player.ammo, events],
      after: 0,
      from: [5, []],
      to: [4, ['shotFired']],
    },
    'clicks without a dart': {
      at: 'no dart left',
      observe: ({ state, events }) => [state.player.ammo, events],
      from: [0, []],
      to: [0, ['triggerClicked']],
    },
  },
  keys: [
    ['KeyW', 'runs up'],
    ['ArrowUp', 'runs up'],
    ['KeyA', 'runs left'],
    ['ArrowLeft', 'runs left'],
    ['KeyS', 'runs down'],
    ['ArrowDown', 'runs down'],
    ['KeyD', 'runs right'],
    ['ArrowRight', 'runs right'],
    ['Space', 'shoots one dart'],
    ['Space', 'clicks without a dart'],
  ],
});
