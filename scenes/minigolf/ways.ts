// How far it is to the hole for a ball that goes round walls and water: what a look at the course tells a player.
import { hypot } from '../kit/core/math.ts';
import { type Course, covers, FIELD, type Point } from './course.ts';

const CELL = 20;
const COLUMNS = FIELD.width / CELL;
const ROWS = FIELD.height / CELL;

const fields = new WeakMap<Course, Int16Array>();

/** In world pixels, about; where no way leads, farther than any. */
export function wayToHole(course: Course, { x, y }: Point): number {
  let field = fields.get(course);
  if (!field) fields.set(course, (field = fieldOf(course)));
  const steps = field[cellAt(x, y)] ?? -1;
  const straight = hypot(x - course.hole.x, y - course.hole.y);
  return steps < 0 ? FIELD.width * 2 + straight : Math.max(straight, steps * CELL);
}

const cellAt = (x: number, y: number): number =>
  Math.min(ROWS - 1, Math.max(0, Math.floor(y / CELL))) * COLUMNS +
  Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / CELL)));

/** Steps to the hole, breadth first; −1 where there is none. Portals and lifts lead on from where they let go. */
function fieldOf({ hole, obstacles }: Course): Int16Array {
  const middle = (cell: number): Point => ({
    x: ((cell % COLUMNS) + 0.5) * CELL,
    y: (Math.floor(cell / COLUMNS) + 0.5) * CELL,
  });
  const shuts = obstacles.filter(({ type }) => type === 'wall' || type === 'water' || type === 'gate');
  const doors = obstacles.filter(one => one.type === 'portal' || one.type === 'lift');
  const field = new Int16Array(COLUMNS * ROWS).fill(-1);
  const queue = [cellAt(hole.x, hole.y)];
  field[queue[0] as number] = 0;
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next] as number;
    const steps = (field[cell] as number) + 1;
    const column = cell % COLUMNS;
    const reach = (to: number) => {
      if (field[to] !== -1 || shuts.some(one => covers(one, middle(to)))) return;
      field[to] = steps;
      queue.push(to);
    };
    if (column > 0) reach(cell - 1);
    if (column < COLUMNS - 1) reach(cell + 1);
    if (cell >= COLUMNS) reach(cell - COLUMNS);
    if (cell < COLUMNS * (ROWS - 1)) reach(cell + COLUMNS);
    for (const one of doors)
      if (cellAt(one.toX, one.toY) === cell) reach(cellAt(one.x + one.width / 2, one.y + one.height / 2));
  }
  return field;
}
