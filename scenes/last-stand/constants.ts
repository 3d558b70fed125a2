// Constants of Airborne, each a knob with its range. Specification part 3, §3, §4 and §9, in its units.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Gun.
  gunWidth: knob(60, [30, 160], 'px', 'how wide the gun stands; it stays inside the stage'),
  gunHeight: knob(30, [16, 60], 'px', 'how high the gun stands; its barrel turns near the top'),
  gunSpeed: knob(5, [1, 15], 'px per tick', 'how fast the gun drives'),
  gunReach: knob(20, [0, 120], 'units', 'a landed trooper this near takes the gun'),
  turnDegrees: knob(3, [0.5, 12], 'degrees per tick', 'how quickly the barrel turns', 0.5),
  freeDegrees: knob(90, [30, 90], 'degrees', 'how far the barrel turns to each side while the gun is free'),
  lockDegrees: knob(60, [10, 90], 'degrees', 'how far the barrel turns to each side while the gun is locked'),
  turnLocked: knob(4.5, [0.5, 12], 'degrees per tick', 'how quickly the barrel turns while the gun is locked', 0.5),
  shotsPerSecond: knob(6, [1, 20], 'shots per second', 'how fast a held trigger fires a cool cannon'),
  mortarMs: knob(800, [100, 3000], 'ms', 'the least time between two shells', 50),
  heatPerShot: knob(0.1, [0, 1], 'of full heat', 'how much a shot heats the cannon', 0.01),
  hotFrom: knob(0.5, [0, 0.95], 'of full heat', 'from here on heat slows the cannon and lets it stray', 0.05),
  hotShotsPerSecond: knob(1.5, [1, 20], 'shots per second', 'how fast a held trigger fires a glowing cannon', 0.5),
  restMs: knob(300, [0, 2000], 'ms', 'how long a trigger rests before the cannon cools', 50),
  coolFree: knob(0.4, [0.05, 4], 'of full heat per second', 'how soon a free gun cools', 0.05),
  coolLocked: knob(0.8, [0.05, 4], 'of full heat per second', 'how soon a locked gun cools', 0.05),
  strayFree: knob(12, [0, 45], 'degrees', 'how far shots of a glowing cannon stray while the gun is free'),
  strayLocked: knob(3, [0, 45], 'degrees', 'how far shots of a glowing cannon stray while the gun is locked'),
  barrelLength: knob(40, [20, 80], 'px', 'from where the barrel turns to its mouth'),

  // Shots and shells.
  bulletWidth: knob(4, [1, 20], 'px', 'a wider shot hits more'),
  bulletHeight: knob(10, [2, 40], 'px', 'a longer shot hits a little earlier'),
  bulletSpeed: knob(8, [3, 30], 'px per tick', 'faster shots need less lead'),
  shellSize: knob(8, [2, 30], 'px', 'a larger shell meets more'),
  shellAcross: knob(8, [2, 20], 'px per tick', 'how far to the side a shell is thrown', 0.5),
  shellUp: knob(10, [2, 25], 'px per tick', 'how high a shell is thrown', 0.5),
  shellGravity: knob(0.3, [0.05, 1.5], 'px per tick, per tick', 'how soon a shell comes down', 0.05),
  shellSplash: knob(50, [5, 160], 'px', 'how far a bursting shell reaches'),

  // Helicopters and drops.
  spawnEvery: knob(2000, [400, 6000], 'ms', 'time from one helicopter to the next', 100),
  helicoptersAWave: knob(12, [1, 40], 'helicopters', 'how long a wave is'),
  firstWave: knob(1, [1, 30], 'wave', 'the wave that a run begins with'),
  helicopterWidth: knob(70, [30, 140], 'px', 'a wider helicopter is easier to hit'),
  helicopterHeight: knob(30, [10, 80], 'px', 'a higher helicopter is easier to hit'),
  helicopterTop: knob(40, [20, 300], 'px', 'the highest that helicopters fly'),
  helicopterBottom: knob(140, [20, 300], 'px', 'the lowest that helicopters fly'),
  helicopterSpeed: knob(2, [0.5, 8], 'px per tick', 'how fast helicopters fly in the first wave', 0.1),
  helicopterSpeedPerWave: knob(0.15, [0, 1], 'px per tick', 'how much faster each further wave flies', 0.05),
  helicopterSpeedMost: knob(5, [1, 12], 'px per tick', 'no helicopter flies faster'),
  dropCooldown: knob(2000, [200, 10000], 'ms', 'the least time between two drops of a helicopter', 100),
  dropLeft: knob(60, [0, 390], 'px', 'no trooper is dropped further left'),
  dropRight: knob(740, [410, 800], 'px', 'no trooper is dropped further right'),
  dropClearance: knob(40, [0, 200], 'px', 'no trooper is dropped this near above the gun'),
  dropSpread: knob(220, [0, 1200], 'px', 'how long a helicopter of the first wave may wait for its drop', 10),
  dropSpreadPerWave: knob(30, [0, 300], 'px', 'how much sooner each further wave drops', 5),
  stickPerWave: knob(0.7, [0, 3], 'troopers', 'how many more may jump one after another with each wave of three', 0.1),
  stickPerThird: knob(
    0.5,
    [0, 3],
    'troopers',
    'how much longer sticks are after each third wave: so many, then 4, 10, 20 times so many',
    0.1,
  ),
  stickEven: knob(0.45, [0, 1], 'of the longest', 'no shorter stick jumps: 0 is any, 1 all alike', 0.05),
  stickMost: knob(14, [1, 20], 'troopers', 'no more jump one after another'),
  restFlights: knob(5, [0, 12], 'helicopters', 'so many fly empty after each third wave: time to breathe'),
  stickGap: knob(26, [10, 80], 'px', 'from one trooper of a stick to the next'),

  // Troopers.
  trooperWidth: knob(20, [6, 60], 'px', 'a wider trooper is easier to hit'),
  trooperHeight: knob(30, [10, 60], 'px', 'a higher trooper is easier to hit'),
  chuteWidth: knob(44, [10, 120], 'px', 'a wider parachute is easier to tear'),
  chuteHeight: knob(18, [4, 60], 'px', 'a higher parachute is easier to tear'),
  chuteAbove: knob(14, [0, 60], 'px', 'from a trooper to the parachute above'),
  chuteOpensAt: knob(150, [60, 500], 'px', 'a trooper below this opens its parachute'),
  fallSpeed: knob(1.5, [0.5, 8], 'px per tick', 'how fast a trooper falls before its parachute opens', 0.1),
  chuteSpeed: knob(0.7, [0.2, 4], 'px per tick', 'how fast a trooper comes down under its parachute', 0.05),
  plungeGravity: knob(0.16, [0.02, 1], 'px per tick, per tick', 'how a trooper without its parachute plunges', 0.02),
  walkSpeed: knob(0.5, [0.1, 4], 'px per tick', 'how fast landed troopers walk to the gun', 0.05),
  nearWalker: knob(130, [30, 400], 'px', 'a landed trooper this near is marked as danger', 5),

  // Wrecks.
  wreckWidth: knob(54, [10, 140], 'px', 'a wider wreck sweeps more with it'),
  wreckHeight: knob(26, [10, 80], 'px', 'a higher wreck sweeps more with it'),
  wreckGravity: knob(0.14, [0.02, 1], 'px per tick, per tick', 'how soon a wreck comes down', 0.02),
  wreckSplash: knob(34, [0, 160], 'px', 'how far a wreck reaches when it strikes the ground'),

  // Points.
  helicopterPoints: knob(100, [0, 1000], 'points', 'for a helicopter', 5),
  trooperPoints: knob(50, [0, 1000], 'points', 'for a paratrooper in the air', 5),
  walkerPoints: knob(25, [0, 1000], 'points', 'for a landed trooper', 5),
  landingPoints: knob(10, [0, 1000], 'points', 'for a paratrooper that lands', 5),
  shotCost: knob(5, [0, 100], 'points', 'what every shot costs'),
  chainSeconds: knob(1.2, [0.2, 10], 's', 'the longest pause between two kills of a chain', 0.1),

  // Siege.
  siegeSpawnMs: knob(2700, [400, 6000], 'ms', 'of a siege: time from one arrival to the next in the first wave', 100),
  siegeSpawnLess: knob(70, [0, 500], 'ms', 'of a siege: how much sooner with each further wave', 10),
  siegeMortarMs: knob(400, [100, 3000], 'ms', 'of a siege: the least time between two shells of a locked gun', 50),
  siegeGrows: knob(4, [1, 20], 'waves', 'of a siege: after so many waves one more of each foe comes'),

  // Carriers.
  carrierWidth: knob(84, [40, 160], 'px', 'how long a carrier is'),
  carrierHeight: knob(36, [20, 80], 'px', 'how high a carrier is'),
  carrierSpeed: knob(0.8, [0.2, 3], 'px per tick', 'how fast carriers roll', 0.1),
  carrierPlates: knob(2, [1, 6], 'plates', 'how many bursts, or shots into its open hatch, break a carrier'),
  carrierStops: knob(150, [90, 350], 'px', 'this near to the gun a carrier lets its troopers out', 5),
  carrierLoad: knob(1, [1, 10], 'troopers', 'how many a carrier of the first wave carries'),
  carrierLoadPerWave: knob(0.3, [0, 2], 'troopers', 'how many more with each further wave', 0.05),
  carrierOpenMs: knob(600, [100, 4000], 'ms', 'how long a carrier’s hatch is open for each trooper', 50),
  carrierShutMs: knob(900, [100, 4000], 'ms', 'how long it is shut before the next', 50),
  carrierSplash: knob(46, [0, 160], 'px', 'how far a bursting carrier reaches'),
  carrierPoints: knob(150, [0, 1000], 'points', 'for a carrier', 5),

  // Gliders.
  gliderWidth: knob(48, [16, 120], 'px', 'a wider glider is easier to hit'),
  gliderHeight: knob(12, [6, 40], 'px', 'a higher glider is easier to hit'),
  gliderSpeed: knob(1.7, [0.5, 6], 'px per tick', 'how fast gliders of the first wave fly', 0.1),
  gliderSpeedPerWave: knob(0.05, [0, 0.5], 'px per tick', 'how much faster with each further wave', 0.05),
  gliderTop: knob(150, [40, 400], 'px', 'the highest that gliders come in', 10),
  gliderBottom: knob(260, [40, 400], 'px', 'the lowest that gliders come in', 10),
  gliderLow: knob(10, [2, 60], 'px', 'how high over the ground they duck'),
  gliderDucks: knob(90, [0, 300], 'px', 'how far they fly along the ground', 5),
  gliderLands: knob(55, [40, 350], 'px', 'how far from where the gun stood they land', 5),
  gliderTroopers: knob(1, [1, 5], 'troopers', 'how many step out of a glider'),
  gliderPoints: knob(75, [0, 1000], 'points', 'for a glider', 5),

  // Airship.
  airshipEvery: knob(5, [2, 20], 'waves', 'each such wave brings an airship'),
  airshipWidth: knob(190, [80, 400], 'px', 'how long the airship is'),
  airshipHeight: knob(54, [20, 120], 'px', 'how high the airship is'),
  airshipY: knob(96, [60, 240], 'px', 'how far down it flies'),
  airshipSpeed: knob(1, [0.2, 4], 'px per tick', 'how fast it flies to and fro', 0.1),
  airshipHits: knob(6, [1, 40], 'hits', 'how many hits in its hatch bring the first airship down'),
  airshipHitsMore: knob(3, [0, 20], 'hits', 'how many more each further airship takes'),
  hatchWidth: knob(38, [10, 120], 'px', 'a wider hatch is easier to hit'),
  hatchHeight: knob(14, [4, 40], 'px', 'a higher hatch is easier to hit'),
  airshipShutMs: knob(2600, [200, 10000], 'ms', 'how long its hatch is shut', 100),
  airshipOpenMs: knob(2400, [200, 10000], 'ms', 'how long its hatch is open', 100),
  airshipStick: knob(2, [0, 12], 'troopers', 'how many jump each time the first airship’s hatch is open'),
  airshipStickMore: knob(1, [0, 8], 'troopers', 'how many more with each further airship'),
  airshipPoints: knob(1000, [0, 5000], 'points', 'for an airship', 50),
  airshipRestMs: knob(8000, [0, 30000], 'ms', 'how long nothing comes after an airship has fallen', 500),

  // Crowd.
  extraTroopers: knob(0, [0, 500], 'troopers', 'paratroopers in the air when a run begins'),
  extraWalkers: knob(0, [0, 500], 'troopers', 'landed troopers at the edges when a run begins'),
} as const;

export type T = Tuning<typeof CONSTANTS>;

export const WORLD = { width: 800, height: 600 } as const;

/** Y of the ground, in px. */
export const GROUND = 600;

/** Converts milliseconds to ticks, at least one. */
export const ticksOf = (ms: number): number => Math.max(1, Math.round((ms * TICKS_PER_SECOND) / 1000));
