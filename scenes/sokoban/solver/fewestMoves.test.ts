// The optimiser for moves agrees with a search over single steps, and never makes more moves than the one for pushes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { readXsb } from '../levels/xsb.ts';
import { DIRECTIONS, isSolved, type Level, type Position, positionOf, step } from '../rules/level.ts';
import { playMoves } from '../rules/lurd.ts';
import { fewestMoves } from './fewestMoves.ts';
import { solve } from './solve.ts';
import { smallLevels } from './testing.ts';

/** Fewest steps, breadth first over single steps; null where none suffice. */
function leastSteps(level: Level): number | null {
  let round: Position[] = [positionOf(level)];
  const seen = new Set<string>();
  for (let steps = 0; round.length > 0; steps++) {
    const next: Position[] = [];
    for (const position of round) {
      const key = `${position.player}:${position.boxes.toSorted((a, b) => a - b).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (isSolved(level, position)) return steps;
      for (const direction of DIRECTIONS) {
        const after = step(level, position, direction);
        if (after) next.push(after.position);
      }
    }
    round = next;
  }
  return null;
}

test('on small levels it finds what a search over all steps finds', () => {
  for (const level of smallLevels(5, times(25, 400))) {
    const answer = fewestMoves(level);
    const least = leastSteps(level);
    if (least === null) expect(answer.kind).toBe('unsolvable');
    else expect(answer).toMatchObject({ kind: 'solved', solution: { moves: least } });
  }
});

describe('on the five', () => {
  test.each([1, 2, 3])('level %i', number => {
    const [level] = readXsb(readFileSync(`assets/levels/sokoban/${number}.xsb`, 'utf8')) as [Level];
    const [moves, pushes] = [fewestMoves(level), solve(level)];
    if (moves.kind !== 'solved' || pushes.kind !== 'solved') throw new Error(`${moves.kind}, ${pushes.kind}`);
    expect(moves.solution.moves).toBeLessThanOrEqual(pushes.solution.moves);
    expect(moves.solution.pushes).toBeGreaterThanOrEqual(pushes.solution.pushes);
    const played = playMoves(level, moves.solution.lurd);
    expect([isSolved(level, played.position), moves.solution.lurd.length]).toEqual([true, moves.solution.moves]);
  });
});

test('it stops at a limit and when it is told, and says how far it came', () => {
  const [level] = readXsb(readFileSync('assets/levels/sokoban/5.xsb', 'utf8')) as [Level];
  const limited = fewestMoves(level, positionOf(level), { positions: 800 });
  expect(limited).toMatchObject({ kind: 'unknown', why: 'limit' });
  if (limited.kind === 'unknown') expect(limited.bound).toBeGreaterThanOrEqual(30);
  expect(fewestMoves(level, positionOf(level), { shouldStop: () => true })).toMatchObject({ why: 'stopped' });
});
