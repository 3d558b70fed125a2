// Who plays it: who runs blindly, who looks, who shoots, who waits.
import { tune } from '../kit/core/constants.ts';
import { limited, NEWCOMER, PRACTISED } from '../kit/core/ladder.ts';
import { CONSTANTS } from './constants.ts';
import { predictGuard } from './guardForecast.ts';
import { hallOf } from './hall.ts';
import { type BotOptions, CAREFUL, pilot } from './pilot.ts';
import type { State } from './state.ts';

/** Where a player stands is known at once; where the guards are, only as it was a reaction ago. */
const delayedGuards = (now: Readonly<State>, then: Readonly<State>): State =>
  now.level === then.level && now.phase === then.phase ? { ...now, guards: then.guards } : now;

const t = tune(CONSTANTS);

/** Who has watched a beat knows where its guard is by now. */
const predictedGuards = (now: Readonly<State>, then: Readonly<State>): State => {
  const seen = delayedGuards(now, then);
  if (seen === now) return seen;
  const late = now.levelTicks - then.levelTicks;
  return { ...seen, guards: seen.guards.map(guard => predictGuard(guard, late, hallOf(now, t), t)) };
};

export const bot = (habits: Partial<BotOptions>) => (seed: number) => pilot(seed, { ...CAREFUL, ...habits });
/** Who begins looks one step ahead. */
const ONE_STEP = 10;
export const naive = bot({ foresees: 0, shoots: false, fetches: false, folds: false, holdsBreath: false });
export const practised = limited(bot({}), PRACTISED, predictedGuards);
/** Stands at the start until a minute of the level has passed. */
const CAMP_TICKS = 60 * 60;

export const newcomer = limited(bot({ foresees: ONE_STEP, folds: false }), NEWCOMER, delayedGuards);
/** The practised one, but for this. */
export const without = (habits: Partial<BotOptions>) => limited(bot(habits), PRACTISED, predictedGuards);
export const runAndShoot = limited(
  bot({ foresees: 0, fetches: false, folds: false, holdsBreath: false }),
  PRACTISED,
  delayedGuards,
);
export const camp: typeof practised = seed => {
  const decide = practised(seed);
  return (state, tuning, legal) => (state.levelTicks < CAMP_TICKS ? {} : decide(state, tuning, legal));
};
