// Shortest paths on drawn maps and, property-based, compared with a simple reference search.
import { expect, test } from 'vitest';
import { randomInt, seeded } from '../rng.ts';
import type { Rect } from '../rules.ts';
import { cellAt, centreX, centreY, openCellNear, shortestPath, type WalkGrid, walkGrid } from './path.ts';

/** '#' is wall, 'a' and 'b' are the ends; cells of 10 px. */
function drawn(rows: readonly string[]) {
  const solids: Rect[] = rows.flatMap((row, y) =>
    [...row].flatMap((char, x): Rect[] => (char === '#' ? [[x * 10, y * 10, 10, 10]] : [])),
  );
  const grid = walkGrid({ width: (rows[0] as string).length * 10, height: rows.length * 10, solids }, 10);
  const find = (char: string) => {
    const y = rows.findIndex(row => row.includes(char));
    return cellAt(grid, (rows[y] as string).indexOf(char) * 10 + 5, y * 10 + 5);
  };
  return { grid, a: find('a'), b: find('b') };
}

test.each([
  [['a...b'], 4],
  [['a#b', '...'], 4],
  [['a#..', '.##.', '...b'], 5],
  [['a#b', '.#.', '.#.'], -1],
  [['a........', '########.', 'b........', '.########', '.........'], 18],
] as const)('%j takes %i steps', (rows, steps) => {
  const { grid, a, b } = drawn(rows);
  const path = shortestPath(grid, a, b);
  expect(path.length - 1).toBe(steps);
  if (steps < 0) return;
  expect([path[0], path.at(-1)]).toEqual([a, b]);
  for (let i = 1; i < path.length; i++)
    expect([1, grid.stride]).toContain(Math.abs((path[i] as number) - (path[i - 1] as number)));
});

test('a way to where one stands is that cell; a way into a wall is none', () => {
  const { grid, a } = drawn(['a#b']);
  expect(shortestPath(grid, a, a)).toEqual([a]);
  expect(shortestPath(grid, a, cellAt(grid, 15, 5))).toEqual([]);
});

/** Steps from one cell to another, found with a Map and no cleverness. */
function referenceSteps(grid: WalkGrid, from: number, to: number): number {
  const steps = new Map([[from, 0]]);
  for (const cell of steps.keys())
    for (const next of [cell + 1, cell - 1, cell + grid.stride, cell - grid.stride])
      if (grid.open[next] === 1 && !steps.has(next)) steps.set(next, (steps.get(cell) as number) + 1);
  return steps.get(to) ?? -1;
}

test('always a shortest way', () => {
  const rng = seeded(5);
  for (let round = 0; round < 300; round++) {
    const rows = Array.from({ length: 12 }, () =>
      Array.from({ length: 16 }, () => (randomInt(rng, 10) < 3 ? '#' : '.')).join(''),
    );
    const { grid } = drawn([`a${'.'.repeat(14)}b`, ...rows]);
    const cells = [...grid.open.keys()].filter(cell => grid.open[cell] === 1);
    const from = cells[randomInt(rng, cells.length)] as number;
    const to = cells[randomInt(rng, cells.length)] as number;
    expect(shortestPath(grid, from, to).length - 1).toBe(referenceSteps(grid, from, to));
  }
});

test('from a body across two cells the nearest open centre is found', () => {
  const grid = walkGrid({ width: 100, height: 100, solids: [[43, 0, 7, 100]] }, 20);
  const cell = openCellNear(grid, 41, 50);
  expect([centreX(grid, cell), centreY(grid, cell)]).toEqual([30, 50]);
  expect(openCellNear(walkGrid({ width: 40, height: 40, solids: [[0, 0, 40, 40]] }, 20), 10, 10)).toBe(-1);
});
