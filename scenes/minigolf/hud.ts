// HUD items as data.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { scoreName } from './score.ts';
import { courseAt, type State, totalOf } from './state.ts';

export const HINT = 'Click and drag to aim, release to set power and putt.';
export const IN_WATER = 'Ball in water! +1 stroke penalty.';

export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { par } = courseAt(state);
  const { players, turn, at, texts, strokes, phase } = state;
  return [
    ...(players.length > 1
      ? [{ kind: 'counter', id: 'player', label: 'Plays', value: players[turn] ?? '' } as const]
      : []),
    { kind: 'counter', id: 'course', label: 'Course', value: `${at + 1} of ${texts.length}` },
    { kind: 'counter', id: 'par', label: 'Par', value: par },
    { kind: 'counter', id: 'strokes', label: 'Strokes', value: strokes },
    { kind: 'counter', id: 'total', label: 'Total Strokes', value: totalOf(state) },
    ...messages(state, t),
    ...(phase === 'aiming' || phase === 'putting'
      ? [{ kind: 'prompt', id: 'hint', text: HINT } as const]
      : phase === 'completed'
        ? [{ kind: 'prompt', id: 'next', text: 'Click to go on.' } as const]
        : []),
  ];
}

function messages(state: Readonly<State>, t: T): readonly HudItem[] {
  const { ending, strokes, isWet, complaint } = state;
  const { par } = courseAt(state);
  const text =
    ending === 'pickedUp'
      ? `Picked up after ${t.mostStrokes} strokes`
      : ending === 'holed'
        ? scoreName(strokes, par)
        : isWet
          ? waterWords(t)
          : complaint;
  return text === null ? [] : [{ kind: 'message', id: 'said', text, large: ending === 'holed' }];
}

/** Water message of the specification, with the penalty's number. */
export const waterWords = ({ waterPenalty }: Pick<T, 'waterPenalty'>): string =>
  waterPenalty === 1 ? IN_WATER : IN_WATER.replace('+1', `+${waterPenalty}`);
