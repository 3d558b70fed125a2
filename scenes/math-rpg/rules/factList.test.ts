// A teacher's list: how it is read and written, what is refused by which words, and that a run asks nothing else.
import { describe, expect, it, test } from 'vitest';
import { tryReading } from '../../kit/core/refusal.ts';
import { view } from '../view.ts';
import { factText, kindOfFact, LIST_ROOM, readFactList, writeFactList } from './factList.ts';
import { factOf, type Item, itemsOf, OPS, SIDE } from './facts.ts';
import { KINDS } from './kinds.ts';
import { NO_PROGRESS } from './progress.ts';
import { questionOf } from './question.ts';
import { RULES } from './rules.ts';
import type { MathState } from './state.ts';
import { act, say, TUNING } from './testing.ts';

const refusalOf = (text: string) => {
  const read = tryReading(() => readFactList(text));
  return 'refusal' in read ? read.refusal : null;
};
const sums = (text: string) => readFactList(text).map(factText);

describe('reading', () => {
  it.each([
    ['7x8', ['7 × 8']],
    ['7×8, 8*7; 3·4', ['7 × 8', '8 × 7', '3 × 4']],
    ['56:8 56/8 56÷8 56d8', ['56 ÷ 8']],
    ['12-5.12−4', ['12 − 5', '12 − 4']],
    ['3+4\n3p5', ['3 + 4', '3 + 5']],
    ['7x', Array.from({ length: 12 }, (_, i) => `7 × ${i + 1}`)],
    [':7', Array.from({ length: 12 }, (_, i) => `${7 * (i + 1)} ÷ 7`)],
  ])('%s', (text, wanted) => expect(sums(text)).toEqual(wanted));

  it('gives every fact back from what it writes, with nothing that an address must escape', () => {
    const all: readonly Item[] = itemsOf(OPS, SIDE, () => true);
    for (const item of all) {
      const text = writeFactList([item]);
      expect(encodeURIComponent(text)).toBe(text);
      expect(readFactList(text)).toEqual([{ op: item.op, a: item.a, b: item.b }]);
      expect(questionOf(kindOfFact(item), item).fact).toBe(factOf(item));
      expect(KINDS[kindOfFact(item)]?.ops).toContain(item.op);
    }
  });

  it.each([
    ['', 'There is no fact in the list.'],
    [' , ', 'There is no fact in the list.'],
    ['7x8, nine', '“nine” is no fact. Write one like 7x8, 56:8, 12-5 or 3+4.'],
    ['x', '“x” is no fact. Write one like 7x8, 56:8, 12-5 or 3+4.'],
    ['13x2', '13x2: both numbers must be from 1 to 12.'],
    ['57:8', '57:8: it must come out even, with both the divisor and the answer from 1 to 12.'],
    ['8:0', '8:0: it must come out even, with both the divisor and the answer from 1 to 12.'],
    ['5-9', '5-9: what is taken away, and what is left, must be from 1 to 12.'],
    ['1x 2x 3x 4x 5x 6x 7x 8x 9x', 'A list has at most 100 facts; this one has 108.'],
    ['7'.repeat(LIST_ROOM + 1), `A list has at most ${LIST_ROOM} characters.`],
  ])('%s is refused by name', (text, message) => expect(refusalOf(text)).toBe(message));
});

const withList = (facts: string, seed = 1): MathState => RULES.create({ seed, setup: { facts }, levels: [] }, TUNING);

/** Questions of a run in which every answer is right, each path in turn. */
function questionsOf(facts: string, answers: number): readonly string[] {
  let state = withList(facts);
  const asked: string[] = [];
  for (let i = 0; i < answers; i++) {
    if (state.phase === 'path') state = act(state, { type: 'take', path: i % 2 ? 'ridge' : 'meadow' }).state;
    // Now and then the other one, which is better known or less.
    if (i % 3 === 0) state = act(state, { type: 'choose', stroke: 'bold' }).state;
    asked.push(state.question.text);
    state = say(state, state.question.answer).state;
  }
  return asked;
}

describe('a run with a list', () => {
  it('asks its facts, all of them, and nothing else, on either path and at every level', () => {
    const asked = questionsOf('7x8.56:8.12-5.3+4', 200);
    expect([...new Set(asked)].sort()).toEqual(['12 − 5', '3 + 4', '56 ÷ 8', '7 × 8']);
  });

  it('offers two of its facts from four on: the better known is the quick one', () => {
    const text = '7x8.56:8.12-5.3+4';
    const known = { ...NO_PROGRESS, boxes: { '×7,8': 5, '÷7,8': 5, '−7,5': 1, '+3,4': 1 } };
    const setup = { facts: text };
    let mixed = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const begin = { career: known as never };
      const { quick, bold } = RULES.create({ seed, setup, levels: [], begin }, TUNING).offers;
      expect(bold?.text).not.toBe(quick.text);
      const isKnown = (one: string | undefined) => one === '7 × 8' || one === '56 ÷ 8';
      if (isKnown(quick.text) !== isKnown(bold?.text)) {
        mixed += 1;
        expect(isKnown(quick.text)).toBe(true);
      }
    }
    expect(mixed).toBeGreaterThan(5);
  });

  it('does not ask the same twice in a row while it has others', () => {
    const asked = questionsOf('7x8.6x9', 60);
    expect(asked.every((text, index) => text !== asked[index + 1])).toBe(true);
    expect(new Set(questionsOf('7x8', 10))).toEqual(new Set(['7 × 8']));
  });

  it('is weak only to what the list asks, says how many facts there are, and keeps a best of its own', () => {
    const state = withList('7x8.6x9.9x9');
    expect(state.offers.bold).toBeNull();
    expect(state.message).toBe('A teacher’s list: 3 facts, and nothing else.');
    expect(view(state, TUNING).kindName).toBe('A list of 3 facts');
    const fork = act({ ...state, enemyHealth: 1 }, { type: 'answer', text: String(state.question.answer) }).state;
    expect(fork.ridge).toBe('×');
    const over = { ...fork, phase: 'over' as const, progress: { ...NO_PROGRESS, boxes: { '×7,8': 5, '×6,9': 3 } } };
    expect(RULES.result(over, TUNING)).toMatchObject({ mode: 'List of facts' });
    expect(RULES.result(over, TUNING)?.lines).toContain('1 of the 3 facts in the list is known.');
  });

  test('grows the same boxes as any other run', () => {
    const state = withList('7x8');
    expect(say(state, 56).state.progress.boxes['×7,8']).toBe(3);
    expect(say(state, 55).state.progress.boxes['×7,8']).toBe(1);
  });

  test('what cannot be read is not begun with: the page opens the game without it', () => {
    expect(() => withList('seven times eight')).toThrow('“seven” is no fact.');
  });
});
