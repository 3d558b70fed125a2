// Rules without physics, tick by tick: pull, jump, death, score.
import { describe, expect, test } from 'vitest';
import { Side } from '../../kit/core/rules.ts';
import { KEY } from '../controls.ts';
import { pullFor, pullOfAim, velocityOf } from './aim.ts';
import { addEnemy } from './enemies.ts';
import { levelAt, START_Y } from './heights.ts';
import { MATERIALS } from './materials.ts';
import { rules } from './rules.ts';
import type { Platform } from './state.ts';
import { bare, hand, opened, t, tick, types } from './testing.ts';
import { enemyPercentAt, extendTower, gapAt, kindPercents, reachAt, speedAt } from './tower.ts';
import { SINCE, ZONES, zoneOf } from './zones.ts';

describe('the numbers of the specification', () => {
  test('eight platforms stand at first, the ground among them', () => {
    for (const seed of [1, 2, 3]) expect(opened(seed).platforms).toHaveLength(8);
  });
  test('platforms are 80 × 10 and the fox 20', () => {
    const { platforms, player } = opened();
    expect(platforms.slice(1).every(({ w, h }) => w === 80 && h === 10)).toBe(true);
    expect([player.w, player.h]).toEqual([20, 20]);
  });
  test.each([
    [0, 320],
    [160, 300],
    [320, 240],
  ])('%i px to the side one comes %i px up', (aside, rise) => expect(reachAt(rise, t)).toBeCloseTo(aside));
  test.each([
    [1, 70, 130],
    [2, 78, 138],
    [12, 158, 218],
    [20, 220, 220],
  ])('in level %i steps are %i to %i px', (level, least, most) => {
    expect([gapAt(level, 0, t), gapAt(level, 1, t)]).toEqual([Math.min(least, 220), most]);
  });
  test.each([
    [1, 1.5],
    [2, 1.8],
    [30, 5],
  ])('in level %i they move %d px a tick', (level, speed) => expect(speedAt(level, t)).toBeCloseTo(speed));
  test.each([
    [1, 30],
    [2, 40],
    [5, 70],
  ])('in level %i %i %% of the steps have an enemy', (level, percent) =>
    expect(enemyPercentAt(level, t)).toBe(percent),
  );
  test.each([
    [START_Y, 1],
    [START_Y - 1999, 1],
    [START_Y - 2000, 2],
    [START_Y - 8000, 5],
  ])('at %i the level is %i', (y, level) => expect(levelAt(y, t)).toBe(level));
});

describe('a pull', () => {
  test.each([
    ['straight down', 0, 100, 0, -960],
    ['to the left', -60, 80, 576, -768],
    ['half as far', 0, 50, 0, -660],
    ['farther than it counts', 0, 300, 0, -960],
    ['the least', 0, 10.01, 0, -420.06],
  ])('%s jumps the other way', (_how, dx, dy, vx, vy) => {
    const velocity = velocityOf({ dx, dy }, 1, t);
    expect(velocity?.vx).toBeCloseTo(vx);
    expect(velocity?.vy).toBeCloseTo(vy);
  });
  test.each([
    ['in the middle', 4, 8],
    ['upwards', 20, -60],
    ['level', 60, 0],
  ])('%s is none', (_where, dx, dy) => expect(velocityOf({ dx, dy }, 1, t)).toBeNull());
  test('a spring makes it 1.4 times as strong', () => {
    expect(velocityOf({ dx: 0, dy: 100 }, t.springBoost, t)?.vy).toBeCloseTo(-960 * 1.4);
  });
  test('the pull for a speed gives that speed, to a pixel of pull', () => {
    const draw = pullFor({ vx: 300, vy: -700 }, 1, t);
    expect(draw && velocityOf(draw, 1, t)?.vy).toBeCloseTo(-700, -1);
  });

  test('jumps when it is let go, wherever it began', () => {
    const state = bare();
    expect(types(tick(state, hand(30, 500, 'pressed')))).toEqual(['pullBegan']);
    tick(state, hand(30, 560, 'held'));
    expect(types(tick(state, hand(30, 600, 'released')))).toEqual(['foxJumped']);
    expect(state.player).toMatchObject({ vx: 0, vy: -960, canJump: false });
    expect(state.pull).toBeNull();
  });
  test.each([
    ['back in the middle', hand(33, 502, 'released')],
    ['by a second finger', hand(30, 600, 'cancelled')],
    ['when the hand is gone', {}],
  ])('is called off %s', (_how, last) => {
    const state = bare();
    tick(state, hand(30, 500, 'pressed'));
    tick(state, hand(30, 600, 'held'));
    expect(types(tick(state, last))).toEqual(['pullCancelled']);
    expect(state).toMatchObject({ pull: null, buffered: null, player: { vy: 0 } });
  });
  test('Esc gives it up, and only it', () => {
    const state = bare();
    expect(rules.giveUp?.(state, t)).toBeNull();
    tick(state, hand(30, 500, 'pressed'));
    const command = rules.giveUp?.(state, t);
    expect(command).toEqual({ type: 'giveUp' });
    if (command) expect(types(rules.command?.(state, command, t) ?? [])).toEqual(['pullCancelled']);
    expect(types(tick(state, hand(30, 600, 'released')))).toEqual([]);
  });
  test('does not change while the camera moves under a finger that stands still', () => {
    const state = bare();
    tick(state, hand(30, 500, 'pressed'));
    state.camera = -20;
    tick(state, hand(30, 500 - 20, 'held'));
    expect(state.pull).toEqual({ fromX: 30, fromY: 500, x: 30, y: 500 });
  });
});

describe('a jump', () => {
  const release = (state: ReturnType<typeof bare>) => {
    tick(state, hand(30, 500, 'pressed'));
    return tick(state, hand(30, 600, 'released'));
  };
  test.each([
    [5, true],
    [9, false],
  ])('%i ticks after the ledge is gone it is done: %s', (late, done) => {
    const state = bare();
    state.player.carriedBy = null;
    for (let i = 0; i < late - 2; i++) tick(state);
    expect(types(release(state)).includes('foxJumped')).toBe(done);
  });
  test('that is let go just before landing is done on landing', () => {
    const state = bare();
    Object.assign(state.player, { carriedBy: null, canJump: false, airTicks: 30, vy: 300 });
    expect(types(release(state))).toEqual([]);
    for (let i = 0; i < 4; i++) tick(state);
    state.player.carriedBy = state.platforms[0]?.id ?? null;
    expect(types(tick(state))).toEqual(['foxLanded', 'cardStruck', 'foxJumped']);
  });
  test('that is let go long before is forgotten', () => {
    const state = bare();
    Object.assign(state.player, { carriedBy: null, canJump: false, airTicks: 30, vy: 300 });
    release(state);
    for (let i = 0; i < 12; i++) tick(state);
    expect(state.buffered).toBeNull();
  });
});

describe('keys and stick', () => {
  test('an aim straight up is one that a file keeps', () => {
    expect(pullOfAim({ degrees: 0, power: 50 }).dx).toBe(0);
  });
  test('arrows turn the aim and change its strength, Space jumps', () => {
    const state = bare();
    for (let i = 0; i < 20; i++) tick(state, { held: KEY.right | KEY.up });
    expect(state.aim).toMatchObject({ degrees: 30, power: 100, isShown: true });
    expect(types(tick(state, { pressed: KEY.jump }))).toEqual(['foxJumped']);
    expect(state.player.vx).toBeCloseTo(480);
  });
  test('the first press of Space shows where it would go', () => {
    const state = bare();
    expect(types(tick(state, { pressed: KEY.jump }))).toEqual([]);
    expect(state.aim.isShown).toBe(true);
  });
  test('a stick points where to jump, and how hard', () => {
    const state = bare();
    tick(state, { move: [0, -127] });
    expect(state.aim).toMatchObject({ power: 100, isShown: true });
    expect(state.aim.degrees).toBeCloseTo(0);
    tick(state, { aim: [90, -90] });
    expect(state.aim.degrees).toBeCloseTo(45);
  });
});

describe('a ledge', () => {
  const crumbling = { kind: 'crumbling' as const };
  test('crumbles 40 ticks after the first step on it, and unfolds again', () => {
    const state = bare([crumbling]);
    for (let i = 0; i < 100; i++) tick(state);
    const [, ledge] = state.platforms;
    expect(ledge?.isGone).toBe(false);
    state.player.carriedBy = 100;
    for (let i = 0; i < 40; i++) tick(state);
    expect(ledge?.isGone).toBe(false);
    tick(state);
    expect(ledge?.isGone).toBe(true);
    state.player.carriedBy = null;
    for (let i = 0; i < t.regrowTicks + 1; i++) tick(state);
    expect(ledge).toMatchObject({ isGone: false, clock: 0 });
  });
  test('of ice lets one slide, any other stops', () => {
    for (const [kind, speed] of [
      ['ice', 300 * t.iceKeeps],
      ['plain', 0],
    ] as const) {
      const state = bare([{ kind }]);
      Object.assign(state.player, { carriedBy: 100, vx: 300 });
      tick(state);
      expect(state.player.vx).toBeCloseTo(speed);
    }
  });
  test('that folds is away by turns, and bears nobody then', () => {
    const state = bare([{ kind: 'folding' }]);
    for (let i = 0; i < t.openTicks; i++) tick(state);
    expect(state.platforms[1]?.isGone).toBe(true);
    expect(rules.ground?.(state).carriers).toHaveLength(1);
    for (let i = 0; i < t.foldedTicks; i++) tick(state);
    expect(state.platforms[1]?.isGone).toBe(false);
  });
  test('turns round at its ends', () => {
    const state = bare([{ kind: 'moving', x: 140, vx: -90, left: 140, right: 260 }]);
    tick(state);
    expect(state.platforms[1]?.vx).toBe(90);
  });
});

describe('the end', () => {
  test('an enemy that is touched ends the climb, and the result says so', () => {
    const state = bare([{}], [{ x: 200, platformY: START_Y }]);
    expect(types(tick(state))).toEqual(['enemyTouched']);
    for (let i = 0; i < t.dyingTicks; i++) expect(tick(state)).toEqual([]);
    expect(types(tick(state))).toEqual(['runEnded']);
    expect(rules.result(state, t)).toMatchObject({ outcome: 'lost', title: 'Game Over!', again: 'Climb again' });
    expect(rules.result(state, t)?.lines[0]).toContain('beetle');
  });
  test.each([
    [609, []],
    [611, ['foxFell']],
  ])('a fox at %i below the picture: %j', (y, expected) => {
    const state = bare();
    Object.assign(state.player, { y, carriedBy: null });
    expect(types(tick(state))).toEqual(expected);
  });
  test('the dead jump no more', () => {
    const state = bare();
    Object.assign(state.player, { y: 700, carriedBy: null });
    tick(state);
    expect(tick(state, { pressed: KEY.jump })).toEqual([]);
    expect(rules.movers?.(state)).toEqual([]);
  });
});

test('what was climbed counts where one lands, in tens of pixels', () => {
  const state = bare([{ y: 437 }]);
  Object.assign(state.player, { airTicks: 20, carriedBy: 100 });
  const [landed] = tick(state);
  expect(landed).toMatchObject({ type: 'foxLanded', points: 12 });
  expect(state).toMatchObject({ score: 12, climbed: 123 });
});

test('every 2,000 px the level rises, is told, and has a zone of its own', () => {
  const state = bare([{ y: START_Y - 2000 }]);
  Object.assign(state.player, { airTicks: 20, carriedBy: 100 });
  expect(types(tick(state))).toEqual(['foxLanded', 'woodStruck', 'levelReached']);
  expect(state.difficulty).toBe(1);
  for (const of of ['name', 'news', 'sky', 'material'] as const)
    expect(new Set(ZONES.map(zone => zone[of])).size, of).toBe(ZONES.length);
  expect(ZONES.map(({ material }) => material)).toEqual(MATERIALS);
});

describe('a zone behaves in its own way', () => {
  test.each([
    [1, { spring: 6 }],
    [2, { spring: 6, moving: 46 }],
    [3, { spring: 6, moving: 12, crumbling: 46 }],
    [4, { spring: 6, moving: 12, crumbling: 10, ice: 46 }],
    [5, { spring: 6, moving: 12, crumbling: 10, ice: 9 }],
    [6, { spring: 6, moving: 12, crumbling: 10, ice: 9, folding: 46 }],
    [7, { spring: 6, moving: 12, crumbling: 10, ice: 9, folding: 6 }],
    [8, { spring: 6, moving: 30, crumbling: 24, ice: 22, folding: 16 }],
    [30, { spring: 6, moving: 30, crumbling: 24, ice: 22, folding: 16 }],
  ])('level %i: %j %% of its ledges', (level, percents) => {
    const rounded = kindPercents(level, t).map(([kind, percent]) => [kind, Math.round(percent)]);
    expect(Object.fromEntries(rounded)).toEqual(percents);
  });
  test.each(['hopper', 'moth'] as const)('where %ss are new, most enemies are', kind => {
    const state = opened(5);
    Object.assign(state, { enemies: [] });
    const ground = state.platforms[0] as Platform;
    for (let i = 0; i < 200; i++) addEnemy(state, ground, SINCE[kind], 1, t);
    const own = state.enemies.filter(enemy => enemy.kind === kind).length;
    expect(own).toBeGreaterThan(140);
    expect(own).toBeLessThan(190);
  });
  test.each([
    [1, 0.6],
    [5, 0.15],
    [7, 0.95],
    [9, 0.6],
  ])('in level %i a wall gives back %d of the speed, from the ledge on that one stands on', (level, part) => {
    const state = bare([{ y: START_Y - (level - 1) * t.levelPx - 100 }]);
    Object.assign(state.player, { carriedBy: 100, bounce: 0 });
    tick(state);
    expect(state.player.bounce).toBe(part);
  });
  test.each(ZONES.map(({ material }, index) => [index + 1, material] as const))(
    'in level %i a landing and a wall sound of %s',
    (level, material) => {
      const y = START_Y - (level - 1) * t.levelPx - 100;
      const state = bare([{ y }, { kind: 'ice', y }]);
      const land = (id: number) => {
        Object.assign(state.player, { y: y - 10, carriedBy: id, airTicks: 20 });
        return types(tick(state));
      };
      expect(land(100)).toContain(`${material}Struck`);
      expect(land(101)).not.toContain(`${material}Struck`);
      Object.assign(state.player, { carriedBy: null, touching: Side.left });
      expect(types(tick(state))).toEqual(['foxBounced', `${material}Struck`]);
      expect(zoneOf(level).material).toBe(material);
    },
  );
});

describe('the picture', () => {
  test('follows a flight, comes back with whoever falls, and no lower than where one stood', () => {
    const state = bare();
    Object.assign(state.player, { y: -200, carriedBy: null });
    for (let i = 0; i < 100; i++) tick(state);
    expect(state.camera).toBeCloseTo(-200 - t.flyingHeadroom, 0);
    state.player.y = 500;
    for (let i = 0; i < 100; i++) tick(state);
    expect(state.camera).toBeCloseTo(0, 0);
    expect(state).toMatchObject({ base: 0, phase: 'playing' });
  });
  test('goes up for good where one stands higher, and leaves less room to fall the higher that is', () => {
    for (const [climbed, room] of [
      [500, t.firstHeadroom + (t.headroom - t.firstHeadroom) / 16],
      [t.levelPx * 2, t.headroom],
    ] as const) {
      const state = bare([{ y: START_Y - climbed }]);
      Object.assign(state.player, { y: START_Y - climbed - 10, carriedBy: 100, airTicks: 9 });
      for (let i = 0; i < 100; i++) tick(state);
      expect(state.base).toBeCloseTo(START_Y - climbed - 10 - room, 0);
      expect(state.camera).toBeCloseTo(Math.min(state.base, START_Y - climbed - 10 - t.lookUp), 0);
      Object.assign(state.player, { y: state.base + 620, carriedBy: null });
      expect(types(tick(state))).toEqual(['foxFell']);
    }
  });
});

test('in every level the tower parts for a while: straight up in its middle nobody gets far', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const state = opened(seed);
    let y = START_Y;
    for (let camera = 0; camera > -2200; camera -= 100) {
      Object.assign(state, { camera, base: camera });
      extendTower(state, t);
      for (const { x, w, y: top } of state.platforms.toSorted((a, b) => b.y - a.y))
        if (top < y && y - top < 318 && Math.abs(x + w / 2 - 200) < w / 2 + 10) y = top;
    }
    expect(START_Y - y, `seed ${seed}`).toBeLessThan(1000);
  }
});
