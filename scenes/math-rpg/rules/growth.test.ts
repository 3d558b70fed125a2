// Effort of questions by hand, and numbers that follow the player.
import { describe, expect, test } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { effortOf } from './effort.ts';
import { beginFluency, type Fluency, fluencyAfter, grown, growthOf } from './growth.ts';
import { KINDS } from './kinds.ts';
import { nextQuestion, type QuestionOptions } from './nextQuestion.ts';
import { drawOffers } from './offers.ts';
import { NO_PROGRESS } from './progress.ts';
import { type Question, questionOf, signedQuestion, withMore } from './question.ts';
import { isTrue, TUNING } from './testing.ts';

const plain = (op: '+' | '−' | '×' | '÷', a: number, b: number): Question => questionOf(0, { op, a, b });

test.each<[Question, number]>([
  [plain('+', 3, 4), 1],
  [plain('+', 8, 7), 2],
  [plain('+', 23, 4), 1],
  [plain('+', 23, 34), 2],
  [plain('+', 48, 37), 3],
  [plain('−', 8, 5), 2],
  [plain('−', 20, 13), 2],
  [plain('×', 7, 10), 1],
  [plain('×', 7, 8), 2],
  [plain('×', 70, 8), 2],
  [plain('×', 18, 7), 4],
  [plain('÷', 7, 8), 3],
  [questionOf(9, { op: '×', a: 7, b: 8 }, { hidden: 'left', more: null }), 3],
  [withMore(plain('×', 7, 8), 6), 4],
  [signedQuestion(12, '−', 3, 8), 2],
])('%o takes so many steps: %i', (question, effort) => expect(effortOf(question)).toBe(effort));

const fluent = (kind: number, points: number): Fluency => KINDS.map((_, at) => (at === kind ? points : 0));

describe('growth of a kind', () => {
  test.each<[string, number, number, number]>([
    ['at its own level', 1, 0, 0],
    ['after four right answers', 1, 4, 1],
    ['after twelve', 1, 12, 3],
    ['four levels later', 5, 0, 1],
    ['at level twelve', 12, 0, 2],
    ['at level twelve after a miss', 12, -4, 1],
    ['at level twelve after two misses', 12, -8, 0],
  ])('%s', (_when, level, points, growth) => expect(growthOf(0, level, 'all', fluent(0, points))).toBe(growth));

  test('a right answer is a point, a miss takes four, within bounds', () => {
    const after = (from: number, right: boolean) => fluencyAfter(fluent(2, from), 2, right)[2];
    expect([after(0, true), after(12, true), after(5, false), after(-8, false)]).toEqual([1, 12, 1, -8]);
  });

  test('a kind that was known in earlier runs begins grown once', () => {
    const kinds = NO_PROGRESS.kinds.with(0, [20, 19]).with(1, [20, 18]).with(2, [9, 9]);
    expect(beginFluency({ kinds }).slice(0, 3)).toEqual([4, 0, 0]);
  });

  test.each([
    [1, { op: '+', a: 3, b: 4 }, /^\d\d \+ 4$/],
    [2, { op: '+', a: 3, b: 4 }, /^\d\d \+ \d4$/],
    [1, { op: '×', a: 8, b: 7 }, /^80 × 7$/],
    [2, { op: '×', a: 7, b: 8 }, /^7 × 18$/],
    [3, { op: '÷', a: 7, b: 8 }, /^\d{3} ÷ 8$/],
    [2, { op: '×', a: 1, b: 7 }, /^[345] × 17$/],
  ] as const)('grown %i times, %j', (growth, item, text) =>
    expect(questionOf(0, grown(seeded(1), item, growth)).text).toMatch(text),
  );
});

const asked = (level: number, fluency: Fluency) => {
  const rng = seeded(level);
  const none = { list: null, weakness: null, boxes: {}, recent: [] };
  const options: QuestionOptions = { operations: 'all', path: 'start', level, fluency, ...none };
  return Array.from({ length: 200 }, () => ({
    one: nextQuestion(rng, options, TUNING),
    offers: drawOffers(rng, { ...options, hides: false, isFull: false }, TUNING),
  }));
};

test('at every size the sums are true, and the bold one takes no fewer steps than the quick one', () => {
  for (let level = 1; level <= 14; level++)
    for (const points of [0, 4, 8, 12])
      for (const { one, offers } of asked(
        level,
        KINDS.map(() => points),
      )) {
        const { quick, bold } = offers;
        if (bold === null) throw new Error(`no bold question beside ${quick.text}`);
        for (const question of [one, quick, bold])
          expect(isTrue(question.text, question.answer), question.text).toBe(true);
        expect(effortOf(bold), `${quick.text} beside ${bold.text}`).toBeGreaterThanOrEqual(effortOf(quick));
      }
});

test('no sum to ten is asked beyond level twelve', () => {
  for (const { one } of asked(
    14,
    KINDS.map(() => 0),
  ))
    if (one.kind < 2 && one.more === null) expect(effortOf(one) > 1 || one.left > 10, one.text).toBe(true);
});
