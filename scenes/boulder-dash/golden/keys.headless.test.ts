// Every key of the game, and what it does: the arrows, Z and X are the specification's (part 3, §2), R is that of "Press R to restart".
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { type KeyEffect, pass, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import { mapped } from '../levels/bdcff/testing.ts';
import type { State } from '../rules/state.ts';
import { unpackCave } from '../rules/state.ts';
import { toDrawing } from '../rules/testing.ts';

/** A cell tick comes every eighth tick: whoever holds a key for one steps once. */
const CELL_TICK = 8;
const CAVE = mapped(['WWWWWWW', 'WWW.WWW', 'W..P.dW', 'WWW.WWW', 'WWWWWXW']);
const BEGUN = ['#######', '###.###', '#..@.*#', '###.###', '#######'];
const open = ({ session }: HeadlessStage) => session.start({ cave: CAVE });

/** What becomes of the rows in the middle. */
const makes = (...rows: string[]): KeyEffect<State> => ({
  held: CELL_TICK,
  after: 0,
  observe: ({ state }) => toDrawing(unpackCave(state)),
  from: BEGUN,
  to: ['#######', ...rows, '#######'],
});
const seconds = ({ session }: { readonly session: { replay(): { readonly ticks: number } } }) =>
  session.replay().ticks / 60;

testKeyBindings<State>(definition, {
  moments: {
    'earth all round': open,
    'two steps done': stage => {
      open(stage);
      stage.input.setButton('left', true);
      pass(stage, 2 * CELL_TICK);
      stage.input.setButton('left', false);
      pass(stage, CELL_TICK);
    },
    '25 seconds played': stage => {
      open(stage);
      pass(stage, 25 * 60);
    },
  },
  effects: {
    'walks up': makes('###@###', '#.. .*#', '###.###'),
    'walks down': makes('###.###', '#.. .*#', '###@###'),
    'walks left': makes('###.###', '#.@ .*#', '###.###'),
    'walks right': makes('###.###', '#.. @*#', '###.###'),
    'digs on the left without moving': makes('###.###', '#. @.*#', '###.###'),
    'digs on the right without moving': makes('###.###', '#..@ *#', '###.###'),
    'restarts the cave': {
      at: 'two steps done',
      observe: ({ state, events }) => [toDrawing(unpackCave(state)), state.totals.again, events],
      from: [['#######', '###.###', '#@  .*#', '###.###', '#######'], 0, []],
      to: [BEGUN, 1, ['caveBegan']],
    },
    'goes back 10 seconds': { at: '25 seconds played', held: 1, after: 0, observe: seconds, from: 25, to: 15 },
  },
  keys: [
    ['ArrowUp', 'walks up'],
    ['KeyW', 'walks up'],
    ['ArrowDown', 'walks down'],
    ['KeyS', 'walks down'],
    ['ArrowLeft', 'walks left'],
    ['KeyA', 'walks left'],
    ['ArrowRight', 'walks right'],
    ['KeyD', 'walks right'],
    ['KeyZ', 'digs on the left without moving'],
    ['KeyX', 'digs on the right without moving'],
    ['KeyR', 'restarts the cave'],
    ['Backspace', 'goes back 10 seconds'],
  ],
});
