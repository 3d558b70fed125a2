// The gun: driving, turning, aiming, firing; as tables.
import { describe, expect, test } from 'vitest';
import { GROUND } from '../constants.ts';
import { KEY } from '../controls.ts';
import { opened, play, press, types } from './testing.ts';

/** Degrees that a locked barrel turns in the first five ticks of a key: 1/8 to 5/8 of 4.5 each. */
const LOCKED_TURN = (4.5 * (1 + 2 + 3 + 4 + 5)) / 8;

describe('the gun', () => {
  test.each([
    ['right', KEY.right, 1, 405],
    ['left', KEY.left, 10, 350],
    ['left to the edge', KEY.left, 200, 30],
    ['right to the edge', KEY.right, 200, 770],
  ])('drives %s at 5 px a tick', (_, held, ticks, x) => {
    const state = opened();
    play(state, { held }, ticks);
    expect(state.gun.x).toBe(x);
  });

  test('a stick drives it as far as it is pushed', () => {
    const state = opened();
    play(state, { move: [-127, 0] });
    expect(state.gun.x).toBe(395);
  });

  test.each([
    ['free', 3, 90, false],
    ['locked', 4.5, 60, true],
  ])('%s, A and D turn the barrel %d° a tick, up to %i°', (_, step, limit, isLocked) => {
    const state = opened();
    if (isLocked) play(state, press(KEY.lock));
    play(state, { held: KEY.turnRight });
    expect(state.gun.turretAngle).toBe(step / 8);
    play(state, { held: KEY.turnRight }, 6);
    const before = state.gun.turretAngle;
    play(state, { held: KEY.turnRight });
    expect(state.gun.turretAngle - before, 'full speed after eight ticks').toBeCloseTo(step, 9);
    play(state, { held: KEY.turnRight }, 60);
    expect(state.gun.turretAngle).toBe(limit);
    play(state, { held: KEY.turnLeft }, 90);
    expect(state.gun.turretAngle).toBe(-limit);
  });

  test('a tap of 40 ms turns it by two degrees, and so does the next one', () => {
    const state = opened();
    play(state, { held: KEY.turnRight }, 3);
    expect(state.gun.turretAngle).toBeCloseTo(2.25, 9);
    play(state);
    play(state, { held: KEY.turnRight }, 3);
    expect(state.gun.turretAngle).toBeCloseTo(4.5, 9);
    play(state, { held: KEY.turnLeft }, 3);
    expect(state.gun.turretAngle, 'the other way begins slowly, too').toBeCloseTo(2.25, 9);
  });

  test('locked it cannot move: the arrows turn the barrel', () => {
    const state = opened();
    play(state, press(KEY.lock));
    play(state, { held: KEY.right }, 5);
    expect([state.gun.x, state.gun.turretAngle]).toEqual([400, LOCKED_TURN]);
    play(state, press(KEY.lock));
    play(state, { held: KEY.right }, 5);
    expect([state.gun.x, state.gun.turretAngle]).toEqual([425, LOCKED_TURN]);
  });

  test('a barrel beyond the lock swings back within it', () => {
    const state = opened();
    play(state, { held: KEY.turnLeft }, 40);
    expect(state.gun.turretAngle).toBe(-90);
    expect(types(play(state, press(KEY.lock)))).toContain('lockSwitched');
    expect(state.gun.turretAngle).toBe(-60);
  });

  test.each([
    [
      'the pointer',
      { pointer: { x: 700, y: 276, down: false, pressed: false, released: false, cancelled: false } },
      45,
    ],
    ['the right stick', { aim: [127, 0] as const }, 90],
  ])('follows %s, never faster than 3° a tick', (_, frame, angle) => {
    const state = opened();
    play(state, frame);
    expect(state.gun.turretAngle).toBe(3);
    play(state, frame, 40);
    expect(state.gun.turretAngle).toBeCloseTo(angle, 6);
  });

  test('it turns while it fires', () => {
    const state = opened();
    const frame = { held: KEY.fire | KEY.turnRight };
    play(state, frame, 25);
    // The first seven ticks turn by 1/8 to 7/8 of three degrees.
    expect([state.gun.turretAngle, state.totals.shots]).toEqual([64.5, 3]);
  });

  test('in mortar mode the pointer says where the shell comes down', () => {
    for (const x of [180, 300, 520, 640]) {
      const state = opened();
      play(state, press(KEY.mode));
      play(state, { pointer: { x, y: GROUND, down: false, pressed: false, released: false, cancelled: false } }, 40);
      play(state, press(KEY.fire));
      const burst = Array.from({ length: 200 }, () => play(state))
        .flat()
        .find(event => event.type === 'shellBurst');
      expect(Math.abs((burst?.x ?? 0) - x), `at ${x}`).toBeLessThan(12);
    }
  });
});

describe('firing', () => {
  test('held, it is 6 shots a second, the first in the same tick', () => {
    const state = opened();
    expect(types(play(state, press(KEY.fire)))).toEqual(['bulletFired']);
    play(state, { held: KEY.fire }, 59);
    expect(state.totals.shots).toBe(6);
  });

  test('a press while it cools is not lost', () => {
    const state = opened();
    play(state, press(KEY.fire));
    play(state, {}, 3);
    play(state, press(KEY.fire));
    expect(types(play(state, {}, 10))).toEqual(['bulletFired']);
  });

  test('a click fires once the barrel points to it, and only once', () => {
    const state = opened();
    const at = { x: 700, y: 276 };
    play(state, { pointer: { ...at, down: true, pressed: true, released: false, cancelled: false } });
    const frame = { pointer: { ...at, down: false, pressed: false, released: false, cancelled: false } };
    const fired = play(state, frame, 60).filter(event => event.type === 'bulletFired');
    expect(fired).toHaveLength(1);
    expect((fired[0] as { angle: number }).angle).toBeGreaterThan(40);
  });

  test.each([
    [0, 0],
    [3, 0],
    [5, 0],
    [12, 7],
  ])('a score of %i is %i after a shot: never below 0', (before, after) => {
    const state = opened();
    state.score = before;
    play(state, press(KEY.fire));
    expect(state.score).toBe(after);
  });

  test('a bullet flies 8 px a tick along the barrel and leaves the stage', () => {
    const state = opened();
    play(state, press(KEY.fire));
    const [bullet] = state.bullets;
    const before = bullet?.y ?? 0;
    play(state);
    expect(bullet?.x).toBe(400);
    expect(before - (bullet?.y ?? 0)).toBeCloseTo(8, 9);
    play(state, {}, 100);
    expect(state.bullets).toEqual([]);
  });

  test('a shell has vx = 8 sin a and vy = −10 cos a, and falls by 0.3', () => {
    const state = opened();
    play(state, press(KEY.mode));
    state.gun.turretAngle = 30;
    play(state, press(KEY.fire));
    const [shell] = state.shells;
    expect(shell?.speedX).toBeCloseTo(4, 10);
    expect(shell?.speedY).toBeCloseTo(-10 * Math.cos(Math.PI / 6) + 0.3, 10);
  });
});
