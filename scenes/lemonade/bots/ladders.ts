// Ladder of the cart, begun by itself: the naive stays, the newcomer moves one part of the day a round, the practised takes the way that promises most, and leaves the rest to the rule.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { CONSTANTS, type T } from '../constants.ts';
import { STREETS } from '../rules/cart/streets.ts';
import { TOOLS } from '../rules/cart/tools.ts';
import type { Event, State } from '../rules/state.ts';
import {
  always,
  bestPlan,
  bestWay,
  buysWhenRich,
  type CartSkill,
  cartPlayer,
  naiveHand,
  whereBusiest,
  whereLearnt,
  worthBuying,
} from './cartPilot.ts';

const AT_ONCE = { thinks: 600, presses: 6 } as const;
const nothing = () => 0;
const practised = (change: Partial<CartSkill> = {}) =>
  cartPlayer({ ...AT_ONCE, where: bestWay(), buys: worthBuying(), ...change });

export default {
  cart: realtimeLadder({
    measure: 'profit in cents, after the cart’s eight rounds',
    setup: { storey: 'cart' },
    // Bots that watch no day.
    minutes: 3,
    count: () => ({
      value: ({ cash }: Readonly<State>, t: T) => cash - t.cartCents,
      onEvent: (_event: Event) => {},
      stage: ({ phase, cash }: Readonly<State>) => (phase === 'over' && cash >= CONSTANTS.shopCents.value ? 2 : 1),
    }),
    mostMinutes: 16,
    endsInDefeat: false,
    steps: { naive: 0.5, practised: 1.4 },
    players: {
      naive: cartPlayer({ ...AT_ONCE, where: always(0), buys: nothing, byHand: naiveHand }),
      newcomer: cartPlayer({ thinks: 1200, presses: 24, where: whereLearnt, buys: buysWhenRich }),
      practised: practised(),
    },
    without: {
      'another street': practised({ where: bestWay({ stays: true }) }),
      ...Object.fromEntries(
        TOOLS.map(({ name }, tool) => [name.toLowerCase(), practised({ buys: worthBuying(1 << tool) })]),
      ),
      ...Object.fromEntries(STREETS.map(({ name }, street) => [name, practised({ where: bestWay({ not: street }) })])),
    },
    exploits: {
      'all by hand': practised({ byHand: bestPlan }),
      'the busiest street of each part': cartPlayer({ ...AT_ONCE, where: whereBusiest, buys: buysWhenRich }),
    },
  }),
};
