// Difficulty estimate of a level, from its board and a shortest solution.
import { type Direction, type Level, type Position, positionOf, step } from '../../rules/level.ts';
import { pushesFrom } from '../../solver/judge.ts';
import { boundOf, isDead } from '../../solver/solve.ts';

export interface Grade {
  readonly par: number;
  /** Number of switches between boxes. */
  readonly changes: number;
  /** Pushes away from the goals: half of the difference between par and the boxes' own distances. */
  readonly detours: number;
  /** Every box is pushed. */
  readonly areAllPushed: boolean;
  /** A box on a goal at the start must leave it. */
  readonly leavesHome: boolean;
  readonly difficulty: number;
}

/**
 * The player decides where another box is pushed or the same one changes its direction. Each decision counts the logarithm of the
 * possible pushes that are not obvious deadlocks: one more for twice as many. A detour counts two, because players avoid
 * pushes away from a goal. The sum is rounded; the length of a solution alone does not count.
 */
export function gradeOf(level: Level, lurd: string): Grade {
  let position: Position = positionOf(level);
  let par = 0;
  let changes = 0;
  let decided = 0;
  let before = { box: -1, letter: '' };
  const pushed = new Set<number>();
  for (const letter of lurd) {
    const taken = step(level, position, letter.toLowerCase() as Direction);
    if (!taken) throw new Error('The letters are no way.');
    if (taken.pushed) {
      const box = position.boxes.indexOf(taken.position.player);
      par++;
      if (par > 1 && box !== before.box) changes++;
      if (box !== before.box || letter !== before.letter) decided += log2(choices(level, position));
      pushed.add(box);
      before = { box, letter };
    }
    position = taken.position;
  }
  const detours = (par - (boundOf(level, level) ?? par)) / 2;
  return {
    par,
    changes,
    detours,
    areAllPushed: pushed.size === level.boxes.length,
    leavesHome: [...pushed].some(box => level.goals.includes(level.boxes[box] as number)),
    difficulty: Math.round(decided + 2 * detours),
  };
}

const choices = (level: Level, position: Position): number =>
  Math.max(1, pushesFrom(level, position).filter(({ after }) => !isDead(level, after)).length);

/** By squaring: the same on every engine. */
function log2(number: number): number {
  let found = 0;
  let rest = number;
  for (; rest >= 2; rest /= 2) found++;
  for (let bit = 0.5; bit > 0.001; bit /= 2) {
    rest *= rest;
    if (rest < 2) continue;
    rest /= 2;
    found += bit;
  }
  return found;
}
