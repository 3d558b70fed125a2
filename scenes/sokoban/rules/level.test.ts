// Steps, walks and pushes, as drawings.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXsb, writeXsb } from '../levels/xsb.ts';
import {
  DIRECTIONS,
  type Direction,
  findPushes,
  findWalk,
  floorMask,
  isSolved,
  neighbour,
  positionOf,
  pushTargets,
  reachable,
  step,
} from './level.ts';
import { playMoves, writeLurd } from './lurd.ts';

const level = (drawing: string) => readXsb(drawing)[0] as ReturnType<typeof readXsb>[number];

describe('a step', () => {
  test.each<[what: string, from: string, direction: Direction, to: string | null, pushed: boolean]>([
    ['walks', '#####\n#@ *#\n#####', 'r', '#####\n# @*#\n#####', false],
    ['pushes', '######\n#@$ .#\n######', 'r', '######\n# @$.#\n######', true],
    ['pushes onto a goal', '#####\n#@$.#\n#####', 'r', '#####\n# @*#\n#####', true],
    ['pushes off a goal', '######\n#@* .#\n#$####\n######', 'r', '######\n# +$.#\n#$####\n######', true],
    ['is stopped by a wall', '#####\n#@ *#\n#####', 'l', null, false],
    ['cannot push two', '######\n#@$$.#\n#   .#\n######', 'r', null, false],
    ['cannot push into a wall', '#####\n#.@$#\n#####', 'r', null, false],
  ])('%s', (_, from, direction, to, pushed) => {
    const start = level(from);
    const next = step(start, positionOf(start), direction);
    expect(next && writeXsb(start, next.position)).toBe(to && `${to}\n`);
    if (next) expect(next.pushed).toBe(pushed);
  });

  test('leaves the position it started from, and the order of the boxes', () => {
    const start = level('#######\n#@$ $.#\n#   . #\n#######');
    const before = positionOf(start);
    const after = step(start, before, 'r')?.position;
    expect(before).toEqual({ player: 8, boxes: [9, 11] });
    expect(after).toEqual({ player: 9, boxes: [10, 11] });
  });

  test('never wraps around the board', () => {
    const small = { width: 3, height: 2 } as ReturnType<typeof level>;
    const next = (cell: number) => DIRECTIONS.map(direction => neighbour(small, cell, direction));
    expect(next(0)).toEqual([-1, 3, -1, 1]);
    expect(next(5)).toEqual([2, -1, 4, -1]);
  });
});

test('won is when no box stands off a goal', () => {
  const start = level('######\n#@$.*#\n######');
  expect(isSolved(start, positionOf(start))).toBe(false);
  expect(isSolved(start, playMoves(start, 'R').position)).toBe(true);
});

test('inside is what the player could reach without boxes; walls and outside are not', () => {
  const start = level('  ####\n###@*#\n#  $.#\n######\n\n');
  const drawing = floorMask(start).map((isInside, cell) => (isInside ? 'i' : start.walls[cell] ? '#' : 'o'));
  expect(drawing.join('')).toBe(['oo####', '###ii#', '#iiii#', '######'].join(''));
});

const HALL = level(`
#########
#   #   #
# @ $ . #
#   #   #
##$###.##
#       #
#########`);

describe('ways', () => {
  const at = (column: number, row: number) => row * 9 + column;

  test('reach what needs no push', () => {
    const cells = reachable(HALL, positionOf(HALL));
    expect(cells).toEqual(new Set([1, 2, 3].flatMap(row => [1, 2, 3].map(column => at(column, row)))));
  });

  test.each<[what: string, column: number, row: number, way: string | null]>([
    ['where the player stands', 2, 2, ''],
    ['round a corner', 3, 1, 'ur'],
    ['behind a box', 6, 2, null],
    ['a wall', 0, 0, null],
    ['off the board', 99, 99, null],
  ])('lead to %s', (_, column, row, way) => {
    const found = findWalk(HALL, positionOf(HALL), at(column, row));
    expect(found && [...found].sort().join('')).toBe(way && [...way].sort().join(''));
  });

  test.each<
    [what: string, drawing: string, box: readonly [number, number], to: readonly [number, number], lurd: string | null]
  >([
    ['straight', '#######\n#@$  .#\n#######', [2, 1], [5, 1], 'RRR'],
    ['round the corner', '#######\n#     #\n#@$   #\n#     #\n#    .#\n#######', [2, 2], [3, 1], 'RdrU'],
    ['nowhere', '#######\n#@$  .#\n#######', [2, 1], [2, 1], ''],
    ['not against the wall', '#######\n#.$@  #\n#     #\n#######', [2, 1], [2, 2], null],
    ['not where another box stands', '#######\n#@$ $.#\n# .   #\n#######', [2, 1], [4, 1], null],
    ['not a box', '#######\n#@$  .#\n#######', [3, 1], [4, 1], null],
    [
      'shorter in pushes though longer on foot',
      '########\n#   ## #\n#@$    #\n# # ##.#\n#      #\n########',
      [2, 2],
      [3, 2],
      'R',
    ],
  ])('push %s', (_, drawing, [boxColumn, boxRow], [column, row], lurd) => {
    const start = level(drawing);
    const steps = findPushes(start, positionOf(start), boxRow * start.width + boxColumn, row * start.width + column);
    expect(steps && writeLurd(start, steps)).toBe(lurd);
  });

  test('a plan is possible for every target and for no other cell, and no plan of any other kind has fewer pushes', () => {
    const box = HALL.boxes[0] as number;
    const targets = pushTargets(HALL, positionOf(HALL), box);
    expect(targets.size).toBeGreaterThan(4);
    const cells = HALL.walls.map((_, cell) => cell);
    const least = leastCosts(HALL, box);
    for (const cell of cells) {
      const steps = findPushes(HALL, positionOf(HALL), box, cell);
      expect(steps !== null).toBe(targets.has(cell) || cell === box);
      if (!steps) continue;
      const end = playMoves(HALL, writeLurd(HALL, steps));
      expect(end.position.boxes[0]).toBe(cell);
      expect([end.pushes, end.moves]).toEqual(least.get(cell));
    }
  });
});

/** Pushes and moves to bring one box anywhere with the others untouched, by trying single steps in order of their cost. */
function leastCosts(start: ReturnType<typeof level>, box: number): ReadonlyMap<number, readonly [number, number]> {
  const index = start.boxes.indexOf(box);
  const found = new Map<number, readonly [number, number]>();
  const done = new Set<string>();
  let queue = [{ position: positionOf(start), pushes: 0, moves: 0 }];
  while (queue.length > 0) {
    queue.sort((a, b) => a.pushes - b.pushes || a.moves - b.moves);
    const [{ position, pushes, moves }, ...rest] = queue as [(typeof queue)[number], ...typeof queue];
    queue = rest;
    const key = `${position.player} ${position.boxes[index]}`;
    if (done.has(key)) continue;
    done.add(key);
    const cell = position.boxes[index] as number;
    if (!found.has(cell)) found.set(cell, [pushes, moves]);
    for (const direction of DIRECTIONS) {
      const next = step(start, position, direction);
      if (!next || next.position.boxes.some((other, i) => i !== index && other !== position.boxes[i])) continue;
      queue.push({ position: next.position, pushes: pushes + Number(next.pushed), moves: moves + 1 });
    }
  }
  return found;
}

test('random steps keep the board whole', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 60 }), steps => {
      let position = positionOf(HALL);
      for (const direction of steps) {
        const next = step(HALL, position, direction);
        if (!next) continue;
        const moved = next.position.boxes.filter((box, index) => box !== position.boxes[index]);
        expect(moved.length).toBe(next.pushed ? 1 : 0);
        position = next.position;
        expect(new Set([position.player, ...position.boxes]).size).toBe(HALL.boxes.length + 1);
        for (const cell of [position.player, ...position.boxes]) expect(HALL.walls[cell]).toBe(false);
      }
    }),
  );
});
