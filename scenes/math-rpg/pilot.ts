// A bot that answers with a chance of being right: of conformance tests, of the picture behind the start card, and of the ladder.
import { random, seeded } from '../kit/core/rng.ts';
import type { MathTuning } from './constants.ts';
import type { MathCommand, MathState } from './state.ts';

export type Choose = (state: Readonly<MathState>, t: MathTuning) => 'meadow' | 'ridge';

/** The ridge while there is health to spare: a fight costs some, and the meadow spares whoever has little. */
const TO_SPARE = 1.5;
export const byHealth: Choose = ({ playerHealth }, t) => (playerHealth >= TO_SPARE * t.shyBelow ? 'ridge' : 'meadow');

/** Right in so many of a hundred answers. */
export const learner = (percent: number, choose: Choose) => (seed: number) => {
  const rng = seeded(seed, 5);
  return (state: Readonly<MathState>, t: MathTuning): MathCommand | null => {
    if (state.phase === 'over') return null;
    if (state.phase === 'path') return { type: 'take', path: choose(state, t) };
    const { answer } = state.question;
    return { type: 'answer', text: String(random(rng) * 100 < percent ? answer : answer + 1) };
  };
};

/** Behind the start card it thinks for a while: two of three beats pass. */
const THINKS = 3;

export function pilot(seed: number): (state: Readonly<MathState>, t: MathTuning) => MathCommand | null {
  const decide = learner(85, byHealth)(seed);
  let beat = 0;
  return (state, t) => (++beat % THINKS === 0 ? decide(state, t) : null);
}
