// Ladder of bots: only feeding and working, looking seldom, granting all wishes; and exploits.

import { tune } from '../kit/core/constants.ts';
import type { Frame } from '../kit/core/input.ts';
import { NEWCOMER, type Player, realtimeLadder } from '../kit/core/ladder.ts';
import { CONSTANTS, type T } from './constants.ts';
import { GOOD, player, type Skill } from './pilot.ts';
import { worthOf } from './score.ts';
import { CARE_ACTIONS, type CareAction, type Event, type State } from './state.ts';

const numbers = tune(CONSTANTS);
type Keeper = Player<State, Partial<Frame>, T>;
/**
 * Nothing is aimed and nothing is fast here, so the limits of a person are pauses between decisions, slow key presses and forgetting.
 * `GOOD` decides every 200 ms and presses ten keys a second.
 */
const keeper =
  (skill: Skill): Keeper =>
  seed =>
    player(seed, skill);

const NEW: Skill = {
  ...GOOD,
  looks: 90,
  presses: 24,
  forgets: NEWCOMER.forgets,
  heeds: 0.25,
  fills: 45,
  worksFrom: 60,
  restsUnder: 35,
  slots: 2,
  rehomes: false,
};
const without = (change: Partial<Skill>): Keeper => keeper({ ...GOOD, ...change });
const withoutAction = (deed: CareAction): Keeper => without({ deeds: CARE_ACTIONS.filter(one => one !== deed) });
const alone = (...deeds: CareAction[]): Keeper => without({ deeds });

export default realtimeLadder({
  measure: 'coins, and twice the egg of each coat, after 10 minutes',
  count: () => ({
    value: (state: Readonly<State>) => worthOf(state, numbers),
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 10,
  endsInDefeat: false,
  players: {
    naive: keeper({ ...NEW, deeds: ['feed', 'work'], heeds: 0 }),
    newcomer: keeper(NEW),
    practised: keeper(GOOD),
  },
  without: {
    'hearing wishes': without({ heeds: 0 }),
    petting: withoutAction('pet'),
    playing: withoutAction('play'),
    working: withoutAction('work'),
    resting: withoutAction('rest'),
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
