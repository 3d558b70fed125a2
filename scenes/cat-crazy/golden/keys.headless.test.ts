// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { Cat, State } from '../rules/state.ts';
import { nestEgg, roomOf } from '../rules/testing.ts';

const HUNGRY = { hunger: 50, thirst: 50, happiness: 50, energy: 50 };
/** Three cats, the second one chosen, two eggs in the nest, 1,000 coins, the third ware pointed at. */
const room =
  (second: Partial<Cat> = {}, more: Partial<State> = {}) =>
  ({ session }: HeadlessStage) => {
    session.start();
    edit(session, (state: State) => {
      Object.assign(state, roomOf(HUNGRY, { ...HUNGRY, ...second }, HUNGRY));
      for (const part of [10, 60]) nestEgg(state, 'tabby', part);
      state.chosen = state.cats[1]?.id ?? null;
      Object.assign(state, { coins: 1000, ware: 2, food: 5, waterBowls: 5, toys: 5, ...more });
    });
  };
const place = ({ cats, chosen }: Readonly<State>) => cats.findIndex(({ id }) => id === chosen) + 1;
const chooses = (to: number): KeyEffect<State> => ({
  observe: ({ state, events }) => [place(state), events],
  from: [2, []],
  to: [to, ['chosen']],
});
const does = (event: string, at?: string): KeyEffect<State> => ({
  ...(at && { at }),
  observe: ({ state, events }) => [place(state), events],
  from: [2, []],
  to: [2, [event]],
});
const points = (ware: number): KeyEffect<State> => ({ observe: ({ state }) => state.ware, from: 2, to: ware });

testKeyBindings<State>(definition, {
  moments: {
    'three cats, the second chosen': room(),
    'the chosen one works': room({ isWorking: true }),
    'the chosen one sleeps': room({ isResting: true }),
    'not a coin left': room({}, { coins: 0 }),
    'a sparrow at the window': room({}, { guest: { who: 'sparrow', left: 600 } }),
    'asked once to find the chosen one a home': stage => {
      room()(stage);
      stage.session.send({ type: 'rehome', cat: (stage.session.state as State).chosen });
    },
  },
  effects: {
    'chooses the cat before': chooses(1),
    'chooses the next cat': chooses(3),
    feeds: does('fed'),
    'gives water': does('watered'),
    pets: does('petted'),
    plays: does('played'),
    'sends to work': does('workBegun'),
    'calls back from work': does('workEnded', 'the chosen one works'),
    'puts to rest': does('restBegun'),
    wakes: does('restEnded', 'the chosen one sleeps'),
    'warms the egg that is nearest to hatching': {
      observe: ({ state, events }) => [state.eggs.map(({ hatchProgress }) => hatchProgress > 60), events],
      from: [[false, false], []],
      to: [[false, true], ['eggWarmed']],
    },
    'points at the ware before': points(1),
    'points at the next ware': points(3),
    'buys the ware that is pointed at': {
      observe: ({ state, events }) => [state.toys, events],
      from: [5, []],
      to: [6, ['bought']],
    },
    'is refused without coins': {
      at: 'not a coin left',
      observe: ({ state, refusal }) => [state.toys, refusal],
      from: [5, null],
      to: [5, 'Not enough coins: 15 more needed.'],
    },
    'trades at the window': {
      at: 'a sparrow at the window',
      observe: ({ state, events }) => [state.food, state.guest, events],
      from: [5, { who: 'sparrow', left: 600 }, []],
      to: [4, null, ['traded']],
    },
    'asks whether the cat shall go': {
      observe: ({ state, events }) => [state.cats.length, events],
      from: [3, []],
      to: [3, ['leaveAsked']],
    },
    'finds the cat another home': {
      at: 'asked once to find the chosen one a home',
      observe: ({ state, events }) => [state.cats.length, events],
      from: [3, []],
      to: [2, ['rehomed']],
    },
  },
  keys: [
    ['ArrowLeft', 'chooses the cat before'],
    ['KeyA', 'chooses the cat before'],
    ['ArrowRight', 'chooses the next cat'],
    ['KeyD', 'chooses the next cat'],
    ['Digit1', 'feeds'],
    ['KeyF', 'feeds'],
    ['Digit2', 'gives water'],
    ['KeyG', 'gives water'],
    ['Digit3', 'pets'],
    ['Space', 'pets'],
    ['Digit4', 'plays'],
    ['KeyT', 'plays'],
    ['Digit5', 'sends to work'],
    ['Digit5', 'calls back from work'],
    ['KeyV', 'sends to work'],
    ['KeyV', 'calls back from work'],
    ['Digit6', 'puts to rest'],
    ['Digit6', 'wakes'],
    ['KeyX', 'puts to rest'],
    ['KeyX', 'wakes'],
    ['Digit7', 'warms the egg that is nearest to hatching'],
    ['KeyE', 'warms the egg that is nearest to hatching'],
    ['ArrowUp', 'points at the ware before'],
    ['KeyW', 'points at the ware before'],
    ['ArrowDown', 'points at the next ware'],
    ['KeyS', 'points at the next ware'],
    ['KeyB', 'buys the ware that is pointed at'],
    ['KeyB', 'is refused without coins'],
    ['Enter', 'buys the ware that is pointed at'],
    ['Digit8', 'buys the ware that is pointed at'],
    ['Digit9', 'trades at the window'],
    ['KeyR', 'trades at the window'],
    ['KeyH', 'asks whether the cat shall go'],
    ['KeyH', 'finds the cat another home'],
  ],
});
