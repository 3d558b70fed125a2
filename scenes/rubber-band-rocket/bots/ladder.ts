// Ladder of bots: one that only holds the band, a newcomer without firing, a practised player, and the same without each tool.
import type { Frame } from '../../kit/core/input/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { isBoosterUseful } from '../rules/shop.ts';
import type { Event, State } from '../rules/state.ts';
import { bestBuy, player, type Skill } from './pilot.ts';

type Rocketeer = Player<State, Partial<Frame>, T>;
/** Limits delay and err the input only; the ball's position is known exactly. */
const rocketeer = (skill: Skill, limits: typeof NEWCOMER): Rocketeer =>
  limited((seed: number) => player(seed, skill), limits);

const NEW: Skill = {
  thinks: 240,
  holds: 40,
  fires: 'apex',
  ahead: 0,
  skips: false,
  meets: false,
  kit: null,
  buys: (state, t, luck) => (luck < 0.4 && isBoosterUseful(state, t) ? 'booster' : 'power'),
};
/** Reaction delay of a practised player, in ticks. */
const LATE = 13;
const GOOD: Skill = {
  thinks: 100,
  holds: 20,
  fires: 'best',
  ahead: LATE,
  skips: true,
  meets: true,
  kit: 'net',
  buys: bestBuy,
};

const without = (change: Partial<Skill>): Rocketeer => rocketeer({ ...GOOD, ...change }, PRACTISED);

export default realtimeLadder({
  measure: 'best height after 5 minutes',
  count: () => ({
    value: ({ maxHeight }: Readonly<State>) => maxHeight,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 5,
  // A run is cut after five minutes; the time to the Moon is proven by purchaseSearch.ts.
  minutes: 5,
  endsInDefeat: false,
  players: {
    naive: () => () => ({ held: KEY.hold, pressed: KEY.hold }),
    newcomer: rocketeer(NEW, NEWCOMER),
    practised: rocketeer(GOOD, PRACTISED),
  },
  without: {
    booster: without({ buys: () => 'power' }),
    power: without({ buys: (state, t) => (isBoosterUseful(state, t) ? 'booster' : null) }),
    'firing in time': without({ fires: 'apex' }),
    'meeting feathers': without({ meets: false, kit: null }),
    kits: without({ kit: null }),
    'skipping the fall': without({ skips: false }),
  },
  exploits: {
    'fires at once': without({ fires: 'at once' }),
    'waits for the wind alone': without({ fires: 'in the wind' }),
    'dearest first': without({ buys: (state, t) => (isBoosterUseful(state, t) ? 'booster' : 'power') }),
  },
});
