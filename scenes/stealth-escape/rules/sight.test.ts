// Tests of guard sight in real halls against an oracle that samples the line.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { tune } from '../../kit/core/constants.ts';
import { random, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { canSee } from '../../kit/core/world/sight.ts';
import { CONSTANTS } from '../constants.ts';
import { LAYOUT_NAMES, LEVELS, levelOf, terrainOf, WORLD } from '../levels/levels.ts';
import { createGuard, visionCone } from './guards.ts';

const t = tune(CONSTANTS);
const PAIRS = times(15_000, 100_000);
/** What is nearer than this to a corner, an edge of the cone or its end is left to rounding. */
const GRAZE = 1;

const holds = ([left, top, width, height]: Rect, x: number, y: number) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

function isBlockedBySamples(ax: number, ay: number, bx: number, by: number, solids: readonly Rect[]): boolean {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay));
  for (let i = 0; i <= steps; i++) {
    const x = ax + ((bx - ax) * i) / Math.max(1, steps);
    const y = ay + ((by - ay) * i) / Math.max(1, steps);
    for (const solid of solids) if (holds(solid, x, y)) return true;
  }
  return false;
}

/** How near the line passes to a corner of a wall. */
function toCorners(ax: number, ay: number, bx: number, by: number, solids: readonly Rect[]): number {
  let least = Infinity;
  for (const [left, top, width, height] of solids)
    for (const x of [left, left + width])
      for (const y of [top, top + height]) {
        const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / Math.max(1e-9, (bx - ax) ** 2 + (by - ay) ** 2);
        const part = Math.max(0, Math.min(1, along));
        least = Math.min(least, Math.hypot(ax + (bx - ax) * part - x, ay + (by - ay) * part - y));
      }
  return least;
}

test(`sight agrees with a sampled line on ${PAIRS.toLocaleString('en')} random pairs`, () => {
  const rng = seeded(2025);
  const wrong: string[] = [];
  const count = { seen: 0, hidden: 0, outside: 0 };
  while (count.seen + count.hidden + count.outside < PAIRS) {
    const layout = LAYOUT_NAMES[randomInt(rng, 3)] as (typeof LAYOUT_NAMES)[number];
    const { solids } = terrainOf(layout).ground;
    const level = levelOf(1 + randomInt(rng, LEVELS), t);
    const [x, y] = [random(rng) * WORLD.width, random(rng) * WORLD.height];
    if (solids.some(solid => holds(solid, x, y))) continue;
    const direction = (random(rng) * 2 - 1) * Math.PI;
    const guard = { ...createGuard(1, { post: [x, y], corners: [[x, y]] }), direction };
    const [px, py] = [x + randomBetween(rng, -230, 230), y + randomBetween(rng, -230, 230)];
    const away = Math.hypot(px - x, py - y);
    const turned = Math.atan2(py - y, px - x) - direction;
    const off = Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
    const half = (t.visionAngle / 2) * (Math.PI / 180);
    if (toCorners(x, y, px, py, solids) < GRAZE || Math.abs(away - level.visionRange) < GRAZE) continue;
    if (Math.abs(off - half) * away < GRAZE) continue;
    const isOutside = away > level.visionRange || off > half;
    const isSeen = !isOutside && !isBlockedBySamples(x, y, px, py, solids);
    count[isOutside ? 'outside' : isSeen ? 'seen' : 'hidden']++;
    if (canSee(visionCone(guard, level, t), px, py, solids) !== isSeen)
      wrong.push(`${layout} ${x},${y} ${direction} ${px},${py}`);
  }
  expect(wrong).toEqual([]);
  expect(Math.min(count.seen, count.hidden, count.outside)).toBeGreaterThan(PAIRS / 100);
});
