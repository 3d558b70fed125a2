// Tower generator: platforms are drawn at random step by step above the view; each is proven reachable from the one below, and no enemy blocks the only path.

import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { clamp } from '../../kit/core/math.ts';
import { random, randomBetween } from '../../kit/core/rng.ts';
import { type T, WORLD } from '../constants.ts';
import { drawCraneHeight, hangCrane, isAtCrane, isNearCrane } from './cranes.ts';
import { addEnemy } from './enemies.ts';
import { isReachable } from './flights.ts';
import { levelAt, START_Y } from './heights.ts';
import type { Platform, PlatformKind, State } from './state.ts';
import { SINCE } from './zones.ts';

/** Platforms are generated up to this distance above the view, in px. */
const AHEAD = 140;
/** Platforms this far below the view are removed, in px. */
const BELOW = 40;
/** Safety margins against the theoretical reach: rise times this, reach times this. */
const FAIR_RISE = 1.12;
const FAIR_REACH = 0.8;
/** Least distance of an enemy's platform from the main path (middle to middle), in px: in the first level, decrease per level, limit. */
const APART = { first: 190, perLevel: 10, least: 136 } as const;
/** The same for a platform without an enemy: it catches a fox that misses the main path. */
const NEAR = 98;
/** Enemies within this height of a step can block it, in px. */
const CLEAR = 120;
/** Part of the gap's random range that the first steps use. */
const FIRST_LUCK = 0.3;
/** Random offset of the first steps, in px. */
const FIRST_STRAY = 14;
/** Gap in the tower's middle: from and to, as parts of a level, and the least distance of a platform's middle from the tower's, in px. */
const CENTRE_GAP = { from: 0.4, to: 0.58, px: 54 } as const;
/** Random extra distance of a side platform, in px. */
const STRAY = 60;
/** Random height difference of a side platform, in px. */
const LEVEL_OUT = 14;
/** Least horizontal distance between two steps, in px. */
const LEAST_ASIDE = 24;
/** Movement of a platform to each side, in px, and the part of it used in the first levels. */
const SWAY = [26, 70] as const;
const SWAY_GROWS = { from: 0.4, perLevel: 0.2 } as const;

export const speedAt = (level: number, t: T): number =>
  Math.min(t.moveSpeed, t.firstSpeed + t.speedPerLevel * (level - 1));

/** Horizontal reach of the strongest jump that rises so much, in px: the envelope of its parabolas (320 − dx²/1280 at the specified numbers), solved for dx. */
export function reachAt(rise: number, t: T): number {
  const highest = (t.jumpImpulse * t.jumpImpulse) / (2 * t.gravity);
  return Math.sqrt(Math.max(0, highest - rise) * 2 * t.jumpImpulse * (t.jumpImpulse / t.gravity));
}

export function createTower(state: State, t: T): void {
  const { width } = WORLD;
  const { id } = addPlatform(state, { kind: 'ground', x: 0, y: START_Y, w: width, sway: 0 }, t);
  state.top = { x: width / 2, y: START_Y, sway: width / 2 - t.playerSize, id };
  state.nextCrane = drawCraneHeight(state, 0, t);
  while (state.platforms.length < t.platformsAtStart) addStep(state, false, t);
  for (let i = 0; i < t.extraPlatforms; i++) addCrowd(state, t);
}

/** Generates platforms above the view and removes those far below it. */
export function extendTower(state: State, t: T): void {
  while (state.top.y > state.camera - AHEAD) addStep(state, true, t);
  const lowest = state.base + WORLD.height + BELOW;
  if (!state.platforms.some(({ y }) => y > lowest)) return;
  state.platforms = state.platforms.filter(({ y }) => y <= lowest);
  state.enemies = state.enemies.filter(({ platformY }) => platformY <= lowest);
  state.cranes = state.cranes.filter(({ y }) => y <= lowest);
}

function addStep(state: State, mayHaveEnemy: boolean, t: T): void {
  const { rng, top } = state;
  const level = levelAt(top.y, t);
  // The first steps are low and grow through the first level: a fox that misses one lands on another.
  const learnt = clamp((START_Y - top.y) / t.levelPx, 0, 1);
  const luck = random(rng) * (level > 1 ? 1 : FIRST_LUCK + (1 - FIRST_LUCK) * learnt);
  const y = Math.round(top.y - gapAt(level, luck, t));
  const isRolled = mayHaveEnemy && state.enemies.length < t.mostEnemies && rolls(state, enemyPercentAt(level, t));
  const guarded = isRolled && !isNearCrane(state, y);
  const kind = drawKind(state, level, guarded, t);
  const sway = kind === 'moving' ? randomBetween(rng, ...SWAY) * swayPartAt(level) : 0;
  const x = mayHaveEnemy
    ? besideGap(drawPlace(state, t.asidePx + t.asidePerLevel * (level - 1), top.y - y, sway, t), y, t)
    : firstPlace(state, t);
  const step = addPlatform(state, { kind, x: x - t.platformWidth / 2, y, w: t.platformWidth, sway }, t);
  const isFree =
    mayHaveEnemy && !guarded && kind !== 'moving' && rolls(state, t.sidePercent - t.sideLessPerLevel * (level - 1));
  const besideKind = !guarded && isSpringDue(state, y, t) ? 'spring' : 'plain';
  const beside = guarded || isFree ? addBeside(state, besideKind, { x, y }, guarded ? apartAt(level) : NEAR, t) : null;
  if (guarded && beside) addEnemy(state, beside, level, speedAt(level, t), t);
  clearPath(state, step, t);
  if (mayHaveEnemy) hangCrane(state, step, t);
  state.top = { x, y, sway, id: step.id };
}

/** Heights between which the first level has one spring for certain, beside the way, in px climbed. */
const FIRST_SPRING = [740, 1200] as const;

/** Whether the first level’s certain spring is still to come at this height. */
function isSpringDue({ platforms }: State, y: number, t: T): boolean {
  const climbed = START_Y - y;
  const [from, to] = FIRST_SPRING;
  return t.firstLevel === 1 && climbed >= from && climbed <= to && platforms.every(({ kind }) => kind !== 'spring');
}

/** Proves that the new step is reachable; enemies that block every jump are removed. */
function clearPath(state: State, to: Platform, t: T): void {
  const from = state.platforms.find(({ id }) => id === state.top.id);
  if (!from) return;
  const isNear = ({ platformY }: State['enemies'][number]) => platformY > to.y - CLEAR && platformY < from.y + CLEAR;
  for (;;) {
    const near = state.enemies.findLast(isNear);
    // Without an enemy nearby the slow search is not needed.
    if (!near || isReachable(from, to, state.player, state.enemies, t)) return;
    state.enemies = state.enemies.filter(enemy => enemy !== near);
  }
}

/** Rise of a step, in px, by level; `luck` is 0 to 1. */
export function gapAt(level: number, luck: number, t: T): number {
  const more = t.gapPerLevel * (level - 1);
  const least = Math.min(t.gapLeast + more, t.gapLimit);
  const most = Math.min(Math.max(t.gapMost + more, least), t.gapLimit);
  return least + (most - least) * luck;
}

/** Chance of an enemy, in percent. */
export const enemyPercentAt = (level: number, t: T): number => t.enemyPercent + t.enemyPercentPerLevel * (level - 1);

const swayPartAt = (level: number): number =>
  Math.min(1, SWAY_GROWS.from + SWAY_GROWS.perLevel * Math.max(0, level - SINCE.moving));

const apartAt = (level: number): number => Math.max(APART.least, APART.first - APART.perLevel * (level - 1));

const rolls = (state: State, percent: number): boolean => random(state.rng) * 100 < percent;

/** Random kind of platform; beside an enemy it is never a moving one. */
function drawKind(state: State, level: number, guarded: boolean, t: T): PlatformKind {
  const luck = random(state.rng) * 100;
  let upTo = 0;
  for (const [kind, percent] of kindPercents(level, t)) {
    upTo += guarded && kind === 'moving' ? 0 : percent;
    if (luck < upTo) return kind;
  }
  return 'plain';
}

/** Chance of each kind of platform in a level, in percent; the rest is plain. A level that has news shows mostly that. */
export function kindPercents(level: number, t: T): readonly (readonly [kind: PlatformKind, percent: number])[] {
  const hasNews = Object.values(SINCE).includes(level);
  const kinds = [
    ['moving', t.movingPercent],
    ['crumbling', t.crumblePercent],
    ['ice', t.icePercent],
    ['folding', t.foldPercent],
  ] as const;
  const known = kinds.filter(([kind]) => level >= SINCE[kind]);
  return [
    ['spring', t.springPercent],
    ...known.map(([kind, percent]) =>
      level === SINCE[kind]
        ? ([kind, t.ownPercent] as const)
        : ([kind, percent * (hasNews ? t.elderPart : 1)] as const),
    ),
  ];
}

/** x of the next step's middle: random within reach from anywhere on the last one, and inside the tower. */
function drawPlace({ rng, top }: State, most: number, rise: number, sway: number, t: T): number {
  const half = t.platformWidth / 2;
  const least = half + sway;
  const greatest = WORLD.width - half - sway;
  const within = reachAt(rise * FAIR_RISE, t) * FAIR_REACH - sway - Math.min(top.sway, half);
  const far = Math.max(LEAST_ASIDE, Math.min(within, most));
  const from = clamp(top.x - far, least, greatest);
  const to = clamp(top.x + far, least, greatest);
  const x = randomBetween(rng, from, to);
  if (Math.abs(x - top.x) >= LEAST_ASIDE) return Math.round(x);
  const aside = x < top.x === top.x - LEAST_ASIDE > from ? -LEAST_ASIDE : LEAST_ASIDE;
  return Math.round(clamp(top.x + aside, from, to));
}

/** Moves a platform out of the gap in the tower's middle: jumping straight up alone does not pass it. */
function besideGap(x: number, y: number, t: T): number {
  const part = ((START_Y - y) % t.levelPx) / t.levelPx;
  const aside = x - WORLD.width / 2;
  if (part < CENTRE_GAP.from || part > CENTRE_GAP.to || Math.abs(aside) >= CENTRE_GAP.px) return x;
  return WORLD.width / 2 + (aside < 0 ? -CENTRE_GAP.px : CENTRE_GAP.px);
}

/** The first steps alternate across the tower, so that a falling fox meets one below. */
function firstPlace({ rng, platforms, seed }: State, t: T): number {
  const way = (TO_AND_FRO[platforms.length % TO_AND_FRO.length] ?? 0) * (seed % 2 === 0 ? -1 : 1);
  return Math.round(WORLD.width / 2 + way * t.firstAsidePx + randomBetween(rng, -FIRST_STRAY, FIRST_STRAY));
}
const TO_AND_FRO = [-1, 0, 1, 0] as const;

/** Adds a platform beside the main path, for an enemy or to fall back on. Null where there is no room. */
function addBeside(
  state: State,
  kind: PlatformKind,
  { x, y }: { readonly x: number; readonly y: number },
  apart: number,
  t: T,
): Platform | null {
  const half = t.platformWidth / 2;
  const isLeft = x < WORLD.width / 2;
  const room = isLeft ? WORLD.width - half - (x + apart) : x - apart - half;
  if (room < 0) return null;
  const away = apart + randomBetween(state.rng, 0, Math.min(room, STRAY));
  const middle = besideGap(Math.round(isLeft ? x + away : x - away), y, t);
  const height = y + Math.round(randomBetween(state.rng, -LEVEL_OUT, LEVEL_OUT));
  if (isAtCrane(state, middle, height, t)) return null;
  return addPlatform(state, { kind, x: middle - half, y: height, w: t.platformWidth, sway: 0 }, t);
}

/** Adds a moving platform with a beetle high up, for the benchmark. */
function addCrowd(state: State, t: T): void {
  const { rng } = state;
  const x = randomBetween(rng, 0, WORLD.width - t.platformWidth);
  const y = Math.round(randomBetween(rng, -4000, -700));
  const platform = addPlatform(state, { kind: 'moving', x, y, w: t.platformWidth, sway: 40 }, t);
  if (state.enemies.length < t.mostEnemies) addEnemy(state, platform, 1, 1, t);
}

interface Plan {
  readonly kind: PlatformKind;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly sway: number;
}

function addPlatform(state: State, { kind, x, y, w, sway }: Plan, t: T): Platform {
  const way = random(state.rng) < 0.5 ? -1 : 1;
  const platform: Platform = {
    id: state.nextId++,
    kind,
    ...{ x, y, w, h: t.platformHeight },
    vx: sway > 0 ? way * speedAt(levelAt(y, t), t) * TICKS_PER_SECOND : 0,
    vy: 0,
    oneWay: true,
    left: x - sway,
    right: x + w + sway,
    clock: kind === 'folding' ? Math.floor(random(state.rng) * t.openTicks) : 0,
    isGone: false,
  };
  state.platforms.push(platform);
  return platform;
}
