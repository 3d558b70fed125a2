// Questions: an independent evaluator agrees, levels ask their kind, no repetition, solution steps are true.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { seeded } from '../../kit/core/rng.ts';
import { effortOf } from './effort.ts';
import { boxAfter, factOf, isFact, SIDE } from './facts.ts';
import { CHOICES, type Choice, KINDS, kindsAt, opsUpTo } from './kinds.ts';
import { nextQuestion, type QuestionOptions } from './nextQuestion.ts';
import { askedName, drawOffers } from './offers.ts';
import { parseAnswer, type Question, questionOf, signedQuestion, spokenText, withStep } from './question.ts';
import { solutionSteps } from './solutionSteps.ts';
import { evaluated, isTrue, TUNING } from './testing.ts';

const wish = (change: Partial<QuestionOptions> = {}): QuestionOptions => ({
  operations: 'all',
  grade: 1,
  path: 'start',
  weakness: null,
  list: null,
  card: null,
  boxes: {},
  recent: [],
  ...change,
});
const many = (count: number, change: Partial<QuestionOptions>, seed = 1): Question[] => {
  const rng = seeded(seed);
  return Array.from({ length: count }, () => nextQuestion(rng, wish(change), TUNING));
};

test('the second evaluator reads as one learns at school', () => {
  for (const [text, value] of [
    ['7 + 8', 15],
    ['3 × 4 + 5', 17],
    ['12 − 4 − 3', 5],
    ['−4 + 9', 5],
    ['3 × (−4)', -12],
    ['42 ÷ 6', 7],
  ] as const)
    expect(evaluated(text), text).toBe(value);
});

test('questions of all levels, paths and choices agree with a second evaluator', () => {
  const rng = seeded(7);
  const choices = Object.keys(CHOICES) as Choice[];
  for (let i = 0; i < times(15_000, 100_000); i++) {
    const operations = choices[i % choices.length] as Choice;
    const level = 1 + (i % 16);
    const ops = opsUpTo(level, operations);
    const isRidge = i % 5 === 0;
    const question = nextQuestion(
      rng,
      wish({
        operations,
        grade: level,
        path: isRidge ? 'ridge' : 'start',
        weakness: isRidge ? (ops[i % ops.length] ?? null) : null,
      }),
      TUNING,
    );
    if (!Number.isSafeInteger(question.answer) || !isTrue(question.text, question.answer))
      expect.fail(`${question.text}: ${question.answer}`);
  }
});

/** Level, what it asks, a pattern of its text, and the range of its answers. */
const LADDER: readonly [level: number, name: string, text: RegExp, least: number, most: number][] = [
  [1, 'Adding to 10', /^\d \+ \d$/, 2, 10],
  [2, 'Taking away to 10', /^\d{1,2} − \d$/, 1, 9],
  [3, 'Plus and minus to 20', /^\d{1,2} [+−] \d{1,2}$/, 2, 20],
  [4, 'Times 2, 5 and 10', /^(?:(?:2|5|10) × \d+|\d+ × (?:2|5|10))$/, 2, 100],
  [5, 'Two digits, plus and minus', /^\d\d [+−] \d\d$/, 10, 99],
  [6, 'Tables to 5', /^(?:[1-5] × \d+|\d+ × [1-5])$/, 1, 50],
  [7, 'Dividing by 1 to 5', /^\d+ ÷ [1-5]$/, 1, 10],
  [8, 'Tables to 10', /^(?:[2-9]|10) × (?:[2-9]|10)$/, 4, 100],
  [9, 'Dividing by 2 to 10', /^\d+ ÷ (?:[2-9]|10)$/, 2, 10],
  [10, 'The missing number', /\?.* = \d+$/, 1, 100],
  [11, 'Tables to 12', /^\d+ × \d+$/, 4, 144],
  [12, 'Times, then plus', /^\d+ × \d+ \+ \d+$/, 5, 120],
  [13, 'Below zero', /−/, -144, 12],
];

test.each(LADDER)('level %i: %s', (level, name, text, least, most) => {
  expect(KINDS[kindsAt(level, 'all')[0] as number]?.name).toBe(name);
  for (const question of many(600, { grade: level })) {
    expect(question.text).toMatch(text);
    expect(question.answer, question.text).toBeGreaterThanOrEqual(least);
    expect(question.answer, question.text).toBeLessThanOrEqual(most);
  }
});

test('above the ladder all kinds are mixed but sums to ten', () => {
  expect(new Set(many(600, { grade: 14 }).map(({ kind }) => kind)).size).toBe(KINDS.length - 2);
});

test.each([
  ['plusMinus', ['+', '−']],
  ['timesDivide', ['×', '÷']],
] as const)('whoever practises %s is asked nothing else, at any level', (operations, ops) => {
  const asked = Array.from({ length: 15 }, (_, i) => many(100, { operations, grade: i + 1 }));
  expect([...new Set(asked.flat().map(({ op }) => op))].toSorted()).toEqual([...ops].toSorted());
});

test('none of the last five comes again', () => {
  const rng = seeded(3);
  for (let level = 1; level <= 14; level++) {
    let recent: string[] = [];
    for (let i = 0; i < 300; i++) {
      const { text } = nextQuestion(rng, wish({ grade: level, recent }), TUNING);
      expect(recent).not.toContain(text);
      recent = [...recent, text].slice(-TUNING.unrepeated);
    }
  }
});

describe('Leitner boxes', () => {
  test.each([
    [undefined, true, 3],
    [undefined, false, 1],
    [1, true, 2],
    [4, true, 5],
    [5, true, 5],
    [5, false, 1],
  ])('from %s, right: %s, to %i', (box, right, after) => expect(boxAfter(box, right)).toBe(after));

  /** How many of 2,000 questions at level 8 are 7 × 8 with that fact in one box and all others in another. */
  const shareOf = (path: 'start' | 'meadow' | 'ridge', own: number, others: number) => {
    const boxes: Record<string, number> = {};
    for (let a = 1; a <= SIDE; a++) for (let b = a; b <= SIDE; b++) boxes[`×${a},${b}`] = others;
    boxes['×7,8'] = own;
    return many(2000, { grade: 8, boxes, path }).filter(({ fact }) => fact === '×7,8').length;
  };
  test('what stands low comes more often, on the meadow what stands high', () => {
    const even = shareOf('start', 3, 3);
    expect(shareOf('start', 1, 3)).toBeGreaterThan(2 * even);
    expect(shareOf('start', 5, 3)).toBeLessThan(even / 2);
    expect(shareOf('ridge', 1, 3)).toBeGreaterThan(2 * even);
    expect(shareOf('meadow', 5, 3)).toBeGreaterThan(2 * even);
    expect(shareOf('meadow', 1, 3)).toBeLessThan(even / 2);
  });

  test('every fact has one name, both ways round', () => {
    expect(factOf({ op: '×', a: 8, b: 7 })).toBe('×7,8');
    expect(factOf({ op: '÷', a: 8, b: 7 })).toBe('÷8,7');
    expect(factOf({ op: '+', a: 13, b: 2 })).toBeNull();
    for (const name of ['×8,7', '×0,3', '×1,13', '7×8', '+1,2 ', '__proto__']) expect(isFact(name), name).toBe(false);
    expect(isFact('+1,2') && isFact('÷8,7')).toBe(true);
  });
});

test('on the ridge more questions aim at the weak spot', () => {
  const asked = many(1000, { grade: 9, path: 'ridge', weakness: '+' });
  const aimed = asked.filter(({ op }) => op === '+').length;
  expect(aimed).toBeGreaterThan(260);
  expect(aimed).toBeLessThan(360);
});

test.each([
  [questionOf(0, { op: '+', a: 7, b: 8 }), 'What is 7 plus 8?', '8 + 2 = 10, then 10 + 5 = 15'],
  [questionOf(0, { op: '+', a: 7, b: 3 }), 'What is 7 plus 3?', 'count on from 7: 8, 9, 10'],
  [questionOf(0, { op: '+', a: 4, b: 5 }), 'What is 4 plus 5?', '5 + 2 = 7, then 7 + 2 = 9'],
  [questionOf(2, { op: '+', a: 4, b: 10 }), 'What is 4 plus 10?', '1 ten and 4 ones are 14'],
  [questionOf(3, { op: '×', a: 2, b: 7 }), 'What is 2 times 7?', '7 + 7 = 14'],
  [questionOf(3, { op: '×', a: 5, b: 7 }), 'What is 5 times 7?', '10 × 7 = 70, and half of it is 35'],
  [questionOf(3, { op: '×', a: 10, b: 7 }), 'What is 10 times 7?', '7 tens are 70'],
  [
    withStep(questionOf(0, { op: '+', a: 3, b: 4 }), { op: '+', by: 2 }),
    'What is 3 plus 4, plus 2?',
    '3 + 4 = 7, then 7 + 2 = 9',
  ],
  [
    withStep(questionOf(7, { op: '×', a: 2, b: 4 }), { op: '×', by: 7 }),
    'What is 2 times 4, times 7?',
    '2 × 4 = 8, then 8 × 7 = 56',
  ],
  [
    withStep(questionOf(8, { op: '÷', a: 8, b: 9 }), { op: '÷', by: 4 }),
    'What is 72 divided by 9, divided by 4?',
    '72 ÷ 9 = 8, then 8 ÷ 4 = 2',
  ],
  [
    withStep(signedQuestion(12, '−', 3, 8), { op: '+', by: 2 }),
    'What is 3 minus 8, plus 2?',
    '3 − 8 = −5, then −5 + 2 = −3',
  ],
  [questionOf(1, { op: '−', a: 8, b: 5 }), 'What is 13 minus 5?', '13 − 3 = 10, then 10 − 2 = 8'],
  [signedQuestion(4, '−', 72, 38), 'What is 72 minus 38?', '72 − 30 = 42, then 42 − 8 = 34'],
  [questionOf(7, { op: '×', a: 7, b: 8 }), 'What is 7 times 8?', '7 × 8 = 5 × 8 + 2 × 8 = 40 + 16 = 56'],
  [questionOf(7, { op: '×', a: 9, b: 6 }), 'What is 9 times 6?', '9 × 6 = 10 × 6 − 6 = 60 − 6 = 54'],
  [questionOf(8, { op: '÷', a: 7, b: 8 }), 'What is 56 divided by 8?', '7 × 8 = 56, so 56 ÷ 8 = 7'],
  [questionOf(9, { op: '×', a: 7, b: 6 }, { hidden: 'right', step: null }), '7 times what number is 42?', '42 ÷ 7 = 6'],
  [
    questionOf(11, { op: '×', a: 3, b: 4 }, { hidden: null, step: { op: '+', by: 5 } }),
    'What is 3 times 4, plus 5?',
    '3 × 4 = 12, then 12 + 5 = 17',
  ],
  [signedQuestion(12, '−', 3, 8), 'What is 3 minus 8?', '8 − 3 = 5, and on this side of zero it is −5'],
  [signedQuestion(12, '×', 3, -4), 'What is 3 times minus 4?', '3 × 4 = 12, and with one minus it is −12'],
])('$text is said and explained', (question, said, way) => {
  expect(spokenText(question)).toBe(said);
  expect(solutionSteps(question)).toBe(way);
});

/** Both questions of so many offers. */
const offered = (count: number, level: number, hides = false) => {
  const rng = seeded(level);
  return Array.from({ length: count }, () =>
    drawOffers(rng, { ...wish({ grade: level }), hides, isFull: false }, TUNING),
  );
};

describe('two questions beside each other', () => {
  test.each(LADDER)('level %i: the bold one is another and asks for more', level => {
    for (const { quick, bold } of offered(300, level)) {
      if (!bold) throw new Error(`no bold question beside ${quick.text}`);
      expect(bold.text).not.toBe(quick.text);
      expect(isTrue(bold.text, bold.answer), bold.text).toBe(true);
      expect(Number.isSafeInteger(bold.answer)).toBe(true);
      if (bold.hidden === null) expect(bold.step, bold.text).not.toBeNull();
      else expect(level).toBe(10);
      expect(effortOf(bold), `${quick.text} beside ${bold.text}`).toBeGreaterThanOrEqual(effortOf(quick));
    }
  });

  test('of a creature that walks backwards the bold one hides a number', () => {
    for (const { bold } of offered(300, 4, true)) {
      expect(bold?.text).toMatch(/^(?:\? × \d+|\d+ × \?) = \d+$/);
      expect(isTrue(bold?.text ?? '', bold?.answer ?? 0), bold?.text).toBe(true);
    }
  });

  test.each([
    [questionOf(7, { op: '×', a: 7, b: 8 }), 'Tables to 10'],
    [withStep(questionOf(7, { op: '×', a: 2, b: 4 }), { op: '×', by: 3 }), 'Tables to 10'],
    [questionOf(11, { op: '×', a: 7, b: 8 }, { hidden: null, step: { op: '+', by: 3 } }), 'Times, then plus'],
    [questionOf(3, { op: '×', a: 5, b: 8 }, { hidden: 'left', step: null }), 'Times 2, 5 and 10, backwards'],
    [questionOf(9, { op: '×', a: 5, b: 8 }, { hidden: 'left', step: null }), 'The missing number'],
  ])('$text is called what it is', (question, name) => expect(askedName(question)).toBe(name));
});

test('every step of every way is true, and the last number is the answer', () => {
  const harder = Array.from({ length: 14 }, (_, i) =>
    offered(150, i + 1, i % 3 === 0).flatMap(({ bold }) => bold ?? []),
  );
  for (const question of [...Array.from({ length: 14 }, (_, i) => many(400, { grade: i + 1 }, i)), ...harder].flat()) {
    const way = solutionSteps(question);
    for (const step of way.split(/,| and | so | then /)) {
      const values = step.split('=').filter(part => /\d/.test(part) && !/[a-z]/.test(part));
      const [first, ...rest] = values.map(part => evaluated(part.trim()));
      for (const value of rest) expect(value, `${question.text}: ${way}`).toBe(first);
    }
    const last = /(−?)(\d+)$/.exec(way.replaceAll('− ', ''));
    const end = Number(last?.[2]) * (last?.[1] && question.answer < 0 ? -1 : 1);
    expect(end, `${question.text}: ${way}`).toBe(question.answer);
  }
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['-3', -3],
  ['−3', -3],
  ['+7', 7],
  ['007', 7],
  ['-0', 0],
  ['', null],
  ['1.5', null],
  ['1e3', null],
  ['twelve', null],
  ['1234567', null],
  ['−−3', null],
  [12, null],
  [null, null],
])('the answer %j is read as %s', (text, value) => expect(parseAnswer(text)).toBe(value));
