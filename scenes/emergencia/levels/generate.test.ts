// Tests of generated missions: deterministic, valid for the mission reader, and the played draft is proven.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { pilot } from '../bots/pilot.ts';
import definition from '../index.ts';
import { rules } from '../rules/rules.ts';
import { opened, sendCommand, tuned } from '../rules/testing.ts';
import { view } from '../view.ts';
import { situation, words } from '../words.ts';
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

test.each([
  ['the daily game', 20_261_129, definition.start.daily, '29 November'],
  ['the daily game of a New Year', 20_270_101, definition.start.daily, '1 January'],
  ['a seed that is no day', 20_261_340, { missions: 'generated' }, 'Level 1'],
  ['any other seed', 7, { missions: 'generated' }, 'Level 1'],
  ['missions that are not drawn', 20_261_129, {}, 'Level 1'],
] as const)('what stands before the name says the day: %s', (_what, seed, setup, heading) => {
  const state = opened(seed, setup);
  const { name } = view(state, t);
  expect([view(state, t).heading, situation(state, t).startsWith(`${heading}: ${name}. `)]).toEqual([heading, true]);
  expect(rules.onResponse?.(state, 2, t).map(words) ?? []).toEqual(
    'missions' in setup ? [`${heading}: ${view(state, t).name}`] : [],
  );
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
