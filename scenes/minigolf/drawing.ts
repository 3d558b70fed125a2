// A course while it is drawn on squares: what a brush makes of a square, what the drawing lacks, and the course it is.
import { type Course, CourseError, checkedCourse, FIELD, MOST_OBSTACLES } from './course.ts';

/** Squares of the drawing, in pixels of the course. */
export const SQUARE = 40;
export const COLUMNS = FIELD.width / SQUARE;
export const ROWS = FIELD.height / SQUARE;

/** Grass, wall, sand, water, ice, start, hole. */
export type Tile = ' ' | '#' | 's' | 'w' | 'i' | '@' | 'O';
export const BRUSHES: Readonly<Record<string, Tile>> = {
  grass: ' ',
  wall: '#',
  sand: 's',
  water: 'w',
  ice: 'i',
  start: '@',
  hole: 'O',
};
const KINDS = { '#': 'wall', s: 'sand', w: 'water', i: 'ice' } as const;

/** An empty course to begin with. */
export const EMPTY = `${' '.repeat(COLUMNS * 7)}  @${' '.repeat(COLUMNS - 6)}O  ${' '.repeat(COLUMNS * 7)}`;

/** Squares after a brush touched one; there is one start and one hole. */
export function painted(cells: string, at: number, brush: string): string {
  const tile = BRUSHES[brush] ?? ' ';
  const without = tile === '@' || tile === 'O' ? cells.replaceAll(tile, ' ') : cells;
  return without.slice(0, at) + tile + without.slice(at + 1);
}

export type Drawn = { readonly course: Course } | { readonly faults: readonly string[] };

/** The course that is drawn, or everything it lacks. */
export function drawn(cells: string, par: number): Drawn {
  const faults = [
    ...(cells.includes('@') ? [] : ['No start: put the ball somewhere.']),
    ...(cells.includes('O') ? [] : ['No hole: put one somewhere.']),
  ];
  const obstacles = rectangles(cells);
  if (obstacles.length > MOST_OBSTACLES)
    faults.push(`Too many pieces: ${obstacles.length} of at most ${MOST_OBSTACLES}. Draw larger areas.`);
  if (faults.length > 0) return { faults };
  const middle = (at: number) => ({
    x: ((at % COLUMNS) + 0.5) * SQUARE,
    y: (Math.floor(at / COLUMNS) + 0.5) * SQUARE,
  });
  try {
    return {
      course: checkedCourse({
        name: 'Own course',
        par,
        start: middle(cells.indexOf('@')),
        hole: middle(cells.indexOf('O')),
        obstacles,
      }),
    };
  } catch (error) {
    if (error instanceof CourseError) return { faults: [error.message] };
    throw error;
  }
}

/** Squares of one kind joined: first as far right, then as far down as they go. */
function rectangles(cells: string): { type: string; x: number; y: number; width: number; height: number }[] {
  const left = [...cells];
  const found: { type: string; x: number; y: number; width: number; height: number }[] = [];
  for (let at = 0; at < left.length; at++) {
    const tile = left[at] as keyof typeof KINDS;
    const type = KINDS[tile];
    if (!type) continue;
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    let wide = 1;
    while (column + wide < COLUMNS && left[at + wide] === tile) wide++;
    const isWhole = (down: number) =>
      left.slice(at + down * COLUMNS, at + down * COLUMNS + wide).every(one => one === tile);
    let high = 1;
    while (row + high < ROWS && isWhole(high)) high++;
    for (let down = 0; down < high; down++)
      for (let over = 0; over < wide; over++) left[at + down * COLUMNS + over] = ' ';
    found.push({ type, x: column * SQUARE, y: row * SQUARE, width: wide * SQUARE, height: high * SQUARE });
  }
  return found;
}
