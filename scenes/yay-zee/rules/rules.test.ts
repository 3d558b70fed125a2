// Rules as tables: allowed commands, messages, score card.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { messageOf } from './messages.ts';
import { RULES } from './rules.ts';
import { STANDARD } from './standard.ts';
import { playerAt, totalOf, type YayZeeCommand, type YayZeeState } from './state.ts';
import { after, card, hold, lying, newGame, roll, score } from './testing.ts';

const said = (state: YayZeeState) => messageOf(state, STANDARD);
const withCard = (state: YayZeeState, scores: readonly (number | null)[]): YayZeeState => ({
  ...state,
  players: state.players.map(player => ({ ...player, scores })),
});
const refusal = (state: YayZeeState, command: unknown) => {
  const { state: next, events } = RULES.apply(state, command as YayZeeCommand, STANDARD, 0);
  if (next !== state) return null;
  const [event] = events;
  return event?.type === 'refused' ? event.message : null;
};
/** Every slot but chance. */
const ALMOST = [3, 6, 9, 12, 15, 18, 20, 0, 25, 30, 40, 50];

describe('the messages, word for word', () => {
  it.each<[when: string, state: YayZeeState, message: string]>([
    ['at the start', newGame(), 'Roll the dice to start!'],
    ['after the first roll', after(newGame(), roll), 'Roll again! 2 rolls left.'],
    ['after the second', after(newGame(), roll, roll), 'Roll again! 1 rolls left.'],
    ['after the third', after(newGame(), roll, roll, roll), 'Select a category to score!'],
    ['in the next turn', after(newGame(), roll, score('chance')), 'Roll the dice to start!'],
    ['at the end', after(withCard(lying('11111'), card(...ALMOST)), score('chance')), 'Game over! Final score: 268'],
  ])('%s', (_when, state, message) => {
    expect(said(state)).toBe(message);
  });
});

it.each<[what: string, state: YayZeeState, command: unknown, message: string]>([
  ['scoring before the first roll', newGame(), score('ones'), 'You need to roll first!'],
  ['holding before the first roll', newGame(), hold(0), 'You need to roll first!'],
  ['holding when no roll is left', lying('12345', 0), hold(0), 'Select a category to score!'],
  ['a fourth roll', lying('12345', 0), roll, 'Select a category to score!'],
  [
    'rolling what is held',
    { ...lying('12345'), held: [true, true, true, true, true] },
    roll,
    'All dice are held. Let one go before you roll.',
  ],
  [
    'a category that is taken',
    withCard(lying('12345'), card(3)),
    score('ones'),
    'This category is taken. Choose another one.',
  ],
  ['a die that is not there', lying('12345'), hold(5), 'There is no such die.'],
  [
    'a category that is not there',
    lying('12345'),
    { type: 'score', category: 'constructor' },
    'There is no such category.',
  ],
  ['a command that is none', lying('12345'), { type: 'cheat' }, 'That is not a move in this game.'],
  ['the computer’s step without a computer', newGame(), { type: 'computerActs' }, 'It is not the computer’s turn.'],
  ['going on in one’s own turn', newGame(), { type: 'goOn' }, 'It is your turn.'],
])('%s is refused and changes nothing', (_what, state, command, message) => {
  expect(refusal(state, command)).toBe(message);
});

it('a roll throws the dice that are not held, and those alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 0, max: 30 }), (seed, bits) => {
      const first = after(newGame(seed), roll);
      const holds = [0, 1, 2, 3, 4].filter(die => bits & (1 << die));
      const second = after(first, ...holds.map(hold), roll);
      for (const die of holds) expect(second.dice[die]).toBe(first.dice[die]);
      expect(second.dice.every(die => die >= 1 && die <= 6)).toBe(true);
      expect(second.held).toEqual(first.dice.map((_, die) => holds.includes(die)));
      expect(second.rollsLeft).toBe(1);
    }),
  );
});

it('holds stay between rolls and clear on scoring', () => {
  const held = after(newGame(), roll, hold(1), roll);
  expect(held.held).toEqual([false, true, false, false, false]);
  expect(after(held, hold(1)).held[1]).toBe(false);
  expect(after(held, score('chance'))).toMatchObject({
    held: [false, false, false, false, false],
    rollsLeft: 3,
    rolled: false,
  });
});

it.each([
  [62, 0],
  [63, 35],
  [64, 35],
])('upper slots of %i earn %i', (upper, bonus) => {
  const state = withCard(newGame(), card(upper - 58, 8, 10, 12, 10, 18));
  expect(totalOf(playerAt(state), STANDARD)).toBe(upper + bonus);
});

it('the bonus is told once, when it is reached', () => {
  const state = withCard(lying('66611'), card(3, 6, 9, 12, 20, null));
  const { events } = RULES.apply(state, score('sixes'), STANDARD, 0);
  expect(events.filter(({ type }) => type === 'bonusReached')).toMatchObject([{ points: 35 }]);
  const again = withCard(lying('66611'), card(3, 6, 9, 12, 20, 18));
  expect(RULES.apply(again, score('chance'), STANDARD, 0).events.some(({ type }) => type === 'bonusReached')).toBe(
    false,
  );
});

it('the game is over when all thirteen are filled, and not before', () => {
  let state = newGame(3);
  for (const category of CATEGORIES) {
    expect(RULES.result(state, STANDARD)).toBeNull();
    state = after(state, roll, score(category));
  }
  expect(RULES.result(state, STANDARD)).toMatchObject({ outcome: 'ended', again: 'New Game' });
  expect(RULES.legal(state, STANDARD)).toEqual([]);
  expect(refusal(state, roll)).toBe('The game is over.');
});

describe('one stream of dice', () => {
  const first = (seed: number, setup = {}) => after(newGame(seed, setup), roll);
  it('is the same for everybody with the seed, whatever was held', () => {
    const [a, b] = [after(first(9), hold(0), roll, score('ones')), after(first(9), score('chance'))];
    expect(after(a, roll).dice).toEqual(after(b, roll).dice);
    expect(first(9).dice).not.toEqual(first(10).dice);
  });
  it.each([
    ['hotseat', false],
    ['duel', true],
  ])('in a %s everybody has the same: %s', (mode, isSame) => {
    const one = first(5, { mode, players: 2 });
    const scored = after(one, score('chance'));
    const two = mode === 'duel' ? after(scored, { type: 'lapse' }, { type: 'computerActs' }) : after(scored, roll);
    expect(two.dice.join() === one.dice.join()).toBe(isSame);
  });
});

describe('taking back', () => {
  it('a score can be taken back for five seconds', () => {
    const { state } = RULES.apply(lying('12345'), score('chance'), STANDARD, 100);
    expect(state.taken).toEqual({ slot: 12, points: 15, until: 400 });
    expect(RULES.alarm?.(state, STANDARD)).toEqual({ command: { type: 'lapse' }, at: 400 });
    expect(after(state, { type: 'lapse' }).taken).toBeNull();
    expect(after(state, roll).taken).toBeNull();
  });
  it('the last score of all stands', () => {
    const last = withCard(lying('12345'), card(...ALMOST));
    expect(RULES.undoable?.(last, score('chance'))).toBe(false);
  });
  it('only scores are taken back: luck is not', () => {
    const undoable = (command: YayZeeCommand) => RULES.undoable?.(newGame(), command);
    expect([roll, hold(0), score('ones'), { type: 'lapse' } as const].map(undoable)).toEqual([
      false,
      'aside',
      true,
      false,
    ]);
  });
});

it.each<[setup: Record<string, string | number>, names: readonly string[]]>([
  [{}, ['You']],
  [
    { mode: 'hotseat', players: 3, player1: 'Ann', player2: '  ', player3: 'x'.repeat(40) },
    ['Ann', 'Player 2', 'x'.repeat(16)],
  ],
  [{ mode: 'hotseat', players: 99 }, ['Player 1', 'Player 2']],
  [{ mode: 'computer', level: 'hard' }, ['You', 'Computer']],
  [{ mode: 'computer', level: 'perfect' }, ['You', 'Coach']],
  [{ mode: 'duel' }, ['You', 'Coach']],
  [{ mode: 'constructor' }, ['You']],
])('%j seats %j', (setup, names) => {
  expect(newGame(1, setup).players.map(({ name }) => name)).toEqual(names);
});
