// Every number of Boulder Dash that a designer would turn. Specification part 3, §9, in its own units.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Pace and touch.
  cellTicks: knob(8, [3, 24], 'ticks', 'how long one step, fall or roll takes'),
  monsterTicks: knob(12, [4, 48], 'ticks', 'how long a monster takes for one step'),
  pushCells: knob(2, [1, 6], 'cell ticks', 'how long one leans on a boulder before it gives way'),
  bufferTicks: knob(10, [0, 40], 'ticks', 'how early a turn may be pressed'),
  deadZone: knob(0.3, [0.05, 0.9], 'of the stick', 'how far the joystick moves before the fox does', 0.05),

  // Caves.
  dirtPercent: knob(70, [0, 100], '% of cells', 'dirt in a plain cave'),
  boulderPercent: knob(10, [0, 60], '% of cells', 'boulders in a plain cave'),
  diamondPercent: knob(5, [0, 60], '% of cells', 'diamonds in a plain cave'),
  monsterPercent: knob(2, [0, 40], '% of cells', 'monsters in a plain cave', 0.5),
  monstersFrom: knob(2, [1, 40], 'level', 'the first level with monsters'),
  wallSegments: knob(20, [0, 80], 'segments', 'pieces of wall in a plain cave'),
  segmentCells: knob(5, [1, 16], 'cells', 'the length of a piece of wall'),
  monsterClearance: knob(8, [3, 16], 'cells', 'how far from the start monsters begin'),
  spareDiamonds: knob(1.2, [1, 3], 'times the need', 'diamonds within reach, at least', 0.1),

  // Points and lives.
  neededFirst: knob(8, [0, 40], 'diamonds', 'needed in every cave'),
  neededPerLevel: knob(2, [0, 10], 'diamonds per level', 'needed besides, for each level'),
  diamondPoints: knob(10, [1, 100], 'points', 'what a diamond is worth'),
  sparePoints: knob(20, [0, 100], 'points', 'what a diamond beyond the need pays besides, at the exit'),
  lightPoints: knob(2, [0, 20], 'points a second', 'what the light that is left pays at the exit'),
  nextLevelMs: knob(2000, [200, 6000], 'ms', 'how long "LEVEL COMPLETE!" stands', 100),
  lives: knob(3, [1, 9], 'lives', 'how many lives a run with lives begins with'),
  extraLifePoints: knob(500, [100, 5000], 'points', 'how far apart further lives are', 100),
  lampSeconds: knob(60, [20, 300], 's', 'how long the lamp of a timed cave burns, at least', 5),
} as const;

export type T = Tuning<typeof CONSTANTS>;
