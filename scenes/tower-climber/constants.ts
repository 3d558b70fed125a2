// Tunable constants of Tower Climber. Specification part 2, §9, in its own units.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Jump.
  playerSize: knob(20, [10, 40], 'px', 'a larger fox is caught more easily'),
  gravity: knob(0.4, [0.1, 1.5], 'px per tick, per tick', 'how soon a jump comes down', 0.05),
  jumpImpulse: knob(16, [8, 30], 'px per tick', 'how fast the strongest jump leaves', 0.5),
  leastImpulse: knob(6, [1, 15], 'px per tick', 'how fast the weakest jump leaves', 0.5),
  pullPx: knob(100, [40, 250], 'px', 'how long a pull is at its strongest', 5),
  deadPull: knob(10, [0, 40], 'px', 'a pull let go within this is none'),
  wallBounce: knob(0.6, [0, 1], 'part of the speed', 'how much speed a wall gives back', 0.05),
  softBounce: knob(0.15, [0, 1], 'part of the speed', 'the same of the cloth in level 5', 0.05),
  springyBounce: knob(0.95, [0, 1], 'part of the speed', 'the same of the lampshade in level 7', 0.05),
  graceTicks: knob(6, [0, 20], 'ticks', 'how late one may still jump after the ledge is gone'),
  bufferTicks: knob(7, [0, 20], 'ticks', 'how early one may let go before landing'),
  turnDegrees: knob(1.5, [0.25, 6], 'degrees per tick', 'how quickly the keys turn the aim', 0.25),
  powerStep: knob(1.5, [0.25, 6], 'px of pull per tick', 'how quickly the keys change the strength', 0.25),

  // Tower.
  platformWidth: knob(80, [40, 160], 'px', 'wider platforms are easier to hit'),
  platformHeight: knob(10, [6, 30], 'px', 'how thick platforms are'),
  platformsAtStart: knob(8, [3, 20], 'platforms', 'how many stand when a run begins'),
  levelPx: knob(2000, [200, 10000], 'px climbed', 'how high a level is', 100),
  firstLevel: knob(1, [1, 12], 'level', 'the level that a run begins in'),
  gapLeast: knob(70, [30, 200], 'px', 'the smallest step up in the first level', 5),
  gapMost: knob(130, [40, 220], 'px', 'the largest step up in the first level', 5),
  gapPerLevel: knob(8, [0, 40], 'px', 'how much larger the steps of each further level are'),
  gapLimit: knob(220, [60, 250], 'px', 'no step up is larger', 5),
  sidePercent: knob(100, [0, 100], '%', 'how often a free platform stands beside the way in the first level', 5),
  sideLessPerLevel: knob(12, [0, 50], '%', 'how much more seldom with each further level'),
  firstAsidePx: knob(105, [25, 300], 'px', 'how far to the side the steps lead that stand when a run begins', 5),
  asidePx: knob(70, [50, 300], 'px', 'how far to the side a step of the first level leads', 5),
  asidePerLevel: knob(30, [0, 100], 'px', 'how much farther each further level leads aside', 5),
  moveSpeed: knob(5, [1, 10], 'px per tick', 'no platform or enemy moves faster', 0.25),
  firstSpeed: knob(1.5, [0.25, 5], 'px per tick', 'how fast they move in the first level', 0.25),
  speedPerLevel: knob(0.3, [0, 2], 'px per tick', 'how much faster each further level moves', 0.05),

  // View.
  firstHeadroom: knob(110, [60, 400], 'px', 'how much less than the picture’s height the fox may fall at first', 10),
  headroom: knob(290, [60, 400], 'px', 'the same from the second level on: less room to fall', 10),
  lookUp: knob(400, [150, 480], 'px', 'how far below the upper edge a standing fox is: more of what comes is seen', 10),
  flyingHeadroom: knob(60, [20, 300], 'px', 'how near to the upper edge it flies before the picture follows', 10),

  // Kinds of platforms.
  springBoost: knob(1.4, [1, 2.5], 'times', 'how much stronger a jump from a spring is', 0.05),
  springPercent: knob(6, [0, 50], '%', 'how many platforms are springs'),
  movingPercent: knob(30, [0, 100], '%', 'how many platforms move, from level 2', 5),
  crumblePercent: knob(24, [0, 100], '%', 'how many platforms crumble, from level 3', 2),
  icePercent: knob(22, [0, 100], '%', 'how many platforms are icy, from level 4', 2),
  foldPercent: knob(16, [0, 100], '%', 'how many platforms fold away by turns, from level 6', 2),
  ownPercent: knob(46, [0, 100], '%', 'how many platforms are of the kind that is new in their level', 2),
  elderPart: knob(0.4, [0, 1], 'of their chance', 'how much is left to the older kinds there', 0.05),
  crumbleTicks: knob(40, [5, 180], 'ticks', 'how long a crumbling platform holds'),
  regrowTicks: knob(180, [30, 900], 'ticks', 'how long it takes to unfold again', 10),
  foldedTicks: knob(70, [10, 300], 'ticks', 'how long a folding platform is away', 5),
  openTicks: knob(160, [30, 600], 'ticks', 'how long a folding platform stays', 10),
  iceKeeps: knob(0.94, [0.8, 1], 'part of the speed', 'how far one slides on ice', 0.005),

  // Enemies.
  enemyPercent: knob(30, [0, 100], '%', 'how often a platform of the first level has an enemy', 5),
  enemyPercentPerLevel: knob(10, [0, 50], '%', 'how much more often with each further level'),
  ownEnemyPercent: knob(75, [0, 100], '%', 'how many enemies are of the kind that is new in their level', 5),
  mostEnemies: knob(10, [0, 100], 'enemies', 'no more are about at once'),
  enemyWidth: knob(20, [8, 50], 'px', 'wider enemies are harder to pass'),
  enemyHeight: knob(16, [8, 50], 'px', 'higher enemies are harder to pass'),
  hopPx: knob(46, [0, 120], 'px', 'how high a hopper hops, from level 5'),
  hopTicks: knob(44, [10, 180], 'ticks', 'how long a hop takes'),
  hoverPx: knob(52, [20, 140], 'px', 'how high above its platform a moth flies, from level 7'),

  // Crane.
  craneFrom: knob(0.3, [0, 0.9], 'of a level', 'from where on its paper crane may hang', 0.05),
  firstCraneTo: knob(0.36, [0.1, 1], 'of a level', 'up to where the first level’s hangs: soon', 0.02),
  craneTo: knob(0.6, [0.1, 1], 'of a level', 'up to where it may hang', 0.05),
  craneSize: knob(30, [10, 60], 'px', 'larger cranes are easier to catch', 2),
  craneTicks: knob(48, [10, 120], 'ticks', 'how long a crane carries the fox back'),

  // Points and end.
  pxPerPoint: knob(10, [1, 100], 'px', 'how much climbing a point takes'),
  dyingTicks: knob(36, [0, 120], 'ticks', 'from the fall to the result'),
  extraPlatforms: knob(0, [0, 120], 'platforms', 'stand beside the tower when a run begins'),
} as const;

export type T = Tuning<typeof CONSTANTS>;

export const WORLD = { width: 400, height: 600 } as const;
