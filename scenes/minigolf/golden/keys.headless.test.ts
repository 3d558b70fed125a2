// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, pass, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';

const degrees = ({ aim }: Readonly<State>) => Number(((aim * 180) / Math.PI).toFixed(3));
/** One tick of a turn at its full pace: 1.5° of its own, so much with the key held beside it. */
const turnsBy = (to: number): KeyEffect<State> => ({
  at: 'the aim turns right',
  held: 1,
  after: 0,
  observe: ({ state }) => degrees(state),
  from: 0,
  to,
});
const turns = (to: number): KeyEffect<State> => ({ observe: ({ state }) => Math.sign(degrees(state)), from: 0, to });

/** Aimed to the right, however far the turn under way has come. */
const aimed = ({ session }: HeadlessStage, turned: number) => {
  session.start();
  edit(session, (state: State) => {
    Object.assign(state, { aim: 0, turned });
  });
};

testKeyBindings<State>(definition, {
  moments: {
    'aimed to the right': stage => aimed(stage, 0),
    'the aim turns right': stage => {
      aimed(stage, 30);
      stage.input.setButton('right', true);
    },
    'a swing is held': stage => {
      aimed(stage, 0);
      stage.input.setButton('putt', true);
      pass(stage, 10);
    },
    'the first course is done': ({ session }) => {
      session.start();
      edit(session, (state: State) => {
        Object.assign(state, {
          phase: 'completed',
          ending: 'holed',
          beat: 100,
          strokes: 3,
          cards: [[3, ...Array(8).fill(0)]],
        });
      });
    },
  },
  effects: {
    'turns the aim left': turns(-1),
    'turns the aim right': turns(1),
    'turns it three times as fast': turnsBy(4.5),
    'turns it finely, 0.15 times as fast': turnsBy(0.225),
    'held swings, let go putts': {
      held: 20,
      after: 1,
      observe: ({ state, events }) => [state.phase, state.strokes, events],
      from: ['aiming', 0, []],
      to: ['rolling', 1, ['swingBegan', 'putted']],
    },
    'leads on to the next course': {
      at: 'the first course is done',
      observe: ({ state, events }) => [state.at, state.phase, events],
      from: [0, 'completed', []],
      to: [1, 'aiming', ['teedUp']],
    },
    'cancels the swing': {
      at: 'a swing is held',
      observe: ({ state, events }) => [state.phase, state.strokes, events],
      from: ['putting', 0, []],
      to: ['aiming', 0, ['swingCancelled']],
    },
  },
  keys: [
    ['ArrowLeft', 'turns the aim left'],
    ['KeyA', 'turns the aim left'],
    ['ArrowRight', 'turns the aim right'],
    ['KeyD', 'turns the aim right'],
    ['ShiftLeft', 'turns it three times as fast'],
    ['ShiftRight', 'turns it three times as fast'],
    ['ControlLeft', 'turns it finely, 0.15 times as fast'],
    ['ControlRight', 'turns it finely, 0.15 times as fast'],
    ['KeyF', 'turns it finely, 0.15 times as fast'],
    ['Space', 'held swings, let go putts'],
    ['Space', 'leads on to the next course'],
    ['Enter', 'held swings, let go putts'],
    ['Enter', 'leads on to the next course'],
    ['KeyX', 'cancels the swing'],
    ['Backspace', 'cancels the swing'],
  ],
});
