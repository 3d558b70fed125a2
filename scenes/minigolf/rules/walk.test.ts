// Walks: hole after hole without an end, one total, on from where one stopped; links to a hole, several players, hostile answers.
import { expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { findHole, type HoleRequest, LAST_HOLE } from '../levels/walk/hole.ts';
import { sourceOf } from '../levels/walk/order.ts';
import { writeLink } from './link.ts';
import { career } from './ownBest.ts';
import { rules } from './rules.ts';
import { courseAt, type Event, type State, titleAt, totalOf } from './state.ts';
import { COURSES, FILES, goOn, newRound, play, putt, TUNING, untilRest } from './testing.ts';
import { standingOf } from './walkScore.ts';

const WALK: Setup = { round: 'walk' };

const walkFrom = (kept: Json | undefined, setup = WALK, seed = 1): State =>
  rules.create({ seed, setup, levels: FILES, ...(kept !== undefined && { begin: { career: kept } }) }, TUNING);

/** What a Worker would answer. */
function respond(state: State): void {
  const request = rules.request?.(state, TUNING);
  if (request) rules.onResponse?.(state, { ...findHole(request as unknown as HoleRequest, TUNING) }, TUNING);
}

/** Plays the course under way along its line; returns the events. */
function holeOut(state: State): readonly Event[] {
  const events: Event[] = [];
  for (const { aim, power } of courseAt(state).line) events.push(...putt(state, aim, power), ...untilRest(state));
  return events;
}

/** Ends the course under way without its ball: with strokes that lead nowhere. */
function pickUp(state: State): readonly Event[] {
  state.strokes = TUNING.mostStrokes - 1;
  const events: Event[] = [];
  for (let tries = 0; tries < 20 && state.phase === 'aiming'; tries++)
    events.push(...putt(state, { x: state.ball.x + 5, y: state.ball.y }, 4), ...untilRest(state));
  return events;
}

test('one hole leads to the next, with one total against par and a card of the last nine', () => {
  const state = walkFrom(undefined);
  let strokes = 0;
  let par = 0;
  for (let hole = 1; hole <= 14; hole++) {
    expect(titleAt(state)).toBe(`Hole ${hole}`);
    respond(state);
    expect(rules.request?.(state, TUNING)).toBeNull();
    strokes += courseAt(state).line.length;
    par += courseAt(state).par;
    const walked = holeOut(state).filter(({ type }) => type === 'walked');
    expect(walked).toEqual([{ type: 'walked', walk: 1, hole, strokes, par }]);
    expect(totalOf(state)).toBe(strokes);
    goOn(state);
    expect(state.phase).toBe('aiming');
  }
  expect(state.texts).toHaveLength(9);
  expect(state.walk?.first).toBe(7);
  expect(standingOf(state)).toBe(String(strokes - par));
  expect(rules.result(state, TUNING)).toBeNull();
});

test('who stops walks on from there, whatever was shown before; a walk of the day is another', () => {
  const state = walkFrom(undefined);
  let kept = career.initial;
  for (let hole = 1; hole <= 3; hole++) {
    for (const event of [...holeOut(state), ...goOn(state)]) kept = career.reduce(kept, event);
  }
  expect(career.validate(kept)).toBeNull();
  const on = walkFrom(kept);
  expect([titleAt(on), totalOf(on), standingOf(on)]).toEqual(['Hole 4', totalOf(state), standingOf(state)]);
  expect(courseAt(on)).toEqual(courseAt(state));
  expect(titleAt(walkFrom(kept, { round: 'day walk' }, 20_261_128))).toBe('Hole 1');
  expect(titleAt(walkFrom(kept, { round: 'walk', players: 2 }))).toBe('Hole 1');
});

test('a hole counts once in a career, in its turn; of days the last two are kept', () => {
  const walked = (walk: number, hole: number): Event => ({
    type: 'walked',
    walk,
    hole,
    strokes: hole * 3,
    par: hole * 3,
  });
  const after = (...events: readonly Event[]) =>
    events.reduce((kept, event) => career.reduce(kept, event), career.initial);
  const walksOf = (kept: Json) => (kept as { walks?: Readonly<Record<string, { hole: number }>> }).walks ?? {};
  expect(walksOf(after(walked(1, 1), walked(1, 2), walked(1, 1), walked(1, 4)))['1']?.hole).toBe(2);
  const days = after(walked(1, 1), walked(20_261_126, 1), walked(20_261_127, 1), walked(20_261_128, 1));
  expect(Object.keys(walksOf(days))).toEqual(['1', '20261127', '20261128']);
});

test.each([
  [{ bests: {}, walks: { 1: { hole: 0, strokes: 1, par: 1 } } }],
  [{ bests: {}, walks: { 1: { hole: 2.5, strokes: 1, par: 1 } } }],
  [{ bests: {}, walks: { one: { hole: 2, strokes: 1, par: 1 } } }],
  [{ bests: {}, walks: [] }],
  [{ bests: {}, walks: { 1: 7 } }],
])('a career that holds no walk is refused, and begins none: %j', kept => {
  expect(career.validate(kept as unknown as Json)).not.toBeNull();
  expect(titleAt(walkFrom(kept as unknown as Json))).toBe('Hole 1');
});

test('the day decides its walk, and no seed the endless one', () => {
  const first = (round: string, seed: number) => newRound({ round }, FILES, seed).texts[0];
  expect(first('walk', 5)).toBe(first('walk', 6));
  expect(first('day walk', 20_261_127)).not.toBe(first('day walk', 20_261_128));
});

test('a link opens a hole, whose guest walks on from there and keeps nothing', () => {
  const kept = career.reduce(career.initial, { type: 'walked', walk: 1, hole: 1, strokes: 2, par: 2 });
  const state = walkFrom(kept, { hole: '214' });
  expect([titleAt(state), totalOf(state)]).toEqual(['Hole 214', 0]);
  expect(courseAt(state).par).toBe(courseAt(walkFrom(undefined, { hole: '214', round: 'walk' })).par);
  expect(sourceOf(1, 214).idea).toBeTruthy();
  expect(holeOut(state).some(({ type }) => type === 'walked')).toBe(false);
  goOn(state);
  expect(titleAt(state)).toBe('Hole 215');
  rules.command?.(state, { type: 'finish' }, TUNING);
  expect(rules.result(state, TUNING)).toMatchObject({ unscored: true });
  expect(rules.result(state, TUNING)?.medals).toBeUndefined();
});

test.each(['0', '1e3', '-2', '2.5', 'x', '1000000'])('a link to hole %s says that there is none', hole => {
  const state = newRound({ hole });
  expect(state.complaint).toContain(`1 to ${LAST_HOLE}`);
  expect(state.texts).toHaveLength(9);
});

test('an answer that is none is not taken, and the next hole is the same without one', () => {
  const [asked, unasked] = [walkFrom(undefined), walkFrom(undefined)];
  for (const answer of [
    null,
    7,
    [],
    { hole: 2 },
    { hole: 3, image: 0 },
    { hole: 2, image: 4 },
    { hole: 2, image: 0.5 },
  ])
    rules.onResponse?.(unasked, answer as unknown as Json, TUNING);
  expect(unasked.walk?.next).toBeNull();
  respond(asked);
  expect(asked.walk?.next).not.toBeNull();
  for (const state of [asked, unasked]) {
    holeOut(state);
    goOn(state);
  }
  expect(asked.texts).toEqual(unasked.texts);
});

test('water puts the ball back where it was struck; ten strokes end a hole of a walk too', () => {
  const state = walkFrom(undefined);
  expect(pickUp(state).map(({ type }) => type)).toContain('walked');
  expect(state.ending).toBe('pickedUp');
  goOn(state);
  expect(titleAt(state)).toBe('Hole 2');
  expect(standingOf(state)).toMatch(/^\+/);
});

test('Pause ends a walk with its card: distance, medals, and on from the next hole', () => {
  const state = walkFrom(undefined);
  for (let hole = 1; hole <= 10; hole++) {
    holeOut(state);
    if (hole < 10) goOn(state);
  }
  goOn(state);
  putt(state, courseAt(state).hole, 5);
  untilRest(state);
  rules.command?.(state, { type: 'finish' }, TUNING);
  const result = rules.result(state, TUNING);
  expect(result).toMatchObject({ outcome: 'ended', score: 10, scoreLabel: 'Holes', mode: 'The endless walk' });
  expect(result?.title).toMatch(/^10 holes, \d+ under par$/);
  expect(result?.medals).toContain('First stretch');
  expect(result?.table?.rows.map(([hole]) => hole)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
  expect(rules.command?.(state, { type: 'finish' }, TUNING)).toEqual([]);
});

test('two walk together: each hole is played by both, and fewest strokes in all win', () => {
  const state = newRound({ ...WALK, players: 2, player1: 'Ann', player2: 'Ben' });
  for (let hole = 1; hole <= 11; hole++) {
    for (let player = 0; player < 2; player++) {
      if (state.turn === 0) holeOut(state);
      else pickUp(state);
      goOn(state);
    }
    expect(titleAt(state)).toBe(`Hole ${hole + 1}`);
  }
  rules.command?.(state, { type: 'finish' }, TUNING);
  expect(rules.result(state, TUNING)).toMatchObject({ title: 'Ann wins', unscored: true });
});

test('another round is no walk: the editor’s course and a course of a link', () => {
  const state = walkFrom(undefined);
  rules.command?.(state, { type: 'open', course: FILES[2] as string }, TUNING);
  expect(state.walk).toBeUndefined();
  expect(titleAt(state)).toBe('Own course');
  expect(play(state)).toEqual([]);
  expect(newRound({ ...WALK, course: writeLink(COURSES[2] as never) }).walk).toBeUndefined();
  expect(rules.command?.(newRound(), { type: 'finish' }, TUNING)).toEqual([]);
});
