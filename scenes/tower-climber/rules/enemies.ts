// Enemies: beetles patrol, hoppers hop, moths fly above their platform. Movement is a function of their clock.

import { pick, random } from '../../kit/core/rng.ts';
import { type Box, boxesOverlap } from '../../kit/core/world/overlap.ts';
import type { T } from '../constants.ts';
import type { Enemy, EnemyKind, Platform, State } from './state.ts';
import { SINCE } from './zones.ts';

export function addEnemy(state: State, platform: Platform, level: number, speed: number, t: T): void {
  const { x, y, w } = platform;
  const enemy: Enemy = {
    id: state.nextId++,
    kind: drawKind(state, level, t),
    x: x + w / 2,
    y,
    platformX: x,
    platformY: y,
    platformWidth: w,
    direction: pick(state.rng, [1, -1] as const),
    speed,
    clock: Math.floor(t.hopTicks * 2 * (state.nextId % 7) * 0.13),
  };
  state.enemies.push(enemy);
  enemy.y = heightOf(enemy, t);
}

/** Random kind of enemy: where one is new it is the commonest. */
function drawKind({ rng }: State, level: number, t: T): EnemyKind {
  const kinds = (['beetle', 'hopper', 'moth'] as const).filter(kind => level >= SINCE[kind]);
  const own = kinds.find(kind => level > 1 && level === SINCE[kind]);
  return own && random(rng) * 100 < t.ownEnemyPercent ? own : pick(rng, kinds);
}

export function updateEnemies({ enemies }: Pick<State, 'enemies'>, t: T): void {
  for (const enemy of enemies) {
    enemy.clock++;
    const [left, right] = rangeOf(enemy, t);
    // Hoppers pause on the ground, moths are slower.
    const pace = enemy.kind === 'beetle' ? 1 : enemy.kind === 'moth' ? 0.75 : isInAir(enemy, t) ? 1 : 0;
    enemy.x += enemy.direction * enemy.speed * pace;
    if (enemy.x <= left || enemy.x >= right) {
      enemy.x = enemy.x <= left ? left : right;
      enemy.direction = enemy.x <= left ? 1 : -1;
    }
    enemy.y = heightOf(enemy, t);
  }
}

/** Range of its centre's x. */
export function rangeOf({ platformX, platformWidth }: Enemy, t: T): readonly [left: number, right: number] {
  const half = Math.min(t.enemyWidth, platformWidth) / 2;
  return [platformX + half, platformX + platformWidth - half];
}

/** A hopper is in the air for half of its cycle. */
const isInAir = ({ clock }: Enemy, t: T): boolean => clock % (2 * t.hopTicks) < t.hopTicks;

/** y of its centre, by its clock. */
function heightOf(enemy: Enemy, t: T): number {
  const stands = enemy.platformY - t.enemyHeight / 2;
  if (enemy.kind === 'beetle') return stands;
  if (enemy.kind === 'moth') return stands - t.hoverPx - wave(enemy.clock / 90) * 12;
  const part = (enemy.clock % (2 * t.hopTicks)) / t.hopTicks;
  return isInAir(enemy, t) ? stands - 4 * t.hopPx * part * (1 - part) : stands;
}

/** Triangle wave between −1 and 1, period 1. */
const wave = (at: number): number => Math.abs((at % 1) * 4 - 2) - 1;

export const bodyOf = ({ x, y }: { readonly x: number; readonly y: number }, t: T): Box => ({
  x,
  y,
  w: t.enemyWidth,
  h: t.enemyHeight,
});

export function touchedEnemy({ enemies, player }: Readonly<State>, t: T): Enemy | undefined {
  return enemies.find(enemy => boxesOverlap(player, bodyOf(enemy, t)));
}

/** Bounding box of all positions of this enemy. */
export function reachBox(enemy: Enemy, t: T): Box {
  const { platformX, platformY, platformWidth, kind } = enemy;
  const rise: Readonly<Record<EnemyKind, number>> = { beetle: 0, hopper: t.hopPx, moth: t.hoverPx + 12 };
  const h = t.enemyHeight + rise[kind];
  return { x: platformX + platformWidth / 2, y: platformY - h / 2, w: platformWidth, h };
}
