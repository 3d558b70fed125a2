// Bot behind the start card and in conformance tests: the practised bot at a slower pace.

import type { EscapeTuning } from '../constants.ts';
import type { EscapeCommand, EscapeState } from '../rules/state.ts';
import { PRACTISED, player } from './bots.ts';

/** It acts in one of this many turns. */
const TURNS_PER_ACTION = 2;

export function pilot(seed: number): (state: Readonly<EscapeState>, t: EscapeTuning) => EscapeCommand | null {
  const decide = player(PRACTISED)(seed);
  let turn = 0;
  return (state, t) => (++turn % TURNS_PER_ACTION === 0 ? decide(state, t) : null);
}
