// The arena's ground: where a place of the rules lies in the picture, and the textures of the floor with its blocks and low walls.

import type { Paper, Pen } from '../../../kit/phaser/paper.ts';
import { blocksOf } from '../../arena/maps.ts';
import { ARENA } from '../../arena/numbers.ts';
import { MAP_IDS, type MapId, type Point } from '../../arena/types.ts';
import { WORLD } from '../art.ts';

/** World pixels of a unit: a rim is left round the ground. */
export const SCALE = 0.47;
const LEFT = (WORLD.width - ARENA.width * SCALE) / 2;
const TOP = (WORLD.height - ARENA.height * SCALE) / 2;

export const toWorld = ({ x, y }: Point): Point => ({ x: LEFT + x * SCALE, y: TOP + y * SCALE });

export const groundKey = (map: MapId): string => `ground-${map}`;

export function bakeGrounds(paper: Paper): void {
  for (const map of MAP_IDS) paper.bake(groundKey(map), WORLD.width, WORLD.height, pen => drawGround(pen, map), true);
}

function drawGround(pen: Pen, map: MapId): void {
  const { g } = pen;
  g.fillStyle = pen.ink('plum', -16);
  g.fillRect(0, 0, WORLD.width, WORLD.height);
  const [w, h] = [ARENA.width * SCALE, ARENA.height * SCALE];
  const at = { x: LEFT + w / 2, y: TOP + h / 2 };
  pen.cut(
    {
      path: box(-w / 2, -h / 2, w, h),
      ink: 'cream',
      folds: [
        [`M${-w / 2} ${-h / 2}H${w / 2}L${-w / 2} ${h / 2}Z`, 1],
        [`M${w / 2} ${h / 2}H${-w / 2}L0 0Z`, -4],
        [`M${w / 2} ${h / 2}V${-h / 2}L0 0Z`, -2],
      ],
      lift: 4,
      edge: 1.2,
    },
    at,
  );
  g.strokeStyle = pen.ink('sand', -12, 0.4);
  g.lineWidth = 0.6;
  for (let x = 100; x < ARENA.width; x += 100) line(g, LEFT + x * SCALE, TOP, LEFT + x * SCALE, TOP + h);
  for (let y = 100; y < ARENA.height; y += 100) line(g, LEFT, TOP + y * SCALE, LEFT + w, TOP + y * SCALE);
  for (const { x, y, w: wide, h: high, low } of blocksOf(map)) {
    const [bw, bh] = [wide * SCALE, high * SCALE];
    const corner = toWorld({ x: x + wide / 2, y: y + high / 2 });
    const [l, t] = [-bw / 2, -bh / 2];
    if (low) drawCover(pen, bw, bh, corner);
    else
      pen.cut(
        {
          path: box(l, t, bw, bh),
          ink: 'navy',
          lighter: 6,
          folds: [
            [`M${l} ${t}H${-l}L0 0Z`, 16],
            [`M${l} ${t}V${-t}L0 0Z`, 10],
            [`M${l} ${-t}H${-l}L0 0Z`, -4],
          ],
          lift: 7,
          edge: 1,
        },
        corner,
      );
  }
}

/** A low wall: a row of light folds, which one sees over. */
function drawCover(pen: Pen, w: number, h: number, at: Point): void {
  pen.cut({ path: box(-w / 2, -h / 2, w, h), ink: 'sand', lighter: -12, lift: 2, edge: 0.8 }, at);
  const isUpright = h > w;
  const count = Math.max(2, Math.round((isUpright ? h : w) / 9));
  const step = (isUpright ? h : w) / count;
  for (let i = 0; i < count; i++) {
    const [x, y] = isUpright ? [-w / 2, -h / 2 + i * step] : [-w / 2 + i * step, -h / 2];
    const [bw, bh] = isUpright ? [w, step] : [step, h];
    pen.cut({ path: `M${x} ${y}H${x + bw}L${x} ${y + bh}Z`, ink: 'sand', lighter: 2, lift: 0, edge: 0 }, at);
  }
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

function line(g: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(toX, toY);
  g.stroke();
}
