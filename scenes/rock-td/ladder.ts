// The ladder of players.
import { realtimeLadder } from '../kit/core/ladder.ts';
import { GOOD, player, type Skill } from './pilot.ts';
import type { Event, State } from './state.ts';

const keeper = (skill: Partial<Skill>) => (seed: number) => player(seed, { ...GOOD, ...skill });

export default realtimeLadder({
  measure: 'level reached on EASY',
  count: () => ({
    value: ({ level }: Readonly<State>) => level,
    stage: ({ level }: Readonly<State>) => level,
    heard: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: true,
  players: {
    naive: keeper({ maze: 0, keeps: 'first', combines: false, quality: false, recipes: [], calls: 'never' }),
    newcomer: keeper({ maze: 0.3, keeps: 'quality', recipes: [], calls: 'never' }),
    practised: keeper({}),
  },
  without: {},
  exploits: {},
});
