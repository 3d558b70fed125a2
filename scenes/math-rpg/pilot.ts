// Bots that answer right with a given probability, and choose question, path and treasures by a plan.
import { random, seeded } from '../kit/core/rng.ts';
import { strokesOf } from './answering.ts';
import type { MathTuning } from './constants.ts';
import type { Op } from './facts.ts';
import { blows, fullRow, isBlocked } from './fight.ts';
import type { Stroke } from './manners.ts';
import type { MathCommand, MathState } from './state.ts';
import { BAG, type Treasure } from './treasures.ts';

type Decide<Out> = (state: Readonly<MathState>, t: MathTuning) => Out;

/** Right answers in percent, by operation or for all; bold questions by so much less. */
export interface Skill {
  readonly knows: number | Readonly<Record<Op, number>>;
  readonly boldLess: number;
}

export interface Plan {
  readonly path: Decide<'meadow' | 'ridge'>;
  readonly stroke: Decide<Stroke>;
  readonly use: Decide<Treasure | null>;
}

/** Anger from so little below the most: a full row is not risked then. */
const DARING = 3;
/** Health below which a careful player rests. */
const TIRED = 60;
/** Rests on the meadow when tired; else the ridge, for what lies there. */
export const byHealth: Plan['path'] = ({ playerHealth, bag }) =>
  playerHealth < TIRED || bag.length === BAG ? 'meadow' : 'ridge';

/** Bold while a miss costs little or would anger it less, quick where one step is enough or the row is worth more than the step. */
export const byWorth: Plan['stroke'] = ({ fight, level, weakness, offers }, t) => {
  if (offers.bold?.op === weakness && offers.quick.op !== weakness) return 'bold';
  if (isBlocked(fight, level, 'quick', t)) return 'bold';
  if (isBlocked(fight, level, 'bold', t)) return 'quick';
  if (fight.courage === 1 && fight.row >= fullRow(t)) return 'quick';
  if (fight.anger >= blows(t)[1] - DARING && fight.row >= fullRow(t)) return 'quick';
  return fight.row === fullRow(t) - 1 ? 'quick' : 'bold';
};

/** Uses what helps now. */
export const whenUseful: Plan['use'] = ({ bag, playerHealth, isShielded, fight }, t) => {
  const useful: Readonly<Record<Treasure, boolean>> = {
    apple: playerHealth <= t.playerHealth - t.apple - t.heal,
    shield: !isShielded && fight.anger > (blows(t)[0] + blows(t)[1]) / 2,
    sharpener: fight.row === 0 && fight.courage > 2,
    horn: fight.courage > t.fright,
    eraser: false,
  };
  return bag.find(treasure => useful[treasure]) ?? null;
};

export const CAREFUL: Plan = { path: byHealth, stroke: byWorth, use: whenUseful };
/** A plan that never decides anything. */
export const PLAIN: Plan = { path: () => 'meadow', stroke: () => 'quick', use: () => null };

export const learner =
  ({ knows, boldLess }: Skill, plan: Plan) =>
  (seed: number) => {
    const rng = seeded(seed, 5);
    return (state: Readonly<MathState>, t: MathTuning): MathCommand | null => {
      if (state.phase === 'over') return null;
      if (state.phase === 'path') return { type: 'take', path: plan.path(state, t) };
      const treasure = plan.use(state, t);
      if (treasure !== null) return { type: 'use', treasure };
      const stroke = plan.stroke(state, t);
      if (stroke !== state.stroke && strokesOf(state, t).includes(stroke)) return { type: 'choose', stroke };
      const { answer, op } = state.question;
      const percent = (typeof knows === 'number' ? knows : knows[op]) - (state.stroke === 'bold' ? boldLess : 0);
      return { type: 'answer', text: String(random(rng) * 100 < percent ? answer : answer + 1) };
    };
  };

/** Bot behind the start card: acts in one of three calls, so that it seems to think. */
const THINKS = 3;

export function pilot(seed: number): (state: Readonly<MathState>, t: MathTuning) => MathCommand | null {
  const decide = learner({ knows: 85, boldLess: 8 }, CAREFUL)(seed);
  let beat = 0;
  return (state, t) => (++beat % THINKS === 0 ? decide(state, t) : null);
}
