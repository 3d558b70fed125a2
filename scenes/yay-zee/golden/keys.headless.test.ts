// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import definition from '../index.ts';
import type { YayZeeState } from '../rules/state.ts';
import type { YayZeeUi } from '../ui.ts';

/** The slots of the card: Threes, its neighbours, and the last one. */
const [TWOS, THREES, FOURS, THREE_OF_A_KIND, YAYZEE, CHANCE] = [1, 2, 3, 6, 11, 12];
const ROLLED = 'rolled, Chance and the third die pointed at';

const roll = ({ session }: HeadlessStage) => {
  session.start();
  session.send({ type: 'roll' });
};
const points = (to: number | undefined): KeyEffect<YayZeeState, YayZeeUi> => ({
  at: 'Threes pointed at',
  observe: ({ ui }) => ui.slot,
  from: THREES,
  to,
});
const pointsAtDie = (to: number): KeyEffect<YayZeeState, YayZeeUi> => ({
  at: ROLLED,
  observe: ({ ui }) => ui.die,
  from: 2,
  to: to - 1,
});
const holds = (die: number): KeyEffect<YayZeeState> => ({
  at: ROLLED,
  observe: ({ state }) => state.held.flatMap((isHeld, index) => (isHeld ? [index + 1] : [])),
  from: [],
  to: [die],
});

testKeyBindings<YayZeeState, YayZeeUi>(definition, {
  seed: 3,
  moments: {
    'before the first roll': ({ session }) => session.start(),
    'the dice still tumble': roll,
    'Threes pointed at': ({ session }) => {
      session.start();
      uiOf<YayZeeUi>(session).setState({ slot: THREES, die: null });
    },
    [ROLLED]: stage => {
      roll(stage);
      // Restored dice are not animated.
      stage.session.restore(stage.session.snapshot());
      uiOf<YayZeeUi>(stage.session).setState({ slot: CHANCE, die: 2 });
    },
  },
  effects: {
    'rolls the dice': {
      observe: ({ state, events }) => [state.rollsLeft, events],
      from: [3, []],
      to: [2, ['rolled']],
    },
    'lets flying dice fall': {
      at: 'the dice still tumble',
      observe: ({ state, ui }) => [ui.tumbling, state.rollsLeft],
      from: [true, 2],
      to: [false, 2],
    },
    'points at the slot to the left': points(YAYZEE),
    'points at the slot to the right': points(THREE_OF_A_KIND),
    'points at the slot above': points(TWOS),
    'points at the slot below': points(FOURS),
    'scores in the slot pointed at': {
      at: ROLLED,
      observe: ({ state, events }) => [
        state.players[0]?.scores.flatMap((score, slot) => (score === null ? [] : [slot])),
        events.includes('scored'),
      ],
      from: [[], false],
      to: [[CHANCE], true],
    },
    'points at the die before': pointsAtDie(2),
    'points at the next die': pointsAtDie(4),
    'holds the die pointed at': holds(3),
    'holds die 1': holds(1),
    'holds die 2': holds(2),
    'holds die 3': holds(3),
    'holds die 4': holds(4),
    'holds die 5': holds(5),
  },
  keys: [
    ['KeyR', 'rolls the dice'],
    ['KeyR', 'lets flying dice fall'],
    ['Space', 'rolls the dice'],
    ['Space', 'lets flying dice fall'],
    ['ArrowLeft', 'points at the slot to the left'],
    ['ArrowRight', 'points at the slot to the right'],
    ['ArrowUp', 'points at the slot above'],
    ['ArrowDown', 'points at the slot below'],
    ['Enter', 'scores in the slot pointed at'],
    ['Comma', 'points at the die before'],
    ['Period', 'points at the next die'],
    ['KeyH', 'holds the die pointed at'],
    ['Digit1', 'holds die 1'],
    ['Numpad1', 'holds die 1'],
    ['Digit2', 'holds die 2'],
    ['Numpad2', 'holds die 2'],
    ['Digit3', 'holds die 3'],
    ['Numpad3', 'holds die 3'],
    ['Digit4', 'holds die 4'],
    ['Numpad4', 'holds die 4'],
    ['Digit5', 'holds die 5'],
    ['Numpad5', 'holds die 5'],
  ],
});
