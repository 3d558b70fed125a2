// Golden keys: every key of the game, and what it does.
import { type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/rules.ts';

const flies = (vx: number, vy: number): KeyEffect<State> => ({
  after: 0,
  observe: ({ state: { dart } }) => [Math.sign(dart.vx), Math.sign(dart.vy)],
  from: [0, 0],
  to: [vx, vy],
});

testKeyBindings<State>(definition, {
  moments: { 'open air': ({ session }) => session.start() },
  effects: {
    'flies up': flies(0, -1),
    'flies down': flies(0, 1),
    'flies left': flies(-1, 0),
    'flies right': flies(1, 0),
  },
  keys: [
    ['ArrowUp', 'flies up'],
    ['KeyW', 'flies up'],
    ['ArrowDown', 'flies down'],
    ['KeyS', 'flies down'],
    ['ArrowLeft', 'flies left'],
    ['KeyA', 'flies left'],
    ['ArrowRight', 'flies right'],
    ['KeyD', 'flies right'],
  ],
});
