// Own best on a course: what counts as one, what a run begins with, and what is refused.
import { expect, test } from 'vitest';
import { bestsOn, career, readBests } from './ownBest.ts';
import { rules } from './rules.ts';
import type { Event, OwnBest } from './state.ts';
import { goOn, newRound, putt, TUNING, untilRest } from './testing.ts';

type Holed = Extract<Event, { type: 'holed' }>;
const holed = (changes: Partial<Holed> = {}): Event => ({
  ...{ type: 'holed', x: 0, y: 0, number: 3, strokes: 2, par: 3, player: '' },
  ...{ made: [[0.5, 60] as const, [-1, 25] as const] },
  ...changes,
});
const after = (...events: readonly Event[]) =>
  events.reduce((grown, event) => career.reduce(grown, event), career.initial);

test('fewer strokes replace more, never the other way', () => {
  const made = [[0.1, 90] as const];
  expect(after(holed(), holed({ strokes: 1, made }))).toEqual({ bests: { 3: { strokes: 1, made } } });
  expect(after(holed({ strokes: 1, made }), holed())).toEqual({ bests: { 3: { strokes: 1, made } } });
  const grown = after(holed());
  expect(career.reduce(grown, holed())).toBe(grown);
});

test.each([
  ['a course of one’s own', holed({ number: 0 })],
  ['one of several who play', holed({ player: 'Ann' })],
  ['another event', { type: 'swingBegan' } as const],
])('%s leaves no best', (_, event) => expect(career.reduce(career.initial, event)).toBe(career.initial));

test('new courses are forgotten in the order in which they came, those of the site never', () => {
  const many = after(holed(), ...Array.from({ length: 80 }, (_, index) => holed({ number: -1 - index })));
  expect(career.validate(many)).toBeNull();
  const keys = Object.keys((many as { bests: object }).bests);
  expect(keys).toHaveLength(60);
  expect(keys[0]).toBe('3');
  expect(keys.slice(1)).toEqual(Array.from({ length: 59 }, (_, index) => String(-22 - index)));
});

test.each<[string, unknown]>([
  ['a list', []],
  ['nothing', null],
  ['no strokes', { 3: { strokes: 2, made: [] } }],
  [
    'more strokes made than counted',
    {
      3: {
        strokes: 1,
        made: [
          [0, 5],
          [0, 5],
        ],
      },
    },
  ],
  ['a power beyond the meter', { 3: { strokes: 1, made: [[0, 500]] } }],
  ['an aim that is none', { 3: { strokes: 1, made: [['0', 50]] } }],
  ['a name that is no number', { __proto__x: { strokes: 1, made: [[0, 50]] } }],
  ['too many courses', Object.fromEntries(Array.from({ length: 61 }, (_, i) => [i, { strokes: 1, made: [[0, 5]] }]))],
])('a career with %s is refused, and a run begins without it', (_, from) => {
  const bests = { bests: from };
  expect(readBests(bests)).toMatch(/\.$/);
  expect(readBests(from)).toMatch(/\.$/);
  expect(bestsOn([3], bests)).toEqual([null]);
});

test('a run begins with the bests on its courses, and the next run with what this one made', () => {
  const state = newRound({ round: 'hole 1' });
  expect(state.bests).toEqual([null]);
  const events = [...putt(state, { x: 550, y: 300 }, 40), ...untilRest(state)];
  const grown = after(...events);
  const best: OwnBest = { strokes: 1, made: [[0, 40]] };
  expect(state.bests).toEqual([best]);
  expect(bestsOn([2, 1], grown)).toEqual([null, best]);
  goOn(state);
  const next = rules.create(
    { seed: 1, setup: { round: 'hole 1' }, levels: state.texts, begin: { career: grown } },
    TUNING,
  );
  expect(next.bests).toEqual([best]);
});
