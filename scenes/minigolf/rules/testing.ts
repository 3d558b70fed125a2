// Test helpers: course files, custom courses, pointer frames.
import { readFileSync } from 'node:fs';
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT, type PointerFrame } from '../../kit/core/input/input.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import definition from '../index.ts';
import { type Course, courseOf, type Obstacle, type Point, validateCourse, writeCourse } from './course.ts';
import { ticksFor } from './putt.ts';
import { rules } from './rules.ts';
import type { Event, State } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const FILES: readonly string[] = definition.levels.map(file =>
  readFileSync(`assets/levels/minigolf/${file}`, 'utf8'),
);
export const COURSES: readonly Course[] = FILES.map(courseOf);

export const newRound = (setup: Setup = {}, levels = FILES, seed = 1): State =>
  rules.create({ seed, setup, levels }, TUNING);

/** A course with only these obstacles. */
export const courseWith = (obstacles: readonly Obstacle[], more: Partial<Course> = {}): Course =>
  validateCourse({
    name: 'Test',
    par: 3,
    start: { x: 100, y: 300 },
    hole: { x: 700, y: 300 },
    fairway: [],
    line: [],
    obstacles,
    ...more,
  });

/** A round of one custom course, which ends after it. */
export const roundOn = (course: Course, setup: Setup = {}): State =>
  newRound({ round: 'hole 1', ...setup }, [writeCourse(course)]);

const AT_REST: Omit<PointerFrame, 'x' | 'y'> = { down: false, pressed: false, released: false, cancelled: false };
export const hand = (at: Point, more: Partial<PointerFrame> = {}): Frame => ({
  ...NO_INPUT,
  pointer: { ...AT_REST, ...at, ...more },
});

/** Runs ticks with one frame; returns the events. */
export function play(state: State, frame: Frame = NO_INPUT, ticks = 1, t = TUNING): readonly Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, frame, t));
  return events;
}

/** Putts with this power: press, hold, release. */
export function putt(state: State, aim: Point, power: number): readonly Event[] {
  const events = [...play(state, hand(aim, { down: true, pressed: true }))];
  events.push(...play(state, hand(aim, { down: true }), ticksFor(power, TUNING) - 1));
  events.push(...play(state, hand(aim, { released: true })));
  return events;
}

/** Runs ticks until the ball is at rest or sunk. */
export function untilRest(state: State): readonly Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 3000 && state.phase === 'rolling'; i++) events.push(...rules.tick(state, NO_INPUT, TUNING));
  return events;
}

/** Clicks after `beatTicks`, to continue. */
export function goOn(state: State): readonly Event[] {
  play(state, NO_INPUT, TUNING.beatTicks + 1);
  return play(state, hand({ x: 400, y: 300 }, { down: true, pressed: true }));
}
