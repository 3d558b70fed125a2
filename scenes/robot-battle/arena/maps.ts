// The maps of the arena, and where robots start on them.
import { random, seeded } from '../../kit/core/rng.ts';
import { hasRoom, isInSight, pointAhead } from './geometry.ts';
import { ARENA } from './numbers.ts';
import type { Block, MapId, Point } from './types.ts';

const block = (x: number, y: number, w: number, h: number, low = false): Block => ({ x, y, w, h, low });
const cover = (x: number, y: number, w: number, h: number): Block => block(x, y, w, h, true);

const MAPS: Readonly<Record<MapId, { readonly name: string; readonly blocks: readonly Block[] }>> = {
  open: { name: 'Open ground', blocks: [] },
  pillars: {
    name: 'Two pillars',
    blocks: [block(270, 170, 50, 50), block(480, 380, 50, 50)],
  },
  cover: {
    name: 'Low walls',
    blocks: [cover(390, 90, 20, 110), cover(390, 400, 20, 110)],
  },
  yard: {
    name: 'The yard',
    blocks: [block(190, 120, 50, 50), block(560, 430, 50, 50), cover(240, 420, 100, 20), cover(460, 160, 100, 20)],
  },
};

export const mapNameOf = (map: MapId): string => MAPS[map].name;
export const blocksOf = (map: MapId): readonly Block[] => MAPS[map].blocks;

/** Half the axes of the ellipse on which robots start, and its angles in degrees. */
const START_X = 290;
const START_Y = 210;

/** Places as far from each other as from the middle, all facing it: turned by seed to where each has room and sees somebody. */
export function startsOf(map: MapId, count: number, seed: number): readonly (Point & { readonly angle: number })[] {
  const rng = seeded(seed, 31);
  const blocks = blocksOf(map);
  const step = 360 / count;
  for (;;) {
    const first = Math.floor(random(rng) * 360);
    const starts = Array.from({ length: count }, (_, index) => {
      const angle = Math.round(first + index * step) % 360;
      const from = pointAhead({ x: 0, y: 0 }, angle, 1);
      const x = Math.round(ARENA.width / 2 + from.x * START_X);
      const y = Math.round(ARENA.height / 2 + from.y * START_Y);
      return { x, y, angle: (angle + 180) % 360 };
    });
    const seesAnybody = (start: Point) => starts.some(other => other !== start && isInSight(start, other, blocks));
    if (starts.every(start => hasRoom(start, blocks, MARGIN) && seesAnybody(start))) return starts;
  }
}

/** Units between a robot that starts and the next block. */
const MARGIN = 12;
