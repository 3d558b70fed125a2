// Long search: deadlock database and symmetries switched on from the first position.
import { expect, test } from 'vitest';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import { writeXsb } from '../levels/xsb.ts';
import { isSolved, positionOf } from '../rules/level.ts';
import { playMoves } from '../rules/lurd.ts';
import { boardOf } from './board.ts';
import { DeadSets } from './DeadSets.ts';
import { distancesIn } from './deadCells.ts';
import { Position } from './Position.ts';
import { Symmetries } from './Symmetries.ts';
import { solve, solveGreedily } from './solve.ts';
import { leastPushes, mirroredLevels, smallLevels } from './testing.ts';

test.each([
  ['drawn anyhow', smallLevels(40, 100)],
  ['mirrored', mirroredLevels(41, 80)],
])('%s: as many pushes as brute force, or as surely none', (_, levels) => {
  let solved = 0;
  for (const start of levels) {
    const least = leastPushes(start);
    const answer = solve(start, positionOf(start), { longAfter: 0 });
    expect(answer.kind, writeXsb(start)).toBe(least === null ? 'unsolvable' : 'solved');
    expect(solveGreedily(start, positionOf(start), { longAfter: 0 }).kind, writeXsb(start)).toBe(answer.kind);
    if (answer.kind !== 'solved') continue;
    const { lurd } = answer.solution;
    const played = playMoves(start, lurd);
    expect(played.pushes, writeXsb(start)).toBe(least);
    expect(isSolved(start, played.position)).toBe(true);
    solved++;
  }
  expect(solved).toBeGreaterThan(25);
  expect(solved).toBeLessThan(levels.length - 15);
});

test('two or three boxes are in the table exactly where brute force brings them home', () => {
  const rng = seeded(42);
  const tally = { home: 0, lost: 0 };
  for (const start of smallLevels(42, 20)) {
    const found = boardOf(start, positionOf(start));
    const count = start.goals.length;
    if (!found || count < 2 || count > 3) continue;
    const { board } = found;
    const { live } = new Position(board, distancesIn(start, board).isDead, count);
    const sets = new DeadSets(board, live, count);
    expect(sets.size).toBe(count);
    for (let draws = 0; draws < 12; draws++) {
      const boxes = Int32Array.from(start.goals, () => live[randomInt(rng, live.length)] as number);
      const player = randomInt(rng, board.cells);
      if (new Set([...boxes, player]).size <= count) continue;
      const [at, ...placed] = [player, ...boxes].map(cell => board.levelCell[cell] as number) as [number, ...number[]];
      const drawn = { ...start, boxes: placed, player: at };
      const isLost = leastPushes(drawn) === null;
      tally[isLost ? 'lost' : 'home']++;
      expect(sets.isDeadAfter(boxes, 0, boxes[0] as number, player), writeXsb(drawn)).toBe(isLost);
    }
  }
  expect(tally.home).toBeGreaterThan(25);
  expect(tally.lost).toBeGreaterThan(25);
});

test('a position and its mirror image are one', () => {
  const rng = seeded(43);
  for (const start of mirroredLevels(43, 40)) {
    const found = boardOf(start, positionOf(start));
    if (!found) throw new Error('A made level is whole.');
    const { board } = found;
    const at = new Position(board, distancesIn(start, board).isDead, start.boxes.length);
    const symmetries = new Symmetries(board, at);
    const nameOf = (boxes: Int32Array, player: number) => {
      for (const box of boxes) at.walks.block(box);
      at.walks.walk(player);
      symmetries.find(boxes, at.walks.reached, at.walks.reachedCount);
      for (const box of boxes) at.walks.free(box);
      return `${symmetries.bits.join()} ${symmetries.room}`;
    };
    const mirrored = (cell: number) => {
      const there = board.levelCell[cell] as number;
      const column = there % start.width;
      return board.boardCell[there - column + start.width - 1 - column] as number;
    };
    for (let draws = 0; draws < 5; draws++) {
      const boxes = Int32Array.from(start.boxes, () => at.live[randomInt(rng, at.live.length)] as number);
      const player = randomInt(rng, board.cells);
      if (new Set([...boxes, player]).size <= boxes.length) continue;
      expect(nameOf(boxes.map(mirrored), mirrored(player)), writeXsb(start)).toBe(nameOf(boxes, player));
    }
  }
});
