// Tests of path finding: waypoints of the specification, shortest paths against another search, blocking, maps from texts.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELLS, CLASSIC, COLUMNS, ROWS, readMap } from '../levels/map.ts';
import { coverage, findPath, stepsInRange, withWall } from './path.ts';
import { wallsOf } from './round.ts';
import { MAPS } from './rules.ts';
import { cell, opened, placed, refusal, send, t } from './testing.ts';

test('mobs walk from flag to flag: (0,1)(6,1)(6,4)(1,4)(1,2)(4,2)(4,5)(7,5), 25 steps on the empty map', () => {
  const way = findPath(CLASSIC, wallsOf([]));
  expect(CLASSIC.waypoints.map(at => [at % COLUMNS, Math.floor(at / COLUMNS)])).toEqual([
    [0, 1],
    [6, 1],
    [6, 4],
    [1, 4],
    [1, 2],
    [4, 2],
    [4, 5],
    [7, 5],
  ]);
  expect([way?.length, way?.path.length]).toEqual([25, 26]);
});

/** Another search: a wave over rows and columns, with no typed array and no memory. */
function steps(walls: string, from: number, to: number): number {
  let front = new Set([from]);
  const seen = new Set(front);
  for (let step = 0; front.size > 0; step++) {
    if (front.has(to)) return step;
    const next = new Set<number>();
    for (const at of front)
      for (const [dx, dy] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const [x, y] = [(at % COLUMNS) + dx, Math.floor(at / COLUMNS) + dy];
        const there = y * COLUMNS + x;
        if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS || walls[there] === '#' || seen.has(there)) continue;
        seen.add(there);
        next.add(there);
      }
    front = next;
  }
  return -1;
}

const someWalls = fc
  .uniqueArray(fc.integer({ min: 0, max: CELLS - 1 }), { maxLength: 31 })
  .map(cells =>
    cells.filter(at => !CLASSIC.waypoints.includes(at)).reduce((walls, at) => withWall(walls, at), wallsOf([])),
  );

test('paths are as short as another search finds them, walk on free cells, and are none where it finds none', () => {
  fc.assert(
    fc.property(someWalls, walls => {
      const legs = CLASSIC.waypoints.slice(1).map((to, leg) => steps(walls, CLASSIC.waypoints[leg] as number, to));
      const way = findPath(CLASSIC, walls);
      expect(way?.length ?? null).toBe(legs.includes(-1) ? null : legs.reduce((sum, leg) => sum + leg, 0));
      for (const [index, at] of (way?.path ?? []).entries()) {
        expect(walls[at]).toBe('.');
        const before = way?.path[index - 1];
        if (before !== undefined) expect(steps(wallsOf([]), before, at)).toBe(1);
      }
    }),
    { numRuns: 150 },
  );
});

test('a rock may never block the way, nor stand on a flag; the others may', () => {
  const state = placed(opened(), 'H1', 'G1');
  expect(state.fresh).toHaveLength(2);
  expect(refusal(send(state, { type: 'place', cell: cell('A2') }))).toBe('The mobs pass this flag: it stays free.');
  const shut = placed(opened(), 'A1', 'B2');
  expect(refusal(send(shut, { type: 'place', cell: cell('A3') }))).toBe('A rock there would block the way.');
  expect(shut.fresh).toHaveLength(2);
});

test('whatever is placed, there is a way, and 17 cells stay free', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: CELLS - 1 }), { minLength: 60, maxLength: 60 }), cells => {
      const state = opened();
      for (const at of cells) {
        state.fresh = [];
        state.asked = at;
        send(state, { type: 'place', cell: at });
      }
      expect(findPath(CLASSIC, state.walls)).not.toBeNull();
      expect(state.rocks.length).toBeLessThanOrEqual(CELLS - t.freeCells);
    }),
    { numRuns: 40 },
  );
});

test('coverage counts the steps whose middle a gem reaches', () => {
  const path = findPath(CLASSIC, wallsOf([]))?.path ?? [];
  expect(stepsInRange(path.slice(0, 3), cell('B1'), 100)).toBe(2);
  expect(coverage(path, [])).toBe(0);
  expect(coverage(path, [{ cell: cell('C3'), range: 2000 }])).toBe(1);
});

test('the four maps can be read and walked; the first is the specified one', () => {
  for (const key of MAPS) {
    const map = readMap(readFileSync(`assets/levels/rock-td/${key}.txt`, 'utf8'), key);
    if (typeof map === 'string') throw new Error(`${key}: ${map}`);
    expect(findPath(map, wallsOf(map.cliffs))?.length, key).toBeGreaterThan(15);
    if (key === 'classic') expect(map).toEqual(CLASSIC);
  }
});

const rows = (...lines: string[]) => lines.join('\n');
test.each([
  ['too short', rows('1......2'), 'A map has 6 rows; this one has 1.'],
  [
    'a short row',
    rows('1......2', '...', '........', '........', '........', '........'),
    'A row has 8 cells; row 2 has 3.',
  ],
  [
    'an odd sign',
    rows('1......2', '..x.....', '........', '........', '........', '........'),
    'A cell is ".", "#" or a number from 1 to 9; there is "x".',
  ],
  [
    'one flag',
    rows('1.......', '........', '........', '........', '........', '........'),
    'A map needs two waypoints at least.',
  ],
  [
    'a gap',
    rows('1......3', '........', '........', '........', '........', '........'),
    'Waypoints are numbered from 1 on, each once; 2 is missing.',
  ],
  [
    'no way',
    rows('1#.....2', '##......', '........', '........', '........', '........'),
    'There is no way from flag to flag.',
  ],
  ['too long', 'x'.repeat(500), 'A map has at most 400 characters; this one has more.'],
])('a broken map (%s) is said in a sentence, and the classic one stands there', (_, own, why) => {
  const state = opened(1, { own });
  expect(state.complaint).toBe(`The map cannot be read. ${why} This is the classic one instead.`);
  expect(state.map).toEqual(CLASSIC);
});

test('any text is read or refused, never thrown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: fc.constantFrom('.', '#', '1', '2', '3', '\n', '|', 'a') }), own => {
      expect(findPath(opened(1, { own }).map, opened(1, { own }).walls)).not.toBeNull();
    }),
    { numRuns: 150 },
  );
});
