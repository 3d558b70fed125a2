// Ladder of bots: one that only holds the band, a newcomer without firing, a practised player, and the same without each tool.
import type { Frame } from '../../kit/core/input/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { PART_NAMES, partPrice, validatePart } from '../rules/parts.ts';
import { isBoosterUseful, priceOf, UPGRADES, validatePurchase } from '../rules/shop.ts';
import type { Event, State } from '../rules/state.ts';
import { bestBuy, player, practisedShopping, type Skill } from './pilot.ts';

type Rocketeer = Player<State, Partial<Frame>, T>;
/** Limits delay and err the input only; the ball's position is known exactly. */
export const rocketeer = (skill: Skill, limits: typeof NEWCOMER): Rocketeer =>
  limited((seed: number) => player(seed, skill), limits);

export const NEW: Skill = {
  thinks: 240,
  holds: 40,
  fires: 'apex',
  ahead: 0,
  skips: false,
  meets: true,
  shops: (state, t, luck) => {
    const upgrade = luck < 0.4 && isBoosterUseful(state, t) ? 'booster' : 'power';
    if (validatePurchase(state, upgrade, t) === null) return upgrade;
    const part = PART_NAMES[Math.floor(luck * 2 * PART_NAMES.length)];
    return part && validatePart(state, part, t) === null ? part : null;
  },
};
/** Reaction delay of a practised player, in ticks. */
const LATE = 13;
export const GOOD: Skill = {
  thinks: 100,
  holds: 20,
  fires: 'best',
  ahead: LATE,
  skips: true,
  meets: true,
  shops: practisedShopping(),
};

const without = (change: Partial<Skill>): Rocketeer => rocketeer({ ...GOOD, ...change }, PRACTISED);

/** Buys by price alone, whatever it does: the dearest that can be paid, or the cheapest. */
const byPrice =
  (way: 1 | -1): Skill['shops'] =>
  (state, t) => {
    const items = [
      ...UPGRADES.filter(upgrade => validatePurchase(state, upgrade, t) === null).map(
        upgrade => [upgrade, priceOf(upgrade, t)] as const,
      ),
      ...PART_NAMES.filter(part => validatePart(state, part, t) === null).map(
        part => [part, partPrice(part, state.maxHeight, t)] as const,
      ),
    ];
    return items.sort(([, a], [, b]) => way * (a - b))[0]?.[0] ?? null;
  };

/** Launches after which the height counts: two thirds of the way. */
const LAUNCHES = 32;

export default realtimeLadder({
  measure: `best height after ${LAUNCHES} launches`,
  count() {
    let [launches, most] = [0, 0];
    return {
      value: () => most,
      onEvent(event: Event) {
        if (event.type !== 'landed') return;
        launches++;
        if (launches <= LAUNCHES) most = Math.max(most, event.reach);
      },
    };
  },
  mostMinutes: 9,
  // A run is cut there; how many launches the Moon takes is proven by purchaseSearch.ts and tests/soak/rubber-band-rocket.soak.ts.
  minutes: 9,
  // The Moon is as far for everybody: who flies better is there a third earlier, not twice as high.
  steps: { naive: 0.5, practised: 1.5 },
  endsInDefeat: false,
  players: {
    naive: () => () => ({ held: KEY.hold, pressed: KEY.hold }),
    newcomer: rocketeer(NEW, NEWCOMER),
    practised: rocketeer(GOOD, PRACTISED),
  },
  without: {
    booster: without({ shops: practisedShopping(() => 'power') }),
    power: without({ shops: practisedShopping((state, t) => (isBoosterUseful(state, t) ? 'booster' : null)) }),
    'firing in time': without({ fires: 'apex' }),
    steering: without({ meets: false }),
    parts: without({ shops: practisedShopping(bestBuy, []) }),
  },
  exploits: {
    'fires at once': without({ fires: 'at once' }),
    'waits for the wind alone': without({ fires: 'in the wind' }),
    'dearest first': without({ shops: byPrice(-1) }),
    'cheapest first': without({ shops: byPrice(1) }),
  },
});
