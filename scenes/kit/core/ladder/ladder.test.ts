// Ladder players: a bot limited by reaction time, inaccuracy and forgetting, deterministically.
import { expect, test } from 'vitest';
import { type Frame, NO_INPUT } from '../input/input.ts';
import { forgetful, limited, type Player, withoutKeys, withoutPointer } from './ladder.ts';

interface Place {
  at: number;
  own: number;
}
/** Presses where the thing is. */
const follower: Player<Place, Partial<Frame>, null> = () => state => ({
  pointer: { x: state.at, y: state.own, down: true, pressed: true, released: false, cancelled: false },
});
const STEADY = { reactionMs: 0, aimPx: 0, forgets: 0 };
const run = (player: Player<Place, Partial<Frame>, null>, ticks: number) => {
  const decide = player(1);
  return Array.from({ length: ticks }, (_, tick) => decide({ at: tick, own: tick }, null, []));
};

test('a reaction late, but its own body is known', () => {
  const frames = run(
    limited(follower, { ...STEADY, reactionMs: 100 }, (now, then) => ({ ...then, own: now.own })),
    40,
  );
  const lateness = frames.map((frame, tick) => tick - (frame?.pointer?.x ?? 0)).slice(12);
  expect(Math.min(...lateness)).toBe(6);
  expect(Math.max(...lateness)).toBe(9);
  expect(frames.map(frame => frame?.pointer?.y)).toEqual(Array.from({ length: 40 }, (_, i) => i));
});

test('the past is a copy: a state that changes in place does not change it', () => {
  const decide = limited(follower, { ...STEADY, reactionMs: 50 })(1);
  const state = { at: 5, own: 0 };
  decide(state, null, []);
  state.at = 9;
  expect(decide(state, null, [])?.pointer?.x).toBe(5);
});

test('beside what it means, never farther than its hand is unsteady, and not always the same', () => {
  const still: Player<Place, Partial<Frame>, null> = () => () => ({
    pointer: { x: 0, y: 0, down: true, pressed: false, released: false, cancelled: false },
  });
  const offs = run(limited(still, { ...STEADY, aimPx: 28 }), 2000).map(frame => [
    frame?.pointer?.x ?? 0,
    frame?.pointer?.y ?? 0,
  ]);
  const away = offs.map(([x = 0, y = 0]) => Math.hypot(x, y));
  expect(Math.max(...away)).toBeLessThanOrEqual(29);
  expect(Math.max(...away)).toBeGreaterThan(20);
  expect(new Set(offs.map(String)).size).toBeGreaterThan(50);
});

test('one press in ten is forgotten, with what is held from it', () => {
  let tick = 0;
  /** Pressed for ten ticks, let go for ten. */
  const tapper: Player<Place, Partial<Frame>, null> = () => () => {
    const phase = tick++ % 20;
    return { held: phase < 10 ? 1 : 0, pressed: phase === 0 ? 1 : 0 };
  };
  const frames = run(limited(tapper, { ...STEADY, forgets: 0.1 }), 40_000);
  const pressed = frames.filter(frame => frame?.pressed === 1).length;
  const held = frames.filter(frame => frame?.held === 1).length;
  expect(pressed).toBeGreaterThan(1740);
  expect(pressed).toBeLessThan(1860);
  expect(held).toBe(pressed * 10);
});

test('in turns one command in ten is any other', () => {
  const decide = forgetful<object, string, null>(() => () => 'mine', { forgets: 0.1 })(1);
  const said = Array.from({ length: 5000 }, () => decide({}, null, ['mine', 'yours']));
  const others = said.filter(command => command === 'yours').length;
  expect(others).toBeGreaterThan(200);
  expect(others).toBeLessThan(300);
});

test('what does not count is never forgotten', () => {
  const decide = forgetful(
    () => () => 'roll',
    { forgets: 1 },
    () => false,
  )(1);
  expect(Array.from({ length: 50 }, () => decide({}, null, ['place']))).toEqual(Array(50).fill('roll'));
});

test('without keys and without a pointer', () => {
  const both: Player<Place, Partial<Frame>, null> = () => () => ({
    held: 3,
    pressed: 2,
    pointer: { x: 1, y: 1, down: true, pressed: true, released: false, cancelled: false },
  });
  expect(run(withoutKeys(both, 2), 1)[0]).toMatchObject({ held: 1, pressed: 0 });
  expect(run(withoutPointer(both), 1)[0]).toEqual({ ...NO_INPUT, held: 3, pressed: 2 });
});
