// View model of the HUD.
import type { Ink } from '../kit/core/inks.ts';
import type { T } from './constants.ts';
import { HINT, nextWords, swingHint, turnWords, waterWords } from './hud.ts';
import { courseOf, FIELD } from './rules/course.ts';
import { inkOf, powerAfter } from './rules/putt.ts';
import { type Scorecard, scorecard, scoreName } from './rules/score.ts';
import { courseAt, isFresh, numberAt, playerOf, type State, titleAt, totalOf } from './rules/state.ts';
import { landWords, standingOf } from './rules/walkScore.ts';

export interface GolfView {
  readonly name: string;
  /** Which course it is: 'Course 3'. */
  readonly title: string;
  /** Its number on the site; 0 for a custom course, negative for a new one. */
  readonly number: number;
  /** Own best on a new course; null before the first, and on others. */
  readonly best: number | null;
  /** Index of the course in the round, and the number of its courses. */
  readonly at: number;
  readonly many: number;
  readonly par: number;
  /** Fewest known strokes; 0 where there was no search. */
  readonly fewest: number;
  readonly strokes: number;
  readonly total: number;
  /** Strokes against par over a walk: 'E', '+3'; null elsewhere. */
  readonly standing: string | null;
  /** Name of the player whose turn it is; null for one alone. */
  readonly player: string | null;
  readonly turn: number;
  readonly phase: State['phase'];
  readonly card: Scorecard;
  /** Of the round, course by course. */
  readonly numbers: readonly number[];
  readonly fewests: readonly number[];
  /** Message; `ends`: large, at the end of a course; `low`: placed at the bottom, because ball or hole is at the top. */
  readonly message: {
    readonly text: string;
    readonly ends: boolean;
    readonly low: boolean;
    /** It stands beside the picture, where it covers neither ball nor hole. */
    readonly beside?: true;
    /** The message says that this player plays. */
    readonly plays?: number;
  } | null;
  readonly hint: string | null;
  /** Power of the swing under way, or of the putt that rolls; null at rest. Of 100, in whole numbers. */
  readonly power: {
    readonly value: number;
    readonly isHeld: boolean;
    readonly ink: Ink;
    readonly last: number | null;
  } | null;
  /** What a beginner hears of the swing, beside the hint. */
  readonly swing: string | null;
  /** The text of the course, for the editor. */
  readonly text: string;
}

export function view(state: Readonly<State>, t: T): GolfView {
  const { name, par, line } = courseAt(state);
  const { turn, at, texts, numbers, bests, strokes, phase } = state;
  return {
    name,
    title: titleAt(state),
    best: isFresh(state) ? (bests[at]?.strokes ?? null) : null,
    number: numberAt(state),
    at,
    many: texts.length,
    par,
    fewest: line.length,
    strokes,
    total: totalOf(state),
    standing: standingOf(state),
    player: playerOf(state) || null,
    turn,
    phase,
    card: scorecard(state),
    numbers,
    fewests: texts.map(text => courseOf(text).line.length),
    message: messageOf(state, t),
    hint: phase === 'aiming' || phase === 'putting' ? HINT : phase === 'completed' ? nextWords(state) : null,
    power: powerOf(state, t),
    swing: swingHint(state),
    text: texts[at] as string,
  };
}

function powerOf({ phase, swing, last }: Readonly<State>, t: T): GolfView['power'] {
  const rolls = phase === 'rolling';
  if (!swing && !(rolls && last)) return null;
  const power = swing ? powerAfter(swing.ticks, t) : (last?.power ?? 0);
  const before = swing && last ? Math.round(last.power) : null;
  return { value: Math.round(power), isHeld: swing !== null, ink: inkOf(power, t), last: before };
}

/** Height that a message covers at the top, in px. */
const COVERED = 150;

function messageOf(state: Readonly<State>, t: T): GolfView['message'] {
  const { ending, strokes, isWet, complaint } = state;
  const { par, hole, start } = courseAt(state);
  const low = Math.min(hole.y, start.y) < COVERED && Math.max(hole.y, start.y) < FIELD.height - COVERED;
  if (ending === 'pickedUp') return { text: `Picked up after ${t.mostStrokes} strokes`, ends: true, low };
  if (ending === 'holed') return { text: scoreName(strokes, par), ends: true, low: hole.y < COVERED };
  if (isWet) return { text: waterWords(state, t), ends: false, low, beside: true };
  if (complaint !== null) return { text: complaint, ends: false, low };
  const turn = turnWords(state);
  if (turn !== null) return { text: turn, ends: false, low, plays: state.turn };
  const land = landWords(state);
  return land === null ? null : { text: land, ends: false, low };
}
