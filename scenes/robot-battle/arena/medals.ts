// Medals of a bout won on the arena's ladder: each robot beaten, and each league in few lines of code and in few ticks.
import type { Medal } from '../../kit/core/medals.ts';
import { ARENA_LADDER, type ArenaRobotId, LEAGUE_PARS, LEAGUES, leagueOf } from './ladder.ts';
import { cardOf } from './roster.ts';

interface ArenaFacts {
  readonly rival: ArenaRobotId;
  /** Lines of the script, and ticks of the matches it won. */
  readonly lines: number;
  readonly ticks: number;
}

export const ARENA_MEDALS: readonly Medal<ArenaFacts>[] = [
  ...ARENA_LADDER.map(
    (id): Medal<ArenaFacts> => ({
      name: `${cardOf(id).name} beaten`,
      how: `your robot wins two of three matches in the arena against ${cardOf(id).name}`,
      earned: ({ rival }) => rival === id,
    }),
  ),
  ...LEAGUES.flatMap((league, index): Medal<ArenaFacts>[] => {
    const { lines, ticks } = LEAGUE_PARS[index] as (typeof LEAGUE_PARS)[number];
    const isHere = (rival: ArenaRobotId) => leagueOf(rival) === index + 1;
    return [
      {
        name: `${league} in ${lines} lines`,
        how: `a robot of the ${league} League beaten in at most ${lines} lines of code`,
        earned: facts => isHere(facts.rival) && facts.lines <= lines,
      },
      {
        name: `${league} in ${ticks} ticks`,
        how: `a robot of the ${league} League beaten in two matches of ${ticks} ticks at most together`,
        earned: facts => isHere(facts.rival) && facts.ticks <= ticks,
      },
    ];
  }),
];
