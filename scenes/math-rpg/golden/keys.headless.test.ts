// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import definition from '../index.ts';
import type { MathState } from '../rules/state.ts';
import type { MathUi, Way } from '../ui.ts';

const asked =
  (text: string) =>
  ({ session }: HeadlessStage) => {
    session.start();
    uiOf<MathUi>(session).setState({ text, path: null });
  };
const right = ({ question }: MathState) => String(question.answer);
const atTheFork =
  (path: Way | null) =>
  ({ session }: HeadlessStage) => {
    session.start();
    edit(session, (state: object) => Object.assign(state, { enemyHealth: 1 }));
    session.send({ type: 'answer', text: right(session.state as MathState) });
    uiOf<MathUi>(session).setState({ text: '', path });
  };
const won = (path: Way | null) => (stage: HeadlessStage) => {
  atTheFork(path)(stage);
  edit(stage.session, (state: object) => Object.assign(state, { level: 14 }));
  uiOf<MathUi>(stage.session).setState({ path });
};
const types = (digit: string): KeyEffect<MathState, MathUi> => ({
  observe: ({ ui }) => ui.text,
  from: '12',
  to: `12${digit}`,
});
const makes = (text: string): KeyEffect<MathState, MathUi> => ({
  observe: ({ ui }) => ui.text,
  from: '12',
  to: text,
});
/** A key that is held counts on after 24 ticks. */
const makesHeld = (text: string): KeyEffect<MathState, MathUi> => ({ ...makes(text), held: 28 });
const FORK = 'at the fork, nothing pointed at';
const points = (to: string): KeyEffect<MathState, MathUi> => ({
  at: FORK,
  observe: ({ state, ui }) => [ui.path, state.phase],
  from: [null, 'path'],
  to: [to, 'path'],
});

const BAG = ['sharpener', 'horn', 'apple'] as const;
const uses = (left: readonly string[]): KeyEffect<MathState, MathUi> => ({
  at: 'a full bag, all of it of use',
  observe: ({ state }) => state.bag,
  from: BAG,
  to: left,
});

testKeyBindings<MathState, MathUi>(definition, {
  moments: {
    '"12" typed': asked('12'),
    'the right answer typed': stage => {
      stage.session.start();
      asked(right(stage.session.state as MathState))(stage);
    },
    'the bold question chosen': ({ session }) => {
      session.start();
      session.send({ type: 'choose', stroke: 'bold' });
    },
    'a full bag, all of it of use': ({ session }) => {
      session.start();
      edit(session, (state: object) => {
        const { fight } = state as MathState;
        Object.assign(state, {
          bag: [...BAG],
          ground: 'shield',
          playerHealth: 50,
          fight: { ...fight, courage: 6, fullCourage: 6 },
        });
      });
    },
    [FORK]: atTheFork(null),
    'at the fork, the ridge pointed at': atTheFork('ridge'),
    'at the fork, all thirteen beaten': won(null),
    'all thirteen beaten, the ridge pointed at': won('ridge'),
    'all thirteen beaten, the way home pointed at': won('home'),
  },
  effects: {
    'types 0': types('0'),
    'types 1': types('1'),
    'types 2': types('2'),
    'types 3': types('3'),
    'types 4': types('4'),
    'types 5': types('5'),
    'types 6': types('6'),
    'types 7': types('7'),
    'types 8': types('8'),
    'types 9': types('9'),
    'types a point': types('.'),
    'turns the sign': makes('−12'),
    'takes the last digit back': makes('1'),
    'attacks with the answer': {
      at: 'the right answer typed',
      observe: ({ state, events }) => [state.right, events.includes('hit')],
      from: [0, false],
      to: [1, true],
    },
    'takes the path pointed at': {
      at: 'at the fork, the ridge pointed at',
      observe: ({ state, events }) => [state.phase, state.path, events.includes('pathTaken')],
      from: ['path', 'start', false],
      to: ['question', 'ridge', true],
    },
    'points at the meadow': points('meadow'),
    'points at the way home': {
      at: 'all thirteen beaten, the ridge pointed at',
      observe: ({ ui }) => ui.path,
      from: 'ridge',
      to: 'home',
    },
    'goes home, pointed at': {
      at: 'all thirteen beaten, the way home pointed at',
      observe: ({ state, events }) => [state.phase, events.includes('cameHome')],
      from: ['path', false],
      to: ['over', true],
    },
    'points at the ridge': points('ridge'),
    'chooses the quick question': {
      at: 'the bold question chosen',
      observe: ({ state }) => [state.stroke, state.question.text === state.offers.quick.text],
      from: ['bold', false],
      to: ['quick', true],
    },
    'chooses the bold question': {
      observe: ({ state }) => [state.stroke, state.question.text === state.offers.bold?.text],
      from: ['quick', false],
      to: ['bold', true],
    },
    'uses the first treasure': uses(['horn', 'apple', 'shield']),
    'uses the second treasure': uses(['sharpener', 'apple', 'shield']),
    'uses the third treasure': uses(['sharpener', 'horn', 'shield']),
    'uses what lies on the ground': {
      at: 'a full bag, all of it of use',
      observe: ({ state }) => [state.ground, state.isShielded],
      from: ['shield', false],
      to: [null, true],
    },
    'goes home': {
      at: 'at the fork, all thirteen beaten',
      observe: ({ state, events }) => [state.phase, events.includes('cameHome')],
      from: ['path', false],
      to: ['over', true],
    },
    'counts 10 down': makes('2'),
    'counts 10 up': makes('22'),
    'counts 1 up': makes('13'),
    'counts 1 down': makes('11'),
    'held counts 10 and 10 down': makesHeld('−8'),
    'held counts 10 and 10 up': makesHeld('32'),
    'held counts 1 and 1 up': makesHeld('14'),
    'held counts 1 and 1 down': makesHeld('10'),
  },
  keys: [
    ['Digit0', 'types 0'],
    ['Numpad0', 'types 0'],
    ['Digit1', 'types 1'],
    ['Numpad1', 'types 1'],
    ['Digit2', 'types 2'],
    ['Numpad2', 'types 2'],
    ['Digit3', 'types 3'],
    ['Numpad3', 'types 3'],
    ['Digit4', 'types 4'],
    ['Numpad4', 'types 4'],
    ['Digit5', 'types 5'],
    ['Numpad5', 'types 5'],
    ['Digit6', 'types 6'],
    ['Numpad6', 'types 6'],
    ['Digit7', 'types 7'],
    ['Numpad7', 'types 7'],
    ['Digit8', 'types 8'],
    ['Numpad8', 'types 8'],
    ['Digit9', 'types 9'],
    ['Numpad9', 'types 9'],
    ['Minus', 'turns the sign'],
    ['NumpadSubtract', 'turns the sign'],
    ['Period', 'types a point'],
    ['Comma', 'types a point'],
    ['NumpadDecimal', 'types a point'],
    ['Backspace', 'takes the last digit back'],
    ['Delete', 'takes the last digit back'],
    ['Enter', 'attacks with the answer'],
    ['Enter', 'takes the path pointed at'],
    ['Enter', 'points at the meadow'],
    ['Space', 'attacks with the answer'],
    ['Space', 'takes the path pointed at'],
    ['Space', 'points at the meadow'],
    ['ArrowLeft', 'points at the meadow'],
    ['ArrowLeft', 'chooses the quick question'],
    ['PageDown', 'counts 10 down'],
    ['PageDown', 'held counts 10 and 10 down'],
    ['ArrowRight', 'points at the ridge'],
    ['ArrowRight', 'chooses the bold question'],
    ['PageUp', 'counts 10 up'],
    ['PageUp', 'held counts 10 and 10 up'],
    ['KeyQ', 'uses the first treasure'],
    ['KeyW', 'uses the second treasure'],
    ['KeyE', 'uses the third treasure'],
    ['KeyA', 'uses what lies on the ground'],
    ['KeyH', 'goes home'],
    ['ArrowUp', 'points at the meadow'],
    ['ArrowDown', 'points at the ridge'],
    ['ArrowRight', 'points at the way home'],
    ['ArrowDown', 'points at the way home'],
    ['Enter', 'goes home, pointed at'],
    ['ArrowUp', 'counts 1 up'],
    ['ArrowUp', 'held counts 1 and 1 up'],
    ['ArrowDown', 'counts 1 down'],
    ['ArrowDown', 'held counts 1 and 1 down'],
  ],
});
