// HUD as plain data and words: for screen readers and tests.
import type { HudItem } from '../kit/core/hud.ts';
import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { T } from './constants.ts';
import { nextEgg, validateWarm } from './rules/cats/eggs.ts';
import type { State } from './rules/state.ts';

export const CARE_ACTION_NAMES = {
  feed: 'Feed',
  water: 'Water',
  pet: 'Pet',
  play: 'Play',
  work: 'Work',
  rest: 'Rest',
} as const;

const last = lastAnswer<readonly HudItem[]>();

/** Cached items: the same list while the view is the same. */
export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { coins, level } = state;
  const cats = `${state.cats.length}/${state.maxCats}`;
  const isCold = validateWarm(state, nextEgg(state), t) !== null;
  return last([coins, level, cats, isCold], () => [
    { kind: 'counter', id: 'coins', label: 'Coins', value: coins },
    { kind: 'counter', id: 'level', label: 'Level', value: level },
    { kind: 'counter', id: 'cats', label: 'Cats', value: cats },
    { kind: 'button', id: 'warm', label: 'Warm', command: { type: 'warm' }, disabled: isCold },
  ]);
}
