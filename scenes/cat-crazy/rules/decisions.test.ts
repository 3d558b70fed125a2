// Something to decide: over the first ten minutes of a newcomer no stretch of more than twenty seconds is without it.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { NEW } from '../bots/newcomer.ts';
import { GOOD, player, type Skill } from '../bots/pilot.ts';
import type { T } from '../constants.ts';
import { BREEDS } from './cats/breeds.ts';
import { validateWarm } from './cats/eggs.ts';
import { rules } from './rules.ts';
import { validateBuy } from './shop.ts';
import { type State, ticksIn } from './state.ts';
import { t } from './testing.ts';
import { mayHelp } from './validateCare.ts';

const SEEDS = times(6, 20);
const TEN_MINUTES = ticksIn(600);
const LONGEST = ticksIn(20);

/** What asks for a decision: a wish, an egg to warm, somebody at the window, a hand to lend, room and coins for an egg, coins for a slot. Petting a content cat is none. */
function asks(state: Readonly<State>, tuning: T): boolean {
  return (
    state.cats.some(cat => cat.wish !== null || mayHelp(cat)) ||
    state.eggs.some(egg => validateWarm(state, egg, tuning) === null) ||
    state.guest !== null ||
    [...BREEDS, 'slot' as const].some(ware => validateBuy(state, ware, tuning) === null)
  );
}

/** The longest stretch without a decision, in ticks, and when it ended. */
function longestQuiet(seed: number, skill: Skill): { readonly ticks: number; readonly at: number } {
  const state = rules.create({ seed, setup: { mode: 'home' }, levels: [] }, t);
  const decide = player(seed, skill);
  let [quiet, longest, at] = [0, 0, 0];
  for (let tick = 0; tick < TEN_MINUTES; tick++) {
    rules.tick(state, { ...NO_INPUT, ...decide(state, t) }, t);
    quiet = asks(state, t) ? 0 : quiet + 1;
    if (quiet > longest) [longest, at] = [quiet, tick];
  }
  return { ticks: longest, at };
}

test.each<[string, Skill]>([
  ['a newcomer', NEW],
  ['a newcomer who feeds and pets all the time', { ...NEW, fills: 95, worksFrom: 101 }],
  ['a newcomer who never sends anybody to work', { ...NEW, deeds: ['feed', 'water', 'pet', 'play', 'rest'] }],
  ['a practised player', GOOD],
])('%s has something to decide at least every twenty seconds', (_who, skill) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { ticks, at } = longestQuiet(seed, skill);
    expect(ticks, `seed ${seed}: ${ticks / 60} s until ${Math.round(at / 60)} s`).toBeLessThanOrEqual(LONGEST);
  }
});
