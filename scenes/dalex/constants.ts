// The numbers of Dalex: the specification's (part 2, §9), then those it leaves open, found by playtesting.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Board and points.
  boardSize: knob(
    15,
    [9, 25],
    'cells',
    'the board is wider and higher; always an odd number, so that there is a middle',
    2,
  ),
  firstDalexes: knob(5, [0, 100], 'dalexes', 'more dalexes on every level'),
  dalexesPerLevel: knob(2, [0, 20], 'dalexes a level', 'each level brings so many more than the one before'),
  teleportsAtStart: knob(3, [0, 20], 'teleports', 'more ways out at the beginning'),
  sonicsAtStart: knob(1, [0, 20], 'sonics', 'more uses of the sonic screwdriver at the beginning'),
  mostSonics: knob(5, [0, 20], 'sonics', 'more uses of the sonic screwdriver can be saved up'),
  sonicsPerLevel: knob(1, [0, 5], 'sonics a level', 'each level that is won gives more uses of the sonic screwdriver'),
  sonicReach: knob(1, [1, 4], 'cells', 'the sonic screwdriver reaches dalexes farther away'),
  collisionPoints: knob(10, [0, 100], 'points', 'each dalex that runs into another or into a pile is worth more'),
  sonicKillPoints: knob(20, [0, 100], 'points', 'each dalex that the sonic screwdriver takes apart is worth more'),
  levelBonus: knob(100, [0, 1000], 'points a level', 'winning a level is worth so much times its number', 10),
  spawnDistance: knob(3, [0, 6], 'cells', 'no dalex begins as near as this'),

  // Late levels and kinds.
  mostDalexes: knob(100, [1, 200], 'dalexes', 'late levels are more crowded'),
  levelsPerTeleport: knob(3, [1, 20], 'levels', 'a teleport is given after every so many levels'),
  standPoints: knob(20, [0, 100], 'points', 'each dalex that breaks during a Last Stand is worth so much more'),
  goalFromLevel: knob(6, [1, 40], 'level', 'the gold cell appears later'),
  goalPoints: knob(50, [0, 500], 'points a level', 'stepping on the gold cell is worth so much times the level', 10),
  goalDistance: knob(4, [2, 12], 'cells', 'the gold cell may lie farther from where the player begins'),
  kindsFromLevel: knob(4, [1, 40], 'level', 'three kinds: sleepers appear later, and leapers a level after them'),
  otherKindsShare: knob(35, [0, 100], '%', 'three kinds: more of a level’s dalexes sleep or leap', 5),
  wakeReach: knob(2, [1, 7], 'cells', 'three kinds: sleepers wake farther away'),
  alertCells: knob(2, [1, 8], 'cells', 'a Wait that is held stops while dalexes are farther away'),
  nextLevelMs: knob(1600, [0, 10_000], 'ms', 'more time to enjoy a level that is won', 50),
  standStepMs: knob(260, [0, 2000], 'ms', 'the turns of a Last Stand come more slowly', 10),
  stepMs: knob(150, [20, 600], 'ms', 'steps are shown more slowly; play never waits for them', 10),
};

export type DalexTuning = Tuning<typeof CONSTANTS>;
