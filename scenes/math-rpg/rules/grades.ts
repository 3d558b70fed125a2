// Grades: what is asked follows the level, and goes on to the next kind sooner for whoever knows one.
import { CHOICES, type Choice, KINDS, kindOf } from './kinds.ts';
import type { Progress } from './progress.ts';

/** Points of a kind with which it is passed: a right answer is one, a miss takes some. */
const PASSED = 8;
const MISSED = 4;
/** A kind that was answered so often, and so surely, in earlier runs needs but two right answers. */
const KNOWN = { asked: 20, right: 0.95, begins: PASSED - 2 } as const;

/** Right answers of each kind in this run, less what misses took. */
export type Fluency = readonly number[];

export const beginFluency = ({ kinds }: Pick<Progress, 'kinds'>): Fluency =>
  KINDS.map((_, kind) => {
    const [asked, right] = kinds[kind] ?? [0, 0];
    return asked >= KNOWN.asked && right >= asked * KNOWN.right ? KNOWN.begins : 0;
  });

export const fluencyAfter = (fluency: Fluency, kind: number, right: boolean): Fluency =>
  fluency.with(kind, Math.max(0, Math.min(PASSED, (fluency[kind] ?? 0) + (right ? 1 : -MISSED))));

/** The grade after a right answer: the next one where its kind is passed, the one after that where that is passed too; after the last all is mixed. */
export function gradeAfter(grade: number, operations: Choice, fluency: Fluency): number {
  const kind = kindOf(grade, operations);
  if (kind === null || (fluency[kind] ?? 0) < PASSED) return grade;
  return Math.min(CHOICES[operations].kinds.length + 1, gradeAfter(grade + 1, operations, fluency));
}

/** Both in the words of the label. */
export const passedText = ({ known, next }: { readonly known: string; readonly next: string }): string =>
  `You know “${known}”: now “${next}”.`;
