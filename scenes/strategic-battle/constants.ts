// Constants of Unit Battle, each a knob with its range. Specification part 2, §9; unit stats were chosen by duels.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Economy and damage.
  startResources: knob(100, [0, 1000], 'resources', 'what a run begins with'),
  firstWaveSeconds: knob(8, [1, 60], 's', 'time to set up before the first wave'),
  waveGapLeast: knob(15, [3, 60], 's', 'the least time from one wave to the next'),
  waveGapMost: knob(20, [3, 60], 's', 'the most time from one wave to the next'),
  budgetBase: knob(40, [0, 400], 'resources', 'what every wave may spend on enemies'),
  budgetPerWave: knob(15, [0, 100], 'resources', 'what each further wave may spend besides'),
  budgetGrowth: knob(0.1, [0, 1], 'of the budget', 'by how much the factor on it grows with each wave', 0.01),
  incomeBase: knob(20, [0, 400], 'resources', 'what every wave brings as it comes'),
  incomePerWave: knob(5, [0, 50], 'resources', 'what each further wave brings besides'),
  rewardPart: knob(0.6, [0, 2], 'of the cost', 'what a defeated enemy is worth', 0.05),
  counterFactor: knob(1.5, [0.5, 4], '×', 'how much harder a unit strikes the type it counters', 0.1),
  mageFactor: knob(1.3, [0.5, 4], '×', 'how much harder a mage strikes infantry and archers', 0.1),
  variance: knob(0.1, [0, 0.9], 'of the damage', 'how far luck moves a strike up or down', 0.01),
  splashPart: knob(0.5, [0, 1], 'of the damage', 'what those beside the one who is struck suffer', 0.05),
  splashMost: knob(10, [0, 60], 'units', 'how many beside the one who is struck suffer at most'),
  ownColumns: knob(5, [1, 10], 'columns', 'how far from the left units may be placed'),
  chargeAfter: knob(10, [0, 60], 'wave', 'rows may charge once this wave is beaten'),

  // Waves and field.
  noticeRange: knob(5, [1, 20], 'cells', 'how near an enemy turns aside to fight', 0.5),
  firstFront: knob(4, [1, 10], 'rows', 'in how many rows, in the middle, the first wave comes'),
  frontGrowth: knob(0.5, [0, 9], 'rows a wave', 'by how much the front widens with each wave', 0.1),
  rampWaves: knob(4, [1, 30], 'waves', 'how long until a type that is new comes as often as it will'),
  entrySeconds: knob(0.35, [0.05, 3], 's', 'from one enemy of a wave to the next', 0.05),
  entryMost: knob(7, [1, 30], 's', 'the longest that a wave takes to enter', 0.5),
  mostEnemies: knob(240, [10, 300], 'enemies', 'more wait beyond the last column until there is room'),
  dodgePart: knob(
    0.3,
    [0, 1],
    'of the damage',
    'how much of what comes from afar meets Cavalry whom nobody holds',
    0.05,
  ),
  sallyRange: knob(6, [0, 14], 'cells', 'how far beyond the own columns Cavalry rides at Archers and Catapults', 0.5),
  mendHealth: knob(5, [0, 50], 'health a second', 'how fast a Mage mends those beside it'),
  stoneSeconds: knob(1, [0, 3], 's', 'how long a stone flies: whoever walks on is not under it', 0.1),
  undoSeconds: knob(5, [0, 30], 's', 'how long a purchase can be taken back', 0.5),
  sellPart: knob(0.5, [0, 1], 'of the cost', 'what a sound unit brings when it is sold', 0.05),
  themeSeconds: knob(5, [0, 15], 's', 'how long before it comes a theme wave is announced', 0.5),

  // Terrain.
  woodCover: knob(0.4, [0, 1], 'of the damage', 'how much of a strike from afar a wood keeps off', 0.05),
  mudPace: knob(0.5, [0.1, 1], 'of the speed', 'how fast one gets on in mud', 0.05),
  hillReach: knob(1, [0, 4], 'cells', 'how much farther one reaches from a hill', 0.5),

  // Units.
  infantryCost: knob(10, [1, 200], 'resources', 'what an Infantry costs'),
  infantryHealth: knob(60, [5, 600], 'health', 'how much an Infantry bears', 5),
  infantryDamage: knob(7, [1, 100], 'health', 'how hard an Infantry strikes'),
  infantryRange: knob(1, [1, 10], 'cells', 'how far an Infantry reaches', 0.5),
  infantrySpeed: knob(1, [0.1, 5], 'cells per second', 'how fast an Infantry walks', 0.1),
  infantryStrikes: knob(1, [0.1, 5], 'per second', 'how often an Infantry strikes', 0.1),
  archerCost: knob(25, [1, 200], 'resources', 'what an Archer costs'),
  archerHealth: knob(50, [5, 600], 'health', 'how much an Archer bears', 5),
  archerDamage: knob(14, [1, 100], 'health', 'how hard an Archer strikes'),
  archerRange: knob(4, [1, 10], 'cells', 'how far an Archer reaches', 0.5),
  archerSpeed: knob(0.9, [0.1, 5], 'cells per second', 'how fast an Archer walks', 0.1),
  archerStrikes: knob(1, [0.1, 5], 'per second', 'how often an Archer strikes', 0.1),
  cavalryCost: knob(40, [1, 200], 'resources', 'what a Cavalry costs'),
  cavalryHealth: knob(160, [5, 600], 'health', 'how much a Cavalry bears', 5),
  cavalryDamage: knob(20, [1, 100], 'health', 'how hard a Cavalry strikes'),
  cavalryRange: knob(1, [1, 10], 'cells', 'how far a Cavalry reaches', 0.5),
  cavalrySpeed: knob(2, [0.1, 5], 'cells per second', 'how fast a Cavalry rides', 0.1),
  cavalryStrikes: knob(1, [0.1, 5], 'per second', 'how often a Cavalry strikes', 0.1),
  mageCost: knob(60, [1, 200], 'resources', 'what a Mage costs'),
  mageHealth: knob(130, [5, 600], 'health', 'how much a Mage bears', 5),
  mageDamage: knob(20, [1, 100], 'health', 'how hard a Mage strikes'),
  mageRange: knob(3, [1, 10], 'cells', 'how far a Mage reaches', 0.5),
  mageSpeed: knob(0.8, [0.1, 5], 'cells per second', 'how fast a Mage walks', 0.1),
  mageStrikes: knob(0.6, [0.1, 5], 'per second', 'how often a Mage strikes', 0.02),
  mageArea: knob(1, [0, 4], 'cells', 'how far a Mage’s strike splashes', 0.5),
  catapultCost: knob(75, [1, 200], 'resources', 'what a Catapult costs'),
  catapultHealth: knob(160, [5, 600], 'health', 'how much a Catapult bears', 5),
  catapultDamage: knob(50, [1, 200], 'health', 'how hard a Catapult strikes'),
  catapultRange: knob(6, [1, 10], 'cells', 'how far a Catapult reaches', 0.5),
  catapultSpeed: knob(0.5, [0.1, 5], 'cells per second', 'how fast a Catapult rolls', 0.1),
  catapultStrikes: knob(0.22, [0.1, 5], 'per second', 'how often a Catapult strikes', 0.02),
  catapultArea: knob(1.5, [0, 4], 'cells', 'how far a Catapult’s strike splashes', 0.5),

  // Crowd.
  extraUnits: knob(0, [0, 500], 'units', 'units on the field when a run begins, half of them enemies'),
} as const;

export type T = Tuning<typeof CONSTANTS>;

export const ticksIn = (seconds: number): number => Math.max(1, Math.round(seconds * TICKS_PER_SECOND));
