// One fight: how the row against this creature grows, what a miss would cost, and how its courage sinks.
import type { MathTuning } from './constants.ts';
import { ENEMIES, enemyAt } from './enemies.ts';
import { type Course, type Did, MANNERS, type Manner, type Pose, type Stroke } from './manners.ts';

export interface Fight {
  /** Steps of the row against this creature: each makes the next hit one harder. */
  readonly row: number;
  /** What a wrong answer costs now. */
  readonly anger: number;
  /** The least that it ever costs against this creature. */
  readonly least: number;
  /** Courage left and at the start; the first creature has none to lose and fights to the end. */
  readonly courage: number;
  readonly fullCourage: number;
  readonly turn: number;
  readonly sinceBold: number;
  readonly last: Stroke | null;
  readonly same: number;
}

export const mannerOf = (level: number): Manner => MANNERS[enemyAt(level)] as Manner;

const ordered = (one: number, other: number): readonly [number, number] => [
  Math.round(Math.min(one, other)),
  Math.round(Math.max(one, other)),
];
/** Least and most damage of a right answer, and of a wrong one. */
export const hits = (t: MathTuning) => ordered(t.hitLeast, t.hitMost);
export const blows = (t: MathTuning) => ordered(t.blowLeast, t.blowMost);
/** Steps of a full row. */
export const fullRow = (t: MathTuning): number => hits(t)[1] - hits(t)[0];

/** How often creatures have become wilder up to a level. */
const wildness = (level: number, t: MathTuning): number => Math.floor((level - 1) / t.wilderEvery);

/** The least that a miss costs: more on the ridge. */
function leastOf(path: string, t: MathTuning): number {
  const [low, high] = blows(t);
  return Math.min(low + (path === 'ridge' ? Math.round(t.ridgeAnger) : 0), Math.max(low, high - CALM));
}
/** Room between the least and the most that a wrong answer costs. */
const CALM = 5;

/** Courage of the creature of a level; in the second round it grows faster. */
function courageOf(level: number, t: MathTuning): number {
  if (level === 1) return 0;
  const again = Math.max(0, level - ENEMIES.length);
  return Math.round(t.courage + t.couragePerLevel * (level - again) + t.courageAgain * again);
}

export function beginFight(level: number, path: string, t: MathTuning): Fight {
  const least = leastOf(path, t);
  const courage = courageOf(level, t);
  const anger = Math.min(blows(t)[1], least + (mannerOf(level).begins ?? 0));
  return { row: 0, anger, least, courage, fullCourage: courage, turn: 0, sinceBold: 0, last: null, same: 0 };
}

/** By how much a creature's anger changes: later ones are quicker to anger. */
const temperOf = (level: number, t: MathTuning): number => 1 + wildness(level, t);

const courseOf = (fight: Fight, level: number, t: MathTuning): Course => ({
  ...fight,
  temper: temperOf(level, t),
  most: blows(t)[1],
  isFull: fight.row >= fullRow(t),
});

export const poseOf = (fight: Fight, level: number, t: MathTuning): Pose =>
  mannerOf(level).pose?.(courseOf(fight, level, t)) ?? 'plain';
/** The only stroke that the creature lets one take; null for both. */
export const onlyOf = (fight: Fight, level: number, t: MathTuning): Stroke | null =>
  mannerOf(level).only?.(courseOf(fight, level, t)) ?? null;
export const isBlocked = (fight: Fight, level: number, stroke: Stroke, t: MathTuning): boolean =>
  mannerOf(level).blocks?.(courseOf(fight, level, t), stroke) === true;

/** Damage of a right answer: the row's, the least where the creature blocks it, the most at a weak spot. */
export function damageOf(
  fight: Fight,
  level: number,
  { stroke, isWeakSpot }: { readonly stroke: Stroke; readonly isWeakSpot: boolean },
  t: MathTuning,
): number {
  const [least, most] = hits(t);
  if (isWeakSpot) return most;
  return isBlocked(fight, level, stroke, t) ? least : Math.min(most, least + fight.row);
}

/** Steps that a right answer adds to the row where the creature does not block it. */
export const stepsOf = ({ stroke, isWeakSpot }: { readonly stroke: Stroke; readonly isWeakSpot: boolean }): number =>
  1 + (stroke === 'bold' ? 1 : 0) + (isWeakSpot ? 1 : 0);

/** The fight after a right answer. A bold one is a step more, and so is one at a weak spot; steps above a full row take courage. */
export function afterHit(
  fight: Fight,
  level: number,
  { stroke, isWeakSpot }: { readonly stroke: Stroke; readonly isWeakSpot: boolean },
  t: MathTuning,
): Fight {
  const course = courseOf(fight, level, t);
  const blocked = !isWeakSpot && isBlocked(fight, level, stroke, t);
  const steps = blocked ? 0 : stepsOf({ stroke, isWeakSpot });
  const row = Math.min(fullRow(t), fight.row + steps);
  const regained = mannerOf(level).regains?.(course, stroke) ?? 0;
  const courage = Math.min(fight.fullCourage, fight.courage - (fight.row + steps - row) + regained);
  const same = fight.last === stroke ? fight.same + 1 : 1;
  const sinceBold = stroke === 'bold' ? 0 : fight.sinceBold + 1;
  return angered(
    { ...fight, row, courage: Math.max(0, courage), sinceBold, last: stroke, same },
    course,
    level,
    stroke,
    t,
  );
}

/** The fight after a wrong answer: the row is gone, unless it is `kept`. */
export function afterMiss(fight: Fight, level: number, kept: boolean, t: MathTuning): Fight {
  const row = kept || mannerOf(level).keepsRow ? fight.row : 0;
  return angered({ ...fight, row, last: null, same: 0 }, courseOf(fight, level, t), level, 'wrong', t);
}

/** Counts the answer, and lets the creature's anger follow from it. */
function angered(fight: Fight, before: Course, level: number, did: Did, t: MathTuning): Fight {
  const turn = fight.turn + 1;
  const after = mannerOf(level).anger?.({ ...before, turn }, did) ?? usualAnger(before, did);
  return { ...fight, turn, anger: Math.max(fight.least, Math.min(blows(t)[1], after)) };
}

const usualAnger = ({ anger, temper }: Course, did: Did): number => (did === 'quick' ? anger + temper : anger - temper);

/** A creature that had courage and lost it gives up. */
export const givesUp = ({ courage, fullCourage }: Fight): boolean => fullCourage > 0 && courage === 0;
