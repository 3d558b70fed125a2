// Paper cranes: where they hang, catching one, and the end from which one of them saves the fox.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { buildTower } from '../../../tests/soak/towerProof.ts';
import { leapsFor } from './cranes.ts';
import { meetsEnemy } from './flights.ts';
import { START_Y } from './heights.ts';
import { rules } from './rules.ts';
import type { Crane, State } from './state.ts';
import { bare, t, tick, types } from './testing.ts';

const HANGING: Crane = { id: 300, x: 362, y: 400, isSeen: false };

/** Fallen out of the picture, having leapt from the ground. */
function fallen(state: State): State {
  Object.assign(state.player, { x: 90, y: 620, vx: 120, vy: 900, carriedBy: null, canJump: false, airTicks: 40 });
  return state;
}
const carried = (state: State) => {
  for (let i = 0; i < t.craneTicks; i++) tick(state);
  return state;
};

describe('where one hangs', () => {
  const TOWERS = times(6, 30);
  const LEVELS = 5;
  const towers = Array.from({ length: TOWERS }, (_, index) => buildTower(index + 1, LEVELS * t.levelPx));

  test('at most one in each level, hardly a level without, at the edge of the tower', () => {
    for (const { cranes } of towers) {
      const levels = cranes.map(({ y }) => Math.floor((START_Y - y) / t.levelPx));
      expect(new Set(levels).size).toBe(levels.length);
      expect(cranes.length).toBeGreaterThanOrEqual(LEVELS - 1);
      for (const { x, y } of cranes) {
        expect([38, 362]).toContain(x);
        if (y > START_Y - 2 * t.levelPx) expect(((START_Y - y) / t.levelPx) % 1).toBeGreaterThan(t.craneFrom);
      }
    }
  });

  test('in the air: no ledge within a fox of it, nor an enemy', () => {
    for (const { cranes, platforms } of towers)
      for (const { x, y } of cranes) {
        const near = platforms.filter(
          ({ left, right, y: top }) => right > x - t.playerSize && left < x + t.playerSize && Math.abs(top - y) < 12,
        );
        expect(near).toEqual([]);
      }
  });

  test('some leap from a ledge catches it, comes down on a ledge and meets no enemy, in the finished tower too', () => {
    for (const [index, { cranes, platforms, state }] of towers.entries())
      for (const crane of cranes) {
        const below = platforms.filter(({ y, kind }) => y > crane.y && y < crane.y + 260 && kind !== 'folding');
        const ways = below.flatMap(from => {
          const player = { ...state.player, x: from.x + from.w / 2, y: from.y - 10, bounce: t.wallBounce };
          const still = platforms.filter(({ y }) => Math.abs(y - crane.y) < 500).map(one => ({ ...one, vx: 0 }));
          const enemies = state.enemies.filter(({ platformY }) => Math.abs(platformY - crane.y) < 700);
          return leapsFor({ player, platforms: still }, crane, from.kind === 'spring' ? t.springBoost : 1, t).filter(
            ({ flight }) => !meetsEnemy(enemies, player, flight, 0, t),
          );
        });
        expect(ways.length, `tower ${index + 1}, crane at ${crane.x}, ${crane.y}`).toBeGreaterThan(0);
      }
  });
});

test('one that comes into sight is told once, the first one with what it is for', () => {
  const state = bare();
  state.cranes = [{ ...HANGING }];
  expect(tick(state)).toEqual([{ type: 'craneSighted', x: 362, y: 400, isFirst: true }]);
  expect(tick(state)).toEqual([]);
  state.cranes.push({ ...HANGING, id: 301, y: 100 });
  expect(tick(state)).toEqual([{ type: 'craneSighted', x: 362, y: 100, isFirst: false }]);
});

test.each([
  ['into it', 340, true],
  ['past it', 330, false],
])('a fox that flies %s', (_how, x, isCaught) => {
  const state = bare();
  state.cranes = [{ ...HANGING, isSeen: true }];
  Object.assign(state.player, { x, y: 400, carriedBy: null });
  expect(types(tick(state)).includes('craneCaught')).toBe(isCaught);
  expect([state.heldCranes, state.cranes.length, state.totals.cranes]).toEqual(isCaught ? [1, 0, 1] : [0, 1, 0]);
});

describe('the end with a crane', () => {
  test('is none: it carries the fox back to the ledge that it leapt from, and is spent', () => {
    const state = fallen(bare([{ y: 300 }]));
    state.heldCranes = 2;
    state.player.jumpedFrom = 300;
    expect(tick(state)).toEqual([{ type: 'craneCarried', x: 90, y: 620, held: 1 }]);
    expect(state).toMatchObject({ phase: 'playing', heldCranes: 1, fate: null });
    expect(rules.movers?.(state)).toEqual([]);
    carried(state);
    expect(state.player).toMatchObject({ x: 200, y: 286, vx: 0, vy: 0 });
    expect(state.carry).toBeNull();
    expect(rules.movers?.(state)).toEqual([state.player]);
  });
  test('counts as a step back', () => {
    const state = fallen(bare());
    state.heldCranes = 1;
    tick(state);
    expect(state.totals.falls).toBe(1);
  });
  test('ends on another ledge where that one is gone, has an enemy or is about to give way', () => {
    const state = fallen(
      bare(
        [
          { id: 100, y: 200, isGone: true },
          { id: 101, y: 220, kind: 'folding' },
          { id: 102, y: 240, x: 40 },
          { id: 103, y: 320, x: 250 },
        ],
        [{ platformX: 40, platformY: 240, x: 80, y: 232 }],
      ),
    );
    Object.assign(state, { heldCranes: 1 });
    state.player.jumpedFrom = 200;
    tick(state);
    expect(state.carry?.to).toBe(103);
  });
  test('follows a ledge that moves meanwhile', () => {
    const state = fallen(bare([{ kind: 'moving', y: 300, vx: 0 }]));
    state.heldCranes = 1;
    state.player.jumpedFrom = 300;
    tick(state);
    Object.assign(state.platforms[1] ?? {}, { x: 60 });
    expect(carried(state).player.x).toBe(100);
  });
  test('meets no enemy on its way', () => {
    const state = fallen(bare([{}], [{ x: 150, y: 500, platformX: 110, platformY: 508 }]));
    state.heldCranes = 1;
    tick(state);
    for (let i = 0; i < t.craneTicks; i++) expect(types(tick(state))).toEqual([]);
  });
  test('and one that an enemy touches is saved as well, but only once', () => {
    const state = bare([{ y: 300, x: 40 }], [{ x: 200, y: START_Y - 8, platformX: 160, platformY: START_Y }]);
    state.heldCranes = 1;
    state.player.jumpedFrom = 300;
    expect(types(tick(state))).toEqual(['craneCarried']);
    carried(state);
    expect(state.player).toMatchObject({ x: 80, y: 286 });
    Object.assign(state.player, { x: 200, y: START_Y - 10 });
    expect(types(tick(state))).toContain('enemyTouched');
    expect(state).toMatchObject({ phase: 'dying', heldCranes: 0 });
  });
});

test('the result counts what was caught', () => {
  const state = bare();
  Object.assign(state, { phase: 'over' });
  expect(rules.result(state, t)?.lines).toHaveLength(2);
  state.totals.cranes = 1;
  expect(rules.result(state, t)?.lines.at(-1)).toBe('1 crane caught.');
  state.totals.cranes = 3;
  expect(rules.result(state, t)).toMatchObject({ medals: expect.arrayContaining(['Flock: three cranes']) });
});
