// Bots of the ladders, one ladder for each difficulty: rocks anywhere and the first gem, a small maze late, planning; and exploits.
import type { Frame } from '../../kit/core/input/input.ts';
import { NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import type { DIFFICULTIES, Event, State } from '../rules/state.ts';
import { GOOD, player, type Skill } from './pilot.ts';

type Builder = Player<State, Partial<Frame>, T>;
/**
 * Building has no time limit, so the limits of a person are delay, pointer error and forgetting. The bot has them built in, so
 * `limited()` is not needed.
 */
const builder =
  (skill: Skill): Builder =>
  seed =>
    player(seed, skill);

const lateAs = ({ reactionMs, aimPx, forgets }: typeof NEWCOMER): Partial<Skill> => ({
  looks: Math.round((reactionMs * 60) / 1000),
  aim: aimPx,
  forgets,
});
export const PRACTISED_SKILL: Skill = { ...GOOD, ...lateAs(PRACTISED), pace: 3 };
export const NEWCOMER_SKILL: Skill = {
  ...GOOD,
  ...lateAs(NEWCOMER),
  maze: 0.3,
  keeps: 'quality',
  recipes: [],
  air: false,
  recuts: false,
  calls: 'never',
  pace: 3,
};

/** Calls every wave as soon as it may. */
export const CALLER: Skill = { ...PRACTISED_SKILL, calls: 'always' };

/** The practised bot without one thing each. */
const WITHOUT = {
  'a maze': builder({ ...PRACTISED_SKILL, maze: 0 }),
  recipes: builder({ ...PRACTISED_SKILL, recipes: [] }),
  'better quality': builder({ ...PRACTISED_SKILL, quality: false }),
  'a thought for the air': builder({ ...PRACTISED_SKILL, air: false }),
  recutting: builder({ ...PRACTISED_SKILL, recuts: false }),
  'calling early': builder({ ...PRACTISED_SKILL, calls: 'never' }),
};

export const rockTdLadder = (
  difficulty: (typeof DIFFICULTIES)[number],
  { steps, minutes, accepted }: Pick<ReturnType<typeof realtimeLadder>, 'steps' | 'minutes' | 'accepted'>,
) =>
  realtimeLadder({
    measure: `level reached on ${difficulty}`,
    setup: { difficulty },
    ...(minutes !== undefined && { minutes }),
    count: () => ({
      value: ({ level }: Readonly<State>) => level,
      stage: ({ level }: Readonly<State>) => level,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 20,
    endsInDefeat: true,
    ...(steps && { steps }),
    ...(accepted && { accepted }),
    players: {
      naive: builder({ ...NEWCOMER_SKILL, maze: 0, keeps: 'first', combines: false, quality: false }),
      newcomer: builder(NEWCOMER_SKILL),
      practised: builder(PRACTISED_SKILL),
    },
    without: WITHOUT,
    exploits: {
      'call every wave early': builder(CALLER),
      'upgrade quality and nothing else': builder({
        ...PRACTISED_SKILL,
        maze: 0,
        keeps: 'quality',
        recipes: [],
        combines: false,
      }),
    },
  });
