// Scoring: scorecard of the specification (part 3, §2), names of results, Stableford points, medals, result of a round.
import { medalsEarned } from '../kit/core/medals.ts';
import type { Result } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import { courseOf } from './course.ts';
import { MEDALS } from './medals.ts';
import type { State } from './state.ts';

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

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

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

export function scorecard({ texts, numbers, players, cards }: Readonly<State>): Scorecard {
  const lines = texts.map((text, index): Line => {
    const { par, name } = courseOf(text);
    const strokes = cards.map(card => card[index] ?? 0);
    const number = numbers[index] ?? 0;
    return {
      course: number > 0 ? String(number) : name || 'Own',
      par,
      strokes,
      over: strokes.map(many => (many > 0 ? relativeToPar(many, par) : '')),
    };
  });
  const par = lines.reduce((sum, line) => sum + line.par, 0);
  const strokes = players.map((_, player) => lines.reduce((sum, line) => sum + (line.strokes[player] ?? 0), 0));
  /** Relative to the par of the courses played so far. */
  const over = strokes.map((many, player) => {
    const due = lines.reduce((sum, line) => sum + (line.strokes[player] ? line.par : 0), 0);
    return due > 0 ? relativeToPar(many, due) : '';
  });
  return { players, lines, total: { course: 'Total', par, strokes, over } };
}

/** Stableford points: 2 for par, one more per stroke under it, one less per stroke over, at least 0. */
export const pointsOf = (strokes: number, par: number): number => (strokes > 0 ? Math.max(0, 2 + par - strokes) : 0);

export function result(state: Readonly<State>, t: T): Result | null {
  if (state.phase !== 'over') return null;
  const card = scorecard(state);
  const points = card.players.map((_, player) =>
    card.lines.reduce((sum, { par, strokes }) => sum + pointsOf(strokes[player] ?? 0, par), 0),
  );
  const isAlone = card.players.length === 1;
  const least = Math.min(...card.total.strokes);
  const first = card.players.filter((_, player) => card.total.strokes[player] === least);
  return {
    outcome: !isAlone ? 'ended' : least <= card.total.par ? 'won' : 'ended',
    score: Math.max(...points),
    scoreLabel: 'Points',
    title: isAlone ? titleOf(state, least, card.total.par) : first.length === 1 ? `${first[0]} wins` : 'A tie',
    lines: isAlone ? linesOf(state, card, t) : [],
    table: tableOf(card),
    again: 'Play Again',
    ...(isAlone && { medals: medals(state, card) }),
  };
}

const titleOf = ({ texts }: Readonly<State>, strokes: number, par: number): string =>
  texts.length === 1
    ? scoreName(strokes, par)
    : strokes < par
      ? `${par - strokes} under par`
      : strokes === par
        ? 'Even par'
        : `${strokes - par} over par`;

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
  return said;
}

function medals(state: Readonly<State>, { lines }: Scorecard): readonly string[] {
  const holes = lines.map(({ par, strokes: [many = 0] }, index) => {
    const { line } = courseOf(state.texts[index] as string);
    return { strokes: many, par, isGold: medalOf(many, par, line.length) === 'gold' };
  });
  return medalsEarned(MEDALS, { holes, splashes: state.splashes });
}

/** Result table: Course, Par, Strokes, +/- and Total; with several players a column of strokes for each. */
function tableOf({ players, lines, total }: Scorecard): NonNullable<Result['table']> {
  const isAlone = players.length === 1;
  const row = ({ course, par, strokes, over }: Line) =>
    isAlone ? [course, par, strokes[0] ?? 0, over[0] ?? ''] : [course, par, ...strokes];
  return {
    columns: ['Course', 'Par', ...(isAlone ? ['Strokes', '+/-'] : players)],
    rows: lines.map(row),
    total: [row(total), ...(isAlone ? [] : [['+/-', '', ...total.over]])],
  };
}
