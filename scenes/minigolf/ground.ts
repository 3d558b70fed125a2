// The course as one sheet: mown paper, sand, water, ice and slopes let into it, walls folded up from it, hole and tee.
import type { Ink } from '../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../kit/phaser/paper.ts';
import { type Course, FIELD, type Obstacle, type Point } from './course.ts';

const { width: W, height: H } = FIELD;

/** Under this key the sheet lies among the textures; two take turns, so that one can be turned over like a page. */
export function bakeCourse(paper: Paper, key: string, course: Course): string {
  return paper.bake(
    key,
    W,
    H,
    pen => {
      lawn(pen);
      for (const one of course.obstacles) letIn(pen, one);
      tee(pen, course.start);
      cup(pen, course.hole);
      for (const one of course.obstacles) if (one.type === 'wall') wall(pen, one);
      rim(pen);
    },
    true,
  );
}

const fill = (pen: Pen, path: string, ink: Ink, lighter = 0, alpha = 1): void => {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.fill(new Path2D(path));
};

/** A number between 0 and 1 that is always the same for a place. */
const steady = (x: number, y: number): number => {
  const mixed = Math.imul((x * 73856093) ^ (y * 19349663), 0x9e3779b1) >>> 0;
  return (mixed % 1000) / 1000;
};

/** Mown in folds: stripes, each with a lit and a shaded half. */
function lawn(pen: Pen): void {
  pen.g.fillStyle = pen.ink('moss', 4);
  pen.g.fillRect(0, 0, W, H);
  const stripe = 100;
  for (let column = -1; column < W / stripe + 1; column++)
    for (let row = 0; row < 6; row++) {
      const x = column * stripe + (row % 2) * 50;
      const y = row * 100;
      const shade = (column + row) % 2 === 0 ? 6.5 : 3.5;
      const turn = steady(column, row) * 1.6;
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

/** The border of the course: a darker sheet folded up all round, so narrow that the ball still touches its edge. */
function rim(pen: Pen): void {
  const { g } = pen;
  g.save();
  g.lineWidth = 10;
  g.strokeStyle = pen.ink('moss', -22, 0.5);
  g.strokeRect(0, 0, W, H);
  g.lineWidth = 5;
  g.strokeStyle = pen.ink('cream', -6);
  g.strokeRect(0, 0, W, H);
  g.restore();
}

function letIn(pen: Pen, one: Obstacle): void {
  if (one.type === 'sand') sand(pen, one);
  else if (one.type === 'water') water(pen, one);
  else if (one.type === 'ice') ice(pen, one);
  else if (one.type === 'slope') slope(pen, one);
}

const rect = ({ x, y, width, height }: Obstacle, inset = 0): string =>
  `M${x + inset} ${y + inset}H${x + width - inset}V${y + height - inset}H${x + inset}Z`;

/** A hollow: the sheet above it casts its shadow inward from the upper left. */
function hollow(pen: Pen, one: Obstacle, ink: Ink, lighter: number): void {
  const { g } = pen;
  fill(pen, rect(one), ink, lighter);
  g.save();
  g.clip(new Path2D(rect(one)));
  fill(pen, `M${one.x} ${one.y}h${one.width}v6h${6 - one.width}v${one.height}h-6Z`, 'navy', -6, 0.24);
  g.restore();
}

function sand(pen: Pen, one: Obstacle): void {
  const { x, y, width, height } = one;
  hollow(pen, one, 'sand', 2);
  pen.g.save();
  pen.g.clip(new Path2D(rect(one)));
  fill(pen, `M${x} ${y + height}L${x + width} ${y + height * 0.35}V${y + height}Z`, 'sand', -3);
  for (let row = 0; row * 17 < height - 8; row++)
    for (let column = 0; column * 19 < width - 8; column++) {
      const off = steady(x + column, y + row);
      fill(
        pen,
        `M${x + 10 + column * 19 + off * 9} ${y + 12 + row * 17 + off * 6}l3 -1.4l1.6 2.2l-3.4 1.4Z`,
        'sand',
        off > 0.5 ? -13 : 9,
      );
    }
  pen.g.restore();
  rimOf(pen, one, 'cream', 1);
}

function water(pen: Pen, one: Obstacle): void {
  const { x, y, width, height } = one;
  hollow(pen, one, 'indigo', 10);
  pen.g.save();
  pen.g.clip(new Path2D(rect(one)));
  fill(pen, `M${x} ${y}L${x + width} ${y + height * 0.4}V${y + height}H${x}Z`, 'sky', -24);
  fill(pen, `M${x} ${y + height * 0.55}L${x + width} ${y + height * 0.85}V${y + height}H${x}Z`, 'sky', -31);
  for (let row = 0; row * 26 < height; row++)
    for (let column = 0; column * 44 < width; column++) {
      const off = steady(x + column * 3, y + row * 5);
      const left = x + 8 + column * 44 + off * 18;
      const top = y + 18 + row * 26;
      fill(pen, `M${left} ${top}l7 -5l7 5l7 -5l-1 4l-6 4.6l-7 -5l-6 4.4Z`, 'sky', off > 0.55 ? 8 : -6, 0.8);
    }
  pen.g.restore();
  rimOf(pen, one, 'paper', 0);
}

function ice(pen: Pen, one: Obstacle): void {
  const { x, y, width, height } = one;
  hollow(pen, one, 'sky', 15);
  pen.g.save();
  pen.g.clip(new Path2D(rect(one)));
  for (let i = -1; i < width / 90 + 1; i++) {
    const left = x + i * 90 + steady(i, y) * 40;
    fill(pen, `M${left} ${y}L${left + 44} ${y}L${left - 30} ${y + height}H${left - 74}Z`, 'paper', 0, 0.5);
    fill(pen, `M${left + 54} ${y}L${left + 60} ${y}L${left - 14} ${y + height}H${left - 20}Z`, 'sky', -4, 0.6);
  }
  pen.g.restore();
  rimOf(pen, one, 'paper', 0);
}

/** Steps of paper that lie one over the other, with arrows down the way. */
function slope(pen: Pen, one: Extract<Obstacle, { type: 'slope' }>): void {
  const { x, y, width, height, pushX, pushY } = one;
  const { g } = pen;
  fill(pen, rect(one), 'teal', 8);
  g.save();
  g.clip(new Path2D(rect(one)));
  const angle = Math.atan2(pushY, pushX);
  const reach = Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height;
  g.translate(x + width / 2, y + height / 2);
  g.rotate(angle);
  const across = Math.max(width, height);
  const steps = Math.max(3, Math.round(reach / 60));
  for (let step = 0; step < steps; step++) {
    const left = -reach / 2 + (step * reach) / steps;
    fill(
      pen,
      `M${left} ${-across}h${reach / steps}v${2 * across}h${-reach / steps}Z`,
      'teal',
      14 - (step * 22) / steps,
    );
    fill(pen, `M${left} ${-across}h4v${2 * across}h-4Z`, 'navy', 0, 0.12);
  }
  for (let left = -reach / 2 + 26; left < reach / 2 - 8; left += 52)
    for (let top = -Math.floor(across / 104) * 52; top < across / 2; top += 52)
      fill(
        pen,
        `M${left - 7} ${top - 10}L${left + 7} ${top}L${left - 7} ${top + 10}L${left - 2} ${top}Z`,
        'cream',
        0,
        0.75,
      );
  g.restore();
  rimOf(pen, one, 'cream', 0);
}

function rimOf(pen: Pen, one: Obstacle, ink: Ink, lighter: number): void {
  pen.g.lineWidth = 2;
  pen.g.strokeStyle = pen.ink(ink, lighter, 0.8);
  pen.g.stroke(new Path2D(rect(one)));
}

/** Folded along its length: one side in the light, the other in the shade. */
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

/** A mat to begin on. */
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

/** The hole is cut out of the sheet: one sees its edge and the dark below. */
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
