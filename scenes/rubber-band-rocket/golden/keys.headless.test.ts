// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, pass, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { Part, State, Upgrade } from '../rules/state.ts';

/** Launched, with a booster and ten ticks under way. */
const launched = (stage: HeadlessStage) => {
  stage.session.start();
  edit(stage.session, (state: State) => {
    state.upgrades.booster = 1;
  });
  stage.input.setButton('hold', true);
  pass(stage, 20);
  stage.input.setButton('hold', false);
  pass(stage, 10);
};
const fits = (upgrade: Upgrade): KeyEffect<State> => ({
  at: 'a thousand coins',
  observe: ({ state, events }) => [state.upgrades[upgrade], state.fitted, events],
  from: [upgrade === 'booster' ? 1 : 0, null, []],
  to: [upgrade === 'booster' ? 2 : 1, upgrade, ['upgradeFitted']],
});

const takes = (part: Part): KeyEffect<State> => ({
  at: 'a thousand coins',
  observe: ({ state, events }) => [state.parts, events],
  from: [[], []],
  to: [[part], ['partTaken']],
});

const steers = (side: 'left' | 'right'): KeyEffect<State> => ({
  at: 'in its fall',
  held: 4,
  after: 0,
  observe: ({ state }) => Math.sign(Math.round(state.ball.x - 20)),
  from: 0,
  to: side === 'left' ? -1 : 1,
});

testKeyBindings<State>(definition, {
  moments: {
    'on the band': ({ session }) => session.start(),
    'a thousand coins': ({ session }) => {
      session.start();
      edit(session, (state: State) => {
        state.coins = 1000;
        state.maxHeight = 1500;
        state.launches = 1;
        state.upgrades.booster = 1;
      });
    },
    'in flight': launched,
    'with a second stage': stage => {
      launched(stage);
      edit(stage.session, (state: State) => {
        state.parts = ['stage'];
        state.flight.hasStage = true;
      });
    },
    'in its fall': stage => {
      launched(stage);
      edit(stage.session, (state: State) => {
        state.speed = -1;
        state.flight.falling = 1000;
      });
    },
  },
  effects: {
    'held draws the band, let go launches': {
      held: 20,
      observe: ({ state, events }) => [state.isLaunched, state.launches, events.slice(0, 2)],
      from: [false, 0, []],
      to: [true, 1, ['chargeBegun', 'launched']],
    },
    'fires the booster': {
      at: 'in flight',
      held: 1,
      after: 0,
      observe: ({ state, events }) => [state.flight.byHand, events.includes('boosterFired')],
      from: [false, false],
      to: [true, true],
    },
    'skips the fall': {
      at: 'in its fall',
      held: 1,
      after: 0,
      observe: ({ state, events }) => [state.isLaunched, events.includes('fallSkipped')],
      from: [true, false],
      to: [false, true],
    },
    'steers to the left': steers('left'),
    'steers to the right': steers('right'),
    'buys a level of Power': fits('power'),
    'buys a level of Booster': fits('booster'),
    'takes the balloon': takes('balloon'),
    'takes the magnet': takes('magnet'),
    'takes the glider': takes('glider'),
    'takes the parachute': takes('parachute'),
    'takes the kite': takes('kite'),
    'takes the second stage': takes('stage'),
    'fires the second stage': {
      at: 'with a second stage',
      held: 1,
      after: 0,
      observe: ({ state, events }) => [state.flight.hasStage, events.includes('stageFired')],
      from: [true, false],
      to: [false, true],
    },
    'is refused before the first landing': {
      observe: ({ state, refusal }) => [state.upgrades, refusal],
      from: [{ power: 0, booster: 0 }, null],
      to: [{ power: 0, booster: 0 }, 'The workshop opens after the first landing.'],
    },
  },
  keys: [
    ['Space', 'held draws the band, let go launches'],
    ['Space', 'fires the booster'],
    ['Space', 'skips the fall'],
    ['ArrowDown', 'held draws the band, let go launches'],
    ['ArrowDown', 'fires the booster'],
    ['ArrowDown', 'skips the fall'],
    ['ArrowLeft', 'steers to the left'],
    ['KeyA', 'steers to the left'],
    ['ArrowRight', 'steers to the right'],
    ['KeyD', 'steers to the right'],
    ['Digit1', 'buys a level of Power'],
    ['Digit1', 'is refused before the first landing'],
    ['KeyQ', 'buys a level of Power'],
    ['Digit2', 'buys a level of Booster'],
    ['KeyE', 'buys a level of Booster'],
    ['Digit3', 'takes the balloon'],
    ['Digit4', 'takes the magnet'],
    ['Digit5', 'takes the glider'],
    ['Digit6', 'takes the parachute'],
    ['Digit7', 'takes the kite'],
    ['Digit8', 'takes the second stage'],
    ['ArrowUp', 'fires the second stage'],
    ['KeyW', 'fires the second stage'],
  ],
});
