// Region of a course in the editor: the pieces that lie in a rectangle, moved, copied, mirrored or turned together.
import { clamp } from '../../kit/core/math.ts';
import { FIELD, MOST_OBSTACLES, type Obstacle, type Point, type Way } from '../rules/course.ts';
import { type Drawing, SNAP } from './drawing.ts';
import type { Rectangle } from './pieces.ts';

/** Ways to flip a region; `turn` is a quarter to the right. */
export type Flip = 'across' | 'down' | 'turn';

/** Indexes of the obstacles that lie wholly in a rectangle. */
export const piecesIn = ({ obstacles }: Drawing, { x, y, width, height }: Rectangle): readonly number[] =>
  obstacles.flatMap((one, index) =>
    one.x >= x && one.y >= y && one.x + one.width <= x + width && one.y + one.height <= y + height ? [index] : [],
  );

const onGrid = (value: number, most: number): number => clamp(Math.round(value / SNAP) * SNAP, 0, most);

/** Step by which all these pieces can move together without one leaving the course. */
function stepWithin(pieces: readonly Obstacle[], byX: number, byY: number): Point {
  const room = (by: number, at: (one: Obstacle) => number, side: (one: Obstacle) => number, most: number) =>
    clamp(
      Math.round(by / SNAP) * SNAP,
      Math.max(...pieces.map(one => -at(one))),
      Math.min(...pieces.map(one => most - at(one) - side(one))),
    ) + 0;
  if (pieces.length === 0) return { x: 0, y: 0 };
  return {
    x: room(
      byX,
      one => one.x,
      one => one.width,
      FIELD.width,
    ),
    y: room(
      byY,
      one => one.y,
      one => one.height,
      FIELD.height,
    ),
  };
}

const chosen = ({ obstacles }: Drawing, indexes: readonly number[]): readonly Obstacle[] =>
  indexes.flatMap(index => obstacles[index] ?? []);

const tipWithin = (x: number, y: number) => ({
  toX: clamp(Math.round(x / SNAP) * SNAP, SNAP, FIELD.width - SNAP),
  toY: clamp(Math.round(y / SNAP) * SNAP, SNAP, FIELD.height - SNAP),
});

const shifted = (one: Obstacle, { x, y }: Point): Obstacle => ({
  ...one,
  x: one.x + x,
  y: one.y + y,
  ...((one.type === 'portal' || one.type === 'lift') && tipWithin(one.toX + x, one.toY + y)),
});

/** Moves pieces together; `step` is how far they went. */
export function movePieces(drawing: Drawing, indexes: readonly number[], byX: number, byY: number) {
  const step = stepWithin(chosen(drawing, indexes), byX, byY);
  const obstacles = drawing.obstacles.map((one, index) => (indexes.includes(index) ? shifted(one, step) : one));
  return { drawing: { ...drawing, obstacles }, step };
}

/** Adds copies of pieces, a little to the right and below; the drawing as it was where there is no room for so many. */
export function copyPieces(drawing: Drawing, indexes: readonly number[]) {
  const pieces = chosen(drawing, indexes);
  const step = stepWithin(pieces, 2 * SNAP, 2 * SNAP);
  if (pieces.length === 0 || drawing.obstacles.length + pieces.length > MOST_OBSTACLES)
    return { drawing, step: { x: 0, y: 0 }, indexes };
  return {
    drawing: { ...drawing, obstacles: [...drawing.obstacles, ...pieces.map(one => shifted(one, step))] },
    step,
    indexes: pieces.map((_, index) => drawing.obstacles.length + index),
  };
}

export const removePieces = (drawing: Drawing, indexes: readonly number[]): Drawing => ({
  ...drawing,
  obstacles: drawing.obstacles.filter((_, index) => !indexes.includes(index)),
});

const WAYS: readonly Way[] = ['up', 'right', 'down', 'left'];

/** Mirrors or turns pieces about the middle of a rectangle. */
export function flipPieces(drawing: Drawing, indexes: readonly number[], about: Rectangle, flip: Flip): Drawing {
  const middle = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  return {
    ...drawing,
    obstacles: drawing.obstacles.map((one, index) => (indexes.includes(index) ? flippedPiece(one, middle, flip) : one)),
  };
}

/** A direction after the flip; a place is a direction from the middle. */
const flippedStep = ({ x, y }: Point, flip: Flip): Point => {
  if (flip === 'across') return { x: -x + 0, y };
  return flip === 'down' ? { x, y: -y + 0 } : { x: -y + 0, y: x };
};

function flippedPiece(one: Obstacle, middle: Point, flip: Flip): Obstacle {
  const [width, height] = flip === 'turn' ? [one.height, one.width] : [one.width, one.height];
  const at = (place: Point): Point => {
    const step = flippedStep({ x: place.x - middle.x, y: place.y - middle.y }, flip);
    return { x: middle.x + step.x, y: middle.y + step.y };
  };
  const centre = at({ x: one.x + one.width / 2, y: one.y + one.height / 2 });
  const [high, wide] = [Math.min(height, FIELD.height), Math.min(width, FIELD.width)];
  const placed = {
    ...one,
    x: onGrid(centre.x - wide / 2, FIELD.width - wide),
    y: onGrid(centre.y - high / 2, FIELD.height - high),
    width: wide,
    height: high,
  };
  if (placed.type === 'slope') {
    const push = flippedStep({ x: placed.pushX, y: placed.pushY }, flip);
    return { ...placed, pushX: push.x, pushY: push.y };
  }
  if (placed.type === 'gate') return { ...placed, way: flippedWay(placed.way, flip) };
  if (placed.type === 'portal' || placed.type === 'lift') {
    const to = at({ x: placed.toX, y: placed.toY });
    return { ...placed, ...tipWithin(to.x, to.y) };
  }
  return placed;
}

function flippedWay(way: Way, flip: Flip): Way {
  const index = WAYS.indexOf(way);
  if (flip === 'turn') return WAYS[(index + 1) % 4] as Way;
  const isUpright = index % 2 === 0;
  return (flip === 'down') === isUpright ? (WAYS[(index + 2) % 4] as Way) : way;
}
