// The ladder of players: who only feeds and sends to work, who cares late and hears half of the wishes, who hears all and spends well.

import { tune } from '../kit/core/constants.ts';
import type { Frame } from '../kit/core/input.ts';
import { limited, NEWCOMER, type Player, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { CONSTANTS, type T } from './constants.ts';
import { GOOD, player, type Skill } from './pilot.ts';
import { worthOf } from './score.ts';
import { DEEDS, type Deed, type Event, type State } from './state.ts';

const numbers = tune(CONSTANTS);
type Keeper = Player<State, Partial<Frame>, T>;
/** What its own hand did is known at once: the chosen cat, the ware pointed at, what was asked. How the cats are is seen late. */
const sees = (now: Readonly<State>, then: Readonly<State>): State => ({
  ...then,
  chosen: now.chosen,
  ware: now.ware,
  leaving: now.leaving,
  cats: now.cats,
  eggs: now.eggs,
});
const keeper = (skill: Skill, limits: typeof NEWCOMER): Keeper =>
  limited((seed: number) => player(seed, skill), limits, sees);

const NEW: Skill = {
  ...GOOD,
  looks: 100,
  presses: 24,
  heeds: 0.02,
  fills: 45,
  worksFrom: 60,
  restsUnder: 35,
  slots: 2,
  rehomes: false,
};
const without = (change: Partial<Skill>): Keeper => keeper({ ...GOOD, ...change }, PRACTISED);
const withoutDeed = (deed: Deed): Keeper => without({ deeds: DEEDS.filter(one => one !== deed) });
const alone = (...deeds: Deed[]): Keeper => without({ deeds, heeds: 1 });

export default realtimeLadder({
  measure: 'coins, and twice the egg of each coat, after 10 minutes',
  count: () => ({
    value: (state: Readonly<State>) => worthOf(state, numbers),
    heard: (_event: Event) => {},
  }),
  mostMinutes: 10,
  endsInDefeat: false,
  players: {
    naive: keeper({ ...NEW, deeds: ['feed', 'work'], heeds: 0 }, NEWCOMER),
    newcomer: keeper(NEW, NEWCOMER),
    practised: keeper(GOOD, PRACTISED),
  },
  without: {
    'hearing wishes': without({ heeds: 0 }),
    feeding: withoutDeed('feed'),
    watering: withoutDeed('water'),
    petting: withoutDeed('pet'),
    playing: withoutDeed('play'),
    working: withoutDeed('work'),
    resting: withoutDeed('rest'),
    'a second slot': without({ slots: 1 }),
    rehoming: without({ rehomes: false }),
  },
  exploits: {
    'petting alone': alone('pet'),
    'feeding alone': alone('feed', 'water'),
    'working alone': alone('work', 'rest'),
    'Tabbies alone': without({ breeds: ['tabby'] }),
  },
});
