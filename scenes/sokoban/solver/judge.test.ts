// Position analysis: lost boxes, limits of the search, value of a push.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { readXsb, writeXsb } from '../levels/xsb.ts';
import { isSolved, type Level, positionOf, step } from '../rules/level.ts';
import { playMoves } from '../rules/lurd.ts';
import { worthInWords } from '../words.ts';
import { deadCells } from './deadCells.ts';
import { judge, nextPush, worthOf } from './judge.ts';
import { isDead, solve } from './solve.ts';
import { leastPushes, pulledLevel, smallLevels } from './testing.ts';

const level = (drawing: string) => readXsb(drawing)[0] as Level;
const numbered = (number: number) => level(readFileSync(`assets/levels/sokoban/${number}.xsb`, 'utf8'));
const SECOND = numbered(2);

describe('the guilty parcels', () => {
  /** `x` in place of `$` are those to be blamed. */
  test.each([
    ['one in a corner', '########\n#x  . .#\n#  $   #\n# @    #\n########'],
    ['two side by side on a wall', '########\n# xx   #\n#    $ #\n# @ ...#\n########'],
    ['two on a wall with one goal on it', '#########\n# x . x #\n#   $   #\n#   @   #\n# ..    #\n#########'],
    ['four in a square', '#########\n#       #\n# xx $  #\n# xx @..#\n#   ...##\n#########'],
    ['one that is shut in by itself', '#########\n#.  ##x##\n# $ # # #\n#  @  # #\n#.  #   #\n#########'],
  ])('%s', (_, drawing) => {
    const start = level(drawing.replaceAll('x', '$'));
    const lines = drawing.split('\n');
    const marked = lines.flatMap((line, row) =>
      [...line].flatMap((symbol, column) => (symbol === 'x' ? [row * start.width + column] : [])),
    );
    expect(judge(start, positionOf(start))).toEqual({ kind: 'dead', guilty: marked });
  });

  test('on hundreds of lost boards: blamed together they are lost, and no one of them is blamed for nothing', () => {
    let searched = 0;
    for (const start of smallLevels(31, 50)) {
      const judged = judge(start, positionOf(start));
      if (judged.kind !== 'dead') continue;
      const { guilty } = judged;
      expect(guilty.length, writeXsb(start)).toBeGreaterThan(0);
      expect(leastPushes({ ...start, boxes: guilty }), writeXsb(start)).toBeNull();
      for (const box of guilty) {
        const rest = guilty.filter(cell => cell !== box);
        if (rest.length > 0 && !isDead(start, positionOf(start)))
          expect(leastPushes({ ...start, boxes: rest }), writeXsb(start)).not.toBeNull();
      }
      if (!isDead(start, positionOf(start))) searched++;
    }
    expect(searched).toBeGreaterThan(0);
  });
});

test('an answer comes in its time, and what is not proven by then is not known', () => {
  const hall = pulledLevel(seeded(3), { width: 16, height: 14, boxes: 14, walls: 14, isGathered: true }, 9000);
  let asked = 0;
  // A clock that ticks whenever it is looked at: time is over after as many looks.
  const judged = judge(hall, positionOf(hall), { watch: { now: () => asked++, ms: 1 } });
  expect(judged.kind).toBe('unknown');
  expect(asked).toBeLessThan(6);
});

describe('the next push', () => {
  test('saves what the worst of the others costs more, by brute force', () => {
    let saving = 0;
    for (const start of smallLevels(8, 24)) {
      const answer = solve(start);
      if (answer.kind !== 'solved' || answer.solution.pushes === 0) continue;
      const worth = worthOf(start, positionOf(start), answer.solution);
      const costs = everyPush(start, answer.solution.lurd);
      const known = costs.filter(cost => cost !== null);
      expect(worth, writeXsb(start)).toEqual({
        left: answer.solution.pushes,
        others: costs.length,
        losing: costs.length - known.length,
        saves: Math.max(0, ...known.map(cost => cost + 1 - answer.solution.pushes)),
        isAtLeast: false,
      });
      if (worth.saves > 0) saving++;
    }
    expect(saving).toBeGreaterThan(1);
  });

  test('what could not be compared in time is said to be at least so much', () => {
    const answer = solve(SECOND);
    if (answer.kind !== 'solved') throw new Error(answer.kind);
    let asked = 0;
    const worth = worthOf(SECOND, positionOf(SECOND), answer.solution, {
      positions: 3,
      watch: { now: () => asked++, ms: 9 },
    });
    expect(worth).toMatchObject({ left: 19, isAtLeast: true });
  });

  test.each([
    [{ left: 9, others: 0, losing: 0, saves: 0, isAtLeast: false }, '9 pushes to go. No other push is possible.'],
    [
      { left: 1, others: 1, losing: 1, saves: 0, isAtLeast: false },
      '1 push to go. The only other push loses the level.',
    ],
    [
      { left: 9, others: 3, losing: 3, saves: 0, isAtLeast: false },
      '9 pushes to go. Every other push loses the level.',
    ],
    [
      { left: 9, others: 5, losing: 0, saves: 4, isAtLeast: false },
      '9 pushes to go. Saves up to 4 pushes over another first push.',
    ],
    [
      { left: 9, others: 5, losing: 2, saves: 4, isAtLeast: true },
      '9 pushes to go. Saves at least 4 pushes over another first push; 2 of 5 others lose the level.',
    ],
    [
      { left: 9, others: 5, losing: 0, saves: 0, isAtLeast: false },
      '9 pushes to go. All other pushes are just as good.',
    ],
  ])('in words: %o', (worth, words) => expect(worthInWords(worth)).toBe(words));
});

/** What remains after every push that can be made at the start, the solution's first left out; null where it loses. */
function everyPush(start: Level, lurd: string): (number | null)[] {
  const first = nextPush(start, positionOf(start), { lurd, pushes: 0, moves: 0 });
  const reached = new Map([[start.player, positionOf(start)]]);
  const pushes: (number | null)[] = [];
  for (const position of reached.values())
    for (const direction of ['u', 'd', 'l', 'r'] as const) {
      const after = step(start, position, direction);
      if (after?.pushed) {
        const isFirst = after.position.player === first?.box && direction === first.direction;
        if (!isFirst) pushes.push(leastPushes({ ...start, ...after.position }));
      } else if (after && !reached.has(after.position.player)) reached.set(after.position.player, after.position);
    }
  return pushes;
}

describe('dead cells', () => {
  test.each([
    ['corners, and walls without a goal', '#######\n#xxxxx#\n#x . x#\n#x@$ x#\n#xxxxx#\n#######'],
    ['a wall with a goal on it is alive between its corners', '#######\n#xxxxx#\n#x   x#\n#x@$ x#\n#x . x#\n#######'],
    ['a nook that leads nowhere', '#########\n#xxxxx###\n#x .   x#\n#x@$ x###\n#xxxxx###\n#########'],
  ])('%s', (_, drawing) => {
    const start = level(drawing.replaceAll('x', ' '));
    const cells = drawing.split('\n').join('');
    const wanted = [...cells].flatMap((symbol, cell) => (symbol === 'x' ? [cell] : []));
    expect([...deadCells(start)]).toEqual(wanted);
  });
});

test('every solution that is given leads home', () => {
  for (const start of smallLevels(12, 30)) {
    const judged = judge(start, positionOf(start));
    if (judged.kind === 'solvable') expect(isSolved(start, playMoves(start, judged.solution.lurd).position)).toBe(true);
  }
});
