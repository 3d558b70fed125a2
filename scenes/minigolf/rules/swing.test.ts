// What a hold is worth by each device, what the HUD says of it, and where a new course puts a ball that fell into the water.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { KEY } from '../controls.ts';
import { hud } from '../hud.ts';
import { view } from '../view.ts';
import { writeCourse } from './course.ts';
import { ballAt } from './roll.ts';
import { courseWith, hand, newRound, play, putt, roundOn, TUNING, untilRest } from './testing.ts';

const POND = courseWith([{ type: 'water', x: 300, y: 0, width: 100, height: 600 }]);
const IN = { x: 700, y: 300 };

test('in the water of a new course it goes back to where it was struck, and that is said', () => {
  const state = newRound({ round: 'new' });
  Object.assign(state, { texts: [writeCourse(POND), ...state.texts.slice(1)] });
  state.ball = ballAt({ x: 200, y: 340 });
  putt(state, { x: 700, y: 340 }, 60);
  const { aim } = state;
  expect(untilRest(state).find(({ type }) => type === 'splashed')).toMatchObject({ strokes: 2, onSpot: true });
  expect(state.ball).toMatchObject({ x: 200, y: 340, vx: 0, vy: 0 });
  expect(state).toMatchObject({ phase: 'aiming', strokes: 2, aim });
  const text = 'Ball in water! +1 stroke penalty. Back where it was struck.';
  expect(hud(state, TUNING)).toContainEqual(expect.objectContaining({ kind: 'message', text }));
  expect(view(state, TUNING).message).toMatchObject({ text, beside: true });
});

test.each([
  [60, 4],
  [150, 9],
  [500, 30],
])(
  'held for %i ms it is as strong by key, by button and by pointer, and no stronger than the meter says',
  (_, ticks) => {
    const held = (by: 'key' | 'pointer') => {
      const state = roundOn(courseWith([]));
      const press =
        by === 'key' ? { ...NO_INPUT, pressed: KEY.putt, held: KEY.putt } : hand(IN, { down: true, pressed: true });
      const hold = by === 'key' ? { ...NO_INPUT, held: KEY.putt } : hand(IN, { down: true });
      const release = by === 'key' ? { ...NO_INPUT, released: KEY.putt } : hand(IN, { released: true });
      play(state, press);
      play(state, hold, ticks - 1);
      expect(view(state, TUNING).power).toMatchObject({ value: Math.round((ticks * 5) / 3), isHeld: true });
      play(state, release);
      const rolls = view(state, TUNING).power;
      const { x } = state.ball;
      untilRest(state);
      return { power: state.made[0]?.[1], rolls, rolled: Math.round(state.ball.x - x) };
    };
    expect(held('key')).toEqual(held('pointer'));
    const { power = 0, rolled } = held('key');
    expect(power).toBeCloseTo((ticks * 5) / 3, 1);
    if (ticks < 10) expect(rolled).toBeLessThan(230);
  },
);

test('a press shorter than a tick is the softest putt, not none', () => {
  const state = roundOn(courseWith([]));
  play(state, { ...NO_INPUT, pressed: KEY.putt, released: KEY.putt });
  expect(state).toMatchObject({ phase: 'rolling', strokes: 1 });
  expect(state.made[0]?.[1]).toBeLessThan(2);
});
