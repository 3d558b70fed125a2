// The ladder of players: who buys foot soldiers alone, who buys of everything but keeps the costly behind, who lines up where it can reply.
// Nothing here is aimed at what moves: a person's limits are how seldom it buys, how often its hand slips, and what it makes of the preview.
import { realtimeLadder } from '../kit/core/ladder.ts';
import { GOOD, type Mix, player, practisedMix, type Skill } from './pilot.ts';
import type { Event, State } from './state.ts';
import { UNITS, type UnitName } from './units.ts';

/** Waves beaten are counted without Charge. */
const hands = (skill: Partial<Skill>) => (seed: number) => player(seed, { ...GOOD, charges: false, ...skill });
const without = (unit: UnitName) => hands({ mix: (wave, coming) => ({ ...practisedMix(wave, coming), [unit]: 0 }) });
const only = (unit: UnitName) => hands({ mix: (): Mix => ({ [unit]: 1 }) });

/** Foremost first: it has not learnt that guards belong behind. */
const LINE = [4, 3, 2, 1, 0];
/** From here on it buys a little of everything, and never learns where a catapult belongs. */
const SEVERAL = 6;
export const newcomer = hands({
  beat: 90,
  slips: 0.2,
  mix: wave =>
    wave < SEVERAL
      ? { Archer: 0.6, Infantry: 0.4 }
      : { Archer: 0.4, Infantry: 0.3, Catapult: 0.1, Mage: 0.1, Cavalry: 0.1 },
  columns: { Infantry: LINE, Cavalry: LINE, Mage: LINE, Archer: [3, 2, 4, 1, 0], Catapult: [1, 0, 2, 3, 4] },
  rowsOf: {},
});

export default realtimeLadder({
  measure: 'waves beaten without Charge',
  count: () => ({
    value: ({ beaten }: Readonly<State>) => beaten,
    stage: ({ beaten }) => beaten + 1,
    onEvent: (_event: Event) => {},
  }),
  mostMinutes: 20,
  endsInDefeat: true,
  players: { naive: only('Infantry'), newcomer, practised: hands({}) },
  without: Object.fromEntries(UNITS.map(unit => [unit, without(unit)])),
  exploits: {
    'Archers alone': only('Archer'),
    'Catapults alone': only('Catapult'),
    'all saved until wave 5': hands({ savesUntil: 5 }),
    'one row filled': hands({ rows: [4] }),
  },
});
