// Treasures: what each of them does, when it is refused, and what brings it.
import { describe, expect, test } from 'vitest';
import type { MathState } from './state.ts';
import { act, near, newGame, say, TUNING } from './testing.ts';
import { ALL_TREASURES, TREASURES, type Treasure } from './treasures.ts';

const carrying = (treasure: Treasure, change: Partial<MathState> = {}): MathState => {
  const state = newGame(3);
  return near(state, { bag: [treasure], fight: { ...state.fight, courage: 6, fullCourage: 6 }, ...change });
};
const use = (state: MathState) => act(state, { type: 'use', treasure: state.bag[0] as Treasure });

test('an apple heals 20, to 100 at most', () => {
  expect(use(carrying('apple', { playerHealth: 50 })).state).toMatchObject({ playerHealth: 70, bag: [] });
  expect(use(carrying('apple', { playerHealth: 95 })).state.playerHealth).toBe(100);
});

test('an apple in full health adds a step to the row: it makes room in a full bag', () => {
  const bag = ['apple', 'horn', 'sharpener'] as const;
  const { state, events } = use(carrying('apple', { bag, ground: 'shield' }));
  expect(state).toMatchObject({ bag: ['horn', 'sharpener', 'shield'], ground: null, fight: { row: 1 } });
  expect(events).toMatchObject([{ type: 'used', text: 'You eat the apple: your row has 1 step.' }]);
  const fork = carrying('apple', { phase: 'path', ridge: '+' });
  expect(use(fork).events).toEqual([
    { type: 'refused', message: 'You are in full health: keep it for the next creature.' },
  ]);
});

test('behind a paper shield the next miss costs 5 and the row stands, once', () => {
  const begun = carrying('shield', { streak: 7 });
  const held = use({ ...begun, fight: { ...begun.fight, row: 3, anger: 12 } }).state;
  const miss = (state: MathState) => say(state, state.question.answer + 1).state;
  expect(miss(held)).toMatchObject({ playerHealth: 95, isShielded: false, streak: 7, fight: { row: 3 } });
  expect(miss(held).message).toBe('Wrong! Enemy attacks for 5 damage! Your shield holds, and your row.');
  expect(miss(miss(held))).toMatchObject({ streak: 0, fight: { row: 1 } });
});

test('a sharpener adds two steps to the row, a horn takes four of its courage and leaves one', () => {
  const { fight } = carrying('horn');
  expect(use(carrying('sharpener')).state.fight.row).toBe(2);
  expect(use(carrying('sharpener', { fight: { ...fight, row: 3 } })).state.fight.row).toBe(4);
  expect(use(carrying('horn')).state.fight.courage).toBe(2);
  expect(use(carrying('horn', { fight: { ...fight, courage: 2 } })).state.fight.courage).toBe(1);
});

test('an eraser asks something else', () => {
  const state = carrying('eraser');
  const { state: after, events } = use(state);
  expect(after.question.text).not.toBe(state.question.text);
  expect(after.offers.bold?.text).not.toBe(state.offers.bold?.text);
  expect(events.map(({ type }) => type)).toEqual(['used', 'asked']);
});

test.each<[Treasure, Partial<MathState>, string]>([
  ['apple', { fight: { ...newGame(3).fight, row: 4 } }, 'You are in full health, and your row is full.'],
  ['shield', { isShielded: true }, 'You hold a shield already.'],
  ['sharpener', { fight: { ...newGame(3).fight, row: 4 } }, 'Your row is full already.'],
  ['horn', { fight: { ...newGame(3).fight, courage: 1 } }, 'It would not be frightened by that.'],
])('%s of no use is refused and kept', (treasure, change, message) => {
  const state = carrying(treasure, change);
  expect(use(state)).toEqual({ state, events: [{ type: 'refused', message }] });
});

test('the longest rows bring treasures; with a full bag they lie on the ground', () => {
  const at = (streak: number, change: Partial<MathState> = {}) => {
    const state = near(newGame(3), { streak, bestStreak: streak, enemyHealth: 50, ...change });
    return say(state, state.question.answer).state;
  };
  expect(at(3).bag).toEqual([]);
  expect(['eraser', 'sharpener']).toContain(at(4).bag[0]);
  expect(['apple', 'horn']).toContain(at(9).bag[0]);
  expect(at(24).bag).toEqual(['shield']);
  expect(at(49).bag).toEqual(['horn']);
  expect(at(99).bag).toEqual(['horn']);
  const full = at(24, { bag: ['apple', 'apple', 'horn'] });
  expect(full).toMatchObject({ bag: ['apple', 'apple', 'horn'], ground: 'shield' });
  expect(full.message).toContain('25 in a row! Your bag is full: paper shield lies there for this fight.');
  expect(at(24, { bestStreak: 25 }).bag).toEqual([]);
});

test('each says what it does, with the numbers as they are', () => {
  expect(
    ALL_TREASURES.map(one => `${TREASURES[one].name} ${TREASURES[one].does({ ...TUNING, apple: 7, fright: 2 })}`),
  ).toEqual([
    'Apple heals 7, or adds a step',
    'Paper shield makes your next miss cost 5, and your row stand',
    'Sharpener adds 2 steps to your row',
    'Eraser asks something else',
    'Horn takes 2 courage',
  ]);
});

describe('with a full bag', () => {
  const full = near(newGame(3), { bag: ['apple', 'horn', 'eraser'], ground: 'shield', playerHealth: 50 });

  test('what lies on the ground is used from there', () => {
    const { state } = act(full, { type: 'use', treasure: 'shield' });
    expect(state).toMatchObject({ bag: full.bag, ground: null, isShielded: true });
  });

  test('or takes the place of what is used', () => {
    const { state } = act(full, { type: 'use', treasure: 'apple' });
    expect(state).toMatchObject({ bag: ['horn', 'eraser', 'shield'], ground: null, playerHealth: 70 });
  });

  test('it stays behind when one goes on', () => {
    const fork = near(full, { phase: 'path', level: 2, ridge: '+', find: 'horn' });
    expect(act(fork, { type: 'take', path: 'meadow' }).state).toMatchObject({ bag: full.bag, ground: null });
    expect(act(fork, { type: 'take', path: 'ridge' }).state).toMatchObject({ bag: full.bag, ground: 'horn' });
  });
});

test.each<[Treasure, string | null]>([
  ['apple', null],
  ['shield', null],
  ['sharpener', 'There is no row here to fill: keep it for the next creature.'],
  ['horn', 'Nobody is here to hear it: keep it for the next creature.'],
  ['eraser', 'Nothing is asked here: keep it for the next creature.'],
])('at the signpost %s is used, or says why not: %s', (treasure, why) => {
  const { state, events } = use(carrying(treasure, { phase: 'path', ridge: '+', playerHealth: 50 }));
  expect(state.bag).toEqual(why === null ? [] : [treasure]);
  expect(events.map(event => (event.type === 'refused' ? event.message : event.type))).toEqual([why ?? 'used']);
});
