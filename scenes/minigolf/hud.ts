// HUD items as data.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { scoreName } from './rules/score.ts';
import { courseAt, holeAt, isAlone, keepsSpot, nextPlayer, playerOf, type State, totalOf } from './rules/state.ts';
import { landWords } from './rules/walkScore.ts';

export const HINT = 'Click and drag to aim, release to set power and putt.';
/** What the swing asks of a beginner. */
export const SWING_HINT = 'The power grows and falls while you hold, however far you drag.';
export const IN_WATER = 'Ball in water! +1 stroke penalty.';
/** Said besides on new courses. */
export const ON_SPOT = 'Back where it was struck.';

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { par } = courseAt(state);
  const { at, texts, strokes, phase } = state;
  return [
    ...(isAlone(state) ? [] : [{ kind: 'counter', id: 'player', label: 'Plays', value: playerOf(state) } as const]),
    state.walk
      ? { kind: 'counter', id: 'course', label: 'Hole', value: holeAt(state, at) }
      : { kind: 'counter', id: 'course', label: 'Course', value: `${at + 1} of ${texts.length}` },
    { kind: 'counter', id: 'par', label: 'Par', value: par },
    { kind: 'counter', id: 'strokes', label: 'Strokes', value: strokes },
    { kind: 'counter', id: 'total', label: 'Total Strokes', value: totalOf(state) },
    ...messages(state, t),
    ...(phase === 'aiming' || phase === 'putting'
      ? [{ kind: 'prompt', id: 'hint', text: HINT } as const]
      : phase === 'completed'
        ? [{ kind: 'prompt', id: 'next', text: nextWords(state) } as const]
        : []),
  ];
}

/** What a click leads to; several at one device hear who plays next. */
export function nextWords(state: Readonly<State>): string {
  const next = nextPlayer(state);
  return next === null ? 'Click to go on.' : `Click to go on: ${state.players[next]} plays.`;
}

/** What a beginner hears of the swing: on the first course, until it is done. */
export const swingHint = ({ at, phase }: Readonly<State>): string | null =>
  at === 0 && (phase === 'aiming' || phase === 'putting') ? SWING_HINT : null;

/** Whose turn it is, until the first swing of a course; null for one alone. */
export const turnWords = (state: Readonly<State>): string | null =>
  !isAlone(state) && state.phase === 'aiming' && state.strokes === 0 ? `${playerOf(state)} plays` : null;

function messages(state: Readonly<State>, t: T): readonly HudItem[] {
  const { ending, strokes, isWet, complaint } = state;
  const { par } = courseAt(state);
  const text =
    ending === 'pickedUp'
      ? `Picked up after ${t.mostStrokes} strokes`
      : ending === 'holed'
        ? scoreName(strokes, par)
        : isWet
          ? waterWords(state, t)
          : (complaint ?? turnWords(state) ?? landWords(state));
  return text === null ? [] : [{ kind: 'message', id: 'said', text, large: ending === 'holed' }];
}

/** Water message of the specification, with the penalty's number; on new courses with where the ball lies now. */
export function waterWords(
  state: Readonly<Pick<State, 'numbers' | 'walk'>>,
  { waterPenalty }: Pick<T, 'waterPenalty'>,
): string {
  const words = waterPenalty === 1 ? IN_WATER : IN_WATER.replace('+1', `+${waterPenalty}`);
  return keepsSpot(state) ? `${words} ${ON_SPOT}` : words;
}
