// Lessons: what a kind of dalex does, said at the beginning of the level on which it first appears.
import { plural } from '../../kit/core/plural.ts';
import type { DalexTuning } from '../constants.ts';
import { type DalexKind, LEAP } from './crowd.ts';
import { firstLevelOf } from './spawn.ts';
import type { DalexState } from './state.ts';

/** Turns for which it is shown. */
const TURNS = 3;

/** What is new on this level; null where nothing is, and later. */
export function lessonOf(
  { crowd, level, turns }: Pick<DalexState, 'crowd' | 'level' | 'turns'>,
  t: DalexTuning,
): string | null {
  if (!crowd || turns >= TURNS) return null;
  const isNew = (kind: DalexKind) => level === firstLevelOf(kind, t);
  if (isNew('sleeper'))
    return `New: sleepers. They wake when you are within ${plural(crowd.wakeReach, 'cell')}, or by noise: screwdriver, Last Stand.`;
  return isNew('leaper')
    ? `New: leapers. They rest one turn and leap ${LEAP} cells in the next, over whatever stands there.`
    : null;
}
