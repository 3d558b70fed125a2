// Bot: answers some imagined replies best. It sees what its seat may see.
import { seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { bestAnswers } from '../mind/think.ts';
import { sightOf } from '../rules/question.ts';
import type { Command, State } from '../rules/state.ts';

/** Promises whole what a choice of this sight picks. */
export function promising(
  choose: (state: Readonly<State>, t: T) => Command,
): (state: Readonly<State>, t: T) => Command | null {
  return (state, t) => {
    if (state.phase === 'over' || state.phase === 'waiting') return null;
    return state.phase === 'choose' ? choose(state, t) : { type: 'promise' };
  };
}

/** Of its moments, two a second, it promises in every second one: its match can be watched. */
const PAUSE = 2;

export const pilot = (seed: number) => {
  const rng = seeded(seed, 3);
  const promise = promising((state, t) => {
    // A position's answer stands beside it: what is shown of the game is how it is solved.
    const right = state.study?.positions[state.study.index]?.right[0];
    if (right) return { type: 'promise', promise: right };
    const [best] = bestAnswers(sightOf(state.valley, state.active, t), rng, 2);
    return { type: 'promise', ...(best && { promise: best.promise }) };
  });
  let waited = 0;
  return (state: Readonly<State>, t: T): Command | null => {
    if (++waited < PAUSE) return null;
    waited = 0;
    return promise(state, t);
  };
};
