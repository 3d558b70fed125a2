// Bot that answers right with a given probability.
import { random, seeded } from '../kit/core/rng.ts';
import type { MathTuning } from './constants.ts';
import type { Op } from './facts.ts';
import type { MathCommand, MathState } from './state.ts';

export type Choose = (state: Readonly<MathState>, t: MathTuning) => 'meadow' | 'ridge';

/** Right answers in percent, by operation or for all. */
export type Skill = number | Readonly<Record<Op, number>>;

/** Path choice: the ridge if its enemy is weak to plus or minus, which most players find easier than the tables. */
export const byShield: Choose = ({ ridge }) => (ridge === '+' || ridge === '−' ? 'ridge' : 'meadow');

export const learner = (skill: Skill, choose: Choose) => (seed: number) => {
  const rng = seeded(seed, 5);
  return (state: Readonly<MathState>, t: MathTuning): MathCommand | null => {
    if (state.phase === 'over') return null;
    if (state.phase === 'path') return { type: 'take', path: choose(state, t) };
    const { answer, op } = state.question;
    const percent = typeof skill === 'number' ? skill : skill[op];
    return { type: 'answer', text: String(random(rng) * 100 < percent ? answer : answer + 1) };
  };
};

/** Bot behind the start card: acts in one of three calls, so that it seems to think. */
const THINKS = 3;

export function pilot(seed: number): (state: Readonly<MathState>, t: MathTuning) => MathCommand | null {
  const decide = learner(85, byShield)(seed);
  let beat = 0;
  return (state, t) => (++beat % THINKS === 0 ? decide(state, t) : null);
}
