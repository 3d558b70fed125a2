// Golden keys: every key of the game, and what it does.
import { type Deed, wiring } from '../../tests/setup/wiring.ts';
import definition from './index.ts';
import type { State } from './rules.ts';

const flies = (vx: number, vy: number): Deed<State> => ({
  after: 0,
  sees: ({ state: { dart } }) => [Math.sign(dart.vx), Math.sign(dart.vy)],
  from: [0, 0],
  to: [vx, vy],
});

wiring<State>(definition, {
  moments: { 'open air': ({ session }) => session.start() },
  deeds: {
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
