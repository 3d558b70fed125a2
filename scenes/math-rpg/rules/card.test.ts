// A teacher's card: how it is read and written, what is refused by which words, what the start card says, and that a run ends with its last question.
import { describe, expect, it, test } from 'vitest';
import { tryReading } from '../../kit/core/refusal.ts';
import { hud } from '../hud.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';
import { CARD_RANGES, CARD_ROOM, linked, readCard, writeCard } from './card.ts';
import { OPS } from './facts.ts';
import { RULES } from './rules.ts';
import type { MathState } from './state.ts';
import { near, say, TUNING } from './testing.ts';

const refusalOf = (text: string) => {
  const read = tryReading(() => readCard(text));
  return 'refusal' in read ? read.refusal : null;
};

describe('reading', () => {
  it.each([
    ['plus.to-10.5-questions', { ops: ['+'], most: 10, questions: 5 }],
    ['minus-plus.to-20.15-questions', { ops: ['+', '−'], most: 20, questions: 15 }],
    ['times-divide.to-144.60-questions', { ops: ['×', '÷'], most: 144, questions: 60 }],
  ])('%s', (text, card) => expect(readCard(text)).toEqual(card));

  it('gives every card back from what it writes, with nothing that an address must escape', () => {
    for (let which = 1; which < 16; which++)
      for (const most of [...CARD_RANGES.most, 20])
        for (const questions of CARD_RANGES.questions) {
          const card = { ops: OPS.filter((_, at) => which & (1 << at)), most, questions };
          const text = writeCard(card);
          expect(encodeURIComponent(text)).toBe(text);
          expect(text.length).toBeLessThanOrEqual(CARD_ROOM);
          expect(readCard(text)).toEqual(card);
        }
  });

  it.each([
    ['', 'This is no card. One reads like plus-minus.to-20.15-questions.'],
    ['plus.to-20', 'This is no card. One reads like plus-minus.to-20.15-questions.'],
    ['plus.to-1e3.15-questions', 'This is no card. One reads like plus-minus.to-20.15-questions.'],
    ['plus-roots.to-20.15-questions', '“roots” is none of plus, minus, times and divide.'],
    ['plus-plus.to-20.15-questions', 'The card names an operation twice.'],
    ['plus.to-9.15-questions', 'The largest number must be from 10 to 200.'],
    ['plus.to-20.61-questions', 'The number of questions must be from 5 to 60.'],
    [`plus${'-plus'.repeat(20)}.to-20.15-questions`, 'This is no card. One reads like plus-minus.to-20.15-questions.'],
  ])('%s is refused by name', (text, message) => expect(refusalOf(text)).toBe(message));
});

test.each([
  ['plus.to-10.5-questions', 'A teacher’s card: plus, no number above 10, 5 questions.'],
  ['plus-minus-times.to-50.20-questions', 'A teacher’s card: plus, minus and times, no number above 50, 20 questions.'],
])('the start card says in one sentence what %s fixes', (card, text) => expect(linked({ card })).toBe(text));

test('a list is said there as well, and nothing where a link brings nothing', () => {
  expect(linked({ facts: '7x8.56d8' })).toBe('A teacher’s list: 2 facts, and nothing else.');
  expect(linked({})).toBeNull();
});

const withCard = (card: string, seed = 1): MathState => RULES.create({ seed, setup: { card }, levels: [] }, TUNING);

describe('a run with a card', () => {
  const begun = withCard('plus-minus.to-20.5-questions');

  test('says what is asked, and how far one is', () => {
    expect(begun.message).toBe('A teacher’s card: plus and minus, no number above 20, 5 questions.');
    expect(view(begun, TUNING)).toMatchObject({
      kindName: 'Plus and minus, no number above 20',
      card: { answered: 0 },
    });
  });

  test('is over with its last question, right or wrong, and says how many were right', () => {
    let state = begun;
    for (const miss of [0, 0, 1, 0]) state = say(state, state.question.answer + miss).state;
    expect(state.phase).toBe('question');
    const { state: over, events } = say(state, state.question.answer + 1);
    expect(over).toMatchObject({
      phase: 'over',
      right: 3,
      wrong: 2,
      message: 'All 5 questions are answered: 3 right.',
    });
    expect(events.map(words)).toContain('All 5 questions are answered: 3 right.');
    expect(over.progress.runs).toBe(1);
    expect(RULES.result(over, TUNING)).toMatchObject({
      outcome: 'won',
      title: 'Card done!',
      mode: 'Teacher’s card',
      lines: ['3 of 5 answers were right.', 'Level 1: the Snail had 19 health left.'],
    });
    expect(hud(over, TUNING).find(({ id }) => id === 'enemy')).toMatchObject({ label: 'Snail' });
  });

  test('that is lost before says how far one came', () => {
    const over = say(near(begun, { playerHealth: 3 }), begun.question.answer + 1).state;
    expect(RULES.result(over, TUNING)).toMatchObject({ outcome: 'lost' });
    expect(RULES.result(over, TUNING)?.lines).toContain('1 of 5 questions answered, 0 right.');
  });

  test('never moves on to another label', () => {
    let state = withCard('plus.to-10.60-questions');
    for (let i = 0; i < 50 && state.phase === 'question'; i++)
      state = say(near(state, { enemyHealth: 90 }), state.question.answer).state;
    expect(state.grade).toBe(1);
  });
});
