// Tests of guards on drawn maps: '#' wall, '@' the fox, '1' a guard, '*' the corner of its route. A character is 20 px.
import { beforeAll, describe, expect, test } from 'vitest';
import { headlessPhysics } from '../../../tests/setup/game.ts';
import { tune } from '../../kit/core/constants.ts';
import { wrapAngle } from '../../kit/core/math.ts';
import type { Physics, Rect } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import { levelOf, type Point, terrain } from '../levels/levels.ts';
import { createGuard, handleNoise, updateMovement, updateSight, visionCone } from './guards.ts';
import type { Hall } from './hall.ts';
import type { Event, Player } from './state.ts';

const t = tune(CONSTANTS);
const CELL = 20;
let physics: Physics;
beforeAll(async () => {
  physics = await headlessPhysics();
});

/** A drawn scene that can be played tick by tick. */
function scene(rows: readonly string[], { facing = 0, suspicion = false, numbers = t } = {}) {
  const at = (char: string): Point => {
    const row = rows.findIndex(line => line.includes(char));
    return [((rows[row] ?? '').indexOf(char) + 0.5) * CELL, (row + 0.5) * CELL];
  };
  const solids = rows.flatMap((line, y) =>
    [...line].flatMap((char, x): Rect[] => (char === '#' ? [[x * CELL, y * CELL, CELL, CELL]] : [])),
  );
  const hall: Hall = {
    level: levelOf(1, numbers),
    terrain: terrain({ width: (rows[0] as string).length * CELL, height: rows.length * CELL, solids }),
    suspicion,
    isHidden: false,
    sights: solids,
    shade: () => 1,
  };
  const corner = rows.some(line => line.includes('*')) ? at('*') : at('1');
  const guard = {
    ...createGuard(1, { post: at('1'), corners: [corner, at('1')] }),
    direction: (facing * Math.PI) / 180,
  };
  const [x, y] = at('@');
  const player: Player = {
    ...{ x, y, w: 20, h: 20, vx: 0, vy: 0, touching: 0 },
    ...{ health: 100, ammo: 0, facing: 0, pointer: null, heldTicks: 0 },
  };
  const types: Event['type'][] = [];
  const emit = (event: Event) => types.push(event.type);
  const tick = (ticks = 1) => {
    for (let i = 0; i < ticks; i++) {
      updateSight(guard, player, hall, numbers, emit);
      updateMovement(guard, hall, numbers, emit);
      physics.step([guard], hall.terrain.ground);
    }
  };
  return { guard, player, hall, types, emit, tick, at };
}

describe('seeing', () => {
  test.each([
    ['in the open', ['......', '1...@.', '......'], 0, 'chase'],
    ['behind a wall', ['......', '1.#.@.', '......'], 0, 'patrol'],
    ['behind its back', ['......', '1...@.', '......'], 180, 'patrol'],
    ['past the end of a wall', ['..#...', '1.#.@.', '..#...'], 0, 'patrol'],
    ['over the top of a wall', ['....@.', '1.....', '..#...'], 0, 'chase'],
    ['too far away', ['1.......@'], 0, 'patrol'],
    ['just near enough', ['1.....@..'], 0, 'chase'],
    ['outside the cone', ['..@...', '......', '1.....'], 20, 'patrol'],
  ] as const)('the fox %s', (_, rows, facing, mood) => {
    const { guard, tick } = scene(rows, { facing });
    tick();
    expect(guard.mood).toBe(mood);
  });
});

describe('patrol', () => {
  test('walks straight to the corner, turns at most 3° a tick, and comes back', () => {
    const { guard, tick, at } = scene(['@.........', '##########', '1........*'], { facing: 0 });
    const [farX] = at('*');
    const reached: number[] = [];
    for (let i = 0; i < 600; i++) {
      const before = guard.direction;
      tick();
      expect(Math.abs(wrapAngle(guard.direction - before))).toBeLessThanOrEqual((3 * Math.PI) / 180 + 1e-9);
      expect(guard.y).toBe(50);
      if (Math.abs(guard.x - farX) < 1) reached.push(i);
    }
    expect(reached[0]).toBe(89);
    expect(guard.x).toBeLessThan(farX);
  });

  test('walks once it faces its way within 30°', () => {
    const { guard, tick } = scene(['@.........', '##########', '1........*'], { facing: 38 });
    const from = guard.x;
    // 35° and 32° are left.
    tick(2);
    expect(guard.x).toBe(from);
    tick();
    expect(guard.x).toBeGreaterThan(from);
  });

  test('at 2 px a tick', () => {
    const { guard, tick } = scene(['@.........', '##########', '1........*']);
    const from = guard.x;
    tick(30);
    expect(guard.x - from).toBeCloseTo(60, 6);
  });
});

describe('chase', () => {
  test('begins in the tick that the guard sees the fox and runs at 1.5 times the pace', () => {
    const { guard, types, tick } = scene(['1.....@..']);
    const from = guard.x;
    tick();
    expect(types).toEqual(['guardAlarmed']);
    expect(guard.x - from).toBeCloseTo(3, 6);
  });

  test('goes on out of range and out of the cone, while nothing blocks the line', () => {
    const { guard, player, tick } = scene(['1.....@................']);
    tick();
    player.x += 300;
    tick(5);
    expect(guard.mood).toBe('chase');
  });

  test('ends in the tick that a wall blocks the line, and the guard searches where it saw the fox last', () => {
    const { guard, player, types, tick } = scene(['....@...', '........', '1..###..', '........', '........'], {
      facing: -20,
    });
    tick();
    expect(guard.mood).toBe('chase');
    const seen: Point = [player.x, player.y];
    player.x = 150;
    player.y = 50;
    tick();
    expect(guard.mood).toBe('search');
    expect(types.at(-1)).toBe('guardLostSight');
    expect(guard.goal).toEqual(seen);
  });

  test('holds the fox at arm’s length', () => {
    const { guard, player, tick } = scene(['1.....@..']);
    tick(120);
    expect(player.x - guard.x).toBeCloseTo(14, 3);
  });
});

describe('search', () => {
  test('goes there at patrol pace, looks around for 1.5 s, returns to its beat', () => {
    const { guard, player, types, tick, at } = scene(['1...*.......', '.........@..', '............'], { facing: 0 });
    guard.mood = 'search';
    guard.goal = at('@');
    player.x = -500;
    const mood = () => guard.mood;
    let turns = 0;
    for (let i = 0; i < 400 && mood() !== 'patrol'; i++) {
      const { x, y, direction } = guard;
      tick();
      expect(Math.hypot(guard.x - x, guard.y - y)).toBeLessThanOrEqual(2 + 1e-9);
      if (mood() === 'lookAround' && guard.direction !== direction) turns++;
    }
    expect(types.at(-1)).toBe('guardGaveUp');
    expect(turns).toBe(90);
    tick(400);
    expect(guard.mood).toBe('patrol');
    expect(guard.y).toBeCloseTo(10, 6);
  });

  test('finds the way round walls', () => {
    const { guard, player, tick, at } = scene(['1...#....', '....#....', '....#..@.', '.........'], { facing: 90 });
    guard.mood = 'search';
    guard.goal = at('@');
    player.x = -500;
    let nearest = Infinity;
    for (let i = 0; i < 400; i++) {
      tick();
      nearest = Math.min(nearest, Math.hypot(guard.x - at('@')[0], guard.y - at('@')[1]));
    }
    expect(nearest).toBeLessThan(1);
  });
});

describe('the suspicion meter', () => {
  test.each([
    [23, 'stare'],
    [24, 'chase'],
  ] as const)('seen for %i ticks, the guard will %s', (ticks, mood) => {
    const { guard, tick } = scene(['1....@..'], { suspicion: true });
    tick(ticks);
    expect(guard.mood).toBe(mood);
  });

  test('a glimpse is forgotten', () => {
    const { guard, player, tick } = scene(['1....@..', '........'], { suspicion: true });
    tick(10);
    expect([guard.mood, guard.x]).toEqual(['stare', 10]);
    player.x = -500;
    tick(11);
    expect(guard.mood).toBe('patrol');
  });
});

describe('hearing', () => {
  test.each([
    ['as the ring passes', 100, 112, 'search'],
    ['not before', 80, 92, 'patrol'],
    ['not afterwards', 112, 124, 'patrol'],
  ] as const)('%s', (_, before, radius, mood) => {
    const { guard, emit } = scene(['1....@..']);
    handleNoise(guard, { id: 1, x: guard.x + 105, y: guard.y, radius, reach: 220, of: 'shot' }, before, emit);
    expect(guard.mood).toBe(mood);
  });

  test('a chasing guard has no ear for it', () => {
    const { guard, tick, emit } = scene(['1....@..']);
    tick();
    handleNoise(guard, { id: 1, x: guard.x, y: guard.y, radius: 12, reach: 220, of: 'shot' }, 0, emit);
    expect(guard.mood).toBe('chase');
  });
});

test('the drawn cone is the tested one', () => {
  const { guard, hall } = scene(['1....@..'], { facing: 30 });
  expect(visionCone(guard, hall.level, t)).toEqual({
    x: 10,
    y: 10,
    direction: Math.PI / 6,
    range: 130,
    angle: Math.PI / 2,
  });
});
