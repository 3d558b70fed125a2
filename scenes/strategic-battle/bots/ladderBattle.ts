// Bots of the campaign's ladders, one ladder for each battle: three tries for each seed, won or not.
import { type Accepted, realtimeLadder } from '../../kit/core/ladder/ladder.ts';
import { battleOf } from '../rules/campaign/battles.ts';
import type { Event, State } from '../rules/state.ts';
import { UNITS, type UnitName, weakAgainst } from '../rules/units.ts';
import { NEWCOMER_SKILL } from './ladder.ts';
import { GOOD, type Mix, player, type Skill } from './pilot.ts';
import { FROM_THE_EDGE } from './pilotCharge.ts';

/** Charges through what is open once the last wave has come, and buys nobody for it. */
const OPPORTUNE = { rows: FROM_THE_EDGE, riders: 1, from: 99, calmSeconds: 8 } as const;

const bot = (skill: Partial<Skill>) => (seed: number) => player(seed, { ...GOOD, charges: OPPORTUNE, ...skill });
/** The same army whatever comes. */
const fixed = (mix: Mix, skill: Partial<Skill> = {}) => bot({ ...skill, mix: () => mix });

/** What answers each type, by share. */
const ANSWERS: Readonly<Record<UnitName, Mix>> = {
  Infantry: { Archer: 0.9, Infantry: 0.1 },
  Archer: { Cavalry: 0.75, Archer: 0.25 },
  Cavalry: { Archer: 0.55, Infantry: 0.45 },
  Mage: { Archer: 0.8, Cavalry: 0.2 },
  Catapult: { Cavalry: 1 },
};

/** What answers a type in one battle's weather, where that is another. */
const WEATHER_ANSWERS: Readonly<Record<number, Readonly<Partial<Record<UnitName, Mix>>>>> = {
  4: { Infantry: { Mage: 0.85, Infantry: 0.15 }, Archer: { Mage: 0.85, Infantry: 0.15 } },
  5: { Mage: { Catapult: 0.85, Infantry: 0.15 }, Infantry: { Catapult: 0.8, Infantry: 0.2 } },
  6: { Infantry: { Catapult: 0.8, Infantry: 0.2 }, Archer: { Catapult: 0.8, Cavalry: 0.2 }, Mage: { Catapult: 1 } },
  8: {
    Infantry: { Mage: 0.8, Infantry: 0.2 },
    Archer: { Mage: 0.8, Infantry: 0.2 },
    Cavalry: { Infantry: 0.7, Mage: 0.3 },
  },
};

/** Some Infantry always stands between the others. */
const GUARDS = 0.15;

/** An army against what comes, by its share. */
export function answerTo(_wave: number, coming: Mix, battle: number): Mix {
  const mix: Partial<Record<UnitName, number>> = {};
  for (const foe of UNITS) {
    const answer = WEATHER_ANSWERS[battle]?.[foe] ?? ANSWERS[foe];
    for (const unit of UNITS) mix[unit] = (mix[unit] ?? 0) + (coming[foe] ?? 0) * (answer[unit] ?? 0);
  }
  return { ...mix, Infantry: (mix.Infantry ?? 0) + GUARDS };
}

/** Half of what a newcomer buys anyway, half of what the cards say counters those who come. */
function halfWarned(_wave: number, coming: Mix): Mix {
  const mix: Partial<Record<UnitName, number>> = { Archer: 0.3, Infantry: 0.2 };
  for (const foe of UNITS) {
    const counters = weakAgainst(foe);
    for (const unit of counters) mix[unit] = (mix[unit] ?? 0) + (0.5 * (coming[foe] ?? 0)) / counters.length;
  }
  return mix;
}

export const PRACTISED: Partial<Skill> = {
  mix: answerTo,
  columns: { ...GOOD.columns, Infantry: [2, 3, 1, 4, 0] },
};

/** Armies that somebody might always buy. */
export const ARMIES: Readonly<Record<string, Mix>> = {
  'Infantry alone': { Infantry: 1 },
  'Archers alone': { Archer: 1 },
  'Cavalry alone': { Cavalry: 1 },
  'Archers and a few guards': { Archer: 0.8, Infantry: 0.2 },
  'Infantry and Cavalry': { Infantry: 0.5, Cavalry: 0.5 },
  'Catapults and Infantry': { Catapult: 0.6, Infantry: 0.4 },
  'Archers and Cavalry': { Archer: 0.5, Cavalry: 0.5 },
  'Archers and Catapults': { Archer: 0.6, Catapult: 0.4 },
  'Archers, Mages and guards': { Archer: 0.55, Mage: 0.25, Infantry: 0.2 },
  'Archers, Cavalry and guards': { Archer: 0.5, Cavalry: 0.3, Infantry: 0.2 },
  'a little of everything': { Infantry: 0.2, Archer: 0.3, Cavalry: 0.2, Mage: 0.1, Catapult: 0.2 },
};
export const army = (name: string) => fixed(ARMIES[name] ?? {});

export const PLAYERS = {
  naive: fixed({ Infantry: 1 }, { purchaseTicks: 60 }),
  newcomer: bot({ ...NEWCOMER_SKILL, mix: halfWarned }),
  practised: bot(PRACTISED),
};

export const without = (unit: UnitName) =>
  bot({ ...PRACTISED, mix: (wave, coming, battle) => ({ ...answerTo(wave, coming, battle), [unit]: 0 }) });

/** `key` are the units without which the battle is hard to win; `minutes` a newcomer's run takes, who often falls early. */
export const battleLadder = (
  battle: number,
  minutes: number,
  key: readonly UnitName[],
  accepted: readonly Accepted[] = [],
) =>
  realtimeLadder({
    measure: `${battleOf(battle).name}: victories in three tries`,
    setup: { mode: 'campaign', battle },
    runsPerSeed: 3,
    minutes,
    count: () => ({
      value: ({ phase }: Readonly<State>) => (phase === 'won' ? 1 : 0),
      onEvent: (_event: Event) => {},
    }),
    mostMinutes: 10,
    endsInDefeat: true,
    players: PLAYERS,
    without: Object.fromEntries(key.map(unit => [unit, without(unit)])),
    exploits: { 'a little of everything': army('a little of everything'), 'Archers alone': army('Archers alone') },
    accepted: [
      ...accepted,
      {
        fault: 'naive 0 is not above idle 0',
        why: 'A battle is won or not: whoever buys Infantry alone wins none, as one who does nothing.',
      },
    ],
  });
