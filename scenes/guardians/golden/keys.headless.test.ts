// Golden keys: every key of the game, and what it does.
import { edit, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';

type Writable = { -readonly [Name in keyof State]: State[Name] };

/** A Bear, a Mouse and an Owl in hand, an Otter that lies folded on the bridge, and courage for all of it. */
const HAND = [35, 0, 18, 14, 6, 7, 8, 9, 10];
const choosing =
  (more: Partial<State> = {}) =>
  ({ session }: { readonly session: { start(): void } & Parameters<typeof edit>[0] }) => {
    session.start();
    edit(session, (state: Writable) => {
      const [own, other] = state.valley.sides;
      const creatures = [{ card: 22, road: 1, pos: 0, strength: 3, folded: true }];
      state.valley = { turn: 5, sides: [{ ...own, hand: [...HAND], courage: 9, creatures }, other] };
      state.phase = 'choose';
      Object.assign(state, more);
    });
  };
const cards = HAND.map(
  (card, index) =>
    [
      `takes card ${index + 1}`,
      { observe: ({ state }: { state: State }) => state.chosen, from: null, to: card },
    ] as const,
);

testKeyBindings<State>(definition, {
  moments: {
    'a hand of nine': choosing(),
    'the Bear is taken': choosing({ chosen: 35 }),
    'the Mouse is drafted': choosing({ draft: { cards: [{ card: 0, road: 0, folded: false }], unfold: [] } }),
  },
  effects: {
    ...Object.fromEntries(cards),
    'sends the Bear to the forest': {
      at: 'the Bear is taken',
      observe: ({ state }) => state.draft.cards[0]?.road,
      from: undefined,
      to: 0,
    },
    'sends the Bear to the bridge': {
      at: 'the Bear is taken',
      observe: ({ state }) => state.draft.cards[0]?.road,
      from: undefined,
      to: 1,
    },
    'sends the Bear to the river': {
      at: 'the Bear is taken',
      observe: ({ state }) => state.draft.cards[0]?.road,
      from: undefined,
      to: 2,
    },
    'folds the Bear': { at: 'the Bear is taken', observe: ({ state }) => state.isFolding, from: false, to: true },
    'unfolds the Lynx': { observe: ({ state }) => state.draft.unfold, from: [], to: [22] },
    'takes the card before': { at: 'the Bear is taken', observe: ({ state }) => state.chosen, from: 35, to: 10 },
    'takes the next card': { at: 'the Bear is taken', observe: ({ state }) => state.chosen, from: 35, to: 0 },
    promises: { at: 'the Mouse is drafted', observe: ({ state }) => state.valley.turn, from: 5, to: 6 },
  },
  keys: [
    ['Enter', 'promises'],
    ['Space', 'promises'],
    ['KeyQ', 'sends the Bear to the forest'],
    ['KeyW', 'sends the Bear to the bridge'],
    ['KeyE', 'sends the Bear to the river'],
    ['KeyF', 'folds the Bear'],
    ['KeyU', 'unfolds the Lynx'],
    ['ArrowLeft', 'takes the card before'],
    ['ArrowRight', 'takes the next card'],
    ...HAND.flatMap((_, index): [string, string][] => [
      [`Digit${index + 1}`, `takes card ${index + 1}`],
      [`Numpad${index + 1}`, `takes card ${index + 1}`],
    ]),
  ],
});
