// The sixty positions as committed: each proven again by trying every promise against every reply, and played.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPledges, failures, readPositions, refutation, writePositions } from '../rules/positions.ts';
import { whyNot } from '../rules/promise.ts';
import { rules } from '../rules/rules.ts';
import type { Command, State } from '../rules/state.ts';
import { t } from '../rules/testing.ts';
import { PASS } from '../rules/valley.ts';
import { areOne, COUNT } from './make.ts';

const TEXT = readFileSync('assets/levels/guardians/positions.json', 'utf8');
const POSITIONS = readPositions(TEXT);

test('are sixty, no two alike, and their file is read as it was written', () => {
  expect(POSITIONS).toHaveLength(COUNT);
  expect(new Set(POSITIONS.map(({ valley }) => JSON.stringify(valley))).size).toBe(COUNT);
  expect(writePositions(POSITIONS)).toBe(TEXT);
});

test.each(POSITIONS.map((position, index) => [index + 1, position] as const))(
  '%i: one promise is right against every reply, and every other fails to as many as it says',
  (_, { goal, valley, right, promises, replies, margin }) => {
    const [own, other] = valley.sides;
    const made = allPledges(own, valley.turn, t);
    const answers = allPledges(other, valley.turn, t);
    expect([made.length, answers.length]).toEqual([promises, replies]);
    expect(areOne(right)).toBe(true);
    const wrong = made.filter(one => refutation({ goal, valley }, one, answers, t) !== null);
    expect(made.filter(one => !wrong.includes(one))).toEqual(right);
    const fewest = wrong.reduce((least, one) => Math.min(least, failures({ goal, valley }, one, answers, t)), replies);
    expect(fewest).toBe(margin);
    expect(margin).toBeGreaterThanOrEqual(2);
  },
);

describe('a position that is played', () => {
  const begun = (career?: unknown) =>
    rules.create(
      { seed: 1, setup: { mode: 'turn' }, levels: [TEXT], ...(career ? { begin: { career } } : {}) } as never,
      t,
    );
  const apply = (state: State, command: Command) => rules.apply(state, command, t, 0);

  test('is solved by its right promise, and the next one follows', () => {
    let state = begun();
    for (const [index, { right }] of POSITIONS.entries()) {
      expect(state.study?.index).toBe(index);
      const { state: after, events } = apply(state, { type: 'promise', promise: right[0] ?? PASS });
      expect(events.at(-1)).toMatchObject({ type: 'answered', number: index + 1, isRight: true });
      state = apply(after, { type: 'promise' }).state;
    }
    expect(state.study?.solved).toHaveLength(COUNT);
    expect(state.study?.index).toBe(0);
  });

  test('is open again after a wrong one, which is shown with a reply that refutes it', () => {
    const { state, events } = apply(begun(), { type: 'promise' });
    expect(events.at(-1)).toMatchObject({ type: 'answered', isRight: false });
    expect(state).toMatchObject({ phase: 'shown', study: { answer: 'wrong', solved: [] } });
    expect(apply(state, { type: 'promise' }).state.valley).toEqual(POSITIONS[0]?.valley);
  });

  test.each([0, -1, 62, 1.5, Number.NaN])('number %d is none', number => {
    expect(apply(begun(), { type: 'position', number }).events).toEqual([
      { type: 'refused', message: 'There are 60 positions.' },
    ]);
  });

  test('begins where the player left off, behind those that are solved', () => {
    expect(begun({ solved: [4, 5], at: 4 }).study).toMatchObject({ index: 6, solved: [4, 5] });
    for (const odd of [null, 7, { solved: [99, 99], at: 0 }, { solved: 'x', at: 0 }, { solved: [], at: -1 }])
      expect(begun(odd).study).toMatchObject({ index: 0, solved: [] });
  });

  test('every right promise can be kept', () => {
    for (const { valley, right } of POSITIONS)
      for (const one of right) expect(whyNot(valley.sides[0], one, valley.turn, t)).toBeNull();
  });
});
