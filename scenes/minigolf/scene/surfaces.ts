// Drawing of surfaces on the course's sheet: sand, water, ice, slopes, gates, ends of portals and lifts.
import type { Ink } from '../../kit/core/inks.ts';
import type { Pen } from '../../kit/phaser/paper.ts';
import { middleOf, type Obstacle, type Point, type Way } from '../rules/course.ts';

export const fill = (pen: Pen, path: string, ink: Ink, lighter = 0, alpha = 1): void => {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.fill(new Path2D(path));
};

/** Hash of a place to [0, 1): the same texture detail at every redraw. */
export const hashPlace = (x: number, y: number): number => {
  const mixed = Math.imul((x * 73856093) ^ (y * 19349663), 0x9e3779b1) >>> 0;
  return (mixed % 1000) / 1000;
};

export function drawSurface(pen: Pen, one: Obstacle): void {
  if (one.type === 'sand') sand(pen, one);
  else if (one.type === 'water') water(pen, one);
  else if (one.type === 'ice') ice(pen, one);
  else if (one.type === 'slope') slope(pen, one);
  else if (one.type === 'gate') gate(pen, one);
  else if (one.type === 'portal') arrival(pen, { x: one.toX, y: one.toY }, 'plum');
  else if (one.type === 'lift') {
    track(pen, one);
    arrival(pen, { x: one.toX, y: one.toY }, 'gold');
  }
}

export const rect = ({ x, y, width, height }: Obstacle, inset = 0): string =>
  `M${x + inset} ${y + inset}H${x + width - inset}V${y + height - inset}H${x + inset}Z`;

/** Recess: filled, with an inner shadow from the upper left. */
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
      const off = hashPlace(x + column, y + row);
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
      const off = hashPlace(x + column * 3, y + row * 5);
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
    const left = x + i * 90 + hashPlace(i, y) * 40;
    fill(pen, `M${left} ${y}L${left + 44} ${y}L${left - 30} ${y + height}H${left - 74}Z`, 'paper', 0, 0.5);
    fill(pen, `M${left + 54} ${y}L${left + 60} ${y}L${left - 14} ${y + height}H${left - 20}Z`, 'sky', -4, 0.6);
  }
  pen.g.restore();
  rimOf(pen, one, 'paper', 0);
}

/** Slope: overlapping steps, with arrows in its direction. */
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

const TURNS: Readonly<Record<Way, number>> = { right: 0, down: 0.5, left: 1, up: 1.5 };

/** One-way gate: combs with arrows. */
function gate(pen: Pen, one: Extract<Obstacle, { type: 'gate' }>): void {
  const { g } = pen;
  const angle = TURNS[one.way] * Math.PI;
  const isUpright = one.way === 'left' || one.way === 'right';
  const [along, across] = isUpright ? [one.height, one.width] : [one.width, one.height];
  pen.cut({ path: rect(one), ink: 'teal', lighter: 4, folds: [], lift: 3, edge: 1.2 });
  g.save();
  g.translate(one.x + one.width / 2, one.y + one.height / 2);
  g.rotate(angle);
  const flaps = Math.max(2, Math.round(along / 26));
  for (let flap = 0; flap < flaps; flap++) {
    const middle = -along / 2 + ((flap + 0.5) * along) / flaps;
    const half = along / flaps / 2 - 2;
    const [back, tip] = [-across / 2 + 2, across / 2 + 5];
    fill(pen, `M${back} ${middle - half}L${tip} ${middle}L${back} ${middle + half}Z`, 'cream', 0, 0.9);
    fill(pen, `M${back} ${middle}L${tip} ${middle}L${back} ${middle + half}Z`, 'cream', -14, 0.9);
  }
  g.restore();
}

/** End of a portal or lift. */
function arrival(pen: Pen, { x, y }: Point, ink: Ink): void {
  const { g } = pen;
  g.lineWidth = 3;
  g.setLineDash([7, 5]);
  g.strokeStyle = pen.ink(ink, 8);
  g.beginPath();
  g.arc(x, y, 20, 0, 2 * Math.PI);
  g.stroke();
  g.setLineDash([]);
  fill(pen, `M${x - 5} ${y - 5}H${x + 5}V${y + 5}H${x - 5}Z`, ink, 8, 0.7);
}

/** Rails of a lift. */
function track(pen: Pen, one: Extract<Obstacle, { type: 'lift' }>): void {
  const { g } = pen;
  const from = middleOf(one);
  const angle = Math.atan2(one.toY - from.y, one.toX - from.x);
  g.lineWidth = 3;
  for (const side of [-9, 9]) {
    const [offX, offY] = [-Math.sin(angle) * side, Math.cos(angle) * side];
    g.strokeStyle = pen.ink('cream', -10, 0.85);
    g.beginPath();
    g.moveTo(from.x + offX, from.y + offY);
    g.lineTo(one.toX + offX, one.toY + offY);
    g.stroke();
  }
}

function rimOf(pen: Pen, one: Obstacle, ink: Ink, lighter: number): void {
  pen.g.lineWidth = 2;
  pen.g.strokeStyle = pen.ink(ink, lighter, 0.8);
  pen.g.stroke(new Path2D(rect(one)));
}
