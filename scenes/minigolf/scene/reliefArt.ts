// Drawing of a hill or hollow on the course's sheet: rings of folded facets in the light from the upper left, with arrows downhill.
import type { Ink } from '../../kit/core/inks.ts';
import { type Pen, polygon } from '../../kit/phaser/paper.ts';
import { middleOf, type Obstacle } from '../rules/course.ts';
import { steepness } from '../rules/relief.ts';
import { fill } from './surfaces.ts';

type Hill = Extract<Obstacle, { type: 'hill' }>;

/** Radii of the rings, as parts of the whole, and facets of each. */
const RINGS = [0, 0.22, 0.42, 0.62, 0.82, 1] as const;
const FACETS = 20;
/** Lightness of the steepest facet that faces the light, over that of level ground, in points. */
const CONTRAST = 17;
/** Direction of the light: from the upper left. */
const LIGHT = Math.atan2(-1, -0.8);
const ARROWS = 8;

export function drawHill(pen: Pen, hill: Hill, ink: Ink): void {
  const { x, y } = middleOf(hill);
  const at = (part: number, turn: number) =>
    [x + (Math.cos(turn) * part * hill.width) / 2, y + (Math.sin(turn) * part * hill.height) / 2] as const;
  const rises = Math.sign(hill.push);
  for (const [ring, inner] of RINGS.slice(0, -1).entries()) {
    const outer = RINGS[ring + 1] ?? 1;
    const steep = steepness((inner + outer) / 2);
    for (let facet = 0; facet < FACETS; facet++) {
      // Every other ring is turned by half a facet, as a folded sheet is.
      const from = ((facet + (ring % 2) / 2) * 2 * Math.PI) / FACETS;
      const to = from + (2 * Math.PI) / FACETS;
      const lit = rises * Math.cos((from + to) / 2 - LIGHT) * steep;
      const shade = 6 + rises * 3 * (1 - outer) + CONTRAST * lit + (facet % 2) * 1.2;
      const path = polygon([at(inner, from), at(inner, to), at(outer, to), at(outer, from)]);
      fill(pen, path, ink, shade);
    }
  }
  for (let arrow = 0; arrow < ARROWS; arrow++) drawArrow(pen, hill, ((arrow + 0.5) * 2 * Math.PI) / ARROWS);
}

/** Arrow half-way up, downhill. */
function drawArrow(pen: Pen, { push, width, height, ...hill }: Hill, turn: number): void {
  const middle = middleOf({ ...hill, width, height });
  const { g } = pen;
  g.save();
  g.translate(middle.x + Math.cos(turn) * 0.34 * width, middle.y + Math.sin(turn) * 0.34 * height);
  const downhill = Math.atan2(Math.sin(turn) / height, Math.cos(turn) / width);
  g.rotate(push > 0 ? downhill : downhill + Math.PI);
  fill(pen, 'M-5 -7L6 0L-5 7L-1 0Z', 'cream', 0, 0.75);
  g.restore();
}
