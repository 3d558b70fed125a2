// Tunable constants of Rubber Band Rocket. Specification part 2, §9, in its own units: pixels and ticks of 1/60 s.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Launch.
  chargeRate: knob(2, [0.5, 10], 'power per tick', 'how quickly the band is drawn', 0.5),
  maxPower: knob(100, [20, 200], 'power', 'how far the band can be drawn'),
  gravity: knob(0.5, [0.1, 2], 'px per tick, per tick', 'how soon the ball comes down', 0.05),
  launchSpeed: knob(0.4, [0.1, 1], 'px per tick, for each power', 'how fast the band throws', 0.05),
  powerStep: knob(0.1, [0, 0.5], 'of the first band, for each level', 'what a level of Power is worth', 0.01),
  unit: knob(10, [5, 40], 'px', 'how many pixels count as one unit of height'),

  // Band.
  holdTicks: knob(60, [10, 240], 'ticks', 'how long the band bears full power'),
  snapPart: knob(0.4, [0.1, 1], 'of the power', 'what a snapped band still throws with', 0.05),
  repairTicks: knob(60, [0, 300], 'ticks', 'how long a snapped band takes to mend'),

  // Booster.
  boosterStep: knob(0.3, [0.05, 1], 'px per tick, per tick, for each level', 'what a level of Booster is worth', 0.05),
  boosterTicks: knob(30, [5, 120], 'ticks', 'how long the booster burns'),
  boosterPart: knob(0.5, [0.2, 1.2], 'of the launch speed', 'how fast the first Booster can make the ball', 0.01),
  boosterGain: knob(
    0.12,
    [0, 0.3],
    'of the launch speed, for each further level',
    'how much faster the next ones',
    0.01,
  ),
  boosterMost: knob(1.1, [0.2, 1.5], 'of the launch speed', 'how fast any Booster can make the ball', 0.01),
  boosterTop: knob(160, [20, 400], 'px per tick', 'what no Booster can exceed below the stratosphere, in still air'),
  thinAir: knob(
    27,
    [0, 60],
    'px per tick, for each 1,000 units above the stratosphere',
    'how much less it can do there',
  ),
  gustPart: knob(0.04, [0, 0.5], 'of the launch speed', 'how much faster it is when fired in the wind', 0.01),
  gustSize: knob(0.05, [0.02, 0.3], 'of what the band reaches', 'how much sky the wind fills, up and down', 0.01),

  // Feathers.
  featherPart: knob(0.01, [0, 0.1], 'of the launch speed', 'how much faster a feather makes the next launch', 0.005),
  mostFeathers: knob(2, [0, 3], 'feathers', 'how many one launch can use'),
  featherReach: knob(3.6, [1, 10], 'units', 'from how far away a feather is met', 0.2),
  featherDrop: knob(1, [0.5, 4], 'times', 'how far below the apex they hang', 0.1),
  steerSpeed: knob(6, [1, 20], 'px per tick', 'how fast the falling ball steers to a side', 0.5),
  featherCoins: knob(10, [0, 100], 'coins', 'what meeting a feather pays'),
  tapTicks: knob(14, [2, 40], 'ticks', 'how short a press of the pointer is to skip the fall; a longer one steers'),

  // Kits.
  kitFloor: knob(20, [5, 200], 'coins', 'what a kit costs at least', 5),
  netPrice: knob(0.04, [0, 0.3], 'of the record', 'what the net costs', 0.01),
  netReach: knob(2, [1, 4], 'times', 'from how much farther away the net meets a feather', 0.1),
  kitePrice: knob(0.04, [0, 0.3], 'of the record', 'what the kite costs', 0.01),
  waxPrice: knob(0.03, [0, 0.3], 'of the record', 'what wax costs', 0.01),
  waxMost: knob(2, [0, 5], 'feathers', 'what a waxed band is worth just before it snaps', 0.5),
  mostFaster: knob(3, [2, 6], 'feathers', 'where net, feathers and wax together end'),

  // Swallow.
  wingBeats: knob(3, [1, 6], 'beats', 'how often the Swallow beats its wings in a flight'),
  wingTicks: knob(10, [3, 60], 'ticks', 'how long one beat lasts'),
  wingBand: knob(0.9, [0.3, 1.2], 'of the ball’s launch speed', 'how fast the band throws the Swallow', 0.05),

  // Coins.
  powerPrice: knob(50, [5, 500], 'coins', 'what a level of Power costs'),
  boosterPrice: knob(100, [5, 500], 'coins', 'what a level of Booster costs'),
  recordCoins: knob(1, [0, 10], 'coins for each new unit of the record', 'what climbing higher than ever pays'),
  landingCoins: knob(5, [0, 100], 'coins', 'what a landing far below the record pays'),
  nearCoins: knob(20, [0, 100], 'coins', 'what a landing near the record pays'),
  nearPart: knob(0.9, [0.5, 1], 'of the record', 'from where a flight is near it', 0.01),
  skyCoins: knob(150, [0, 1000], 'coins', 'what the first look at the sky pays'),
  swallowCoins: knob(50, [0, 1000], 'coins', 'what the first flight among the swallows pays'),
  cloudCoins: knob(150, [0, 1000], 'coins', 'what the first look above the clouds pays'),
  stratosphereCoins: knob(250, [0, 2000], 'coins', 'what reaching the stratosphere pays'),
  auroraCoins: knob(150, [0, 2000], 'coins', 'what reaching the northern lights pays'),
  orbitCoins: knob(200, [0, 2000], 'coins', 'what reaching the satellites pays'),
  cometCoins: knob(250, [0, 2000], 'coins', 'what reaching the comets pays'),
  moonHeight: knob(5000, [500, 10000], 'units', 'how far the Moon is', 100),
  skipAfter: knob(20, [0, 120], 'ticks', 'how long the ball falls before the fall can be skipped'),
};

export type T = Tuning<typeof CONSTANTS>;

/** Lower edges of zones, in units; the Moon's height is a knob. */
export const SKY = 100;
export const SWALLOWS = 250;
export const CLOUDS = 500;
export const STRATOSPHERE = 1000;
export const AURORA = 2000;
export const ORBITS = 3000;
export const COMETS = 4000;
