// The arena's ladder: eighteen robots in six leagues of three, by id.
export const ARENA_LADDER = [
  ...(['sentry', 'tumbler', 'snail'] as const),
  ...(['bull', 'spinner', 'crawler'] as const),
  ...(['moth', 'compass', 'angler'] as const),
  ...(['heron', 'pendulum', 'gambler'] as const),
  ...(['clockwork', 'actuary', 'mirror'] as const),
  ...(['magnet', 'surfer', 'fable'] as const),
] as const;
export type ArenaRobotId = (typeof ARENA_LADDER)[number];

/** Robots of a league. */
export const LEAGUE_SIZE = 3;
export const LEAGUES = ['Scrap', 'Tin', 'Copper', 'Bronze', 'Silver', 'Gold'] as const;
export const leagueOf = (id: ArenaRobotId): number => Math.floor(ARENA_LADDER.indexOf(id) / LEAGUE_SIZE) + 1;
export const isArenaRobot = (id: unknown): id is ArenaRobotId => ARENA_LADDER.some(known => known === id);
/** The robot after this one; null at the top. */
export const nextRival = (id: ArenaRobotId): ArenaRobotId | null => ARENA_LADDER[ARENA_LADDER.indexOf(id) + 1] ?? null;

/**
 * Pars of each league, measured: lines of code, and ticks of the two matches that are won. Of leagues one to four it is what the short scripts need against
 * the hardest robot; of the fifth and the sixth, which they rarely beat, the least that any script there is needs against one of the three (`pars` of the table).
 */
export const LEAGUE_PARS = [
  { lines: 4, ticks: 480 },
  { lines: 4, ticks: 580 },
  { lines: 4, ticks: 1150 },
  { lines: 9, ticks: 1400 },
  { lines: 5, ticks: 1410 },
  { lines: 55, ticks: 1480 },
] as const;
