// What is refused, and how: tables of commands and their sentences.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import { deal, readDeck, writeDeck } from './deal.ts';
import { readMix } from './question.ts';
import { rules } from './rules.ts';
import type { Command, State } from './state.ts';
import { card, pledge, t } from './testing.ts';

const opened = (setup = {}) => rules.create({ seed: 1, setup: { mode: 'pvc', ...setup }, levels: [] }, t);
/** Turn 3 with these cards in hand and 4 courage, as the Eagle, who pays what is printed. */
function choosing(...hand: readonly string[]): State {
  const state = opened({ guardian: 'eagle' });
  const [own, other] = state.valley.sides;
  const valley = { turn: 3, sides: [{ ...own, hand: hand.map(card), courage: 4 }, other] as State['valley']['sides'] };
  return { ...state, valley, phase: 'choose' };
}
const sentence = (state: State, command: Json): string | null => {
  const { state: next, events } = rules.apply(state, command as Command, t, 0);
  const [first] = events;
  if (first?.type !== 'refused') return null;
  expect(next).toBe(state);
  return first.message;
};

describe('a promise', () => {
  const hand = ['Bear', 'Mouse', 'Otter', 'Frog'];
  const said = (text: string) => ({ type: 'promise', promise: pledge(text) }) as Json;
  test.each([
    ['Bear forest', 'That costs 6, and you have 4 courage.'],
    ['Otter forest, Frog river', 'That costs 5, and you have 4 courage.'],
    ['Mouse forest, Mouse river', 'Each card lies on one road only.'],
    ['Mouse forest, Frog river, Otter bridge', 'At most 2 cards a turn.'],
    ['Owl forest', 'That card is not in the hand.'],
    ['[Mouse] forest', 'A card of cost 1 cannot be folded.'],
    ['+Owl', 'Only a folded creature of yours can be unfolded.'],
  ])('%s is refused: %s', (text, why) => {
    expect(sentence(choosing(...hand), said(text))).toBe(why);
  });
  test.each(['', '[Bear] forest', 'Otter forest, Mouse river', 'Frog bridge'])('“%s” is kept', text => {
    expect(sentence(choosing(...hand), said(text))).toBeNull();
  });
  test.each([
    null,
    7,
    { cards: 3 },
    { cards: [{ card: 99, road: 0, folded: false }], unfold: [] },
    { cards: [], unfold: ['x'] },
  ])('%j is none', promise => {
    expect(sentence(choosing(...hand), { type: 'promise', promise } as Json)).toBe(
      'That is no promise. Choose cards and roads.',
    );
  });
});

test('two stand and two lie on a road, and no more', () => {
  const state = choosing('Mouse', 'Frog');
  const [own, other] = state.valley.sides;
  const on = (name: string, folded: boolean) => ({ card: card(name), road: 0, pos: 0, strength: 2, folded });
  const full = (...creatures: ReturnType<typeof on>[]): State => ({
    ...state,
    valley: { ...state.valley, sides: [{ ...own, creatures }, other] },
  });
  const promise = (text: string) => ({ type: 'promise', promise: pledge(text) }) as Json;
  const standing = full(on('Owl', false), on('Ram', false));
  expect(sentence(standing, promise('Mouse forest'))).toBe(
    'Only 2 of your creatures may stand in the forest. Fold one: it takes no room.',
  );
  expect(sentence(standing, promise('[Frog] forest'))).toBeNull();
  expect(sentence(full(on('Owl', true), on('Ram', true)), promise('[Frog] forest'))).toBe(
    'Only 2 of your creatures may lie folded in the forest.',
  );
});

describe('a draft', () => {
  const after = (state: State, ...commands: readonly Command[]) =>
    commands.reduce((now, command) => rules.apply(now, command, t, 0).state, state);
  test('a card, a road, folded afterwards, taken back by pressing it again', () => {
    const state = choosing('Bear', 'Mouse');
    expect(sentence(state, { type: 'road', road: 1 })).toBe('Choose a card first.');
    const taken = after(state, { type: 'choose', index: 0 });
    expect(sentence(taken, { type: 'road', road: 1 })).toBe('That costs 6, and you have 4 courage.');
    const placed = after(taken, { type: 'fold' }, { type: 'road', road: 1 });
    expect(placed.draft.cards).toEqual([{ card: card('Bear'), road: 1, folded: true }]);
    expect(after(placed, { type: 'choose', index: 0 }).draft.cards).toEqual([]);
  });
  test('with a card that has no road yet is not promised; with the card laid back it is', () => {
    const promise: Command = { type: 'promise' };
    const placed = after(choosing('Bear', 'Mouse'), { type: 'choose', index: 1 }, { type: 'road', road: 1 });
    const taken = after(placed, { type: 'choose', index: 0 });
    expect(sentence(taken, { type: 'road', road: 1 })).toBe('That costs 7, and you have 4 courage.');
    expect(sentence(taken, { ...promise })).toBe(
      'The Bear has no road yet. Press a road, or the card again to keep it in hand.',
    );
    expect(rules.legal(taken, t)).not.toContainEqual(promise);
    const laidBack = after(taken, { type: 'choose', index: 0 });
    expect(rules.legal(laidBack, t)).toContainEqual(promise);
    expect(after(laidBack, promise).phase).toBe('waiting');
  });
});

describe('a deck by link', () => {
  const whole = writeDeck(
    deal(1, ['wolf', 'eagle'], t, null).sides[0].deck.concat(deal(1, ['wolf', 'eagle'], t, null).sides[0].hand),
  );
  test('is drawn in its order by both', () => {
    const { sides } = deal(3, ['wolf', 'eagle'], t, whole);
    expect(sides[0].hand).toEqual(readDeck(whole).slice(0, 5));
    expect(sides[1].deck).toEqual(sides[0].deck);
  });
  test.each([
    [whole.slice(1), 'That deck has 39 cards. A deck has 40, each once.'],
    [`${whole.slice(1)}${whole[1]}`, 'That deck has a card twice. A deck has each of the forty once.'],
    [`${whole.slice(1)}?`, 'That deck names a card that is none of the forty.'],
  ])('%s is refused', (deck, why) => {
    expect(() => opened({ deck })).toThrow(why);
  });
});

test('an answer of the computer that cannot be kept is none', () => {
  const state = opened();
  const dear = { thoughts: [{ promise: pledge('Bear forest, Moose river'), share: 1000 }], picked: 0 };
  for (const answer of [
    null,
    4,
    [],
    {},
    { thoughts: [], picked: 0 },
    { ...dear, picked: 3 },
    dear,
  ] as unknown as Json[])
    expect(readMix(answer, state, t)).toBeNull();
});

test('two at one device: curtain, exchange, promise; then the other; then all is turned up', () => {
  let state = opened({ mode: 'pvp' });
  const phases: string[] = [];
  for (let step = 0; step < 8; step++) {
    phases.push(`${state.active} ${state.phase}`);
    state = rules.apply(state, { type: 'promise' }, t, 0).state;
  }
  expect(phases).toEqual([
    '0 curtain',
    '0 exchange',
    '0 choose',
    '1 curtain',
    '1 exchange',
    '1 choose',
    '0 curtain',
    '0 choose',
  ]);
  expect(state.valley.turn).toBe(2);
});
