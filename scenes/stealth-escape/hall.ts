// The museum at night: floor sheets, moonlight, walls as folded blocks, the mat at the start and the glowing door.
import type { Ink } from '../kit/core/inks.ts';
import type { Rect } from '../kit/core/rules.ts';
import { type Paper, type Pen, polygon } from '../kit/phaser/paper.ts';
import { EXIT, type LayoutName, START, terrainOf, WORLD } from './levels.ts';

const { width: W, height: H } = WORLD;

/** A floor for each layout: its ink, how light it is, and the inlay that lies on it. */
const FLOORS: Readonly<Record<LayoutName, { ink: Ink; lighter: number; inlay(pen: Pen): void }>> = {
  corridors: { ink: 'indigo', lighter: -5, inlay: runners },
  rooms: { ink: 'plum', lighter: -12, inlay: tiles },
  pillars: { ink: 'teal', lighter: -24, inlay: rings },
};

export function bakeFloor(paper: Paper, layout: LayoutName): string {
  const { ink, lighter, inlay } = FLOORS[layout];
  return paper.bake(
    'floor',
    W,
    H,
    pen => {
      const { g } = pen;
      g.fillStyle = pen.ink(ink, lighter);
      g.fillRect(0, 0, W, H);
      slabs(pen, ink, lighter);
      inlay(pen);
      moonlight(pen);
      mat(pen);
      doorLight(pen);
      frame(pen);
    },
    true,
  );
}

/** Large flat folds in the floor sheet, a shade apart. */
function slabs(pen: Pen, ink: Ink, lighter: number): void {
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 6; column++) {
      const x = column * 160 - (row % 2) * 80;
      const y = row * 120;
      const shade = ((row * 5 + column * 3) % 4) * 0.9 - 1.2;
      fillPath(
        pen,
        polygon([
          [x, y],
          [x + 160, y],
          [x + 160, y + 120],
        ]),
        ink,
        lighter + shade + 1.2,
      ); // prettier-ignore
      fillPath(
        pen,
        polygon([
          [x, y],
          [x, y + 120],
          [x + 160, y + 120],
        ]),
        ink,
        lighter + shade,
      ); // prettier-ignore
    }
}

function fillPath(pen: Pen, path: string, ink: Ink, lighter: number, alpha = 1): void {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.fill(new Path2D(path));
}

/** Long carpets with pointed ends. */
function runners(pen: Pen): void {
  for (const [x, from, to] of [
    [80, 60, 540],
    [250, 60, 540],
    [410, 60, 540],
    [570, 60, 540],
    [730, 60, 440],
  ] as const) {
    const carpet = (inset: number): string =>
      polygon([
        [x, from - 24 + inset * 1.6],
        [x + 30 - inset, from + inset],
        [x + 30 - inset, to - inset],
        [x, to + 24 - inset * 1.6],
        [x - 30 + inset, to - inset],
        [x - 30 + inset, from + inset],
      ]); // prettier-ignore
    pen.cut({ path: carpet(0), ink: 'plum', lighter: -9, lift: 1.5, edge: 0 });
    fillPath(pen, carpet(5), 'rose', -34);
    fillPath(pen, carpet(7), 'plum', -7);
    fillPath(
      pen,
      polygon([
        [x, from - 12],
        [x + 23, from + 7],
        [x + 23, to - 7],
        [x, to + 12],
      ]),
      'plum',
      -10,
    ); // prettier-ignore
  }
}

/** Parquet of folded squares. */
function tiles(pen: Pen): void {
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 10; column++) {
      const x = column * 80 + 40;
      const y = row * 80 + 20;
      const small = (row + column) % 2 === 0 ? 15 : 7;
      fillPath(
        pen,
        polygon([
          [x, y - small],
          [x + small, y],
          [x, y + small],
          [x - small, y],
        ]),
        'rose',
        -38,
      ); // prettier-ignore
      fillPath(
        pen,
        polygon([
          [x, y - small],
          [x + small, y],
          [x, y + small],
        ]),
        'rose',
        -42,
      );
    }
}

/** A great rosette in the middle of the hall. */
function rings(pen: Pen): void {
  for (const [radius, shade] of [
    [250, 3],
    [236, 0],
    [150, 4],
    [140, 0.5],
    [60, 6],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      const at = (part: number): [number, number] => [
        W / 2 + Math.cos((part * Math.PI) / 8) * radius,
        H / 2 + Math.sin((part * Math.PI) / 8) * radius,
      ]; // prettier-ignore
      fillPath(pen, polygon([[W / 2, H / 2], at(i), at(i + 1)]), 'teal', -24 + shade + (i % 2) * 1.8);
    }
  }
}

/** Moonlight through high windows. */
function moonlight(pen: Pen): void {
  for (const [x, y] of [
    [60, 150],
    [330, 330],
    [560, 20],
    [430, 470],
  ] as const) {
    for (let pane = 0; pane < 2; pane++) {
      const left = x + pane * 62;
      const top = y + pane * 26;
      fillPath(
        pen,
        polygon([
          [left, top],
          [left + 52, top + 22],
          [left + 104, top + 132],
          [left + 52, top + 110],
        ]),
        'sky',
        6,
        0.11,
      ); // prettier-ignore
      fillPath(
        pen,
        polygon([
          [left, top],
          [left + 52, top + 22],
          [left + 78, top + 77],
          [left + 26, top + 55],
        ]),
        'sky',
        12,
        0.05,
      ); // prettier-ignore
    }
  }
}

function mat(pen: Pen): void {
  const { x, y } = START;
  pen.cut(
    {
      path: 'M-27 -21L27 -21L23 -16L27 -11L27 21L-27 21L-23 16L-27 11Z',
      ink: 'sand',
      lighter: -14,
      folds: [
        ['M-27 21L27 -21L27 21Z', -5],
        ['M-18 -13H18V-10H-18ZM-18 10H18V13H-18Z', -14],
      ],
      lift: 2,
      edge: 1,
    },
    { x, y },
  );
}

/** The light that falls out of the door. */
function doorLight(pen: Pen): void {
  const [x, y, width, height] = EXIT;
  const cx = x + width / 2;
  const cy = y + height / 2;
  for (const [reach, alpha] of [
    [84, 0.09],
    [60, 0.12],
    [40, 0.16],
  ] as const) {
    const corners = Array.from({ length: 10 }, (_, i): [number, number] => {
      const radius = reach * (i % 2 === 0 ? 1 : 0.8);
      return [cx + Math.cos((i * Math.PI) / 5) * radius, cy + Math.sin((i * Math.PI) / 5) * radius];
    });
    fillPath(pen, polygon(corners), 'gold', 4, alpha);
  }
}

/** The dark skirting around the hall, torn from a second sheet. */
function frame(pen: Pen): void {
  const { g } = pen;
  g.save();
  g.shadowColor = 'rgba(10, 6, 30, .55)';
  g.shadowBlur = 26;
  g.lineWidth = 10;
  g.strokeStyle = pen.ink('navy', -10);
  g.strokeRect(-3, -3, W + 6, H + 6);
  g.restore();
  g.lineWidth = 1.2;
  g.strokeStyle = pen.ink('indigo', 12, 0.7);
  g.strokeRect(2.6, 2.6, W - 5.2, H - 5.2);
}

/** Room around a wall for its shadow. */
const WALL_ROOM = 22;

/** Every wall of a layout as its own sheet, so that they can unfold one by one. */
export function bakeWalls(paper: Paper, layout: LayoutName): { key: string; rect: Rect }[] {
  return terrainOf(layout).ground.solids.map((rect, index) => {
    const [, , width, height] = rect;
    const key = paper.bake(`wall${index}`, width + 2 * WALL_ROOM, height + 2 * WALL_ROOM, pen =>
      wall(pen, width, height),
    );
    return { key, rect };
  });
}

/** A folded strip or block: the darkest sheet, a lit rim, a fold across every so often. */
function wall(pen: Pen, width: number, height: number): void {
  const left = -width / 2;
  const top = -height / 2;
  const path = `M${left} ${top}h${width}v${height}h${-width}Z`;
  pen.cut({
    path,
    ink: 'navy',
    lighter: -5,
    folds: isBlock(width, height) ? hip(width, height) : zigzag(width, height),
    lift: 8,
    edge: 0,
  });
  pen.g.lineWidth = 1.6;
  pen.g.strokeStyle = pen.ink('indigo', 16);
  pen.g.stroke(new Path2D(`M${left + 0.8} ${-top - 0.8}V${top + 0.8}H${-left - 0.8}`));
  pen.g.strokeStyle = pen.ink('navy', -14);
  pen.g.stroke(new Path2D(`M${left + 0.8} ${-top - 0.8}H${-left - 0.8}V${top + 0.8}`));
}

const isBlock = (width: number, height: number): boolean => Math.min(width, height) > 30;

/** A block folds like a roof: four faces, lit from the top left. */
function hip(width: number, height: number): [string, number][] {
  const x = width / 2;
  const y = height / 2;
  const ridge = Math.min(x, y) * 0.62;
  const [rx, ry] = [x - ridge, y - ridge];
  return [
    [
      polygon([
        [-x, -y],
        [x, -y],
        [rx, -ry],
        [-rx, -ry],
      ]),
      9,
    ],
    [
      polygon([
        [-x, -y],
        [-rx, -ry],
        [-rx, ry],
        [-x, y],
      ]),
      4,
    ],
    [
      polygon([
        [x, -y],
        [x, y],
        [rx, ry],
        [rx, -ry],
      ]),
      -4,
    ],
    [
      polygon([
        [-x, y],
        [-rx, ry],
        [rx, ry],
        [x, y],
      ]),
      -8,
    ],
    [
      polygon([
        [-rx, -ry],
        [rx, -ry],
        [-rx, ry],
      ]),
      2.5,
    ],
  ]; // prettier-ignore
}

/** A strip folds into triangles. */
function zigzag(width: number, height: number): [string, number][] {
  const isUpright = height > width;
  const length = isUpright ? height : width;
  const half = (isUpright ? width : height) / 2;
  const count = Math.max(1, Math.round(length / 56));
  return Array.from({ length: count }, (_, i) => {
    const from = -length / 2 + (length * i) / count;
    const to = -length / 2 + (length * (i + 1)) / count;
    const points: [number, number][] = [
      [-half, from],
      [half, (from + to) / 2],
      [-half, to],
    ]; // prettier-ignore
    return [polygon(isUpright ? points : points.map(([x, y]) => [y, x])), i % 2 === 0 ? 7 : 4];
  });
}

export function bakeDoor(paper: Paper): void {
  const [, , size] = EXIT;
  const half = size / 2;
  paper.bakeCut('door', size + 8, size + 8, {
    path: `M${-half} ${half}V${-half + 6}L${-half + 8} ${-half - 3}H${half - 8}L${half} ${-half + 6}V${half}Z`,
    ink: 'gold',
    lighter: 6,
    folds: [
      [`M0 ${-half - 3}H${half - 8}L${half} ${-half + 6}V${half}H0Z`, -5],
      [`M${-half + 7} ${half}V${-half + 9}L0 ${-half + 3}V${half}Z`, 9, 'cream'],
      [`M${half - 7} ${half}V${-half + 9}L0 ${-half + 3}V${half}Z`, 2, 'cream'],
      [`M${half - 7} ${half}V${-half + 9}L${half - 15} ${-half + 14}V${half - 5}Z`, -10],
    ],
    lift: 3,
    edge: 1.6,
  });
  paper.bake('doorGlow', 150, 150, pen => {
    for (const [radius, alpha] of [
      [70, 0.05],
      [56, 0.07],
      [42, 0.09],
      [31, 0.12],
    ] as const) {
      pen.g.fillStyle = pen.ink('gold', 8, alpha);
      pen.g.beginPath();
      pen.g.arc(0, 0, radius, 0, 2 * Math.PI);
      pen.g.fill();
    }
  });
}
