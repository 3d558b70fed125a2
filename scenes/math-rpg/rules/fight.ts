// One fight: quick hits build a row and calm, a bold one spends the row on the creature's courage; what each would cost if it missed.
import type { MathTuning } from '../constants.ts';
import { ENEMIES, enemyAt } from './enemies.ts';
import { type Course, type Did, MANNERS, type Manner, type Pose, type Stroke } from './manners.ts';

export interface Fight {
  /** Steps of the row against this creature: each makes the next hit one harder, and a bold one takes more courage. */
  readonly row: number;
  /** What a wrong quick answer costs now. */
  readonly anger: number;
  /** The least that it costs now: it rises in a long fight. */
  readonly least: number;
  /** Courage left and at the start. */
  readonly courage: number;
  readonly fullCourage: number;
  readonly turn: number;
  readonly sinceBold: number;
  readonly last: Stroke | null;
  readonly same: number;
  /** Row that the last bold hit spent. */
  readonly spent: number | null;
}

/** A right answer: its kind, and whether it meets the creature's weak spot. */
export interface Hit {
  readonly stroke: Stroke;
  readonly isWeakSpot: boolean;
  /** A quick one with a full row, though a bold one could spend it: it deals the least, and the creature strikes. */
  readonly isStalling?: boolean;
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

export const isRowFull = ({ row }: Pick<Fight, 'row'>, t: MathTuning): boolean => row > 0 && row >= fullRow(t);

/** How often creatures have become wilder up to a level. */
const wildness = (level: number, t: MathTuning): number => Math.floor((level - 1) / t.wilderEvery);

/** Room between the least at the start of a fight and the most that a wrong answer costs. */
const CALM = 4;

/** The least that a miss costs at the start: more at later levels, and on the ridge. */
function leastOf(level: number, path: string, t: MathTuning): number {
  const [low, high] = blows(t);
  const ridge = path === 'ridge' ? Math.round(t.ridgeAnger) : 0;
  return Math.min(low + wildness(level, t) + ridge, Math.max(low, high - CALM));
}

/** Courage of the creature of a level; in the second round it grows faster. */
function courageOf(level: number, t: MathTuning): number {
  const again = Math.max(0, level - ENEMIES.length);
  const usual = t.courage + t.couragePerLevel * (level - again) + t.courageAgain * again;
  return Math.max(1, Math.round(usual * (mannerOf(level).heart ?? 1)));
}

export function beginFight(level: number, path: string, t: MathTuning, row = 0): Fight {
  const least = leastOf(level, path, t);
  const courage = courageOf(level, t);
  const anger = Math.min(blows(t)[1], least + (mannerOf(level).begins ?? 0));
  const none = { turn: 0, sinceBold: 0, last: null, same: 0, spent: null };
  return { row: Math.min(row, fullRow(t)), anger, least, courage, fullCourage: courage, ...none };
}

const courseOf = (fight: Fight, level: number, t: MathTuning): Course => ({
  ...fight,
  temper: 1 + wildness(level, t),
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

/** Damage of a right answer: the row's, the most at a weak spot, the least where it stalls or the creature blocks it. */
export function damageOf(fight: Fight, level: number, { stroke, isWeakSpot, isStalling }: Hit, t: MathTuning): number {
  const [least, most] = hits(t);
  if (isStalling || isBlocked(fight, level, stroke, t)) return least;
  return isWeakSpot ? most : Math.min(most, least + fight.row);
}

/** Steps that a right quick answer adds to the row. */
export function stepsOf(fight: Fight, level: number, isWeakSpot: boolean, t: MathTuning): number {
  if (isBlocked(fight, level, 'quick', t)) return 0;
  return Math.min(fullRow(t) - fight.row, isWeakSpot ? 2 : 1);
}

/** Courage that a right bold answer takes: 1, 2, 4, 7 and 11 by the steps of the row; at a weak spot as with a step more. */
export function takesOf(fight: Fight, level: number, isWeakSpot: boolean, t: MathTuning): number {
  if (isBlocked(fight, level, 'bold', t)) return 0;
  const steps = fight.row + (isWeakSpot ? 1 : 0);
  return 1 + (steps * (steps + 1)) / 2;
}

/** What a wrong answer of a stroke costs: a bold one more, except of a creature that never gets angry. */
export function missOf(fight: Fight, level: number, stroke: Stroke, t: MathTuning): number {
  const more = stroke === 'bold' && !mannerOf(level).isSlow ? Math.round(t.boldMiss) : 0;
  return Math.min(blows(t)[1], fight.anger + more);
}

/** The fight after a right answer: a quick one lengthens the row, a bold one spends it. */
export function afterHit(fight: Fight, level: number, { stroke, isWeakSpot, isStalling }: Hit, t: MathTuning): Fight {
  const course = courseOf(fight, level, t);
  const isBold = stroke === 'bold';
  const taken = isBold ? takesOf(fight, level, isWeakSpot, t) : 0;
  const regained = mannerOf(level).regains?.(course, stroke) ?? 0;
  const after: Fight = {
    ...fight,
    row: isBold ? 0 : fight.row + stepsOf(fight, level, isWeakSpot, t),
    courage: Math.max(0, Math.min(fight.fullCourage, fight.courage - taken + regained)),
    sinceBold: isBold ? 0 : fight.sinceBold + 1,
    last: stroke,
    same: fight.last === stroke ? fight.same + 1 : 1,
    spent: isBold ? rowSpent(fight, taken) : fight.spent,
  };
  return angered(after, course, level, isStalling ? 'stalled' : stroke, t);
}

/** A row that took nothing is not remembered: it may come again. */
const rowSpent = ({ row }: Fight, taken: number): number | null => (taken > 0 ? row : null);

/** Steps of the row that a wrong quick answer costs. */
const STUMBLE = 2;

/** The fight after a wrong answer: a bold one costs the whole row, a quick one a part of it, unless it is `kept`. */
export function afterMiss(fight: Fight, level: number, stroke: Stroke, kept: boolean, t: MathTuning): Fight {
  const { keepsRow, drinks = 0 } = mannerOf(level);
  const left = stroke === 'bold' ? 0 : Math.max(0, fight.row - STUMBLE);
  const row = kept || keepsRow ? fight.row : left;
  const courage = Math.min(fight.fullCourage, fight.courage + drinks);
  return angered({ ...fight, row, courage, last: null, same: 0 }, courseOf(fight, level, t), level, 'wrong', t);
}

/** Counts the answer, and lets the creature's anger follow from it: a long fight makes it angrier for good. */
function angered(fight: Fight, before: Course, level: number, did: Did, t: MathTuning): Fight {
  const { anger, isSlow } = mannerOf(level);
  const most = blows(t)[1];
  const turn = fight.turn + 1;
  const isLonger = turn > t.patience && !isSlow;
  const least = Math.min(most, fight.least + (isLonger ? 1 : 0));
  const after = anger?.({ ...before, turn, least }, did) ?? usualAnger(before, did);
  return { ...fight, turn, least, anger: Math.max(least, Math.min(most, after)) };
}

/** A quick answer calms by one, unless it stalls; a bold one angers the more, the later the level. */
function usualAnger({ anger, temper }: Course, did: Did): number {
  if (did === 'wrong') return anger;
  if (did === 'bold') return anger + 1 + temper;
  return did === 'stalled' ? anger + STALLED : anger - 1;
}

/** Anger that a stalling hit adds. */
const STALLED = 2;

/** A creature that lost its courage gives up. */
export const givesUp = ({ courage }: Fight): boolean => courage === 0;
