// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { Kind } from '../rules/gems.ts';
import type { State } from '../rules/state.ts';
import { cell, onTheWay, withGem, withMob } from '../rules/testing.ts';

const AT = cell('D4');
/** Free cells of the classic map, in the order in which a round is placed on them. */
const ROUND = ['C4', 'C6', 'E4', 'G3', 'H4'];

const round =
  (change: (state: State) => void = () => {}) =>
  ({ session }: HeadlessStage) => {
    session.start();
    edit(session, (state: State) => {
      Object.assign(state, { gold: 1000, cursor: AT });
      change(state);
    });
  };
/** Five rocks lie there, the first two hold alike gems, and this one is chosen. */
const placed =
  (chosen: number | null) =>
  ({ session }: HeadlessStage) => {
    round()({ session } as HeadlessStage);
    for (const name of ROUND) session.send({ type: 'place', cell: cell(name) });
    edit(session, (state: State) => {
      const gems = state.fresh.map(({ rock }) => state.rocks.find(({ id }) => id === rock));
      Object.assign(gems[1]?.gem as object, { kind: gems[0]?.gem?.kind, quality: 0 });
      Object.assign(gems[0]?.gem as object, { quality: 0 });
      state.chosen = chosen === null ? null : (gems[chosen - 1]?.id ?? null);
      state.cursor = cell('C4');
    });
  };
const kept = (...kinds: readonly Kind[]) =>
  round(state => {
    state.chosen = kinds.map((kind, index) => withGem(state, ROUND[index] as string, kind)).at(0)?.id ?? null;
  });

const moves = (columns: number, rows: number): KeyEffect<State> => ({
  observe: ({ state, events }) => [state.cursor, events],
  from: [AT, []],
  to: [AT + columns + 8 * rows, ['pointed']],
});
/** A key that is held moves on after 15 ticks. */
const movesOn = (columns: number, rows: number): KeyEffect<State> => ({
  held: 18,
  observe: ({ state }) => state.cursor,
  from: AT,
  to: AT + 2 * columns + 16 * rows,
});
const chooses = (number: number): KeyEffect<State> => ({
  at: 'five rocks placed',
  observe: ({ state, events }) => [state.fresh.findIndex(({ rock }) => rock === state.chosen) + 1, events],
  from: [0, []],
  to: [number, ['chosen']],
});

const fuses = (kind: Kind): KeyEffect<State> => ({
  at: 'a kept ruby chosen, an emerald and a diamond beside it',
  observe: ({ state, events }) => [state.rocks[0]?.gem?.kind, events],
  from: ['ruby', []],
  to: [kind, ['fused']],
});

testKeyBindings<State>(definition, {
  moments: {
    'a round begins': round(),
    'five rocks placed': placed(null),
    'five rocks placed, the first chosen': placed(1),
    'a kept ruby chosen': kept('ruby'),
    'a kept ruby chosen, an emerald beside it': kept('ruby', 'emerald'),
    'a kept ruby chosen, an emerald and a diamond beside it': kept('ruby', 'emerald', 'diamond'),
    'the last mob is on its way': round(state => {
      withMob(state, 'A2');
      onTheWay(state);
    }),
  },
  effects: {
    'moves the cursor up': moves(0, -1),
    'moves the cursor down': moves(0, 1),
    'moves the cursor left': moves(-1, 0),
    'moves the cursor right': moves(1, 0),
    'held moves on up': movesOn(0, -1),
    'held moves on down': movesOn(0, 1),
    'held moves on to the left': movesOn(-1, 0),
    'held moves on to the right': movesOn(1, 0),
    'places a rock': {
      observe: ({ state, events }) => [state.rocks.map(rock => rock.cell), events],
      from: [[], []],
      to: [[AT], ['placed']],
    },
    'chooses the gem at the cursor': chooses(1),
    'keeps the chosen gem': {
      at: 'five rocks placed, the first chosen',
      held: 1,
      after: 0,
      observe: ({ state, events }) => [state.phase, events],
      from: ['placing', []],
      to: ['wave', ['kept', 'waveBegun']],
    },
    'is refused before all rocks are placed': {
      observe: ({ state, refusal }) => [state.phase, refusal],
      from: ['placing', null],
      to: ['placing', 'Place 5 more rocks first.'],
    },
    'combines two gems alike': {
      at: 'five rocks placed, the first chosen',
      held: 1,
      after: 0,
      observe: ({ state, events }) => [
        state.phase,
        state.rocks.flatMap(({ gem }) => (gem ? [gem.quality] : [])).filter(quality => quality === 1),
        events,
      ],
      from: ['placing', [], []],
      to: ['wave', [1], ['kept', 'waveBegun']],
    },
    'recuts the chosen kept gem': {
      at: 'a kept ruby chosen',
      observe: ({ state, events }) => [state.rocks[0]?.gem?.quality, events],
      from: [0, []],
      to: [1, ['recut']],
    },
    'fuses the chosen gem': {
      at: 'a kept ruby chosen, an emerald beside it',
      observe: ({ state, events }) => [state.rocks[0]?.gem?.kind, events],
      from: ['ruby', []],
      to: ['wildfire', ['fused']],
    },
    'fuses by the first recipe': fuses('wildfire'),
    'fuses by the second recipe': fuses('landslide'),
    'upgrades the quality': {
      observe: ({ state, events }) => [state.upgrades, events],
      from: [0, []],
      to: [1, ['upgraded']],
    },
    'aims at the last': {
      at: 'a kept ruby chosen',
      observe: ({ state, events }) => [state.rocks[0]?.gem?.aim, events],
      from: ['first', []],
      to: ['last', ['aimed']],
    },
    'calls the next level': {
      at: 'the last mob is on its way',
      observe: ({ state, events }) => [state.level, state.called, events.includes('called')],
      from: [1, 0, false],
      to: [2, 1, true],
    },
    'goes twice as fast': { observe: ({ state, events }) => [state.pace, events], from: [1, []], to: [2, ['paced']] },
    'chooses the second gem': chooses(2),
    'chooses the third gem': chooses(3),
    'chooses the fourth gem': chooses(4),
    'chooses the fifth gem': chooses(5),
  },
  keys: [
    ['ArrowUp', 'moves the cursor up'],
    ['ArrowUp', 'held moves on up'],
    ['KeyW', 'moves the cursor up'],
    ['ArrowDown', 'moves the cursor down'],
    ['ArrowDown', 'held moves on down'],
    ['KeyS', 'moves the cursor down'],
    ['ArrowLeft', 'moves the cursor left'],
    ['ArrowLeft', 'held moves on to the left'],
    ['KeyA', 'moves the cursor left'],
    ['ArrowRight', 'moves the cursor right'],
    ['ArrowRight', 'held moves on to the right'],
    ['KeyD', 'moves the cursor right'],
    ['Enter', 'places a rock'],
    ['Enter', 'chooses the gem at the cursor'],
    ['Space', 'places a rock'],
    ['Space', 'chooses the gem at the cursor'],
    ['KeyK', 'keeps the chosen gem'],
    ['KeyK', 'is refused before all rocks are placed'],
    ['KeyC', 'combines two gems alike'],
    ['KeyC', 'recuts the chosen kept gem'],
    ['KeyE', 'fuses the chosen gem'],
    ['KeyU', 'upgrades the quality'],
    ['KeyT', 'aims at the last'],
    ['KeyN', 'calls the next level'],
    ['KeyG', 'goes twice as fast'],
    ['Digit1', 'chooses the gem at the cursor'],
    ['Digit1', 'fuses by the first recipe'],
    ['Digit2', 'fuses by the second recipe'],
    ['Digit2', 'chooses the second gem'],
    ['Digit3', 'chooses the third gem'],
    ['Digit4', 'chooses the fourth gem'],
    ['Digit5', 'chooses the fifth gem'],
  ],
});
