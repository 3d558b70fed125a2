// Scoring: scorecard of the specification (part 3, §2), names of results, Stableford points, medals, result of a round.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { courseOf } from './course.ts';
import { cardNumber, isAlone, isFresh, type State, totalOf } from './state.ts';

/** 'E' for even, '+n' over par, a plain negative number under it. */
export const relativeToPar = (strokes: number, par: number): string =>
  strokes === par ? 'E' : strokes > par ? `+${strokes - par}` : String(strokes - par);

const NAMES: Readonly<Record<number, string>> = {
  [-3]: 'Albatross!',
  [-2]: 'Eagle!',
  [-1]: 'Birdie!',
  0: 'Par',
  1: 'Bogey',
  2: 'Double bogey',
};

/** Golf term for a result: Birdie, Bogey … */
export const scoreName = (strokes: number, par: number): string =>
  strokes === 1 ? 'Hole in one!' : (NAMES[strokes - par] ?? relativeToPar(strokes, par));

export type Medal = 'gold' | 'silver' | 'bronze';

/** Gold for the fewest known strokes, silver for par, bronze for any holed ball. */
export const medalOf = (strokes: number, par: number, fewest: number): Medal =>
  strokes <= (fewest > 0 ? fewest : 1) ? 'gold' : strokes <= par ? 'silver' : 'bronze';

/** Line of the scorecard: a course, or the total. */
export interface Line {
  readonly course: string;
  readonly par: number;
  /** By player; 0 where it is not played yet. */
  readonly strokes: readonly number[];
  /** By player; '' where it is not played yet. */
  readonly over: readonly string[];
}

export interface Scorecard {
  readonly players: readonly string[];
  readonly lines: readonly Line[];
  readonly total: Line;
}

export function scorecard(state: Readonly<State>): Scorecard {
  const { texts, players, cards, walk } = state;
  const before = walk?.before.par ?? 0;
  const lines = texts.map((text, index): Line => {
    const { par, name } = courseOf(text);
    const strokes = cards.map(card => card[index] ?? 0);
    return {
      course: String(cardNumber(state, index) ?? (name || 'Own')),
      par,
      strokes,
      over: strokes.map(many => (many > 0 ? relativeToPar(many, par) : '')),
    };
  });
  const par = lines.reduce((sum, line) => sum + line.par, before);
  const strokes = players.map((_, player) =>
    lines.reduce((sum, line) => sum + (line.strokes[player] ?? 0), walk?.before.strokes[player] ?? 0),
  );
  /** Relative to the par of the courses played so far. */
  const over = strokes.map((many, player) => {
    const due = lines.reduce((sum, line) => sum + (line.strokes[player] ? line.par : 0), before);
    return due > 0 ? relativeToPar(many, due) : '';
  });
  return { players, lines, total: { course: 'Total', par, strokes, over } };
}

/** Stableford points: 2 for par, one more per stroke under it, one less per stroke over, at least 0. */
export const pointsOf = (strokes: number, par: number): number => (strokes > 0 ? Math.max(0, 2 + par - strokes) : 0);

/** Place of each player by strokes; equal ones share it, as golf writes it: T1. */
export const placesOf = (strokes: readonly number[]): readonly string[] =>
  strokes.map(mine => {
    const place = 1 + strokes.filter(other => other < mine).length;
    return strokes.filter(other => other === mine).length > 1 ? `T${place}` : String(place);
  });

/** What the points of the result are. */
const POINTS = 'Points: 2 for par, 1 more for each stroke under it, 1 for one over.';

/** Who won: fewest strokes, alone or together. */
export function verdict({ players, total }: Scorecard): string {
  const least = Math.min(...total.strokes);
  const first = players.filter((_, player) => total.strokes[player] === least);
  const [last, ...others] = first.toReversed();
  return others.length === 0 ? `${last} wins` : `${others.toReversed().join(', ')} and ${last} share the win`;
}

/** Result of a round that ends; a walk has one of its own (walkScore.ts). */
export function result(state: Readonly<State>, t: T): Result | null {
  if (state.phase !== 'over') return null;
  const card = scorecard(state);
  const { lines, total } = card;
  const again = 'Play Again';
  if (!isAlone(state))
    return { outcome: 'ended', score: 0, unscored: true, title: verdict(card), lines: [], table: tableOf(card), again };
  const [strokes = 0] = total.strokes;
  return {
    outcome: strokes <= total.par ? 'won' : 'ended',
    score: lines.reduce((sum, { par, strokes: [many = 0] }) => sum + pointsOf(many, par), 0),
    scoreLabel: 'Points',
    title: titleOf(state, strokes, total.par),
    lines: linesOf(state, card, t),
    table: tableOf(card),
    again,
    ...(isFresh(state) && { mode: FRESH_MODE }),
    medals: medals(state, card),
  };
}

/** Name of the mode whose best is kept apart: a round of new courses. */
const FRESH_MODE = 'New courses';

/** What a shared result says of a round of new courses: '7 strokes on par 9'. */
export function claimOf(state: Readonly<State>): string | null {
  if (state.phase !== 'over' || !isFresh(state) || !isAlone(state)) return null;
  return `${plural(totalOf(state), 'stroke')} on par ${scorecard(state).total.par}`;
}

const titleOf = ({ texts }: Readonly<State>, strokes: number, par: number): string =>
  texts.length === 1 ? scoreName(strokes, par) : overWords(strokes - par);

/** Strokes over par in words: 'Even par', '3 under par'. */
export const overWords = (over: number): string =>
  over === 0 ? 'Even par' : over < 0 ? `${-over} under par` : `${over} over par`;

/** Advice: the course that cost most, and strokes lost in water. */
function linesOf(state: Readonly<State>, { lines }: Scorecard, t: T): readonly string[] {
  const said: string[] = [];
  const lost = lines
    .map(({ course, strokes: [many = 0], par }) => ({ course, many, over: many - par }))
    .sort((a, b) => b.over - a.over)[0];
  if (lost && lost.over > 0 && lines.length > 1)
    said.push(
      lost.many >= t.mostStrokes
        ? `Course ${lost.course} cost the most: picked up after ${lost.many}.`
        : `Course ${lost.course} cost the most: ${plural(lost.over, 'stroke')} over par.`,
    );
  if (state.splashes > 0)
    said.push(
      `${plural(state.splashes, 'ball')} in the water: ${plural(state.splashes * t.waterPenalty, 'stroke')} lost.`,
    );
  said.push(POINTS);
  return said;
}

function medals(state: Readonly<State>, { lines }: Scorecard): readonly string[] {
  const holes = lines.map(({ par, strokes: [many = 0] }, index) => {
    const { line } = courseOf(state.texts[index] as string);
    return { strokes: many, par, isGold: medalOf(many, par, line.length) === 'gold' };
  });
  return medalsEarned(MEDALS, { holes, splashes: state.splashes, isFresh: isFresh(state), walked: 0, overPar: 0 });
}

/** Result table: Course, Par, Strokes, +/- and Total; with several players a column of strokes for each, and their places. */
export function tableOf({ players, lines, total }: Scorecard): NonNullable<Result['table']> {
  if (players.length === 1) {
    const row = ({ course, par, strokes, over }: Line) => [course, par, strokes[0] ?? 0, over[0] ?? ''];
    return { columns: ['Course', 'Par', 'Strokes', '+/-'], rows: lines.map(row), total: [row(total)] };
  }
  const row = ({ course, par, strokes }: Line) => [course, par, ...strokes];
  return {
    columns: ['Course', 'Par', ...players],
    rows: lines.map(row),
    total: [row(total), ['+/-', '', ...total.over], ['Place', '', ...placesOf(total.strokes)]],
  };
}
