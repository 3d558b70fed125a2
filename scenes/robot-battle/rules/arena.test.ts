// One tick of the arena as tables: costs, moves and turns, what a shot hits, shields, walls, and who has won.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type Action, angleToOf, bearingOf, newArena, stepArena, winnerOf } from './arena.ts';
import { arenaWith, playActions, t } from './testing.ts';

const { robots } = newArena('facing', 1, t);

test('both start facing each other, out of range, with 100 health and 100 energy', () => {
  expect(robots).toEqual([
    { x: 75, y: 150, angle: 0, health: 100, energy: 100, shielded: 0 },
    { x: 325, y: 150, angle: 180, health: 100, energy: 100, shielded: 0 },
  ]);
});

test('varied starts stand in their own half, inside the arena, alike for one seed', () => {
  for (let seed = 1; seed < 200; seed++) {
    const arena = newArena('varied', seed, t);
    expect(arena).toEqual(newArena('varied', seed, t));
    const [a, b] = arena.robots;
    expect(a.x < 200 && b.x > 200).toBe(true);
    for (const { x, y, angle } of arena.robots)
      expect(x >= 50 && x <= 350 && y >= 50 && y <= 250 && angle >= 0 && angle < 360).toBe(true);
  }
});

test.each<[Action, number, Partial<(typeof robots)[0]>]>([
  ['move', 50 - 5 + 2, { x: 80, y: 150 }],
  ['back', 50 - 5 + 2, { x: 70, y: 150 }],
  ['turnLeft', 50 - 3 + 2, { angle: 350 }],
  ['turnRight', 50 - 3 + 2, { angle: 10 }],
  ['shoot', 50 - 20 + 2, {}],
  ['shield', 50 - 15 + 2, { shielded: 2 }],
  ['wait', 50 + 2, {}],
])('%s leaves %i of 50 energy', (action, energy, change) => {
  const start = arenaWith({ energy: 50 });
  expect(playActions(start, [action, 'wait']).robots[0]).toEqual({ ...start.robots[0], energy, ...change });
});

test.each<[Action, number]>([
  ['move', 4],
  ['back', 4],
  ['turnLeft', 2],
  ['turnRight', 2],
  ['shoot', 19],
  ['shield', 14],
])('%s with %i energy is a wait', (action, energy) => {
  const start = arenaWith({ energy });
  const after = playActions(start, [action, 'wait']);
  expect(after.robots[0]).toEqual({ ...start.robots[0], energy: energy + 2 });
  expect(after.did[0]).toBe('wait');
});

test.each([
  ['in front of it', 199, 0, 0, 'hit'],
  ['out of range', 200, 0, 0, 'missed'],
  ['30 degrees beside', 100, 0, 30, 'hit'],
  ['31 degrees beside', 100, 0, 31, 'missed'],
  ['30 degrees to the other side', 100, 0, 330, 'hit'],
  ['behind it', 100, 0, 180, 'missed'],
  ['in the same place', 0, 0, 180, 'hit'],
] as const)('a shot at a robot %s', (_, away, down, angle, became) => {
  const start = arenaWith({ x: 100, y: 150, angle }, { x: 100 + away, y: 150 + down });
  const after = playActions(start, ['shoot', 'wait']);
  expect(after.shots).toEqual([became, null]);
  expect(after.robots[1].health).toBe(became === 'hit' ? 80 : 100);
});

test('shots are fired after moves: whoever steps into range can be hit in that tick', () => {
  const start = arenaWith({ x: 100 }, { x: 302 });
  expect(playActions(start, ['shoot', 'move']).shots[0]).toBe('hit');
  expect(playActions(start, ['shoot', 'wait']).shots[0]).toBe('missed');
});

test('a shield comes before shots and holds three ticks', () => {
  const start = arenaWith({ x: 100 }, { x: 200 });
  const shots = [1, 2, 3, 4].map(ticks => {
    const waits = Array.from({ length: ticks - 1 }, () => ['shoot', 'wait'] as const);
    return playActions(start, ['shoot', 'shield'], ...waits).shots[0];
  });
  expect(shots).toEqual(['blocked', 'blocked', 'blocked', 'hit']);
});

test('energy never passes 100, health never falls below 0', () => {
  expect(playActions(arenaWith({ energy: 99 }), ['wait', 'wait']).robots[0].energy).toBe(100);
  expect(playActions(arenaWith({ x: 100 }, { x: 200, health: 5 }), ['shoot', 'wait']).robots[1].health).toBe(0);
});

test.each([
  [0, 350, 150],
  [90, 200, 250],
  [180, 50, 150],
  [270, 200, 50],
])('at angle %i a wall stops it', (angle, x, y) => {
  const start = arenaWith({ x, y, angle });
  expect(playActions(start, ['move', 'wait']).robots[0]).toMatchObject({ x, y });
});

test.each([
  [40, 0, 10, 'A'],
  [0, 40, 10, 'B'],
  [0, 0, 10, 'draw'],
  [40, 20, 1200, 'A'],
  [40, 40, 1200, 'draw'],
  [40, 20, 1199, null],
] as const)('A with %i and B with %i health at tick %i: %s', (a, b, tick, winner) => {
  expect(winnerOf({ ...arenaWith({ health: a }, { health: b }), tick }, t)).toBe(winner);
});

describe('angles', () => {
  test.each([
    [0, 1, 0, 0],
    [0, 1, 90, 90],
    [-1, 0, 180, 180],
    [0, -1, 270, -90],
  ])('towards (%i, %i)', (x, y, bearing, turn) => {
    const at = { x: 0, y: 0, angle: 0 };
    const to = x === 0 && y === 1 && bearing === 0 ? { x: 1, y: 0 } : { x, y };
    expect(bearingOf(at, to)).toBe(bearing);
    expect(angleToOf(at, to)).toBe(turn);
  });
});

test('whatever robots do, they stay in the arena, and numbers stay numbers', () => {
  const action = fc.constantFrom(...ACTIONS);
  fc.assert(
    fc.property(fc.array(fc.tuple(action, action), { maxLength: 200 }), ticks => {
      let arena = newArena('facing', 1, t);
      for (const actions of ticks) {
        arena = stepArena(arena, actions, t);
        for (const { x, y, angle, health, energy, shielded } of arena.robots) {
          expect(x >= 50 && x <= 350 && y >= 50 && y <= 250).toBe(true);
          expect(angle >= 0 && angle < 360 && Number.isInteger(angle)).toBe(true);
          expect(health >= 0 && energy >= 0 && energy <= 100 && shielded >= 0 && shielded < 3).toBe(true);
        }
      }
      expect(JSON.parse(JSON.stringify(arena))).toEqual(arena);
    }),
    { numRuns: 60 },
  );
});
