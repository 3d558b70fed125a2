// Effort of questions by hand, and grades: who knows a kind moves on to the next, and is told.
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../bots/pilot.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';
import { effortOf } from './effort.ts';
import { beginFluency, type Fluency, fluencyAfter, gradeAfter } from './grades.ts';
import { KINDS } from './kinds.ts';
import { NO_PROGRESS } from './progress.ts';
import { type Question, questionOf, signedQuestion, withStep } from './question.ts';
import { near, newGame, playOut, say, TUNING } from './testing.ts';

const plain = (op: '+' | '−' | '×' | '÷', a: number, b: number): Question => questionOf(0, { op, a, b });

test.each<[Question, number]>([
  [plain('+', 3, 4), 1],
  [plain('+', 8, 7), 2],
  [plain('+', 23, 4), 1],
  [plain('+', 48, 37), 3],
  [plain('−', 8, 5), 2],
  [plain('×', 7, 10), 1],
  [plain('×', 7, 8), 2],
  [plain('÷', 7, 8), 3],
  [questionOf(9, { op: '×', a: 7, b: 8 }, { hidden: 'left', step: null }), 3],
  [withStep(plain('×', 7, 8), { op: '+', by: 6 }), 4],
  [withStep(plain('×', 2, 4), { op: '×', by: 7 }), 3],
  [withStep(plain('÷', 8, 9), { op: '÷', by: 4 }), 5],
  [withStep(plain('+', 8, 4), { op: '−', by: 3 }), 4],
  [signedQuestion(12, '−', 3, 8), 2],
])('%o takes so many steps: %i', (question, effort) => expect(effortOf(question)).toBe(effort));

const fluent = (points: number, ...kinds: readonly number[]): Fluency =>
  KINDS.map((_, at) => (kinds.includes(at) ? points : 0));

describe('a grade', () => {
  test.each<[string, number, 'all' | 'plusMinus', Fluency, number]>([
    ['is kept while its kind is not known', 1, 'all', fluent(7, 0), 1],
    ['is passed with eight points', 1, 'all', fluent(8, 0), 2],
    ['is passed over where the next one is known, too', 1, 'all', fluent(8, 0, 1), 3],
    ['is not passed by another kind', 3, 'all', fluent(8, 0), 3],
    ['is the next of those practised', 3, 'plusMinus', fluent(8, 2), 4],
    ['after the last is the mixture', 13, 'all', fluent(8, 12), 14],
    ['of the mixture is the end', 14, 'all', fluent(8, 12), 14],
  ])('%s', (_what, grade, operations, fluency, after) => expect(gradeAfter(grade, operations, fluency)).toBe(after));

  test('a right answer is a point, a miss takes four, within bounds', () => {
    const after = (from: number, right: boolean) => fluencyAfter(fluent(from, 2), 2, right)[2];
    expect([after(0, true), after(8, true), after(5, false), after(2, false)]).toEqual([1, 8, 1, 0]);
  });

  test('a kind that was known in earlier runs needs but two right answers', () => {
    const kinds = NO_PROGRESS.kinds.with(0, [20, 19]).with(1, [20, 18]).with(2, [9, 9]);
    expect(beginFluency({ kinds }).slice(0, 3)).toEqual([6, 0, 0]);
  });
});

test('whoever knows a kind is told so, in the words of both labels, and is asked the next one', () => {
  const known = near(newGame(), { fluency: fluent(7, 0) });
  const { state, events } = say(known, known.question.answer);
  expect(state).toMatchObject({ level: 1, grade: 2 });
  expect(state.message).toContain('You know “Adding to 10”: now “Taking away to 10”.');
  expect(events.map(words)).toContain('You know “Adding to 10”: now “Taking away to 10”.');
  expect(state.offers.quick.kind).toBe(1);
  expect(view(state, TUNING).kindName).toBe('Taking away to 10');
});

test('a miss keeps one where one is', () => {
  const known = near(newGame(), { fluency: fluent(7, 0) });
  expect(say(known, known.question.answer + 1).state.grade).toBe(1);
});

test('no grade is behind its level, and who errs often is never ahead of it', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const sure = playOut(seed, { errs: 0 }, PLAIN, 60);
    expect(sure.grade).toBeGreaterThan(sure.level);
    const unsure = playOut(seed, { errs: 25 }, PLAIN, 60);
    expect(unsure.grade).toBe(unsure.level);
  }
});
