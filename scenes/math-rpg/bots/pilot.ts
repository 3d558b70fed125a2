// Bots that answer right with a given probability, and choose question, path and treasures by a plan.
import { random, seeded } from '../../kit/core/rng.ts';
import type { MathTuning } from '../constants.ts';
import { strokesOf } from '../rules/asking.ts';
import { effortOf } from '../rules/effort.ts';
import { fullRow, isBlocked, takesOf } from '../rules/fight.ts';
import type { Stroke } from '../rules/manners.ts';
import type { MathCommand, MathState } from '../rules/state.ts';
import type { Treasure } from '../rules/treasures.ts';

type Decide<Out> = (state: Readonly<MathState>, t: MathTuning) => Out;

/** Wrong answers in percent for each step that a question takes: 7 × 8 has two, 17 × 8 + 36 has six. */
export interface Skill {
  readonly errs: number;
}
/** Nobody errs more often than this, in percent: one guess in so many is right. */
const MOST_WRONG = 95;

export interface Plan {
  readonly path: Decide<'meadow' | 'ridge'>;
  readonly stroke: Decide<Stroke>;
  readonly use: Decide<Treasure | null>;
}

/** Health below which a careful player rests. */
const TIRED = 85;
/** The ridge for what lies there, unless tired, and only where its weak spot asks for what is easy. */
export const byHealth: Plan['path'] = ({ playerHealth, ridge }) =>
  playerHealth >= TIRED && (ridge === '+' || ridge === '−') ? 'ridge' : 'meadow';

/** Steps by which a bold question may be harder before the row is full. */
const DARING = 1;
/** Bold where it ends the fight, with a full row, and with a nearly full one where its sum is hardly harder; else quick. */
export const byWorth: Plan['stroke'] = ({ fight, level, weakness, offers }, t) => {
  if (offers.bold === null || isBlocked(fight, level, 'bold', t)) return 'quick';
  if (isBlocked(fight, level, 'quick', t) || fight.row >= fullRow(t)) return 'bold';
  if (takesOf(fight, level, offers.bold.op === weakness, t) >= fight.courage) return 'bold';
  const isNear = fight.row >= fullRow(t) - 1;
  // With one step more it would be seen through.
  if (isNear && isBlocked({ ...fight, row: fight.row + 1 }, level, 'bold', t)) return 'bold';
  return isNear && effortOf(offers.bold) - effortOf(offers.quick) <= DARING ? 'bold' : 'quick';
};

/** Effort of a bold question that is better rubbed out. */
const TOO_HARD = 6;
/** Uses what helps now. */
export const whenUseful: Plan['use'] = ({ bag, ground, phase, playerHealth, isShielded, fight, offers }, t) => {
  const isFull = fight.row >= fullRow(t);
  const inFight: Readonly<Record<Treasure, boolean>> = {
    apple: playerHealth <= t.playerHealth - t.apple - t.heal,
    shield: !isShielded && isFull,
    sharpener: fight.row <= fullRow(t) - t.sharpens && fight.courage > t.fright,
    horn: fight.courage > t.fright,
    eraser: isFull && offers.bold !== null && effortOf(offers.bold) >= TOO_HARD,
  };
  const carried = ground === null ? bag : [...bag, ground];
  return carried.find(treasure => phase === 'question' && inFight[treasure]) ?? null;
};

export const CAREFUL: Plan = { path: byHealth, stroke: byWorth, use: whenUseful };
/** A plan that never decides anything. */
export const PLAIN: Plan = { path: () => 'meadow', stroke: () => 'quick', use: () => null };

export const learner =
  ({ errs }: Skill, plan: Plan) =>
  (seed: number) => {
    const rng = seeded(seed, 5);
    return (state: Readonly<MathState>, t: MathTuning): MathCommand | null => {
      if (state.phase === 'over') return null;
      if (state.phase === 'path') return { type: 'take', path: plan.path(state, t) };
      const treasure = plan.use(state, t);
      if (treasure !== null) return { type: 'use', treasure };
      const stroke = plan.stroke(state, t);
      if (stroke !== state.stroke && strokesOf(state, t).includes(stroke)) return { type: 'choose', stroke };
      const { answer } = state.question;
      const wrong = Math.min(MOST_WRONG, errs * effortOf(state.question));
      return { type: 'answer', text: String(random(rng) * 100 < wrong ? answer + 1 : answer) };
    };
  };

/** Bot behind the start card: acts in one of three calls, so that it seems to think. */
const THINKS = 3;

export function pilot(seed: number): (state: Readonly<MathState>, t: MathTuning) => MathCommand | null {
  const decide = learner({ errs: 4 }, CAREFUL)(seed);
  let beat = 0;
  return (state, t) => (++beat % THINKS === 0 ? decide(state, t) : null);
}
