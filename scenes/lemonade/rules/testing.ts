// Tests: a business in the first morning, random hands, and rules called without a session.
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { type Rng, random, randomInt } from '../../kit/core/rng.ts';
import { CONSTANTS } from '../constants.ts';
import { LIMITS } from './plan.ts';
import { rules } from './rules.ts';
import { type Command, DECISIONS, type Event, type Plan, type State } from './state.ts';

export const t = tune(CONSTANTS);

export const morning = (seed = 1): State => rules.create({ seed, setup: {}, levels: [] }, t);
export const send = (state: State, command: unknown): readonly Event[] =>
  rules.command?.(state, command as Command, t) ?? [];
export const wait = (state: State, ticks: number): readonly Event[] =>
  Array.from({ length: ticks }, () => rules.tick(state, NO_INPUT, t)).flat();
export const refusal = (events: readonly Event[]): string | null =>
  events.flatMap(event => (event.type === 'refused' ? [event.message] : []))[0] ?? null;

/** Any plan within the limits, mostly one that a purse of $20 can pay. */
export function anyPlan(rng: Rng): Plan {
  const plan = Object.fromEntries(
    DECISIONS.map(what => [what, LIMITS[what][0] + randomInt(rng, 8)]),
  ) as unknown as Plan;
  return { ...plan, jugs: randomInt(rng, 6), price: 5 * randomInt(rng, 30) + 1, ice: randomInt(rng, 10) };
}

/** A morning's decision at random: a plan set number by number, then open or closed; what is refused is closed. */
export function decideAnyhow(state: State, rng: Rng): void {
  const plan = anyPlan(rng);
  for (const what of DECISIONS) send(state, { type: 'set', what, to: plan[what] });
  if (random(rng) < 0.1 || refusal(send(state, { type: 'open' })) !== null) send(state, { type: 'stay' });
}

/** Prices at random ticks of the day, in order. */
export const anyChanges = (rng: Rng): (readonly [tick: number, price: number])[] =>
  Array.from({ length: randomInt(rng, 5) }, () => [randomInt(rng, 2400), 1 + randomInt(rng, 200)] as const)
    .toSorted((a, b) => a[0] - b[0])
    .filter(([tick], i, all) => all[i - 1]?.[0] !== tick);
