// Rules as tables; a new game replaces these with its own.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { constants } from '../constants.ts';
import { atRisk, type Command, rules, type State } from './rules.ts';

const t = tune(constants);
const opened = (seed = 1) => rules.create({ seed, setup: {}, levels: [] }, t);
const applied = (state: State, type: Command['type']) => rules.apply(state, { type }, t, 0);
const holding = (...values: readonly number[]): State => ({
  ...opened(),
  slips: values.map((value, id) => ({ id, value })),
});

test('a slip is at risk until it is kept, and the next round begins', () => {
  const state = holding(4, 6);
  expect(atRisk(state)).toBe(10);
  const { state: next, events } = applied(state, 'keep');
  expect(next).toMatchObject({ kept: 10, round: 2, slips: [] });
  expect(events).toEqual([{ type: 'pointsKept', points: 10 }]);
});

test('a blot takes what is at risk, one draw in six', () => {
  let blots = 0;
  for (let seed = 0; seed < 600; seed++) {
    const { state, events } = applied({ ...holding(5), rng: opened(seed).rng }, 'draw');
    if (events[0]?.type !== 'blotDrawn') continue;
    blots++;
    expect(state).toMatchObject({ kept: 0, round: 2, slips: [] });
  }
  expect(blots).toBeGreaterThan(60);
  expect(blots).toBeLessThan(140);
});

test('nothing can be kept before a slip is drawn, and nothing drawn after the last round', () => {
  const state = opened();
  expect(applied(state, 'keep')).toEqual({ state, events: [{ type: 'refused', message: 'Draw a slip first.' }] });
  const { state: over } = applied({ ...holding(3), round: t.rounds }, 'keep');
  expect(rules.result(over, t)).toMatchObject({ score: 3, title: 'The last slip' });
  expect(applied(over, 'draw').state).toBe(over);
});
