// Points by what they are paid for: how they are added, summed and said. Specification part 3, §9; speed and proof pay beside it.
import { grouped } from '../../kit/core/digits.ts';

/** What points are paid for, as the result calls it. */
const PART_NAMES = {
  mission: 'mission',
  arrests: 'arrests',
  proof: 'proof',
  speed: 'speed',
  wrong: 'wrong marks',
} as const;
type Part = keyof typeof PART_NAMES;
export type Points = Readonly<Record<Part, number>>;

export const NO_POINTS: Points = { mission: 0, arrests: 0, proof: 0, speed: 0, wrong: 0 };

const PARTS = Object.keys(PART_NAMES) as Part[];

export const sumOf = (points: Points): number => PARTS.reduce((sum, part) => sum + points[part], 0);

/** Who earns: the part of the state that points change. */
interface Earning {
  score: number;
  earned: Points;
  firstEarned: Points;
  readonly tries: number;
}

/** Adds points to the score, and in a first try also to those that count for the best. */
export function addPoints(state: Earning, part: Part, amount: number): void {
  state.score += amount;
  state.earned = { ...state.earned, [part]: state.earned[part] + amount };
  if (state.tries === 1) state.firstEarned = { ...state.firstEarned, [part]: state.firstEarned[part] + amount };
}

/** 'Mission 700, arrests 400, wrong marks −50': the parts that are not nothing. */
export function partsInWords(points: Points): string {
  const said = PARTS.filter(part => points[part] !== 0)
    .map(part => `${PART_NAMES[part]} ${inWords(points[part])}`)
    .join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** A number of points, with a minus sign where it is below nothing. */
const inWords = (points: number): string => (points < 0 ? `−${grouped(-points)}` : grouped(points));

/** 'Mission 700, arrests 200: 900 points.'; empty where nothing was earned or lost. */
export const pointsInWords = (points: Points): string => {
  const parts = partsInWords(points);
  return parts === '' ? '' : `${parts}: ${inWords(sumOf(points))} points.`;
};
