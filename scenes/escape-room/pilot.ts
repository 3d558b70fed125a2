// The bot of the conformance tests and of the picture behind the start card: it looks round, thinks, and finds the way.
import type { EscapeTuning } from './constants.ts';
import { PRACTISED, player } from './players.ts';
import type { EscapeCommand, EscapeState } from './state.ts';

/** It thinks in between: one of two beats passes. */
const THINKS = 2;

export function pilot(seed: number): (state: Readonly<EscapeState>, t: EscapeTuning) => EscapeCommand | null {
  const decide = player(PRACTISED)(seed);
  let beat = 0;
  return (state, t) => (++beat % THINKS === 0 ? decide(state, t) : null);
}
