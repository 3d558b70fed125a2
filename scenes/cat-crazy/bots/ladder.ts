// Ladder of bots: only feeding and working, looking seldom, granting all wishes; and exploits.

import type { Frame } from '../../kit/core/input/input.ts';
import { type Player, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import { pointsOf } from '../rules/score.ts';
import { CARE_ACTIONS, type CareAction, type Event, type State } from '../rules/state.ts';
import { NEW } from './newcomer.ts';
import { GOOD, player, type Skill } from './pilot.ts';

type Keeper = Player<State, Partial<Frame>, T>;
/**
 * Nothing is aimed and nothing is fast here, so the limits of a person are pauses between decisions, slow key presses and forgetting.
 * `GOOD` decides every 200 ms and presses ten keys a second.
 */
const keeper =
  (skill: Skill): Keeper =>
  seed =>
    player(seed, skill);

const without = (change: Partial<Skill>): Keeper => keeper({ ...GOOD, ...change });
const withoutAction = (deed: CareAction): Keeper => without({ deeds: CARE_ACTIONS.filter(one => one !== deed) });
const alone = (...deeds: CareAction[]): Keeper => without({ deeds });

export default realtimeLadder({
  measure: 'points for cats at home, wishes and pages, after 10 minutes',
  count: () => ({
    value: (state: Readonly<State>, t: T) => pointsOf(state, t).all,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 10,
  endsInDefeat: false,
  players: {
    naive: keeper({ ...NEW, deeds: ['feed', 'water', 'pet'], heeds: 0 }),
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
    'a third slot': without({ slots: 2 }),
    'a hand at work': without({ helps: 0 }),
    'trading at the window': without({ trades: false }),
    'rooms of the house': without({ builds: false }),
  },
  exploits: {
    'petting alone': alone('pet'),
    'feeding alone': alone('feed', 'water'),
    'working alone': alone('work', 'rest'),
    'giving each away at once': without({ rehomes: 'anybody', slots: 1 }),
    'giving each away once it is at home': without({ rehomes: 'settled', slots: 1 }),
    'giving away, with three slots': without({ rehomes: 'settled', slots: 3 }),
    'hoarding eggs and cats': without({ deeds: ['work', 'rest'], heeds: 0 }),
    'Tabbies alone': without({ breeds: ['tabby'] }),
  },
});
