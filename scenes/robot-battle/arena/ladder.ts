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

/** Pars of each league: lines of code, and ticks of the two matches that are won. Measured with the short scripts and the robots of the league above. */
export const LEAGUE_PARS = [
  { lines: 3, ticks: 500 },
  { lines: 4, ticks: 600 },
  { lines: 6, ticks: 700 },
  { lines: 8, ticks: 900 },
  { lines: 12, ticks: 1200 },
  { lines: 20, ticks: 1500 },
] as const;
