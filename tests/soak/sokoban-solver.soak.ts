// The Sokoban solver against brute force on thousands of small levels, and what it says of every position on its own way.
import { expect, test } from 'vitest';
import { writeXsb } from '../../scenes/sokoban/levels/xsb.ts';
import { DIRECTIONS, type Direction, type Level, positionOf, step } from '../../scenes/sokoban/rules/level.ts';
import { judge } from '../../scenes/sokoban/solver/judge.ts';
import { isDead, solve } from '../../scenes/sokoban/solver/solve.ts';
import { leastPushes, mirroredLevels, smallLevels } from '../../scenes/sokoban/solver/testing.ts';

const LEVELS_PER_SEED = 1000;

test.each([1, 2, 3, 4, 5, 6])('a thousand levels of seed %i: as many pushes as brute force', seed => {
  for (const level of smallLevels(seed, LEVELS_PER_SEED)) {
    const least = leastPushes(level);
    const answer = solve(level);
    expect(answer.kind === 'solved' ? answer.solution.pushes : null, writeXsb(level)).toBe(least);
    expect(answer.kind, writeXsb(level)).toBe(least === null ? 'unsolvable' : 'solved');
  }
});

test.each([1, 2, 3])('the same with what a long search spends, mirrored levels too: seed %i', seed => {
  for (const level of [...smallLevels(seed + 10, LEVELS_PER_SEED), ...mirroredLevels(seed, LEVELS_PER_SEED)]) {
    const least = leastPushes(level);
    const answer = solve(level, positionOf(level), { longAfter: 0 });
    expect(answer.kind === 'solved' ? answer.solution.pushes : null, writeXsb(level)).toBe(least);
    expect(answer.kind, writeXsb(level)).toBe(least === null ? 'unsolvable' : 'solved');
  }
});

test('one step off the way, the judgement agrees with brute force', () => {
  for (const level of smallLevels(7, 300)) {
    const answer = solve(level);
    if (answer.kind !== 'solved') continue;
    let position = positionOf(level);
    for (const letter of answer.solution.lurd) {
      for (const direction of DIRECTIONS) {
        const aside = step(level, position, direction);
        if (aside?.pushed) agree({ ...level, ...aside.position });
      }
      position = step(level, position, letter.toLowerCase() as Direction)?.position ?? position;
    }
  }
});

function agree(level: Level): void {
  const isLost = leastPushes(level) === null;
  expect(judge(level, positionOf(level)).kind, writeXsb(level)).toBe(isLost ? 'dead' : 'solvable');
  if (!isLost) expect(isDead(level, positionOf(level)), writeXsb(level)).toBe(false);
}
