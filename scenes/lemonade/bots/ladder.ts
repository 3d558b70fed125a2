// Ladder of the table: yesterday again, the evening's lesson, the notebook and the forecast; without each of these; and shortcuts.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { CONSTANTS, type T } from '../constants.ts';
import { FIRST_PLAN } from '../rules/plan.ts';
import type { Event, Plan, State } from '../rules/state.ts';
import { ALL_CARE, bestByDay, byLesson, type Care, player, type Skill, withCare, yesterdayAgain } from './pilot.ts';

/** Nobody needs to watch who changes nothing by day. */
const AT_ONCE = { thinks: 600, presses: 6, pace: 'evening' } as const;
const decides = (plan: Skill['plan']) => player({ ...AT_ONCE, plan });
const fixed = (plan: Partial<Plan>) => decides(() => ({ ...FIRST_PLAN, ...plan }));
const careful = (change: Partial<Care> = {}) =>
  player({ ...AT_ONCE, plan: withCare({ ...ALL_CARE, ...change }), byDay: bestByDay });

export default realtimeLadder({
  measure: 'profit in cents, after seven days',
  count: () => ({
    value: ({ cash }: Readonly<State>, t: T) => cash - t.startCents,
    onEvent: (_event: Event) => {},
    stage: ({ phase, cash }: Readonly<State>) => (phase === 'over' && cash >= CONSTANTS.goalCents.value ? 2 : 1),
  }),
  mostMinutes: 14,
  endsInDefeat: false,
  players: {
    naive: decides(yesterdayAgain),
    newcomer: player({ plan: byLesson, thinks: 1200, presses: 24, pace: 2 }),
    practised: careful(),
  },
  without: {
    'the forecast': careful({ forecast: false }),
    'another recipe': careful({ recipe: false }),
    'another price': careful({ price: false }),
    'buying ahead': careful({ ahead: false }),
    'a new price by day': decides(withCare(ALL_CARE)),
  },
  exploits: {
    'a middling plan, always': fixed({ jugs: 4, lemons: 4, sugar: 5, price: 75 }),
    'few and dear': fixed({ jugs: 2, lemons: 4, sugar: 5, price: 120 }),
    'many and cheap': fixed({ jugs: 7, lemons: 3, sugar: 4, ice: 3, price: 50 }),
    'yellow water': fixed({ jugs: 5, lemons: 1, sugar: 2, ice: 2, price: 40 }),
  },
  accepted: [
    {
      fault: 'naive -631 is not above idle 0',
      why: 'four jugs at a dollar, every day: most are poured away, and who stays closed loses nothing',
    },
    {
      fault: 'without buying ahead the practised player is no worse: without buying ahead 7587.5, practised 8016',
      why: 'one dollar in twenty of the median, but seeds differ by more: a cheap day comes in some weeks and not in others',
    },
  ],
});
