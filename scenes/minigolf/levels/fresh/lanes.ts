// Lanes of new courses: middle lines with turns, and the outline of a fairway round one.
import { hypot } from '../../../kit/core/math.ts';
import { pick, type Rng, random, randomBetween, randomInt } from '../../../kit/core/rng.ts';
import { FIELD, type Point } from '../../rules/course.ts';
import { distanceToSide } from '../../rules/fairway.ts';

/** Straight part of a lane. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Direction of play, of length 1. */
  readonly ux: number;
  readonly uy: number;
  /** Half of its width, in px. */
  readonly half: number;
}
export interface Lane {
  /** What its shape is called. */
  readonly name: string;
  readonly legs: readonly Leg[];
}

/** Shapes: corners of the middle line from tee to hole, and the widest half width that keeps the legs apart. */
const SHAPES: readonly {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly half: number;
}[] = [
  {
    name: 'Elbow',
    points: [
      [120, 150],
      [640, 150],
      [640, 470],
    ],
    half: 90,
  },
  {
    name: 'Dogleg',
    points: [
      [130, 460],
      [390, 460],
      [660, 170],
    ],
    half: 92,
  },
  {
    name: 'Chevron',
    points: [
      [120, 450],
      [400, 160],
      [680, 450],
    ],
    half: 88,
  },
  {
    name: 'Step',
    points: [
      [120, 150],
      [400, 150],
      [400, 450],
      [680, 450],
    ],
    half: 84,
  },
  {
    name: 'Horseshoe',
    points: [
      [130, 140],
      [650, 140],
      [650, 450],
      [130, 450],
    ],
    half: 86,
  },
  {
    name: 'Hook',
    points: [
      [130, 470],
      [130, 140],
      [470, 140],
      [470, 400],
    ],
    half: 84,
  },
  {
    name: 'Zigzag',
    points: [
      [100, 440],
      [290, 160],
      [480, 430],
      [690, 150],
    ],
    half: 72,
  },
  {
    name: 'Trident',
    points: [
      [120, 480],
      [120, 130],
      [400, 130],
      [400, 470],
      [680, 470],
    ],
    half: 78,
  },
  {
    name: 'Serpent',
    points: [
      [120, 110],
      [670, 110],
      [670, 300],
      [130, 300],
      [130, 490],
      [660, 490],
    ],
    half: 64,
  },
  {
    name: 'Crook',
    points: [
      [660, 480],
      [660, 140],
      [160, 140],
      [160, 330],
    ],
    half: 88,
  },
];
/** How far a corner may lie from its place, in px. */
const JITTER = 30;
const LEAST_HALF = 56;
/** Least distance of an outline from the field's edge, in px. */
const EDGE = 20;
/** Length of a lane before its tee and beyond its hole, in px. */
const END = 60;

/** Rounds to the grid of coordinates. */
export const onGrid = (value: number): number => Math.round(value / 5) * 5;

export function makeLane(rng: Rng): Lane {
  const { name, points, half } = pick(rng, SHAPES);
  const flipsX = random(rng) < 0.5;
  const flipsY = random(rng) < 0.5;
  const off = () => randomInt(rng, 2 * JITTER + 1) - JITTER;
  const corners = points.map(([x, y]): Point => {
    const [atX, atY] = [x + off(), y + off()];
    return { x: onGrid(flipsX ? FIELD.width - atX : atX), y: onGrid(flipsY ? FIELD.height - atY : atY) };
  });
  if (random(rng) < 0.5) corners.reverse();
  const legs = corners.slice(1).map((to, index) => {
    const width = LEAST_HALF + random(rng) * (half - LEAST_HALF);
    return legBetween(corners[index] as Point, to, onGrid(width));
  });
  return { name, legs };
}

function legBetween(from: Point, to: Point, half: number): Leg {
  const length = hypot(to.x - from.x, to.y - from.y);
  return { from, to, length, ux: (to.x - from.x) / length, uy: (to.y - from.y) / length, half };
}

/** Place on a leg: this part of its length, and this many px to the right of the direction of play. */
export const placeOn = ({ from, to, ux, uy }: Leg, part: number, aside = 0): Point => ({
  x: onGrid(from.x + (to.x - from.x) * part - uy * aside),
  y: onGrid(from.y + (to.y - from.y) * part + ux * aside),
});

/** The outline round a lane: up along its left side, back along its right one. Its outer corners may be cut, which makes banks. */
export function outlineOf({ legs }: Lane, rng: Rng): readonly Point[] {
  const left = sideOf(legs, -1, rng);
  const right = sideOf(legs, 1, rng);
  return [...left, ...right.toReversed()].map(({ x, y }) => ({
    x: Math.min(FIELD.width - EDGE, Math.max(EDGE, onGrid(x))),
    y: Math.min(FIELD.height - EDGE, Math.max(EDGE, onGrid(y))),
  }));
}

/** Corners of one side, in the direction of play; `hand` −1 is the left one. */
function sideOf(legs: readonly Leg[], hand: 1 | -1, rng: Rng): Point[] {
  const first = legs[0] as Leg;
  const last = legs.at(-1) as Leg;
  const side: Point[] = [...endOf(first, hand, -1, rng)];
  for (let index = 1; index < legs.length; index++)
    side.push(...cornerOf(legs[index - 1] as Leg, legs[index] as Leg, hand, rng));
  side.push(...endOf(last, hand, 1, rng).toReversed());
  return side;
}

/** End of a side, square, cut or a bay: from the middle line outwards and onwards. */
function endOf({ from, to, ux, uy, half }: Leg, hand: 1 | -1, way: 1 | -1, rng: Rng): Point[] {
  const end = way < 0 ? from : to;
  const at = (along: number, aside: number): Point => ({
    x: end.x + way * ux * along - uy * hand * aside,
    y: end.y + way * uy * along + ux * hand * aside,
  });
  const form = randomInt(rng, 3);
  if (form === 0) return [at(END, half)];
  const cut = half * 0.45;
  if (form === 1) return [at(END, half - cut), at(END - cut, half)];
  const bay = half + randomBetween(rng, 20, 40);
  return [at(END + 10, half * 0.5), at(END * 0.5, bay), at(-END * 0.4, bay), at(-END * 0.9, half)];
}

/** Corner between two legs: their sides' crossing; on the outer hand it may be cut. */
function cornerOf(before: Leg, after: Leg, hand: 1 | -1, rng: Rng): Point[] {
  const turn = before.ux * after.uy - before.uy * after.ux;
  const [ax, ay] = [before.to.x - before.uy * hand * before.half, before.to.y + before.ux * hand * before.half];
  const [bx, by] = [after.from.x - after.uy * hand * after.half, after.from.y + after.ux * hand * after.half];
  const along = ((bx - ax) * after.uy - (by - ay) * after.ux) / turn;
  const corner = { x: ax + before.ux * along, y: ay + before.uy * along };
  const isOuter = turn * hand < 0;
  const cut = Math.min(before.half, after.half) * (0.5 + 0.6 * random(rng));
  if (!isOuter || random(rng) < 0.4) return [corner];
  return [
    { x: corner.x - before.ux * cut, y: corner.y - before.uy * cut },
    { x: corner.x + after.ux * cut, y: corner.y + after.uy * cut },
  ];
}

/** Whether no two sides of an outline cross or nearly touch. */
export function isSimple(outline: readonly Point[], least: number): boolean {
  const many = outline.length;
  for (let i = 0; i < many; i++)
    for (let j = i + 1; j < many; j++) {
      if (j === i + 1 || (i === 0 && j === many - 1)) continue;
      const [a, b, c, d] = [outline[i], outline[(i + 1) % many], outline[j], outline[(j + 1) % many]] as [
        Point,
        Point,
        Point,
        Point,
      ];
      if (crosses(a, b, c, d) || apart(a, b, c, d) < least) return false;
    }
  return outline.every((from, index) => {
    const to = outline[(index + 1) % many] as Point;
    return hypot(to.x - from.x, to.y - from.y) >= 15;
  });
}

const handOf = (a: Point, b: Point, at: Point): number => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  handOf(a, b, c) > 0 !== handOf(a, b, d) > 0 && handOf(c, d, a) > 0 !== handOf(c, d, b) > 0;
const apart = (a: Point, b: Point, c: Point, d: Point): number =>
  Math.min(distanceToSide(a, b, c), distanceToSide(a, b, d), distanceToSide(c, d, a), distanceToSide(c, d, b));
