// Baked texture of a course: lawn, surfaces, walls, hole, tee.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { type Course, covers, FIELD, middleOf, type Obstacle, type Point } from '../rules/course.ts';
import { drawHill } from './reliefArt.ts';
import { drawSurface, fill, hashPlace, rect } from './surfaces.ts';

const { width: W, height: H } = FIELD;

/** What is round a fairway instead of the plain rough. */
export interface Dress {
  readonly rough: readonly [ink: Ink, lighter: number];
  readonly rim: readonly [ink: Ink, lighter: number];
  drawAround(pen: Pen, course: Course): void;
}
const PLAIN: Dress = { rough: ['moss', -17], rim: ['cream', -6], drawAround: () => {} };

/** Bakes a course under this texture key; two keys alternate, so that the old sheet can turn over. */
export function bakeCourse(paper: Paper, key: string, course: Course, dress = PLAIN): string {
  return paper.bake(
    key,
    W,
    H,
    pen => {
      const outline = pathOf(course.fairway);
      if (outline !== FIELD_PATH) {
        rough(pen, outline, dress.rough);
        dress.drawAround(pen, course);
      }
      pen.g.save();
      pen.g.clip(new Path2D(outline));
      lawn(pen);
      for (const one of course.obstacles) drawSurface(pen, one);
      for (const one of course.obstacles) if (one.type === 'hill') drawHill(pen, one, inkUnder(one, course));
      tee(pen, course.start);
      cup(pen, course.hole);
      for (const one of course.obstacles) if (one.type === 'wall') wall(pen, one);
      pen.g.restore();
      rim(pen, outline, dress.rim);
    },
    true,
  );
}

const FIELD_PATH = `M0 0H${W}V${H}H0Z`;
const pathOf = (fairway: readonly Point[]): string =>
  fairway.length === 0 ? FIELD_PATH : polygon(fairway.map(({ x, y }) => [x, y]));

/** Ink of the ground on which a hill stands: a slope, or the lawn. */
const inkUnder = (hill: Obstacle, { obstacles }: Course): Ink =>
  obstacles.some(one => one.type === 'slope' && covers(one, middleOf(hill))) ? 'teal' : 'moss';

/** Rough round a fairway: dark folded ground, on which the fairway lies as a sheet with its shadow. */
function rough(pen: Pen, outline: string, [ink, lighter]: Dress['rough']): void {
  fill(pen, FIELD_PATH, ink, lighter);
  const size = 80;
  for (let column = 0; column < W / size; column++)
    for (let row = 0; row < H / size; row++) {
      const [x, y] = [column * size, row * size];
      const turn = hashPlace(column + 31, row + 7);
      const corner = (column + row) % 2 === 0 ? `M${x} ${y}h${size}v${size}Z` : `M${x} ${y}h${size}l${-size} ${size}Z`;
      fill(pen, corner, ink, lighter - 2 - turn * 3);
    }
  pen.sheet(outline, 'moss', 4, 7);
}

/** Lawn: stripes, each with a lit and a shaded half. */
function lawn(pen: Pen): void {
  pen.g.fillStyle = pen.ink('moss', 4);
  pen.g.fillRect(0, 0, W, H);
  const stripe = 100;
  for (let column = -1; column < W / stripe + 1; column++)
    for (let row = 0; row < 6; row++) {
      const x = column * stripe + (row % 2) * 50;
      const y = row * 100;
      const shade = (column + row) % 2 === 0 ? 6.5 : 3.5;
      const turn = hashPlace(column, row) * 1.6;
      fill(
        pen,
        polygon([
          [x, y],
          [x + stripe, y],
          [x + stripe, y + 100],
        ]),
        'moss',
        shade + turn,
      );
      fill(
        pen,
        polygon([
          [x, y],
          [x, y + 100],
          [x + stripe, y + 100],
        ]),
        'moss',
        shade - 1.2 + turn,
      );
    }
}

/** Border: a darker rim, so narrow that the ball visibly touches its edge. */
function rim(pen: Pen, outline: string, [ink, lighter]: Dress['rim']): void {
  const { g } = pen;
  g.save();
  g.lineJoin = 'round';
  const path = new Path2D(outline);
  g.lineWidth = 10;
  g.strokeStyle = pen.ink('moss', -22, 0.5);
  g.stroke(path);
  g.lineWidth = 5;
  g.strokeStyle = pen.ink(ink, lighter);
  g.stroke(path);
  g.restore();
}

/** Wall: folded along its length, one side lit, the other shaded. */
function wall(pen: Pen, one: Obstacle): void {
  const { x, y, width, height } = one;
  const isLong = width >= height;
  const lit = isLong
    ? `M${x} ${y}H${x + width}L${x + width - height / 2} ${y + height / 2}H${x + height / 2}Z`
    : `M${x} ${y}L${x + width / 2} ${y + width / 2}V${y + height - width / 2}L${x} ${y + height}Z`;
  const shaded = isLong
    ? `M${x} ${y + height}H${x + width}L${x + width - height / 2} ${y + height / 2}H${x + height / 2}Z`
    : `M${x + width} ${y}L${x + width / 2} ${y + width / 2}V${y + height - width / 2}L${x + width} ${y + height}Z`;
  pen.cut({
    path: rect(one),
    ink: 'indigo',
    lighter: -6,
    folds: [
      [lit, 7],
      [shaded, -8],
    ],
    lift: 5,
    edge: 1.4,
  });
}

/** Tee mat. */
function tee(pen: Pen, { x, y }: Point): void {
  pen.cut(
    {
      path: 'M-22 -16H22V16H-22Z',
      ink: 'cream',
      folds: [
        ['M-22 16L22 -16V16Z', -6],
        ['M-22 -16L-12 -16L-22 -8Z', -2, 'fox'],
        ['M22 16L12 16L22 8Z', -10, 'fox'],
      ],
      lift: 1.5,
      edge: 1,
    },
    { x, y },
  );
}

/** Hole: cut edge and dark inside. */
function cup(pen: Pen, { x, y }: Point): void {
  const { g } = pen;
  const disc = (radius: number, ink: Ink, lighter: number, offY = 0) => {
    g.fillStyle = pen.ink(ink, lighter);
    g.beginPath();
    g.arc(x, y + offY, radius, 0, 2 * Math.PI);
    g.fill();
  };
  disc(18, 'moss', 15);
  disc(15, 'navy', 4);
  g.save();
  g.beginPath();
  g.arc(x, y, 15, 0, 2 * Math.PI);
  g.clip();
  disc(15, 'navy', -14, 4);
  g.restore();
}
