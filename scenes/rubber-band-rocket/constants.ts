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
    31,
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

  // Parts: what they cost.
  partFloor: knob(15, [5, 200], 'coins', 'what a part costs at least', 5),
  balloonPrice: knob(0.02, [0, 0.3], 'of the record', 'what the balloon costs', 0.005),
  magnetPrice: knob(0.025, [0, 0.3], 'of the record', 'what the magnet costs', 0.005),
  gliderPrice: knob(0.03, [0, 0.3], 'of the record', 'what the glider costs', 0.005),
  parachutePrice: knob(0.035, [0, 0.3], 'of the record', 'what the parachute costs', 0.005),
  kitePrice: knob(0.06, [0, 0.3], 'of the record', 'what the kite costs', 0.005),
  stagePrice: knob(0.065, [0, 0.3], 'of the record', 'what the second stage costs', 0.005),

  // Parts: what they do.
  airEnds: knob(5000, [2000, 12000], 'units', 'where there is no air for kite, glider and whatever carries', 100),
  balloonSpeed: knob(8, [1, 20], 'px per tick', 'how fast the balloon rises when the fox would turn', 0.5),
  balloonTicks: knob(50, [5, 200], 'ticks', 'how long the balloon holds'),
  gliderLift: knob(0.1, [0, 0.6], 'of gravity', 'what the glider carries while it is steered, in thick air', 0.01),
  gliderSteer: knob(1.5, [1, 3], 'times', 'how much faster the glider steers', 0.1),
  chuteSpeed: knob(12, [4, 40], 'px per tick', 'how fast the parachute sinks'),
  kitePull: knob(1.4, [0, 2], 'px per tick, per tick', 'how hard the wind draws the kite, in thick air', 0.05),
  kiteSlow: knob(0.62, [0.1, 1], 'of the launch speed', 'how fast the fox may be for the kite to hold', 0.01),
  stageKick: knob(14, [0, 60], 'px per tick', 'what the second stage adds where the air is thin', 0.5),
  stageHeight: knob(2200, [200, 5000], 'units', 'from where on it adds all of it', 100),
  magnetReach: knob(2, [1, 4], 'times', 'from how much farther away the magnet draws things', 0.1),
  mostFaster: knob(3, [2, 6], 'feathers', 'how many one launch can use with the magnet'),

  // What carries.
  liftPart: knob(0.2, [0, 0.5], 'of the apex', 'how much higher it carries with the part it wants, in thick air', 0.01),
  bareLift: knob(0.04, [0, 0.5], 'of the apex', 'how much higher without', 0.01),
  liftCoins: knob(30, [0, 200], 'coins', 'what being carried pays'),
  favour: knob(0.65, [0, 1], 'of the flights', 'how often what the run’s sky has much of hangs there', 0.05),
  findCoins: knob(30, [0, 300], 'coins', 'what a find pays'),
  dullFlights: knob(2, [1, 10], 'flights', 'after how many without anything new a find hangs there'),
  parcelCoins: knob(10, [0, 100], 'coins', 'what a parcel pays at least'),
  parcelPart: knob(0.01, [0, 0.1], 'of the record', 'what a parcel pays beside', 0.005),

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
  landmarkCoins: knob(10, [0, 200], 'coins', 'what reaching a landmark pays'),
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

/** Landmarks between the zones, in units: a name for nearly every second launch on the way. */
export const LANDMARKS: readonly (readonly [height: number, name: string])[] = [
  [180, 'As high as a church tower'],
  [210, 'Where dandelion seeds fly'],
  [300, 'Above every kite'],
  [350, 'As high as an iron tower'],
  [410, 'Where larks sing'],
  [580, 'Over the hills'],
  [670, 'The highest crane'],
  [770, 'Where geese travel'],
  [850, 'Above the rain'],
  [930, 'Where the larches end'],
  [1080, 'Where hail is made'],
  [1180, 'Thunder from above'],
  [1290, 'Over the first peaks'],
  [1420, 'Where eagles turn back'],
  [1580, 'Above the glaciers'],
  [1740, 'Where balloons burst'],
  [1880, 'Above the spy planes'],
  [2110, 'Blue turns to black'],
  [2220, 'Where sounds are lost'],
  [2330, 'No bird, no fly'],
  [2440, 'Where meteors glow'],
  [2550, 'The last clouds of ice'],
  [2660, 'Higher than any kite'],
  [2770, 'Where compasses turn'],
  [2880, 'Under the green curtain'],
  [3110, 'A lost glove drifts by'],
  [3220, 'The first rockets turned here'],
  [3330, 'Sixteen sunrises a day'],
  [3440, 'The old space station'],
  [3550, 'A spanner from long ago'],
  [3660, 'Half the world in sight'],
  [3770, 'Where tea floats'],
  [3880, 'The last radio mast'],
  [4110, 'The tail of a comet'],
  [4220, 'A sock from another run'],
  [4330, 'The Earth as a marble'],
  [4440, 'Where the Moon pulls'],
  [4550, 'No way but up'],
  [4660, 'Moonlight to read by'],
  [4770, 'Craters one can count'],
  [4880, 'Dust of the Moon'],
];

/** What is found in the sky, in this order, then over again. */
export const FINDS: readonly string[] = [
  'A brass button',
  'A letter to the Moon',
  'A left mitten',
  'A paper crown',
  'A pocket compass',
  'Half a map',
  'A tin whistle',
  'A blue marble',
  'A wind-up key',
  'A very small teapot',
  'A clockwork mouse',
  'A jar of starlight',
];
