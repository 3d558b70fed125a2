// HUD as plain data and words: for screen readers and tests.
import type { HudItem } from '../kit/core/hud.ts';
import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { State } from './rules/state.ts';

const last = lastAnswer<readonly HudItem[]>();

/** Cached items: the same list while the view is the same. */
export function hud(state: Readonly<State>): readonly HudItem[] {
  const { level, lives, gold, score } = state;
  return last([level, lives, gold, score], () => [
    { kind: 'counter', id: 'level', label: 'Level', value: level },
    { kind: 'counter', id: 'lives', label: 'Lives', value: Math.max(0, lives) },
    { kind: 'counter', id: 'gold', label: 'Gold', value: gold },
    { kind: 'counter', id: 'score', label: 'Score', value: score },
  ]);
}
