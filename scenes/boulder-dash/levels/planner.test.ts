// Caves that are shown can be done: the way that proves it is played again here, tick by tick on the real rules.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { beside, CELL, DIRECTIONS, isDiamond } from '../rules/cells.ts';
import { caveFrom, finished } from '../rules/testing.ts';
import { firstProven } from './caveSearch.ts';
import { generate } from './generate.ts';
import { neededAt, START, themeOf, UNPROVEN } from './levels.ts';
import { planCave } from './planner.ts';

const t = tune(CONSTANTS);
const FEW_SEEDS = [1, 2].slice(0, times(1, 2));
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

describe('a plan', () => {
  test.each([
    ['straight to the diamond and out', ['@.*.X', '#####'], 5],
    ['round a wall', ['@#*X', '..  ', '####'], 6],
    ['past a boulder that is pushed down a hole', ['@o .*X', '## ###', '######'], 9],
  ] as const)('%s', (_, lines, most) => {
    const cave = caveFrom(lines, { exitOpen: false });
    cave.cells[cave.exit] = CELL.dirt;
    const way = planCave(cave, t, { left: 4000 });
    expect(way?.length).toBeLessThanOrEqual(most);
  });

  test.each([
    ['diamonds behind walls', ['@#*#X', '#####']],
    ['the exit behind a wall', ['@*#X', '####']],
    ['too few diamonds', ['@ .X', '####']],
  ] as const)('none for %s', (_, lines) => {
    const cave = caveFrom(lines, { exitOpen: false });
    cave.cells[cave.exit] = CELL.dirt;
    expect(planCave(cave, t, { left: 4000 })).toBeNull();
  });
});

test.each(FEW_SEEDS)('seed %i: the pilot finishes levels 1 to 4', seed => {
  expect(finished(seed, 4)).toEqual([5, 'playing']);
});

test('a cave that nobody can finish is not proven', () => {
  expect(
    firstProven({ seed: 1, level: 1, plain: true, t: { ...t, neededFirst: 40, dirtPercent: 0, diamondPercent: 0 } }),
  ).toBe(UNPROVEN);
});

test.each(FEW_SEEDS)('seed %i: with the longest pieces of wall a way through is still found', seed => {
  const longest = { ...t, segmentCells: CONSTANTS.segmentCells.range[1] };
  for (const level of [1, 2]) expect(firstProven({ seed, level, plain: true, t: longest })).toBeLessThan(UNPROVEN);
});

describe('a cave as it is made', () => {
  const caves = SEEDS.flatMap(seed =>
    [1, 2, 3, 5, 7, 9, 10, 20].map(level => ({
      seed,
      level,
      cave: generate({ seed, level, sub: 1, plain: false }, t),
    })),
  );

  test('has walls all round, the fox in a clear place, moths eight cells away, nothing in the air', () => {
    for (const { cave, seed, level } of caves) {
      const { cells, width, height, player, monsters } = cave;
      const name = `seed ${seed} level ${level}`;
      const isEdge = (cell: number) =>
        cell < width || cell >= width * (height - 1) || cell % width === 0 || cell % width === width - 1;
      const wrong = cells.findIndex((code, cell) => code > CELL.monster || (isEdge(cell) && code !== CELL.wall));
      expect(wrong, name).toBe(-1);
      expect(player).toBe(START.row * width + START.column);
      for (const direction of DIRECTIONS)
        expect(cells[beside(width, cells.length, player, direction)]).toBe(CELL.empty);
      for (const { cell } of monsters)
        expect(
          Math.max((cell % width) - START.column, Math.floor(cell / width) - START.row),
          name,
        ).toBeGreaterThanOrEqual(8);
      if (level > 1 && level !== 5) expect(monsters.length, name).toBeGreaterThan(0);
      if (level === 1) expect(monsters).toEqual([]);
    }
  });

  test('has a fifth more diamonds than it needs', () => {
    for (const { cave, level } of caves) {
      const diamonds = cave.cells.filter(isDiamond).length;
      expect(diamonds).toBeGreaterThanOrEqual(1.2 * neededAt(level, t));
    }
  });

  test('is filled as the specification says where it is plain', () => {
    const plain = SEEDS.map(seed => generate({ seed, level: 2, sub: 1, plain: true }, t));
    const share = (code: number) =>
      plain.reduce((sum, { cells }) => sum + cells.filter(cell => cell === code).length, 0) / (plain.length * 38 * 20);
    expect(share(CELL.dirt)).toBeGreaterThan(0.58);
    expect(share(CELL.dirt)).toBeLessThan(0.72);
    expect(share(CELL.boulder)).toBeGreaterThan(0.07);
    expect(share(CELL.boulder)).toBeLessThan(0.11);
    expect(share(CELL.diamond)).toBeGreaterThan(0.035);
    expect(share(CELL.diamond)).toBeLessThan(0.06);
    expect(share(CELL.monster)).toBeGreaterThan(0.01);
    expect(share(CELL.monster)).toBeLessThan(0.021);
  });

  test('the themes come in their order, plain caves between them', () => {
    const names = Array.from({ length: 12 }, (_, i) => themeOf(i + 1, false, t).name);
    expect(names).toEqual([
      'plain',
      'plain',
      'narrow',
      'plain',
      'rockfall',
      'plain',
      'lamplight',
      'plain',
      'nest',
      'plain',
      'narrow',
      'plain',
    ]); // prettier-ignore
    expect(themeOf(9, true, t).name).toBe('plain');
  });
});
