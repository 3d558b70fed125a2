// Solver against a brute-force breadth-first search, on the five levels and hundreds of small ones.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { readXsb, writeXsb } from '../levels/xsb.ts';
import { isSolved, type Level, positionOf } from '../rules/level.ts';
import { playMoves } from '../rules/lurd.ts';
import { boardOf } from './board.ts';
import { distancesOf } from './distances.ts';
import { judge, nextPush } from './judge.ts';
import { packingOrder } from './packing.ts';
import { Search } from './Search.ts';
import { isDead, solve, solveGreedily } from './solve.ts';
import { leastPushes, smallLevels } from './testing.ts';

const level = (drawing: string) => readXsb(drawing)[0] as Level;

test.each([9, 19, 21, 27, 30])('the five levels: %i pushes, found in order', least => {
  const number = [9, 19, 21, 27, 30].indexOf(least) + 1;
  const start = level(readFileSync(`assets/levels/sokoban/${number}.xsb`, 'utf8'));
  const answer = solve(start);
  expect(answer).toMatchObject({ kind: 'solved', solution: { pushes: least } });
  if (answer.kind !== 'solved') return;
  const played = playMoves(start, answer.solution.lurd);
  expect(played).toEqual({ position: played.position, pushes: least, moves: answer.solution.moves });
  expect(isSolved(start, played.position)).toBe(true);
});

test('small levels: as many pushes as brute force, or as surely none', () => {
  const count = times(75, 300);
  const tally = { solved: 0, unsolvable: 0, long: 0 };
  for (const start of smallLevels(20, count)) {
    const least = leastPushes(start);
    const answer = solve(start);
    if (least === null) {
      tally.unsolvable++;
      expect(answer.kind, writeXsb(start)).toBe('unsolvable');
      continue;
    }
    tally.solved++;
    if (least > 5) tally.long++;
    expect(isDead(start, positionOf(start)), writeXsb(start)).toBe(false);
    expect(answer, writeXsb(start)).toMatchObject({ kind: 'solved', solution: { pushes: least } });
    if (answer.kind === 'solved') expect(playMoves(start, answer.solution.lurd)).toMatchObject({ pushes: least });
  }
  expect(tally.solved / count).toBeGreaterThan(0.4);
  expect(tally.unsolvable / count).toBeGreaterThan(0.25);
  expect(tally.long / count).toBeGreaterThan(0.06);
});

describe('dead at sight', () => {
  test.each<[what: string, drawing: string, isDead: boolean]>([
    ['in a corner', '#####\n#$ .#\n# @ #\n#   #\n#####', true],
    ['in a corner that is a goal', '#####\n#* .#\n# $@#\n#   #\n#####', false],
    ['along a wall without a goal', '#####\n# $ #\n# @ #\n# . #\n#####', true],
    ['two side by side on a wall', '#######\n# $$  #\n#  @ .#\n#    .#\n#######', true],
    ['four in a square', '########\n#      #\n# $$   #\n# $$@..#\n#    ..#\n########', true],
    ['more boxes than goals within reach', '#######\n# .@  #\n#    .#\n# $$ ##\n#######', true],
    ['solved', '#####\n#@* #\n#####', false],
    ['open', '######\n#    #\n# @$.#\n#    #\n######', false],
    ['a box sealed off on its goal', '########\n#@$.##*#\n########', false],
    ['a box sealed off off its goal', '########\n#@ * ###\n#  *.#$#\n########', true],
  ])('%s: %s', (_, drawing, expected) => {
    const start = level(drawing);
    expect(isDead(start, positionOf(start))).toBe(expected);
    if (expected) expect(judge(start, positionOf(start))).toMatchObject({ kind: 'dead' });
  });
});

const SECOND = level(readFileSync('assets/levels/sokoban/2.xsb', 'utf8'));

describe('judging', () => {
  test('gives a way and says whether it is the shortest', () => {
    const judged = judge(SECOND, positionOf(SECOND));
    expect(judged).toMatchObject({ kind: 'solvable', isLeast: true, solution: { pushes: 19 } });
  });

  test('never guesses: what it could not find out is unknown', () => {
    expect(judge(SECOND, positionOf(SECOND), { positions: 5 })).toEqual({ kind: 'unknown' });
    expect(solve(SECOND, positionOf(SECOND), { positions: 5 })).toMatchObject({ kind: 'unknown', why: 'limit' });
  });

  test('any way will do where the shortest takes long, and is said to be no more than that', () => {
    const fifth = level(readFileSync('assets/levels/sokoban/5.xsb', 'utf8'));
    const judged = judge(fifth, positionOf(fifth), { positions: 1500 });
    if (judged.kind !== 'solvable') throw new Error(judged.kind);
    expect(judged.isLeast).toBe(false);
    const played = playMoves(fifth, judged.solution.lurd);
    expect(played.pushes).toBe(judged.solution.pushes);
    expect(isSolved(fifth, played.position)).toBe(true);
  });

  test('follows the hints to the end', () => {
    let position = positionOf(SECOND);
    let pushes = 0;
    for (; !isSolved(SECOND, position); pushes++) {
      const answer = solve(SECOND, position);
      const hint = answer.kind === 'solved' && nextPush(SECOND, position, answer.solution);
      if (!hint) throw new Error('no hint');
      expect(position.boxes).toContain(hint.box);
      const played = playMoves(SECOND, hint.lurd, position);
      expect(played).toMatchObject({ pushes: 1 });
      position = played.position;
    }
    expect(pushes).toBe(19);
    expect(nextPush(SECOND, position, { pushes: 0, moves: 0, lurd: '' })).toBeNull();
  });
});

/** Its far goals are filled first, and a parcel is pushed home in one go: one at a time, no order, takes a hundred times as many. */
const WAREHOUSES = readXsb(readFileSync('tests/bench/warehouses.xsb', 'utf8'));

/** In 1, 4 and 10 parcels stand in each other’s way: without an eye for what opens one they take longer than anybody waits. */
test.each([2, 3, 1, 4, 10])('in a hurry, warehouse %i of 11 to 14 parcels is filled in its order', index => {
  const start = WAREHOUSES[index] as Level;
  const answer = solveGreedily(start, positionOf(start), { positions: 10_000 });
  if (answer.kind !== 'solved') throw new Error(answer.kind);
  expect(isSolved(start, playMoves(start, answer.solution.lurd).position)).toBe(true);
});

test('in a hurry, small levels are solved or as surely not', () => {
  for (const start of smallLevels(21, times(20, 60)))
    expect(solveGreedily(start, positionOf(start)).kind, writeXsb(start)).toBe(solve(start).kind);
});

/** Such levels end before another way has its try: here each goes to the end by itself. */
test.each([1, 4, 8])('with %i rooms told apart no solution is lost for it', rooms => {
  for (const start of smallLevels(22, times(20, 60))) {
    const { board, setting } = boardOf(start, positionOf(start)) ?? {};
    if (!board || !setting) continue;
    const order = packingOrder(board, setting);
    const options = { bytes: 50_000_000, weight: 5, order, rooms, longAfter: 0 };
    const search = new Search(board, distancesOf(board), setting.boxes.length, options);
    if (search.start(setting)) while (search.next());
    expect(search.solved >= 0 ? 'solved' : 'unsolvable', writeXsb(start)).toBe(solve(start).kind);
  }
});

test('stops when asked and tells how far it has come', () => {
  const fifth = level(readFileSync('assets/levels/sokoban/5.xsb', 'utf8'));
  const bounds: number[] = [];
  const answer = solve(fifth, positionOf(fifth), {
    onProgress: ({ bound }) => bounds.push(bound),
    shouldStop: () => bounds.length === 3,
  });
  expect(answer).toMatchObject({ kind: 'unknown', why: 'stopped' });
  expect(bounds).toHaveLength(3);
  expect(bounds.every(bound => bound >= 26 && bound <= 30)).toBe(true);
});
