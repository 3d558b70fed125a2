// Tours: which are open, what a run of one leaves behind, and what stored progress is refused.
import { describe, expect, test } from 'vitest';
import { copy, type Json } from '../../kit/core/json.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { sumOf } from '../rules/points.ts';
import { rules } from '../rules/rules.ts';
import type { Event, Progress, State } from '../rules/state.ts';
import { LEVELS, sendCommand, tuned, wait } from '../rules/testing.ts';
import { view } from '../view.ts';
import { career, isOpen, MARK, NO_PROGRESS, nextTour, progressFrom, readProgress, TOURS } from './tours.ts';

const t = tuned();
const ALL = TOURS.flatMap(() => LEVELS.slice(0, 3));
const DONE_ONE: Progress = { ...NO_PROGRESS, marks: NO_PROGRESS.marks.map((_, i) => (i < 3 ? MARK.completed : 0)) };

const begun = (progress: Progress = NO_PROGRESS, setup: Setup = { missions: 'tours' }): State =>
  rules.create({ seed: 3, setup, levels: ALL, begin: { career: copy(progress) as never } }, t);

/** The career after these events. */
const after = (events: readonly Event[], from: Progress = NO_PROGRESS): Json =>
  events.reduce<Json>((now, event) => career.reduce(now, event), from as unknown as Json);

/** Plays the mission under way by taking every enemy. */
function win(state: State): Event[] {
  const events = [...sendCommand(state, { type: 'startMission' })];
  for (const enemy of state.enemies) {
    enemy.marked = true;
    Object.assign(state.agents[0] as object, { x: enemy.x, y: enemy.y, busy: 0 });
    events.push(...wait(state, 1));
  }
  return events;
}

describe('the choice of a tour', () => {
  test('a new player begins at the first; nothing moves before it begins', () => {
    const state = begun();
    expect([state.phase, state.tour, state.level, state.span]).toEqual(['tours', 1, 1, [1, 3]]);
    wait(state, 100);
    expect([state.phase, state.time]).toEqual(['tours', 0]);
    sendCommand(state, { type: 'beginTour' });
    expect([state.phase, state.level]).toEqual(['setup', 1]);
  });

  test('a closed tour says what opens it; an open one is chosen and played to its end', () => {
    expect(sendCommand(begun(), { type: 'chooseTour', tour: 2 })).toEqual([
      { type: 'refused', message: `${TOURS[1]}: Opens when ${TOURS[0]} is completed.` },
    ]);
    expect(sendCommand(begun(), { type: 'chooseTour', tour: 1.5 })).toEqual([
      { type: 'refused', message: 'There is no such tour.' },
    ]);
    const state = begun(DONE_ONE);
    expect([state.tour, state.level], 'the next tour is chosen').toEqual([2, 4]);
    sendCommand(state, { type: 'chooseTour', tour: 1 });
    expect([state.phase, state.level]).toEqual(['tours', 1]);
    sendCommand(state, { type: 'chooseTour', tour: 2 });
    sendCommand(state, { type: 'beginTour' });
    const events: Event[] = [];
    for (const level of [4, 5, 6]) {
      expect(state.level).toBe(level);
      events.push(...win(state), ...sendCommand(state, { type: 'nextMission' }));
    }
    expect([state.phase, rules.result(state, t)?.title]).toEqual(['gameOver', 'Mission Complete']);
    const later = after(events, DONE_ONE);
    const progress = progressFrom(later);
    expect(progress.marks.slice(3, 6)).toEqual([MARK.firstTry, MARK.firstTry, MARK.firstTry]);
    expect(progress.bests).toEqual([0, sumOf(state.firstEarned), 0, 0]);
    expect([isOpen(progress, 3), isOpen(progress, 4), nextTour(progress)]).toEqual([true, false, 3]);
  });

  test('the specified game plays three missions, and counts as the first tour', () => {
    const state = begun(NO_PROGRESS, {});
    expect([state.phase, state.texts.length, state.tour]).toEqual(['setup', 3, 1]);
    const events = win(state);
    expect(progressFrom(after(events)).marks[0]).toBe(MARK.firstTry);
  });

  test('a single mission is over after it, and leaves nothing in the career', () => {
    const state = begun(NO_PROGRESS, { missions: 'tours', only: 5 });
    expect([state.phase, state.level]).toEqual(['setup', 5]);
    const events = [...win(state), ...sendCommand(state, { type: 'nextMission' })];
    expect(state.phase).toBe('gameOver');
    expect(after(events)).toBe(NO_PROGRESS);
  });

  test('the HUD lists the tours with their missions, marks and bests', () => {
    expect(view(begun(DONE_ONE), t).tours).toMatchObject([
      { number: 1, open: true, chosen: false, missions: [{ mark: 1 }, { mark: 1 }, { mark: 1 }] },
      { number: 2, open: true, chosen: true, missions: [{ mark: 0 }, { mark: 0 }, { mark: 0 }] },
      { number: 3, open: false },
      { number: 4, open: false },
    ]);
    expect(view(begun(NO_PROGRESS, {}), t).tours).toBeNull();
  });
});

test.each([
  [null, /no career/],
  [[], /torn/],
  [{ marks: [1], bests: [0, 0, 0, 0] }, /missions is torn/],
  [{ ...NO_PROGRESS, marks: NO_PROGRESS.marks.with(0, 4) }, /missions is torn/],
  [{ ...NO_PROGRESS, bests: [0, 0, 0, 0.5] }, /bests is torn/],
])('stored progress %j is refused', (found, why) => {
  expect(readProgress(found)).toMatch(why);
  expect(progressFrom(found)).toBe(NO_PROGRESS);
});

test('a worse mark never replaces a better one', () => {
  const at = (saved: boolean, tries: number) =>
    ({ type: 'missionSucceeded', level: 2, points: 0, saved, tries, tour: 1 }) as const;
  let now = career.reduce(career.initial, at(true, 1));
  now = career.reduce(now, at(false, 2));
  expect(progressFrom(now).marks[1]).toBe(MARK.firstTry);
});
