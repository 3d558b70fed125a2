// Tests of generated missions: deterministic, valid for the mission reader, and the played draft is proven.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { pilot } from '../bots/pilot.ts';
import { rules } from '../rules/rules.ts';
import { opened, sendCommand, tuned } from '../rules/testing.ts';
import {
  begunDraft,
  findDraft,
  firstProven,
  fixturesIn,
  isDangerous,
  isSaved,
  STEADY,
  withoutFixture,
} from './draftSearch.ts';
import { generate } from './generate.ts';
import { readMission } from './mission.ts';

const t = tuned();

test('every draft is a mission, and the same for the same seed', () => {
  for (let seed = 1; seed <= times(10, 40); seed++)
    for (const draft of [1, 2]) {
      const text = generate(seed, draft);
      expect(generate(seed, draft)).toBe(text);
      expect(readMission(text).enemies.length).toBeGreaterThan(0);
      expect(fixturesIn(text).length, 'what it turns on').toBeGreaterThan(0);
    }
});

test('no mission starts before one is proven, and the answer is the same wherever it is worked out', () => {
  const state = opened(11, { missions: 'generated' });
  expect(rules.request?.(state, t)).toEqual({ seed: 11, t });
  sendCommand(state, { type: 'startMission' });
  expect(state.phase).toBe('setup');
  for (const nonsense of [null, -1, 1.5, 99, 'x', {}]) rules.onResponse?.(state, nonsense, t);
  expect(state.draft).toBeNull();
  const draft = firstProven({ seed: 11, t });
  expect(findDraft({ seed: 11, t })).toBe(draft);
  rules.onResponse?.(state, draft, t);
  expect([state.draft, rules.request?.(state, t)]).toEqual([draft, null]);
  expect(isDangerous(state, t), 'doing nothing loses the VIP').toBe(true);
  sendCommand(state, { type: 'startMission' });
  expect(state.phase).toBe('playing');
});

test('the mission of the day is the one that its seed draws', () => {
  const [day, drawn] = ['day', 'generated'].map(missions => opened(20_261_129, { missions }));
  expect([day?.kind, day?.texts]).toEqual(['generated', drawn?.texts]);
});

test('the mission that was proven is won by care, and less often without each of its fixtures', {
  timeout: 60_000,
}, () => {
  const seed = 11;
  const text = generate(seed, firstProven({ seed, t }));
  const wins = (habits: typeof STEADY) =>
    [1, 2, 3, 4].filter(tries => isSaved(begunDraft(text, seed, tries, t), pilot(seed, habits), t)).length;
  expect(wins(STEADY)).toBe(4);
  for (const fixture of fixturesIn(text)) expect(wins(withoutFixture(fixture)), fixture).toBeLessThanOrEqual(1);
});
