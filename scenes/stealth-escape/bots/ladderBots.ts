// Bots of both ladders: running blindly, newcomer, practised, and variants without one ability.
import { limited, NEWCOMER, PRACTISED } from '../../kit/core/ladder/ladder.ts';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { hallOf } from '../rules/hall.ts';
import type { State } from '../rules/state.ts';
import { predictGuard } from './guardForecast.ts';
import { type BotOptions, CAREFUL, pilot, UNSEEN_COST } from './pilot.ts';

/** What a newcomer sees: the fox at once, guards with the delay of a reaction. */
const delayedGuards = (now: Readonly<State>, then: Readonly<State>): State =>
  now.level === then.level && now.phase === then.phase ? { ...now, guards: then.guards } : now;

/** What a practised player sees: patrolling guards are predicted over the delay. */
const predictedGuards = (now: Readonly<State>, then: Readonly<State>, t: T): State => {
  const seen = delayedGuards(now, then);
  if (seen === now) return seen;
  const late = now.levelTicks - then.levelTicks;
  return { ...seen, guards: seen.guards.map(guard => predictGuard(guard, late, hallOf(now, t), t)) };
};

export const bot = (habits: Partial<BotOptions>) => (seed: number) => pilot(seed, { ...CAREFUL, ...habits });
/** Forecast of the newcomer, in samples; in missions, where all is slower, of the newcomer and of the practised. */
const ONE_STEP = 10;
const MISSION_STEP = 14;
const MISSION_SAMPLES = 90;
export const naive = bot({ foresees: 0, shoots: false, fetches: false, folds: false, holdsBreath: false });
export const practised = limited(bot({}), PRACTISED, predictedGuards);
/** Exploit: waits at the start for a minute. */
const CAMP_TICKS = 60 * 60;

export const newcomer = limited(bot({ foresees: ONE_STEP, folds: false }), NEWCOMER, delayedGuards);
/** The practised bot without some abilities. */
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

/** Nobody begins with the first tick: a hall is the same each time, its players are not. */
const late =
  (player: ReturnType<typeof bot>): typeof player =>
  seed => {
    const decide = player(seed);
    const begins = randomInt(seeded(seed, 43), MOST_LATE);
    return (state, t) => (state.levelTicks < begins ? {} : decide(state, t));
  };
const MOST_LATE = 150;

/** Players of the missions: they play for the marks, so they fold nobody; who runs straight looks at nothing. */
export const missionNaive: typeof practised = late(
  bot({ foresees: 0, shoots: false, folds: false, holdsBreath: false, skips: ['hide', 'throw', 'wait'] }),
);
export const missionNewcomer = limited(late(bot({ foresees: MISSION_STEP, folds: false })), NEWCOMER, delayedGuards);
export const missionWithout = (habits: Partial<BotOptions>) =>
  limited(
    late(bot({ foresees: MISSION_SAMPLES, watchedCost: UNSEEN_COST, folds: false, skips: ['hide'], ...habits })),
    PRACTISED,
    predictedGuards,
  );
export const missionPractised = missionWithout({});
/** The practised player without each thing of the missions. */
export const MISSION_WITHOUT = {
  lockers: missionWithout({ skips: ['hide', 'lockers'] }),
  doors: missionWithout({ skips: ['hide', 'doors'] }),
  switches: missionWithout({ skips: ['hide', 'put out'] }),
  balls: missionWithout({ skips: ['hide', 'throw'] }),
  lift: missionWithout({ skips: ['hide', 'ride'] }),
  belt: missionWithout({ shootsAt: 'bearer' }),
};
export type MissionThing = keyof typeof MISSION_WITHOUT;
/** The practised player who shoots whoever is in the way. */
export const missionArmed = missionWithout({ shootsAt: 'everybody' });
