// The coach's shipped table, his advice, and refusal of invalid questions.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES, type Category, countsOf, scoreOf } from '../rules/categories.ts';
import { type Question, readAdvice } from '../rules/coachQuestion.ts';
import { bestOf, rateChoice, ratingOf } from '../rules/rating.ts';
import { PAYS_EXTRA } from '../rules/rulebook.ts';
import { RULES } from '../rules/rules.ts';
import { STANDARD, STANDARD_SCORING } from '../rules/standard.ts';
import type { YayZeeState } from '../rules/state.ts';
import { after, hold, lying, newGame, roll, score } from '../rules/testing.ts';
import { words } from '../words.ts';
import { advise, readQuestion, valueBefore } from './advise.ts';
import { TABLE_FILES } from './open.ts';
import { isPossible } from './solve.ts';
import { read, type Table } from './table.ts';

const file = () => new Uint8Array(readFileSync(`assets/yay-zee/${TABLE_FILES.standard}`));
let table: Table;
beforeAll(async () => {
  table = await read(file(), 'standard');
});

const bitsOf = (...categories: readonly Category[]) =>
  categories.reduce((bits, category) => bits | (1 << CATEGORIES.indexOf(category)), 0);
const allBut = (...categories: readonly Category[]) => bitsOf(...CATEGORIES.filter(one => !categories.includes(one)));
const bestAt = (used: number, upper: number, dice: string, left: number) =>
  bestOf(advise(table, { used, upper, dice, left, rulebook: 'standard' }));

describe('the shipped table', () => {
  it('says that perfect play is worth 245.8708, and weighs little', () => {
    expect(valueBefore(table, { used: 0, upper: 0 })).toBeCloseTo(245.8708, 4);
    expect(file().length).toBeLessThanOrEqual(700_000);
  });

  it.each<[what: string, used: number, upper: number, value: number]>([
    ['a full card with the bonus', allBut(), 63, 35],
    ['a full card without', allBut(), 62, 0],
    // Three rolls for five equal dice: 4.6029 %.
    ['nothing but YayZee left', allBut('yahtzee'), 0, 50 * 0.046_028_6],
    ['the same, and the bonus', allBut('yahtzee'), 63, 50 * 0.046_028_6 + 35],
    // The best of three rolls for the sum of five dice: 14/3 each.
    ['nothing but chance left', allBut('chance'), 0, (5 * 14) / 3],
    // Each die shows a six within three rolls in 91 of 216.
    ['nothing but sixes left', allBut('sixes'), 0, (30 * 91) / 216],
  ])('%s is worth what hand and pencil say', (_what, used, upper, value) => {
    expect(valueBefore(table, { used, upper })).toBeCloseTo(value, 3);
  });

  it.each<[what: string, spoil: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>, message: RegExp]>([
    ['cut off', bytes => bytes.slice(0, -1), /wrong length/],
    ['nothing', () => new Uint8Array(0), /wrong length/],
    ['far too long', () => new Uint8Array(2_000_000), /wrong length/],
    ['with one bit turned', bytes => bytes.with(5000, (bytes[5000] ?? 0) ^ 1), /damaged/],
    ['something else', bytes => bytes.with(0, 0), /not the coach/],
  ])('%s is refused in a sentence', async (_what, spoil, message) => {
    await expect(read(spoil(file()), 'standard')).rejects.toThrow(message);
  });
});

describe('advice', () => {
  it.each<[what: string, used: number, dice: string, left: number, best: object]>([
    ['five equal dice are taken', 0, '66666', 2, { slot: 11 }],
    ['a large straight is taken', 0, '12345', 2, { slot: 10 }],
    ['for sixes alone, sixes are held', allBut('sixes'), '61626', 1, { held: 0b10101 }],
    ['for chance with two rolls left, fives and sixes are held', allBut('chance'), '43561', 2, { held: 0b01100 }],
    ['for chance with one roll left, fours too', allBut('chance'), '43561', 1, { held: 0b01101 }],
  ])('%s', (_what, used, dice, left, best) => {
    expect(bestAt(used, 0, dice, left)).toMatchObject(best);
  });

  it('a turn is worth the average of all throws it can begin with', () => {
    const used = allBut('fours', 'smallStraight', 'chance');
    const values = new Map<string, number>();
    let sum = 0;
    for (let n = 0; n < 7776; n++) {
      const throws = [1, 6, 36, 216, 1296].map(place => 1 + (Math.floor(n / place) % 6));
      const dice = throws.toSorted((a, b) => a - b).join('');
      const value = values.get(dice) ?? bestAt(used, 20, dice, 2).value;
      values.set(dice, value);
      sum += value;
    }
    expect(values.size).toBe(252);
    expect(sum / 7776).toBeCloseTo(valueBefore(table, { used, upper: 20 }), 3);
  });

  it('nothing is worth more than the best, and a slot is worth its points and what follows', () => {
    const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });
    const used = fc.integer({ min: 0, max: 2 ** 13 - 2 });
    fc.assert(
      fc.property(dice, used, fc.integer({ min: 0, max: 2 }), (all, bits, left) => {
        const text = all.join('');
        const advice = advise(table, { used: bits, upper: 0, dice: text, left, rulebook: 'standard' });
        const best = bestOf(advice);
        expect(readAdvice({ ...advice }, { used: bits, upper: 0, dice: text, left, rulebook: 'standard' })).toEqual(
          advice,
        );
        advice.slots.forEach((value, slot) => {
          if (value === null) return;
          const points = scoreOf(CATEGORIES[slot] as Category, countsOf(all), STANDARD_SCORING);
          expect(value).toBeLessThanOrEqual(best.value);
          const then = { used: bits | (1 << slot), upper: slot < 6 ? points : 0 };
          if (isPossible(then.used, then.upper)) expect(value).toBeCloseTo(points + valueBefore(table, then), 3);
        });
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  null,
  3,
  {},
  { used: 0, upper: 0, dice: '12345', left: 1 },
  { used: 8191, upper: 0, dice: '12345', left: 1, rulebook: 'standard' },
  { used: 8192, upper: 0, dice: '12345', left: 1, rulebook: 'standard' },
  { used: 8192, upper: 0, dice: '12345', left: 1, rulebook: 'official' },
  { used: 16383, upper: 0, dice: '12345', left: 1, rulebook: 'official' },
  { used: 0, upper: 0, dice: '12347', left: 1, rulebook: 'standard' },
  { used: 0, upper: 0, dice: '12345', left: 3, rulebook: 'standard' },
  { used: -1, upper: 0, dice: '12345', left: 1, rulebook: 'standard' },
])('%j is no question', question => expect(readQuestion(question)).toBeNull());

describe('in a game', () => {
  const ask = (state: YayZeeState): YayZeeState => {
    const question = RULES.request?.(state, STANDARD);
    const moment = question && readQuestion(question);
    return moment ? (RULES.onResponse?.(state, { ...advise(table, moment) }, STANDARD).state ?? state) : state;
  };
  const withCoach = (mode: 'after' | 'before', state = newGame()) => after(state, { type: 'coach', mode });

  it('he is asked about nothing while nobody called him, or before a roll', () => {
    expect(RULES.request?.(after(newGame(), roll), STANDARD)).toBeNull();
    expect(RULES.request?.(withCoach('after'), STANDARD)).toBeNull();
    expect(RULES.request?.(after(withCoach('after'), roll), STANDARD)).not.toBeNull();
  });

  it('a choice costs what it gives away: nothing where it was the best', () => {
    const state = ask(lying('66666', 2, withCoach('after')));
    expect(after(state, score('yahtzee')).choices).toMatchObject([{ cost: 0, better: null }]);
    const poor = after(state, score('ones')).choices[0];
    expect(poor?.better).toBe('yahtzee');
    expect(poor?.cost).toBeGreaterThan(30);
    const held = after(state, hold(0), roll).choices[0];
    expect(held?.cost).toBeGreaterThan(10);
  });

  it('advice is said aloud where he speaks beforehand, and nowhere else', () => {
    const saidBy = (mode: 'after' | 'before') => {
      const state = lying('66666', 2, withCoach(mode));
      const moment = readQuestion(RULES.request?.(state, STANDARD)) as Question;
      return RULES.onResponse?.(state, { ...advise(table, moment) }, STANDARD).events.map(words);
    };
    expect(saidBy('before')).toEqual([
      expect.stringMatching(/^Coach: take YayZee\. You would end at \d{3}\.\d on average\.$/),
    ]);
    expect(saidBy('after')).toEqual([null]);
  });

  it('what was chosen before he came, or before he answered, is looked at afterwards', () => {
    const played = after(lying('66666'), score('ones'));
    const called = after(played, { type: 'coach', mode: 'after' });
    expect(called.choices[0]?.cost).toBeNull();
    expect(ask(called).choices[0]).toMatchObject({ better: 'yahtzee' });
    expect(ratingOf(ask(called))).toMatchObject({ looked: 1, best: 0, whole: true });
  });

  it('the game ends once he has looked at everything, or when nobody waits', () => {
    let state = withCoach('after', newGame(4));
    for (const category of CATEGORIES) state = after(state, roll, score(category));
    expect(RULES.result(state, STANDARD)).toBeNull();
    expect(RULES.result(after(state, { type: 'goOn' }), STANDARD)).not.toBeNull();
    for (let i = 0; i < 13; i++) state = ask(state);
    expect(RULES.result(state, STANDARD)?.lines.join()).toMatch(/Rating \d+/);
  });

  it('advice marks the run, a judgement does not; a slot taken back after its judgement does', () => {
    expect(withCoach('before').helped).toBe(true);
    const told = after(ask(lying('66666', 2, withCoach('after'))), score('ones'));
    expect(told.helped).toBe(false);
    expect(RULES.survives?.(lying('66666', 2, withCoach('after')), told).helped).toBe(true);
  });

  it.each<[who: string, state: YayZeeState, message: string]>([
    ['between people', newGame(1, { mode: 'hotseat' }), 'The coach sits with one person only.'],
    [
      'with five of a kind as a full house',
      newGame(1, { fullHouse: 'five' }),
      'The coach knows the standard rules only.',
    ],
    ['in a duel, beforehand', newGame(1, { mode: 'duel' }), 'In a duel the coach keeps his advice to himself.'],
  ])('%s he says why he does not speak', (_who, state, message) => {
    expect(RULES.apply(state, { type: 'coach', mode: 'before' }, STANDARD, 0).events).toEqual([
      { type: 'refused', message },
    ]);
  });

  it.each([
    [{ holds: [], slots: [] }],
    [{ holds: Array(31).fill(-1), slots: Array(13).fill(1) }],
    [{ holds: Array(31).fill(1), slots: Array(13).fill('1') }],
    [{ holds: Array(31).fill(1), slots: Array(13).fill(1e9) }],
    [null],
  ])('an answer like %j changes nothing', answer => {
    const state = after(withCoach('after'), roll);
    expect(RULES.onResponse?.(state, answer, STANDARD).state).toBe(state);
  });

  it('the perfect computer does what the table says', () => {
    const start = after(
      newGame(2, { mode: 'duel' }),
      roll,
      score('chance'),
      { type: 'goOn' },
      { type: 'computerActs' },
    );
    expect(RULES.due?.(start, STANDARD)).toBeNull();
    const advised = ask(start);
    const best = bestOf(advised.advice as never);
    const next = after(advised, { type: 'computerActs' });
    if ('held' in best) expect(next.held.map((on, i) => (on ? 1 << i : 0)).reduce((a, b) => a + b)).toBe(best.held);
    else expect(next.players[1]?.scores[best.slot]).not.toBeNull();
  });

  it('a choice among equals is no mistake', () => {
    const advice = { holds: [], slots: [1, 1.003, ...Array.from({ length: 11 }, () => null)] };
    const choice = { used: 8188, upper: 0, dice: '12345', left: 0, held: null, slot: 0, cost: null, better: null };
    expect(rateChoice(choice, advice)).toMatchObject({ cost: 0, better: null });
  });
});

describe('by the official rules', () => {
  let official: Table;
  beforeAll(async () => {
    official = await read(new Uint8Array(readFileSync(`assets/yay-zee/${TABLE_FILES.official}`)), 'official');
  });
  const slotsAt = (used: number, dice: string) =>
    advise(official, { used, upper: 0, dice, left: 0, rulebook: 'official' }).slots.flatMap((value, slot) =>
      value === null ? [] : [CATEGORIES[slot] as Category],
    );

  it('perfect play is worth 254.5877, and the file is one of its own', async () => {
    expect(valueBefore(official, { used: 0, upper: 0 })).toBeCloseTo(254.5877, 4);
    const bytes = new Uint8Array(readFileSync(`assets/yay-zee/${TABLE_FILES.official}`));
    expect(bytes.length).toBeLessThanOrEqual(700_000);
    await expect(read(bytes, 'standard')).rejects.toThrow(/not the coach/);
    await expect(read(file(), 'official')).rejects.toThrow(/not the coach/);
  });

  it.each<[what: string, used: number, upper: number, value: number]>([
    ['a full card that would pay further ones', allBut() | PAYS_EXTRA, 63, 35],
    ['nothing but YayZee left', allBut('yahtzee'), 0, 50 * 0.046_028_6],
    ['nothing but chance left, a YayZee was given up', allBut('chance'), 0, (5 * 14) / 3],
  ])('%s is worth what hand and pencil say', (_what, used, upper, value) => {
    expect(valueBefore(official, { used, upper })).toBeCloseTo(value, 3);
  });

  it('a joker has the slots that the rules leave him, and no others', () => {
    const taken = bitsOf('yahtzee');
    expect(slotsAt(taken, '33333')).toEqual(['threes']);
    expect(slotsAt(taken | bitsOf('threes'), '33333')).toEqual(CATEGORIES.slice(6).filter(one => one !== 'yahtzee'));
    expect(slotsAt(allBut('ones', 'sixes'), '33333')).toEqual(['ones', 'sixes']);
    expect(slotsAt(taken, '33334')).toHaveLength(12);
  });

  it('what he says of every slot is what the rules then pay', () => {
    const full = allBut('largeStraight', 'chance');
    const { slots } = advise(official, {
      used: full | PAYS_EXTRA,
      upper: 63,
      dice: '44444',
      left: 0,
      rulebook: 'official',
    });
    const afterwards = (slot: Category) => valueBefore(official, { used: full | bitsOf(slot) | PAYS_EXTRA, upper: 63 });
    expect(slots[10]).toBeCloseTo(140 + afterwards('largeStraight'), 3);
    expect(slots[12]).toBeCloseTo(120 + afterwards('chance'), 3);
  });
});
