// Tests of the cause of defeat: why the guard came, where it caught the fox, and on which level.
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { CONSTANTS } from '../constants.ts';
import runtime from '../play.ts';
import { createGuard } from './guards.ts';
import { emptyNight, type Night } from './night/nightState.ts';
import { rules } from './rules.ts';
import { addNoise } from './shots.ts';
import type { Guard, Heard, State } from './state.ts';

const t = tune(CONSTANTS);

/** The hall of pillars; guards stand and look to the right, the fox in the middle. */
function opened(guards: readonly (readonly [x: number, y: number])[], things?: Partial<Night>): State {
  const state = rules.create({ seed: 1, setup: things ? { halls: 'night' } : {}, levels: [] }, t);
  state.layout = 'pillars';
  if (things) state.night = { ...emptyNight(), ...things };
  state.guards = guards.map(([x, y], index): Guard => createGuard(index + 1, { post: [x, y], corners: [[x, y]] }));
  Object.assign(state.player, { x: 430, y: 230 });
  return state;
}
/** Plays on, with guards that walk straight: what moves bodies is not here. */
function play(state: State, frame: Partial<Frame> = {}, ticks = 1): void {
  for (let i = 0; i < ticks; i++) {
    rules.tick(state, { ...NO_INPUT, ...frame }, t);
    for (const guard of state.guards) {
      guard.x += guard.vx / 60;
      guard.y += guard.vy / 60;
    }
  }
}
/** Until the run is over: by what, where, on which level. */
function causeOf(state: State): string | undefined {
  for (let i = 0; i < 1200 && state.phase === 'playing'; i++) play(state);
  expect(state.phase).toBe('lost');
  return rules.result(state, t)?.lines[0];
}
const click = (x: number, y: number): Partial<Frame> => ({
  pointer: { x, y, down: true, pressed: true, released: false, cancelled: false },
});

describe('Game Over names its cause', () => {
  test('who saw the fox, where it was caught, on which level', () => {
    expect(causeOf(opened([[330, 230]]))).toBe('A guard saw you: caught in the middle, on level 1');
  });

  test('a guard that was bumped', () => {
    const state = opened([[449, 230]]);
    state.level = 2;
    expect(causeOf(state)).toBe('You bumped into a guard: caught in the middle, on level 2');
  });

  test('a guard that heard the shot, and one that heard a dart fall', () => {
    const shot = opened([[430, 330]]);
    play(shot, click(10, 230));
    expect(causeOf(shot)).toBe('A guard heard your shot: caught in the middle, on level 1');
    const dart = opened([[430, 330]]);
    addNoise(dart, 430, 250, 220, 'dart');
    expect(causeOf(dart)).toBe('A guard heard your dart fall: caught in the middle, on level 1');
  });

  test.each<[Heard, string]>([
    ['board', 'A board creaked, and a guard came'],
    ['beam', 'You broke a beam, and a guard came'],
    ['camera', 'A camera called a guard'],
    ['dog', 'The dog called a guard'],
    ['treasure', 'The Golden Fox was missed'],
  ])('at night what called the guard: %s', (heard, words) => {
    const state = opened([[430, 330]], { isAlarmed: true });
    addNoise(state, 430, 250, 2000, heard);
    expect(causeOf(state)).toBe(`${words}: caught in the middle, in hall 1`);
  });

  test('what a thing of the night watch calls with is known by its name', () => {
    const state = opened([[430, 330]], {
      isAlarmed: true,
      boards: [{ id: 1, rect: [400, 200, 64, 64], isTrodden: false }],
    });
    play(state);
    expect(state.noises.map(({ of }) => of)).toEqual(['board']);
  });

  test('a lantern, which sees all round', () => {
    const state = opened([], {});
    state.guards = [{ ...createGuard(1, { post: [480, 230], corners: [[480, 230]] }), lantern: true }];
    expect(causeOf(state)).toBe('A lantern found you: caught in the middle, in hall 1');
  });

  test.each([
    [710, 470, 'by the door'],
    [70, 60, 'where you came in'],
    [60, 560, 'at the bottom left'],
    [400, 40, 'at the top'],
    [760, 300, 'on the right'],
  ])('the place %i, %i is named: %s', (x, y, words) => {
    const state = opened([[x, y]]);
    Object.assign(state.player, { x, y });
    Object.assign(state, { phase: 'lost' });
    expect(rules.result(state, t)?.lines[0]).toBe(`A guard saw you: caught ${words}, on level 1`);
  });

  test('a guard that gave up and walks its beat again has forgotten why it left it', () => {
    const state = opened([[200, 500]]);
    addNoise(state, 260, 500, 220, 'dart');
    play(state, {}, 10);
    expect(state.guards[0]?.roused).toBe('dart');
    play(state, {}, 900);
    expect(state.guards[0]).toMatchObject({ mood: 'patrol', roused: null });
  });

  test('at night all of it speaks of halls', () => {
    const state = opened([[430, 240]], {});
    causeOf(state);
    const { strip, retry } = rules.result(state, t) ?? {};
    expect(strip?.label).toBe('Medals by hall');
    expect(strip?.places.map(({ name }) => name)).toContain('Hall 10');
    expect(retry?.label).toBe('Retry hall');
    expect(runtime.pauseActions?.(state)[0]?.label).toBe('Restart hall');
    expect(runtime.pauseActions?.(opened([]))[0]?.label).toBe('Restart level');
  });

  test('a run that was won names none', () => {
    const state = opened([]);
    Object.assign(state, { phase: 'won' });
    expect(rules.result(state, t)?.lines[0]).toBe('Levels 0 of 5');
  });
});
