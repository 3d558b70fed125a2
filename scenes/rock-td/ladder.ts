// Ladder of bots: rocks anywhere and the first gem, a small maze late, planning; and exploits.
import type { Frame } from '../kit/core/input.ts';
import { NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import type { T } from './constants.ts';
import { GOOD, player, type Skill } from './pilot.ts';
import type { Event, State } from './state.ts';

type Builder = Player<State, Partial<Frame>, T>;
/**
 * Building has no time limit, so the limits of a person are delay, pointer error and forgetting. The bot has them built in, so
 * `limited()` is not needed.
 */
const builder =
  (skill: Partial<Skill>): Builder =>
  seed =>
    player(seed, { ...GOOD, ...skill });

const lateAs = ({ reactionMs, aimPx, forgets }: typeof NEWCOMER): Partial<Skill> => ({
  looks: Math.round((reactionMs * 60) / 1000),
  aim: aimPx,
  forgets,
});
const GOES_BY: Partial<Skill> = { ...lateAs(PRACTISED), pace: 3 };
const NEW: Partial<Skill> = {
  ...lateAs(NEWCOMER),
  maze: 0.3,
  keeps: 'quality',
  recipes: [],
  air: false,
  recuts: false,
  calls: 'never',
  pace: 3,
};

export default realtimeLadder({
  measure: 'level reached on EASY',
  count: () => ({
    value: ({ level }: Readonly<State>) => level,
    stage: ({ level }: Readonly<State>) => level,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: true,
  // By the level reached, as games.md says: the newcomer 20 to 35, the practised one 50.
  steps: { naive: 0.75, practised: 1.4 },
  players: {
    naive: builder({ ...NEW, maze: 0, keeps: 'first', combines: false, quality: false }),
    newcomer: builder(NEW),
    practised: builder(GOES_BY),
  },
  without: {
    'a maze': builder({ ...GOES_BY, maze: 0 }),
    recipes: builder({ ...GOES_BY, recipes: [] }),
    'better quality': builder({ ...GOES_BY, quality: false }),
    'a thought for the air': builder({ ...GOES_BY, air: false }),
    recutting: builder({ ...GOES_BY, recuts: false }),
    'calling early': builder({ ...GOES_BY, calls: 'never' }),
  },
  exploits: {
    'call every wave early': builder({ ...GOES_BY, calls: 'always' }),
    'upgrade quality and nothing else': builder({
      ...GOES_BY,
      maze: 0,
      keeps: 'quality',
      recipes: [],
      combines: false,
    }),
  },
});
