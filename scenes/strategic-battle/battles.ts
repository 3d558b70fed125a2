// The battles of the campaign: ground, resources, and who comes in which wave.
import type { Patch } from './terrain.ts';
import { THEMES, type Theme } from './themes.ts';
import type { UnitName } from './units.ts';

export interface Battle {
  readonly name: string;
  /** What to expect, in a sentence or two before it begins. */
  readonly tells: string;
  /** Resources to begin with, and with each wave. */
  readonly resources: number;
  readonly income: number;
  readonly firstSeconds: number;
  readonly terrain: readonly Patch[];
  /** In their order; the last one ends the battle. */
  readonly waves: readonly BattleWave[];
  /** With so many units lost at most the battle earns a second banner. */
  readonly mostLost: number;
}

export interface BattleWave {
  readonly units: Units;
  /** First and last row in which they come, from 0. */
  readonly rows: readonly [first: number, last: number];
  readonly theme?: Theme;
}
type Units = Readonly<Partial<Record<UnitName, number>>>;

const ALL = [0, 9] as const;
const MIDDLE = [2, 7] as const;

const wave = (rows: BattleWave['rows'], units: Units, themeName?: string): BattleWave => {
  const theme = THEMES.find(({ name }) => name === themeName);
  return { units, rows, ...(theme && { theme }) };
};

export const BATTLES: readonly Battle[] = [
  {
    name: 'The Meadow',
    tells: 'Spearmen on open grass, and nobody else. Archers fell them before they arrive.',
    resources: 100,
    income: 25,
    firstSeconds: 10,
    terrain: [],
    waves: [
      wave(MIDDLE, { Infantry: 6 }),
      wave(MIDDLE, { Infantry: 9 }),
      wave(ALL, { Infantry: 12 }),
      wave([3, 6], { Infantry: 14 }, 'Foot march'),
      wave(ALL, { Infantry: 20 }, 'Foot march'),
    ],
    mostLost: 2,
  },
  {
    name: 'Arrow Ridge',
    tells: 'Archers come, and stand off at four cells. Cavalry rides out at them.',
    resources: 120,
    income: 30,
    firstSeconds: 10,
    terrain: [['hill', 2, 8, 6, 2]],
    waves: [
      wave(MIDDLE, { Infantry: 4, Archer: 1 }),
      wave(MIDDLE, { Archer: 4 }, 'Arrow rain'),
      wave(ALL, { Infantry: 5, Archer: 4 }),
      wave(ALL, { Archer: 7 }, 'Arrow rain'),
      wave(ALL, { Infantry: 6, Archer: 7 }),
      wave(ALL, { Archer: 11 }, 'Arrow rain'),
    ],
    mostLost: 4,
  },
  {
    name: 'Horse Fair',
    tells: 'Cavalry rides past everybody but Infantry, and dodges arrows until it is held.',
    resources: 110,
    income: 30,
    firstSeconds: 12,
    terrain: [],
    waves: [
      wave(MIDDLE, { Cavalry: 2 }),
      wave(MIDDLE, { Cavalry: 3 }),
      wave(ALL, { Cavalry: 4, Infantry: 3 }),
      wave(ALL, { Cavalry: 6 }, 'Stampede'),
      wave(ALL, { Cavalry: 6, Infantry: 4 }),
      wave(ALL, { Cavalry: 9 }, 'Stampede'),
    ],
    mostLost: 6,
  },
];

export const battleOf = (number: number): Battle => BATTLES[number - 1] as Battle;
