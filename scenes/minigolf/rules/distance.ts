// Distance field to the hole, for bots: breadth-first flood fill on a coarse grid round walls and water.
import { hypot } from '../../kit/core/math.ts';
import { type Course, covers, FIELD, type Point, type Way } from './course.ts';
import { isInside } from './fairway.ts';

const CELL = 20;
const COLUMNS = FIELD.width / CELL;
const ROWS = FIELD.height / CELL;

/** Longer than any path, in px. */
export const NO_PATH = 6000;

const fields = new WeakMap<Course, Int16Array>();

/** Approximate distance to the hole in px; where no path leads, larger than any distance. */
export function distanceToHole(course: Course, { x, y }: Point): number {
  let field = fields.get(course);
  if (!field) fields.set(course, (field = distanceField(course)));
  const steps = field[cellAt(x, y)] ?? -1;
  const straight = hypot(x - course.hole.x, y - course.hole.y);
  return steps < 0 ? NO_PATH + straight : Math.max(straight, steps * CELL);
}

const cellAt = (x: number, y: number): number =>
  Math.min(ROWS - 1, Math.max(0, Math.floor(y / CELL))) * COLUMNS +
  Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / CELL)));

/** Steps to the hole by breadth-first search from it; −1 where there is no path. Portals and lifts connect their two ends, gates are open one way. */
function distanceField({ hole, fairway, obstacles }: Course): Int16Array {
  const middle = (cell: number): Point => ({
    x: ((cell % COLUMNS) + 0.5) * CELL,
    y: (Math.floor(cell / COLUMNS) + 0.5) * CELL,
  });
  const blockers = obstacles.filter(({ type }) => type === 'wall' || type === 'water');
  const gates = obstacles.filter(one => one.type === 'gate');
  const transports = obstacles.filter(one => one.type === 'portal' || one.type === 'lift');
  const field = new Int16Array(COLUMNS * ROWS).fill(-1);
  const queue = [cellAt(hole.x, hole.y)];
  field[queue[0] as number] = 0;
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] as number;
    const steps = (field[cell] as number) + 1;
    const column = cell % COLUMNS;
    /** `way`: how the ball would come from there; none through a portal. */
    const reach = (to: number, way?: Way) => {
      const place = middle(to);
      if (field[to] !== -1 || !isInside(fairway, place) || blockers.some(one => covers(one, place))) return;
      if (gates.some(one => one.way !== way && (covers(one, place) || covers(one, middle(cell))))) return;
      field[to] = steps;
      queue.push(to);
    };
    if (column > 0) reach(cell - 1, 'right');
    if (column < COLUMNS - 1) reach(cell + 1, 'left');
    if (cell >= COLUMNS) reach(cell - COLUMNS, 'down');
    if (cell < COLUMNS * (ROWS - 1)) reach(cell + COLUMNS, 'up');
    for (const one of transports)
      if (cellAt(one.toX, one.toY) === cell) reach(cellAt(one.x + one.width / 2, one.y + one.height / 2));
  }
  return field;
}
