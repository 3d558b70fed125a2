// The official rules of further YayZees, as tables: what pays extra, where a joker may go, and that the standard rules know nothing of it.
import { describe, expect, it } from 'vitest';
import { view } from '../view.ts';
import { words } from '../words.ts';
import type { Category } from './categories.ts';
import { RULES } from './rules.ts';
import { STANDARD } from './standard.ts';
import { playerAt, totalOf, type YayZeeCommand, type YayZeeState } from './state.ts';
import { after, card, lying, newGame, score } from './testing.ts';

const PAID = 50;
/** A card with these slots taken, by the official rules unless told. */
const game = (dice: string, taken: Partial<Record<number, number>>, extra = 'official'): YayZeeState => {
  const scores = card(...Array.from({ length: 13 }, (_, slot) => taken[slot] ?? null));
  const state = lying(dice, 0, newGame(1, { extra }));
  return { ...state, players: state.players.map(player => ({ ...player, scores })) };
};
const open = (state: YayZeeState) =>
  RULES.legal(state, STANDARD).flatMap(command => {
    const { type, category } = command as { type: string; category: Category };
    return type === 'score' ? [category] : [];
  });
const refusal = (state: YayZeeState, command: YayZeeCommand) =>
  RULES.apply(state, command, STANDARD, 0).events.flatMap(event =>
    event.type === 'refused' ? [event.message] : [],
  )[0];
const LOWER = ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'chance'];

describe('extra points', () => {
  it.each([
    ['a further YayZee after one that paid', game('44444', { 11: PAID }), 100],
    ['after one that was given up', game('44444', { 11: 0 }), 0],
    ['a first one', game('44444', {}), 0],
    ['four equal dice', game('44445', { 11: PAID }), 0],
    ['the standard rules', game('44444', { 11: PAID }, 'standard'), 0],
  ])('%s: %#', (_what, state, extra) => {
    const before = totalOf(playerAt(state), STANDARD);
    const next = after(state, score('fours'));
    const points = state.dice.filter(die => die === 4).length * 4;
    expect(totalOf(next.players[0] as never, STANDARD) - before).toBe(points + extra);
    expect(view(state, STANDARD).extra).toBe(extra);
  });

  it('are said aloud, counted in the card and told in the result, in a mode of its own', () => {
    const state = game('44444', { 11: PAID });
    const { events } = RULES.apply(state, score('fours'), STANDARD, 0);
    expect(events.map(words)).toContain('You rolled a further YayZee: 100 points more.');
    expect(view(after(state, score('fours')), STANDARD).players[0]?.extras).toBe(100);
    const last = game(
      '44444',
      Object.fromEntries(Array.from({ length: 12 }, (_, slot) => [slot, slot === 11 ? PAID : 3])),
    );
    const result = RULES.result(after(last, score('chance')), STANDARD);
    expect(result).toMatchObject({ mode: 'Official rules', score: 11 * 3 + PAID + 20 + 100 });
    expect(result?.lines).toContain('Further YayZees +100.');
  });
});

describe('the joker', () => {
  it.each<[string, YayZeeState, readonly string[]]>([
    ['goes into the slot of its face', game('44444', { 11: 0 }), ['fours']],
    ['else into a free lower one', game('44444', { 3: 12, 11: 0 }), LOWER],
    [
      'else into a free upper one',
      game('44444', { 3: 12, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0, 11: 0, 12: 9, 5: 6 }),
      ['ones', 'twos', 'threes', 'fives'],
    ],
  ])('%s', (_what, state, slots) => expect(open(state)).toEqual(slots));

  it.each([
    ['fullHouse', 25],
    ['smallStraight', 30],
    ['largeStraight', 40],
    ['threeOfAKind', 20],
    ['chance', 20],
  ] as const)('pays %s in full: %i', (category, points) => {
    const state = game('44444', { 3: 12, 11: 0 });
    const next = after(state, score(category));
    expect(totalOf(next.players[0] as never, STANDARD)).toBe(12 + points);
  });

  it('is refused elsewhere, in a sentence', () => {
    expect(refusal(game('44444', { 11: 0 }), score('chance'))).toBe('A joker goes into Fours, which is free.');
    expect(refusal(game('44444', { 3: 12, 11: 0 }), score('ones'))).toBe(
      'A joker goes into a free slot of the lower part.',
    );
  });

  it('is nothing by the standard rules, nor while the YayZee slot is free', () => {
    expect(open(game('44444', { 11: PAID }, 'standard'))).toHaveLength(12);
    const free = game('44444', {});
    expect(open(free)).toHaveLength(13);
    expect(view(free, STANDARD).previews[8]).toBe(0);
    expect(view(game('44444', { 3: 12, 11: 0 }), STANDARD).previews[8]).toBe(25);
  });
});
