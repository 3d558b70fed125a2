// Ladder of bots that mean to win by Charge: the practised one keeps riders ready and waits for a row that is clear.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import type { UnitName } from '../rules/units.ts';
import { NEWCOMER_SKILL } from './ladder.ts';
import { GOOD, type Mix, player, type Skill } from './pilot.ts';
import { type ChargePlan, FROM_THE_EDGE, RIDERS_READY } from './pilotCharge.ts';

const bot = (skill: Partial<Skill>) => (seed: number) => player(seed, { ...GOOD, ...skill });
const charging = (plan: Partial<ChargePlan>) => bot({ charges: { ...RIDERS_READY, ...plan } });
const only = (unit: UnitName) => bot({ mix: (): Mix => ({ [unit]: 1 }) });

const NOBODY_ELSE = 'Charge opens with the tenth beaten wave, which this player hardly ever sees.';

export const chargeLadder = realtimeLadder({
  measure: 'breakthroughs by Charge, a run',
  count: () => ({
    value: ({ phase }: Readonly<State>) => (phase === 'won' ? 1 : 0),
    onEvent: (_event: Event) => {},
  }),
  // The mean counts: a run is won or not.
  runsPerSeed: 1,
  mostMinutes: 20,
  endsInDefeat: true,
  players: {
    naive: only('Infantry'),
    // Charges from the middle, where its units are, as soon as it may.
    newcomer: bot({
      ...NEWCOMER_SKILL,
      charges: { rows: FROM_THE_EDGE.toReversed(), riders: 1, from: 99, calmSeconds: 0 },
    }),
    practised: bot({}),
  },
  without: {
    'the rows at the edge': charging({ rows: [4, 5, 3, 6] }),
    Charge: bot({ charges: null }),
  },
  exploits: {
    'Cavalry alone': only('Cavalry'),
    'riders at the edge alone': charging({ rows: FROM_THE_EDGE.slice(0, 4), from: 8 }),
    'charging whenever a row is clear': charging({ calmSeconds: 0 }),
    'two riders in each row': charging({ riders: 2 }),
  },
  accepted: [
    { fault: 'naive 0 is not above idle 0', why: NOBODY_ELSE },
    { fault: 'newcomer 0 is not above naive 0', why: NOBODY_ELSE },
  ],
});
