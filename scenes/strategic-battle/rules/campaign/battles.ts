// The battles of the campaign: ground, resources, and who comes in which wave.
import type { T } from '../../constants.ts';
import type { Patch } from '../terrain.ts';
import { THEMES, type Theme } from '../themes.ts';
import type { UnitName } from '../units.ts';

export interface Battle {
  readonly name: string;
  /** What to expect, in a sentence or two before it begins. */
  readonly tells: string;
  /** Resources to begin with, and with each wave. */
  readonly resources: number;
  readonly income: number;
  readonly firstSeconds: number;
  readonly terrain: readonly Patch[];
  /** Weather of the battle, told in `tells`: constants that are others for both sides. */
  readonly weather?: Readonly<Partial<Record<keyof T, number>>>;
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
const NORTH = [0, 2] as const;
const SOUTH = [7, 9] as const;

const wave = (rows: BattleWave['rows'], units: Units, themeName?: string): BattleWave => {
  const theme = THEMES.find(({ name }) => name === themeName);
  return { units, rows, ...(theme && { theme }) };
};

export const BATTLES: readonly Battle[] = [
  {
    name: 'The Meadow',
    tells: 'Spearmen on open grass, and nobody else. Archers fell them before they arrive.',
    resources: 55,
    income: 20,
    firstSeconds: 10,
    terrain: [],
    waves: [
      wave(MIDDLE, { Infantry: 6 }),
      wave(MIDDLE, { Infantry: 10 }),
      wave(ALL, { Infantry: 15 }),
      wave([3, 6], { Infantry: 20 }, 'Foot march'),
      wave(ALL, { Infantry: 26 }),
      wave(ALL, { Infantry: 36 }, 'Foot march'),
    ],
    mostLost: 2,
  },
  {
    name: 'Arrow Ridge',
    tells: 'Archers come, and stand off at four cells. Cavalry rides out at them.',
    resources: 115,
    income: 30,
    firstSeconds: 10,
    terrain: [['hill', 2, 8, 6, 2]],
    waves: [
      wave(MIDDLE, { Infantry: 3, Archer: 1 }),
      wave(MIDDLE, { Archer: 3 }, 'Arrow rain'),
      wave(ALL, { Infantry: 4, Archer: 4 }),
      wave(ALL, { Archer: 6 }, 'Arrow rain'),
      wave(ALL, { Infantry: 5, Archer: 6 }),
      wave(ALL, { Archer: 10 }, 'Arrow rain'),
    ],
    mostLost: 4,
  },
  {
    name: 'Horse Fair',
    tells: 'Cavalry rides past everybody but Infantry, and dodges arrows until it is held.',
    resources: 108,
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
    mostLost: 12,
  },
  {
    name: 'Two Roads',
    tells:
      'Fog: arrows fly two cells, and Mages come for 38. Foes march along both edges, now at one, now at the other.',
    weather: { archerRange: 2, mageCost: 38 },
    resources: 95,
    income: 30,
    firstSeconds: 10,
    terrain: [['wood', 4, 6, 2, 8]],
    waves: [
      wave(NORTH, { Infantry: 6 }),
      wave(SOUTH, { Infantry: 8, Archer: 2 }),
      wave(NORTH, { Infantry: 4, Archer: 3 }),
      wave(SOUTH, { Infantry: 6, Cavalry: 2 }),
      wave(NORTH, { Archer: 5, Cavalry: 2 }),
      wave(ALL, { Infantry: 14 }, 'Foot march'),
      wave(ALL, { Infantry: 8, Archer: 4, Cavalry: 2 }),
    ],
    mostLost: 6,
  },
  {
    name: 'Witch Wood',
    tells:
      'Damp air under thick trees: bows are weak, and hardly an arrow finds the Mages, but a stone falls through leaves. Catapults cost 55.',
    weather: { woodCover: 0.9, archerDamage: 8, catapultCost: 55 },
    resources: 120,
    income: 28,
    firstSeconds: 12,
    terrain: [
      ['wood', 0, 7, 4, 5],
      ['wood', 6, 7, 4, 5],
    ],
    waves: [
      wave(MIDDLE, { Infantry: 5 }),
      wave(MIDDLE, { Mage: 2 }),
      wave(ALL, { Mage: 3, Infantry: 3 }),
      wave(ALL, { Mage: 4 }, 'Coven'),
      wave(ALL, { Mage: 4, Infantry: 6 }),
      wave(ALL, { Mage: 7 }, 'Coven'),
    ],
    mostLost: 8,
  },
  {
    name: 'The Ford',
    tells:
      'Rain: wet bows shoot half as hard. They wade through mud, slowly: what flies a second finds them there. Catapults cost 55.',
    weather: { archerDamage: 7, catapultCost: 55 },
    resources: 104,
    income: 20,
    firstSeconds: 12,
    terrain: [['mud', 0, 7, 10, 4]],
    waves: [
      wave(MIDDLE, { Infantry: 8 }),
      wave(MIDDLE, { Infantry: 9, Archer: 2 }),
      wave(ALL, { Infantry: 10, Archer: 1, Mage: 2 }),
      wave(ALL, { Infantry: 12, Archer: 5, Mage: 2 }),
      wave([3, 6], { Infantry: 24, Mage: 2 }, 'Foot march'),
      wave(ALL, { Infantry: 16, Archer: 7, Mage: 4 }),
    ],
    mostLost: 6,
  },
  {
    name: 'The Siege',
    tells: 'Catapults outreach your whole line. Riders reach them, if foot soldiers do not hold them up.',
    resources: 160,
    income: 40,
    firstSeconds: 12,
    terrain: [['hill', 3, 11, 4, 3]],
    waves: [
      wave(MIDDLE, { Infantry: 4 }),
      wave(MIDDLE, { Catapult: 1, Infantry: 2 }),
      wave(ALL, { Catapult: 1, Archer: 2 }),
      wave(ALL, { Catapult: 2, Infantry: 4 }, 'Siege'),
      wave(ALL, { Catapult: 2, Archer: 2 }),
      wave(ALL, { Catapult: 3 }, 'Siege'),
    ],
    mostLost: 8,
  },
  {
    name: 'Hill Fort',
    tells:
      'Frost: stiff bows shoot half as hard. A spring on the hills: Mages mend four times as fast, and cost 48. Little comes in: who wastes nothing holds it.',
    weather: { archerDamage: 7, mendHealth: 20, mageCost: 48 },
    resources: 182,
    income: 14,
    firstSeconds: 15,
    terrain: [['hill', 1, 1, 8, 2]],
    waves: [
      wave(MIDDLE, { Infantry: 6, Archer: 1 }),
      wave(ALL, { Cavalry: 4 }),
      wave(ALL, { Infantry: 9, Archer: 4 }),
      wave(MIDDLE, { Cavalry: 4, Infantry: 7 }),
      wave(ALL, { Archer: 8, Mage: 1 }),
      wave([3, 6], { Infantry: 18, Mage: 2 }, 'Foot march'),
      wave(ALL, { Cavalry: 5, Archer: 8 }),
    ],
    mostLost: 6,
  },
  {
    name: 'Night Ride',
    tells: 'Riders from both edges and Mages behind them: infantry to hold, and something that reaches far.',
    resources: 170,
    income: 38,
    firstSeconds: 12,
    terrain: [
      ['mud', 0, 8, 2, 6],
      ['mud', 8, 8, 2, 6],
    ],
    waves: [
      wave(NORTH, { Cavalry: 3 }),
      wave(SOUTH, { Cavalry: 3 }),
      wave(MIDDLE, { Mage: 2, Infantry: 4 }),
      wave(ALL, { Cavalry: 5 }, 'Stampede'),
      wave(MIDDLE, { Mage: 4 }, 'Coven'),
      wave(ALL, { Cavalry: 6, Mage: 2 }),
      wave(ALL, { Cavalry: 7, Mage: 4 }),
    ],
    mostLost: 14,
  },
  {
    name: 'The Last Crossing',
    tells: 'All that they have, in eight waves: each asks for another answer.',
    resources: 210,
    income: 50,
    firstSeconds: 12,
    terrain: [
      ['wood', 1, 8, 3, 3],
      ['mud', 4, 9, 2, 5],
      ['hill', 6, 8, 3, 3],
    ],
    waves: [
      wave(MIDDLE, { Infantry: 8 }),
      wave(ALL, { Archer: 4, Infantry: 3 }, 'Arrow rain'),
      wave(ALL, { Cavalry: 4 }, 'Stampede'),
      wave(MIDDLE, { Mage: 3, Infantry: 5 }),
      wave(ALL, { Catapult: 2, Archer: 4 }),
      wave(ALL, { Cavalry: 6, Infantry: 5 }, 'Stampede'),
      wave(ALL, { Mage: 4, Archer: 5 }, 'Coven'),
      wave(ALL, { Catapult: 4, Cavalry: 4, Infantry: 8 }, 'Siege'),
    ],
    mostLost: 16,
  },
];

export const battleOf = (number: number): Battle => BATTLES[number - 1] as Battle;
