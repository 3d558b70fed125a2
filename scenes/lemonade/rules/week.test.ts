// The week: its evenings teach what would have brought more, the stand folds and begins again, seven days end.
import { expect, test } from 'vitest';
import { lessonText } from './evening.ts';
import { gainOf } from './lesson.ts';
import { rules } from './rules.ts';
import type { Decision, Deed, Entry, Opening } from './state.ts';
import { morning, send, t, wait } from './testing.ts';

const aDay = (state: ReturnType<typeof morning>, type: 'open' | 'stay'): Entry => {
  send(state, { type });
  send(state, { type: 'evening' });
  return state.ledger.at(-1) as Entry;
};

test('the lesson is true: the same day with that change would have brought so much more', () => {
  let told = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const state = morning(seed);
    send(state, { type: 'open' });
    const opening = structuredClone(state.opening) as Opening;
    send(state, { type: 'evening' });
    const { lesson, plan } = state.ledger[0] as Entry;
    if (!lesson) continue;
    told++;
    const gain = (one: Deed['plan']) => gainOf(state, opening, { plan: one, changes: [] }, t) as number;
    expect(gain({ ...plan, [lesson.what]: plan[lesson.what as Decision] + lesson.by }) - gain(plan)).toBe(lesson.gain);
    expect(lessonText(state.ledger[0] as Entry)).toMatch(/would have brought \$\d+\.\d\d more today\.$/);
  }
  expect(told).toBeGreaterThan(6);
});

test('a purse too thin folds the stand; $20 again, and what people remember stays', () => {
  const state = morning(1);
  Object.assign(state, { cash: 1200 });
  aDay(state, 'open');
  state.cash = 500;
  expect(send(state, { type: 'next' })).toEqual([{ type: 'folded' }]);
  const { folk } = structuredClone(state);
  expect(state.phase).toBe('broke');
  send(state, { type: 'again' });
  expect(state).toMatchObject({ phase: 'morning', day: 0, week: 1, cash: 2000, ledger: [], folk });
  expect(folk.some(({ seen }) => seen > 0)).toBe(true);
});

test('the third table that folds is the last', () => {
  const state = morning(1);
  for (let week = 0; week < 3; week++) {
    aDay(state, 'stay');
    state.cash = 0;
    send(state, { type: 'next' });
    send(state, { type: 'again' });
  }
  expect(rules.result(state, t)).toMatchObject({ outcome: 'lost', score: 0, title: 'Seven days, no cart yet' });
});

test.each<[cash: number, outcome: string]>([
  [t.goalCents, 'won'],
  [t.goalCents - 1, 'lost'],
])('seven days and %i cents: %s', (cash, outcome) => {
  const state = morning(1);
  for (let day = 0; day < 7; day++) {
    aDay(state, 'stay');
    if (day === 6) state.cash = cash;
    send(state, { type: 'next' });
  }
  expect(rules.result(state, t)).toMatchObject({ outcome, score: Math.floor(cash / 100) });
});

test('lemons spoil on their fourth evening, ice on its first; what was mixed and not sold is poured away', () => {
  const state = morning(1);
  for (const [what, to] of [
    ['jugs', 1],
    ['price', 2000],
    ['moreLemons', 8],
  ] as const)
    send(state, { type: 'set', what, to });
  const [first, second, third, fourth] = [0, 1, 2, 3].map(day => {
    if (day === 1) send(state, { type: 'set', what: 'jugs', to: 0 });
    const entry = aDay(state, day === 0 ? 'open' : 'stay');
    send(state, { type: 'next' });
    return entry;
  });
  const { lemons, sugar } = (first as Entry).paid;
  const mixed = lemons.cents - (fourth as Entry).spoiled.cents + sugar.cents;
  expect(first).toMatchObject({ melted: { count: 4 }, spoiled: { count: 0 }, cups: 0, used: 0 });
  expect(first?.poured).toEqual({ count: t.cupsPerJug, cents: mixed });
  for (const entry of [second, third])
    expect(entry).toMatchObject({ melted: { count: 0 }, spoiled: { count: 0 }, poured: { count: 0 } });
  expect(fourth).toMatchObject({ spoiled: { count: 8 } });
});

test('a held day stands still, and goes on', () => {
  const state = morning(1);
  send(state, { type: 'open' });
  wait(state, 100);
  send(state, { type: 'pace', to: 0 });
  wait(state, 100);
  expect(state.now?.tick).toBe(100);
  send(state, { type: 'pace', to: 4 });
  wait(state, 10);
  expect(state.now?.tick).toBe(140);
});
