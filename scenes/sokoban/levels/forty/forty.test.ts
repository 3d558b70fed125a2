// The forty levels as committed: par and difficulty computed again, no two alike; and the generator's search.
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../kit/core/rng.ts';
import { floorMask, isSolved, type Level, positionOf } from '../../rules/level.ts';
import { playMoves } from '../../rules/lurd.ts';
import { boardKey } from '../../rules/state.ts';
import { solve } from '../../solver/solve.ts';
import { leastPushes, smallLevels } from '../../solver/testing.ts';
import { writeXsb } from '../xsb.ts';
import { gradeOf } from './difficulty.ts';
import { farthestStarts } from './farthest.ts';
import { LESSONS, TITLES } from './lessons.ts';
import { FORTY } from './levels.ts';
import { areAlike, fileOf, levelFromLesson } from './make.ts';
import { drawRoom } from './rooms.ts';

test('are forty, each with a name of its own, and no two rooms alike', () => {
  expect(FORTY.map(({ level }) => level.title)).toEqual([...LESSONS.map(({ title }) => title), ...TITLES]);
  expect(FORTY).toHaveLength(40);
  expect(new Set(FORTY.map(({ level }) => boardKey(level))).size).toBe(40);
  const found = FORTY.slice(LESSONS.length).map(({ level }) => ({
    ...level,
    walls: floorMask(level).map(isIn => !isIn),
  }));
  for (const [index, level] of found.entries())
    for (const other of found.slice(index + 1))
      expect(areAlike(level, other), `${level.title}, ${other.title}`).toBe(false);
});

test.each(FORTY.map(one => [one.level.title, one] as const))('%s: par, difficulty and way are true', (_, one) => {
  const { level, par, solution, difficulty } = one;
  expect(isSolved(level, positionOf(level))).toBe(false);
  expect(isSolved(level, playMoves(level, solution).position)).toBe(true);
  const grade = gradeOf(level, solution);
  expect(grade).toMatchObject({ par, difficulty, areAllPushed: true });
  // The hardest take seconds: the soak proves them.
  if (difficulty <= 40) expect(solve(level)).toMatchObject({ kind: 'solved', solution: { pushes: par } });
  const inside = floorMask(level);
  for (const box of level.boxes) expect(inside[box]).toBe(true);
});

test('grow harder from the first behind the lessons to the last', () => {
  const behind = FORTY.slice(LESSONS.length).map(({ difficulty }) => difficulty);
  expect(behind).toEqual(behind.toSorted((a, b) => a - b));
  expect((behind.at(-1) as number) / (behind[0] as number)).toBeGreaterThan(6);
});

test('vary: no three in a row of one size', () => {
  const sizes = FORTY.map(({ level }) => `${level.width} ${level.height}`);
  for (let at = 2; at < sizes.length; at++) expect(new Set(sizes.slice(at - 2, at + 1)).size).toBeGreaterThan(1);
});

describe('the search', () => {
  test('looks back exactly: its depth is what brute force needs, and no start of the room needs more', () => {
    for (const { title: _, ...level } of smallLevels(3, 8)) {
      const room: Level = { ...level, title: '' };
      const [deepest] = farthestStarts(room, 1_000_000, 1);
      const least = leastPushes(room);
      if (!deepest) continue;
      expect(deepest.pushes, writeXsb(room)).toBe(leastPushes({ ...room, ...deepest.position }));
      if (least !== null) expect(deepest.pushes).toBeGreaterThanOrEqual(least);
    }
  });

  test('makes the committed lesson anew', () => {
    const [lesson] = LESSONS;
    if (lesson) expect(fileOf(levelFromLesson(lesson))).toBe(FORTY[0]?.text);
  });

  test('rooms hang together and hold no dead ends', () => {
    const rng = seeded(6);
    let rooms = 0;
    for (let i = 0; i < 200; i++) {
      const room = drawRoom(rng, { across: 3, down: 2 });
      if (!room) continue;
      rooms++;
      const inside = floorMask(room);
      expect(inside).toEqual(room.walls.map(isWall => !isWall));
    }
    expect(rooms).toBeGreaterThan(10);
  });
});

test('another choice to make is harder, a long straight push is not', () => {
  const straight = (length: number) => {
    const inner = `@$${' '.repeat(length)}.`;
    const wall = '#'.repeat(inner.length + 2);
    return { drawing: `${wall}\n#${inner}#\n${wall}`, lurd: 'R'.repeat(length + 1) };
  };
  const grades = [2, 20].map(length => {
    const { drawing, lurd } = straight(length);
    const [first, row = ''] = drawing.split('\n');
    const width = (first ?? '').length;
    const cells = [...drawing.replaceAll('\n', '')];
    const at = (symbol: string) => cells.indexOf(symbol);
    expect(row).toContain('@$');
    const level = {
      title: '',
      width,
      height: 3,
      walls: cells.map(cell => cell === '#'),
      goals: [at('.')],
      boxes: [at('$')],
      player: at('@'),
    };
    return gradeOf(level, lurd).difficulty;
  });
  expect(grades).toEqual([0, 0]);
});
