// Balance constants with unit, range and effect. Specification part 1, §9.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Fox.
  playerSpeed: knob(4, [1, 10], 'px per tick', 'how fast the fox runs; above the chase speed it outruns every guard'),
  playerHealth: knob(100, [1, 500], 'health', 'more touches survived in a run'),
  startAmmo: knob(5, [0, 50], 'darts', 'darts in hand at the start of a run'),
  contactDamage: knob(2, [0, 50], 'health per tick', 'the price of being held by a guard'),

  // Guards.
  guardSpeed: knob(2, [0.5, 6], 'px per tick', 'patrol speed on level 1; later levels add to it', 0.1),
  chaseFactor: knob(1.5, [1, 3], 'times', 'how much faster than on patrol a guard chases', 0.1),
  visionRange: knob(130, [40, 400], 'px', 'how far guards see on level 1; later levels add to it', 5),
  visionAngle: knob(90, [20, 180], 'degrees', 'the opening of a vision cone'),
  turnDegrees: knob(3, [0.5, 12], 'degrees per tick', 'how quickly a guard turns on patrol and while searching', 0.5),
  chaseTurnDegrees: knob(12, [3, 45], 'degrees per tick', 'how quickly a chasing guard turns to the fox'),
  searchSeconds: knob(1.5, [0, 6], 's', 'how long a guard looks around where it last saw or heard something', 0.1),
  suspicionSeconds: knob(0.4, [0.1, 2], 's', 'with the suspicion meter: how long a guard only looks', 0.1),
  extraGuards: knob(0, [0, 48], 'guards', 'more guards on every level'),
  startClearance: knob(250, [100, 350], 'px', 'how far from the start guards appear and walk', 10),

  // Darts and noise.
  bulletSpeed: knob(8, [2, 30], 'px per tick', 'how fast a dart flies'),
  bulletLifetime: knob(60, [5, 240], 'ticks', 'how long a dart flies'),
  killRadius: knob(15, [5, 60], 'px', 'how near to the middle of a guard a dart must pass'),
  snapDegrees: knob(30, [0, 90], 'degrees', 'how far off the fox may face for FIRE to find a guard'),
  noiseRadius: knob(220, [0, 800], 'px', 'how far a shot is heard where it is fired', 10),
  lureRadius: knob(200, [0, 800], 'px', 'how far a dart that met nobody is heard where it falls', 10),
  noiseSpeed: knob(12, [2, 60], 'px per tick', 'how fast the noise of a shot spreads'),

  // Takedowns.
  takedownReach: knob(44, [20, 120], 'px', 'how near the fox must stand to fold a guard'),
  backDegrees: knob(150, [20, 300], 'degrees', "how wide a guard's back is", 10),

  // Pickups.
  pickupEvery: knob(300, [30, 1800], 'ticks', 'time between two chances of a pickup', 30),
  pickupsAtOnce: knob(2, [0, 10], 'pickups', 'no more pickups lie about than this'),
  pickupClearance: knob(60, [10, 100], 'px', 'how far from walls pickups lie', 5),
  pickupReach: knob(22, [10, 60], 'px', 'how near the fox must come to take a pickup'),

  // Night watch.
  darkFactor: knob(
    0.55,
    [0.1, 1],
    'times',
    'night watch: how far guards see in the dark, as part of their range',
    0.05,
  ),
  lampRadius: knob(90, [30, 250], 'px', 'night watch: how far a lamp shines', 5),
  lanternRange: knob(85, [30, 250], 'px', 'night watch: how far a lantern sees, all round', 5),
  cameraRange: knob(170, [40, 400], 'px', 'night watch: how far cameras see', 10),
  cameraAngle: knob(46, [10, 120], 'degrees', "night watch: the opening of a camera's view"),
  cameraSweep: knob(110, [0, 180], 'degrees', 'night watch: how far a camera swings from end to end', 5),
  cameraSeconds: knob(6, [2, 20], 's', 'night watch: how long a camera swings to and fro', 0.5),
  callRadius: knob(330, [50, 1000], 'px', 'night watch: how far a camera or a dog calls guards', 10),
  dogRadius: knob(140, [40, 300], 'px', 'night watch: how far a dog hears steps', 10),
  dogSleepSeconds: knob(2.6, [0.5, 10], 's', 'night watch: how long a dog rests its ears', 0.1),
  dogListenSeconds: knob(1.4, [0.3, 5], 's', 'night watch: how long a dog listens', 0.1),
  creakRadius: knob(190, [0, 600], 'px', 'night watch: how far a board is heard', 10),
  fuseSeconds: knob(8, [1, 30], 's', 'night watch: how long lamps and cameras stay out', 0.5),
  beamOnSeconds: knob(1.8, [0.2, 8], 's', 'night watch: how long a light beam is on', 0.1),
  beamOffSeconds: knob(1.4, [0.3, 8], 's', 'night watch: how long a light beam is off', 0.1),
  hallHealing: knob(20, [0, 100], 'health', 'night watch: health given back by each hall'),

  // Missions.
  missionSpeed: knob(
    2.8,
    [1, 6],
    'px per tick',
    'missions: how fast the fox walks; guards who chase are a little faster',
    0.1,
  ),
  doorSeconds: knob(1.2, [0.2, 6], 's', 'missions: how long a paper door stays open behind whoever passes', 0.1),
  ballReach: knob(260, [60, 500], 'px', 'missions: how far a paper ball flies', 10),
  ballRadius: knob(230, [0, 800], 'px', 'missions: how far a paper ball is heard where it falls', 10),
  liftRestSeconds: knob(2.5, [0.5, 10], 's', 'missions: how long the lift stands at an end', 0.1),
  liftRideSeconds: knob(1.5, [0.5, 6], 's', 'missions: how long the lift rides', 0.1),
  shutterSeconds: knob(10, [1, 40], 's', 'missions: how long shutters stay down after an alarm', 0.5),

  // Points and pace.
  transitionTicks: knob(60, [0, 300], 'ticks', 'how long "Level N Complete" stands', 10),
  levelPoints: knob(100, [0, 5000], 'points', 'earned by each level', 50),
  unseenPoints: knob(300, [0, 5000], 'points', 'earned besides by a level on which nobody noticed the fox', 50),
  pacifistPoints: knob(20, [0, 5000], 'points', 'earned besides by a level without a shot', 50),
  takedownPoints: knob(100, [0, 500], 'points', 'earned by a guard folded from behind', 10),
  sightingCost: knob(50, [0, 500], 'points', 'lost each time a guard notices the fox', 10),
  secondCost: knob(5, [0, 100], 'points', 'lost for each second of the run'),
  shotCost: knob(10, [0, 500], 'points', 'lost for each shot', 10),
} as const;

export type T = Tuning<typeof CONSTANTS>;
