// Ladder of bots: naive buys Infantry alone, a newcomer buys a mix but keeps the expensive units behind, practised places each type where it can
// strike back. A person's limits are how seldom it buys, how often it misses the cell, and what mix it buys.
import { realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import type { Event, State } from '../rules/state.ts';
import { UNITS, type UnitName } from '../rules/units.ts';
import { GOOD, type Mix, player, practisedMix, type Skill } from './pilot.ts';

/** A bot of the given skill that never charges: only waves beaten count. */
const bot = (skill: Partial<Skill>) => (seed: number) => player(seed, { ...GOOD, charges: null, ...skill });
const without = (unit: UnitName) => bot({ mix: (wave, coming) => ({ ...practisedMix(wave, coming), [unit]: 0 }) });
const only = (unit: UnitName) => bot({ mix: (): Mix => ({ [unit]: 1 }) });

/** Columns from the front: a newcomer does not place guards behind. */
const LINE = [4, 3, 2, 1, 0];
/** From this wave on a newcomer buys all types, with Catapults in the rear. */
const SEVERAL = 6;
export const NEWCOMER_SKILL: Partial<Skill> = {
  purchaseTicks: 90,
  missRate: 0.2,
  mix: wave =>
    wave < SEVERAL
      ? { Archer: 0.6, Infantry: 0.4 }
      : { Archer: 0.4, Infantry: 0.3, Catapult: 0.1, Mage: 0.1, Cavalry: 0.1 },
  columns: { Infantry: LINE, Cavalry: LINE, Mage: LINE, Archer: [3, 2, 4, 1, 0], Catapult: [1, 0, 2, 3, 4] },
  rowsOf: {},
};
export const newcomer = bot(NEWCOMER_SKILL);

/** Ladder by waves beaten, on either field. */
export const wavesLadder = (parts: Pick<ReturnType<typeof realtimeLadder>, 'measure' | 'setup'>) =>
  realtimeLadder({
    ...parts,
    count: () => ({
      value: ({ beaten }: Readonly<State>) => beaten,
      stage: ({ beaten }) => beaten + 1,
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 20,
    endsInDefeat: true,
    players: { naive: only('Infantry'), newcomer, practised: bot({}) },
    without: Object.fromEntries(UNITS.map(unit => [unit, without(unit)])),
    exploits: {
      'Archers alone': only('Archer'),
      'Catapults alone': only('Catapult'),
      'all saved until wave 5': bot({ savesUntil: 5 }),
      'one row filled': bot({ rows: [4] }),
    },
  });

export default wavesLadder({ measure: 'waves beaten without Charge' });
