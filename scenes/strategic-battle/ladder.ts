// The ladder of players: who buys foot soldiers alone, who buys of everything but keeps the costly behind, who lines up where it can reply.
import { limited, NEWCOMER, PRACTISED, realtimeLadder } from '../kit/core/ladder.ts';
import { GOOD, type Mix, player, practisedMix, type Skill } from './pilot.ts';
import type { Event, State } from './state.ts';
import { UNITS, type UnitName } from './units.ts';

/** The own purse, board and choice are known at once; enemies are seen as they were a reaction ago. */
const sees = (now: Readonly<State>, then: Readonly<State>): State => ({ ...now, enemies: then.enemies });

/** Waves beaten are counted without Charge. */
const hands = (skill: Partial<Skill>) =>
  limited((seed: number) => player(seed, { ...GOOD, charges: false, ...skill }), PRACTISED, sees);
const without = (unit: UnitName) => hands({ mix: (wave, coming) => ({ ...practisedMix(wave, coming), [unit]: 0 }) });
const only = (unit: UnitName) => hands({ mix: (): Mix => ({ [unit]: 1 }) });

const NEW: Skill = {
  ...GOOD,
  beat: 90,
  charges: false,
  mix: wave =>
    wave < 6 ? { Archer: 0.6, Infantry: 0.4 } : { Archer: 0.4, Infantry: 0.3, Catapult: 0.1, Mage: 0.1, Cavalry: 0.1 },
  columns: { ...GOOD.columns, Catapult: [1, 0, 2, 3, 4] },
};

export default realtimeLadder({
  measure: 'waves beaten without Charge',
  count: () => ({
    value: ({ beaten }: Readonly<State>) => beaten,
    stage: ({ beaten }) => beaten + 1,
    heard: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: true,
  players: {
    naive: only('Infantry'),
    newcomer: limited((seed: number) => player(seed, NEW), NEWCOMER, sees),
    practised: hands({}),
  },
  without: Object.fromEntries(UNITS.map(unit => [unit, without(unit)])),
  exploits: {
    'Archers alone': only('Archer'),
    'Catapults alone': only('Catapult'),
    'all saved until wave 5': hands({ savesUntil: 5 }),
    'one row filled': hands({ rows: [4] }),
  },
});
