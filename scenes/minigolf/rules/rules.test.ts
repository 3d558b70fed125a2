// Rules by the specification: phases, meter, strokes, water, scorecard, cancelled swings.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { copy } from '../../kit/core/json.ts';
import { PI } from '../../kit/core/math.ts';
import { KEY } from '../controls.ts';
import { HINT, hud, IN_WATER } from '../hud.ts';
import { type Course, CourseError, courseOf, readCourse, writeCourse } from './course.ts';
import { LINK_ROOM, readLink, writeLink } from './link.ts';
import { powerAfter } from './putt.ts';
import { rules } from './rules.ts';
import { medalOf, pointsOf, relativeToPar, result, scoreName } from './score.ts';
import type { State } from './state.ts';
import { COURSES, courseWith, goOn, hand, newRound, play, putt, roundOn, TUNING, untilRest } from './testing.ts';

const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
const POND = courseWith([{ type: 'water', x: 300, y: 0, width: 100, height: 600 }]);
/** The hole is just before the ball. */
const NEAR = courseWith([], { start: { x: 600, y: 300 } });
const IN = { x: 700, y: 300 };

describe('the meter', () => {
  test.each([
    [0, 0],
    [1, 1.667],
    [20, 33.333],
    [30, 50],
    [60, 100],
    [61, 98.333],
    [120, 0],
    [150, 50],
  ])('after %i ticks it stands at %d: 2 for each 20 ms, up and down', (ticks, power) =>
    expect(powerAfter(ticks, TUNING)).toBe(power),
  );

  test('held for half a second it putts at 50, at 0.3 of that', () => {
    const state = newRound();
    putt(state, { x: 650, y: 300 }, 50);
    expect(state).toMatchObject({ phase: 'rolling', strokes: 1, last: { power: 50, aim: 0 } });
    expect(state.ball.vx).toBeCloseTo(15, 9);
    expect(state.ball.vy).toBe(0);
  });

  test('let go where the meter is at nothing again it is no stroke', () => {
    const state = newRound();
    play(state, hand(IN, { pressed: true, down: true }));
    play(state, hand(IN, { down: true }), 119);
    expect(types(play(state, hand(IN, { released: true })))).toEqual(['swingCancelled']);
    expect(state).toMatchObject({ phase: 'aiming', strokes: 0 });
  });
});

describe('hands', () => {
  test('the aim follows the pointer before and during the hold', () => {
    const state = newRound();
    play(state, hand({ x: 150, y: 400 }));
    expect(state.aim).toBeCloseTo(PI / 2, 9);
    play(state, hand({ x: 150, y: 400 }, { down: true, pressed: true }));
    play(state, hand({ x: 50, y: 300 }, { down: true }));
    expect(Math.abs(state.aim)).toBeCloseTo(PI, 9);
    expect(state.phase).toBe('putting');
  });

  test('a pointer that lies still leaves the keys their aim; Shift is coarse, Ctrl fine', () => {
    const turnedBy = (held: number) => {
      const state = newRound();
      play(state, hand({ x: 650, y: 300 }), 2);
      play(state, { ...hand({ x: 650, y: 300 }), held: KEY.right | held }, 40);
      return state.aim;
    };
    const plain = turnedBy(0);
    expect(plain).toBeGreaterThan(0.3);
    expect(turnedBy(KEY.coarse)).toBeGreaterThan(plain * 2);
    expect(turnedBy(KEY.fine)).toBeLessThan(plain / 5);
  });

  test('a tap of a key turns by less than a degree; both sticks aim', () => {
    const state = newRound();
    play(state, { ...NO_INPUT, held: KEY.left }, 3);
    expect(state.aim).toBeLessThan(0);
    expect(state.aim).toBeGreaterThan(-PI / 180);
    play(state, { ...NO_INPUT, move: [127, 0] }, 30);
    expect(state.aim).toBeGreaterThan(0);
    play(state, { ...NO_INPUT, aim: [0, -127] });
    expect(state.aim).toBeCloseTo(-PI / 2, 9);
  });

  test('Space swings, let go it putts', () => {
    const state = newRound();
    play(state, { ...NO_INPUT, held: KEY.putt, pressed: KEY.putt });
    play(state, { ...NO_INPUT, held: KEY.putt }, 29);
    const events = play(state, { ...NO_INPUT, released: KEY.putt });
    expect(events).toMatchObject([{ type: 'putted', power: 50, strokes: 1 }]);
  });

  test.each([
    ['a hand that says so, whatever else it says', hand(IN, { cancelled: true, released: true })],
    ['a hand that is gone', NO_INPUT],
    ['a hand that nobody let go', hand(IN)],
    ['the key for it', { ...hand(IN, { down: true }), pressed: KEY.cancel }],
  ])('%s cancels the swing: no stroke', (_who, frame) => {
    const state = newRound();
    play(state, hand(IN, { down: true, pressed: true }), 1);
    play(state, hand(IN, { down: true }), 20);
    expect(types(play(state, frame))).toEqual(['swingCancelled']);
    expect(state).toMatchObject({ phase: 'aiming', strokes: 0, swing: null });
  });

  test('Esc gives the swing up, and nothing where nothing is open', () => {
    const state = newRound();
    expect(rules.giveUp?.(state, TUNING)).toBeNull();
    play(state, hand(IN, { down: true, pressed: true }));
    const command = rules.giveUp?.(state, TUNING);
    expect(command).toEqual({ type: 'cancel' });
    rules.command?.(state, { type: 'cancel' }, TUNING);
    expect(state.phase).toBe('aiming');
    play(state, hand(IN, { down: true }), 30);
    expect(state.phase, 'the hand that is still down begins nothing').toBe('aiming');
  });
});

describe('the ball', () => {
  test('holed: completed, and a click leads on once it was enjoyed', () => {
    const state = newRound({}, [NEAR, NEAR, ...COURSES].map(writeCourse));
    putt(state, IN, 10);
    expect(types(untilRest(state))).toContain('holed');
    expect(state).toMatchObject({ phase: 'completed', ending: 'holed', cards: [[1, 0, 0, 0, 0, 0, 0, 0, 0]] });
    play(state, hand(IN, { down: true, pressed: true }));
    expect(state.phase).toBe('completed');
    expect(types(goOn(state))).toEqual(['teedUp']);
    expect(state).toMatchObject({ phase: 'aiming', at: 1, strokes: 0 });
  });

  test('in the water: one stroke more, its sentence, and back at the start with the aim it had', () => {
    const state = roundOn(POND);
    putt(state, { x: 700, y: 320 }, 60);
    const { aim } = state;
    expect(types(untilRest(state))).toContain('splashed');
    expect(state).toMatchObject({ phase: 'aiming', strokes: 2, splashes: 1, aim });
    expect(state.ball).toMatchObject({ ...POND.start, vx: 0, vy: 0 });
    expect(hud(state, TUNING)).toContainEqual(expect.objectContaining({ kind: 'message', text: IN_WATER }));
    expect(IN_WATER).toBe('Ball in water! +1 stroke penalty.');
  });

  test('after ten strokes it is picked up, and never counts more', () => {
    const state = roundOn(POND);
    for (let i = 0; i < 5; i++) {
      putt(state, IN, 60);
      untilRest(state);
    }
    expect(state).toMatchObject({ phase: 'completed', ending: 'pickedUp', strokes: 10, cards: [[10]] });
  });

  test('a round plays the same to the bit', () => {
    const round = () => {
      const state = newRound();
      for (let i = 0; i < 4; i++) {
        putt(state, { x: 500 + i * 40, y: 90 + i * 130 }, 35 + 15 * i);
        untilRest(state);
      }
      return copy(state);
    };
    expect(round()).toEqual(round());
  });
});

describe('the scorecard', () => {
  test.each([
    [2, 2, 'E'],
    [5, 2, '+3'],
    [1, 3, '-2'],
  ])('%i strokes on a par of %i read %s', (strokes, par, words) => expect(relativeToPar(strokes, par)).toBe(words));

  test.each([
    [1, 4, 'Hole in one!'],
    [2, 4, 'Eagle!'],
    [2, 3, 'Birdie!'],
    [3, 3, 'Par'],
    [4, 3, 'Bogey'],
    [9, 3, '+6'],
  ])('%i on a par of %i is called %s', (strokes, par, words) => expect(scoreName(strokes, par)).toBe(words));

  test('columns, rows and total are as specified; the button too', () => {
    const state = { ...newRound(), phase: 'over' as const, cards: [[1, 3, 4, 3, 2, 4, 5, 4, 5]] };
    expect(result(state, TUNING)).toMatchObject({
      again: 'Play Again',
      title: 'Even par',
      table: {
        columns: ['Course', 'Par', 'Strokes', '+/-'],
        rows: [
          ['1', 2, 1, '-1'],
          ['2', 3, 3, 'E'],
          ['3', 3, 4, '+1'],
          ['4', 3, 3, 'E'],
          ['5', 3, 2, '-1'],
          ['6', 4, 4, 'E'],
          ['7', 4, 5, '+1'],
          ['8', 4, 4, 'E'],
          ['9', 5, 5, 'E'],
        ],
        total: [['Total', 31, 31, 'E']],
      },
    });
  });

  test('points, medals and the worst hole', () => {
    expect([1, 2, 3, 4, 5, 9].map(strokes => pointsOf(strokes, 3))).toEqual([4, 3, 2, 1, 0, 0]);
    expect([1, 2, 3, 4].map(strokes => medalOf(strokes, 3, 2))).toEqual(['gold', 'gold', 'silver', 'bronze']);
    const state = { ...newRound(), phase: 'over' as const, splashes: 2, cards: [[2, 3, 3, 3, 3, 10, 4, 4, 5]] };
    expect(result(state, TUNING)?.lines).toEqual([
      'Course 6 cost the most: picked up after 10.',
      '2 balls in the water: 2 strokes lost.',
      'Points: 2 for par, 1 more for each stroke under it, 1 for one over.',
    ]);
  });
});

test('the screen says course, par, strokes, total and the hint', () => {
  const items = hud(newRound(), TUNING);
  expect(items).toContainEqual({ kind: 'counter', id: 'total', label: 'Total Strokes', value: 0 });
  expect(items).toContainEqual({ kind: 'prompt', id: 'hint', text: HINT });
  expect(HINT).toBe('Click and drag to aim, release to set power and putt.');
});

describe('courses from outside', () => {
  test.each([
    ['', 'This is no JSON.'],
    ['[]', 'A course is an object with named parts.'],
    ['{"par":3}', 'A course has a list of obstacles.'],
    [writeCourse({ ...NEAR, par: 0 }), 'Its par is a whole number from 1 to 10.'],
    [writeCourse({ ...NEAR, hole: { x: 5, y: 9 } }), 'Its hole is a whole number from 10 to 790.'],
    [
      `{"par":3,"start":{"x":50,"y":50},"hole":{"x":90,"y":90},"obstacles":[{"type":"lava"}]}`,
      'Obstacle 1: x is a whole number from 0 to 800.',
    ],
    ['x'.repeat(20_001), 'A course has at most 20000 characters.'],
  ])('%j is refused in words', (text, words) => expect(() => readCourse(text)).toThrow(words));

  test('a course in the water or a wall is refused', () => {
    const walled = { ...NEAR, obstacles: [{ type: 'wall', x: 690, y: 290, width: 20, height: 20 }] } as const;
    expect(() => readCourse(writeCourse(walled as unknown as Course))).toThrow('The hole is in a wall.');
  });

  test('file and link bring every course back as it was', () => {
    for (const course of COURSES) {
      expect(courseOf(writeCourse(course))).toEqual(course);
      expect(readLink(writeLink(course))).toEqual({ ...course, line: [] });
      expect(writeLink(course).length).toBeLessThan(LINK_ROOM);
    }
  });

  test('any text is a course or refused, never thrown otherwise', () => {
    const parts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('3', '100,300', 'w1,2,3,4', 'k0,0,9,9,1e9,x', 'g1,1,1,1,7')),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          parts.map(all => all.join('!')),
        ),
        text => {
          for (const read of [readCourse, readLink])
            try {
              read(text);
            } catch (error) {
              expect(error).toBeInstanceOf(CourseError);
            }
        },
      ),
    );
  });

  test('a link opens its course, or says why not and plays the nine', () => {
    const linked = newRound({ course: writeLink(POND) });
    expect(linked).toMatchObject({ numbers: [0], complaint: null });
    const broken = newRound({ course: 'none' });
    expect(broken.numbers).toHaveLength(9);
    expect(broken.complaint).toContain('no course that can be read. It is cut off.');
  });

  test('one’s own course is opened from its text and tried again and again; nonsense is refused', () => {
    const state = newRound();
    expect(rules.command?.(state, { type: 'open', course: 'x' }, TUNING)).toMatchObject([{ type: 'refused' }]);
    expect(state.numbers).toHaveLength(9);
    rules.command?.(state, { type: 'open', course: writeCourse(NEAR) }, TUNING);
    expect(state).toMatchObject({ numbers: [0], at: 0, strokes: 0 });
    putt(state, IN, 10);
    untilRest(state);
    goOn(state);
    expect(state).toMatchObject({ phase: 'aiming', cards: [[0]] });
  });
});

test('the lab sees the ball, the hole and what they meet', () => {
  expect(rules.outlines?.(roundOn(POND), TUNING)).toEqual([
    { ...POND.start, r: 10 },
    { ...POND.hole, r: 15 },
    { x: 350, y: 300, w: 100, h: 600 },
  ]);
});

test('a hole is practised alone', () => {
  const state: State = newRound({ round: 'hole 4' });
  expect(state).toMatchObject({ numbers: [4], texts: [expect.stringContaining('Twin Ponds')] });
});
