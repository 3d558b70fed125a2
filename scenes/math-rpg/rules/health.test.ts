// Health and clever wins: what a journey comes to for who cares for health and who does not, and what quick answers alone cost.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import { CAREFUL, learner, type Plan } from '../bots/pilot.ts';
import { HOME_LEVEL } from './enemies.ts';
import type { MathCommand, MathState } from './state.ts';
import { act, newGame, TUNING } from './testing.ts';

/** Wrong answers in a hundred of a practised player, whatever is asked. */
const ERRS = 12;
const SEEDS = times(40, 300);

/** Plays a journey to its end; errors do not follow the effort. */
function journey(seed: number, errs: number, plan: Plan, until: (state: MathState) => boolean): MathState {
  const decide = learner({ errs: 0 }, plan)(seed);
  const rng = seeded(seed, 8);
  let state = newGame(seed);
  while (state.phase !== 'over' && !until(state)) {
    const command = decide(state, TUNING) as MathCommand;
    const isWrong = command.type === 'answer' && random(rng) * 100 < errs;
    state = act(state, isWrong ? { type: 'answer', text: String(state.question.answer + 1) } : command).state;
  }
  return state;
}

const isWon = ({ level }: MathState): boolean => level >= HOME_LEVEL;
const ends = (errs: number, plan: Plan): readonly MathState[] =>
  Array.from({ length: SEEDS }, (_, at) => journey(at + 1, errs, plan, isWon));
const shareWon = (states: readonly MathState[]): number => states.filter(isWon).length / states.length;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Nothing is used or chosen for the sake of health. */
const CARELESS: Plan = {
  ...CAREFUL,
  path: ({ level }) => (level % 2 === 0 ? 'meadow' : 'ridge'),
  use: (state, t) => {
    const treasure = CAREFUL.use({ ...state, playerHealth: t.playerHealth }, t);
    return treasure === 'apple' || treasure === 'shield' ? null : treasure;
  },
};

test('at 88 in a hundred right health matters: without a care for it at most six journeys in ten are won, with it most', () => {
  const careless = shareWon(ends(ERRS, CARELESS));
  const alwaysUp = shareWon(ends(ERRS, { ...CARELESS, path: () => 'ridge' }));
  const careful = shareWon(ends(ERRS, CAREFUL));
  expect(careless, 'paths by turns').toBeLessThanOrEqual(0.6);
  expect(alwaysUp, 'always the ridge').toBeLessThanOrEqual(0.6);
  expect(careful, 'with care').toBeGreaterThanOrEqual(0.7);
});

test('five levels on quick answers alone cost health, though each is right; who chooses pays nothing', () => {
  const QUICK: Plan = { ...CAREFUL, path: () => 'meadow', stroke: () => 'quick', use: () => null };
  for (let seed = 1; seed <= 8; seed++) {
    const lost = (plan: Plan) => {
      let least = TUNING.playerHealth;
      journey(seed, 0, plan, state => {
        least = Math.min(least, state.playerHealth);
        return state.level > 5;
      });
      return TUNING.playerHealth - least;
    };
    expect(lost(QUICK)).toBeGreaterThanOrEqual(35);
    expect(lost({ ...CAREFUL, path: () => 'meadow' })).toBe(0);
  }
});

test('a clever win is worth more than a long one: of journeys won, choosing brings more points in fewer answers', () => {
  const won = (stroke: Plan['stroke']) => ends(2, { ...CAREFUL, stroke }).filter(isWon);
  const [clever, long] = [won(CAREFUL.stroke), won(() => 'bold')];
  const answers = (states: readonly MathState[]) => mean(states.map(({ right, wrong }) => right + wrong));
  const points = (states: readonly MathState[]) => mean(states.map(({ score }) => score));
  expect(answers(clever)).toBeLessThan(answers(long) * 0.9);
  expect(points(clever)).toBeGreaterThan(points(long) * 1.05);
});
