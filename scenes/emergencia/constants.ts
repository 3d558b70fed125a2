// Balance constants with unit, range and effect. Specification part 3, §5 and §9.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // Reaches.
  gunReach: knob(150, [30, 500], 'px', 'how near a gun must be to the VIP, with a clear line', 5),
  knifeReach: knob(50, [20, 200], 'px', 'how near a knife must be to the VIP', 5),
  bombRouteReach: knob(30, [10, 200], 'px', 'how near to the VIP’s route a bomb must lie', 5),
  bombVipReach: knob(50, [10, 200], 'px', 'how near a bomb must lie to a VIP who stands still', 5),
  escapeFactor: knob(1.2, [0.5, 3], 'times', 'how far beyond their view agents catch somebody who flees', 0.1),

  // Points.
  apprehendPoints: knob(200, [0, 1000], 'points', 'for an enemy who is taken', 10),
  escapingPoints: knob(300, [0, 1000], 'points', 'for an enemy who is caught while fleeing', 10),
  savedPoints: knob(700, [0, 3000], 'points', 'for a mission with the VIP alive', 50),
  lostPoints: knob(500, [0, 3000], 'points', 'for a mission that the VIP did not survive', 50),
  proofPoints: knob(100, [0, 1000], 'points', 'more for an enemy who was marked when both its signs were noted', 10),
  speedPoints: knob(
    5,
    [0, 50],
    'points',
    'for each second before the time limit at which a mission ends with the VIP alive',
  ),
  complaintCost: knob(50, [0, 500], 'points', 'lost where somebody harmless is stopped', 10),

  // Time left.
  yellowBelow: knob(60, [1, 100], '% of the time', 'from here on the time bar is yellow'),
  redBelow: knob(30, [1, 100], '% of the time', 'from here on the time bar is red'),

  // Agents.
  pickPx: knob(30, [10, 80], 'px', 'how far beside somebody a press still finds them'),
  busySeconds: knob(4, [0, 20], 's', 'how long an agent hears a complaint', 0.5),
  complaintsBorne: knob(1, [0, 20], 'complaints', 'so many in a mission, and headquarters only sighs'),
  suspendSeconds: knob(
    18,
    [0, 60],
    's',
    'how long headquarters allows no marks after one complaint more, and again as long for each further one',
  ),
  shockSeconds: knob(2, [0, 10], 's', 'how long the agents stand when the VIP is struck', 0.5),
  escapeSpeed: knob(125, [20, 400], 'px per s', 'how fast somebody flees to the edge of the map', 5),

  // People.
  strollSpeed: knob(20, [5, 80], 'px per s', 'how fast people stroll'),
  strollReach: knob(110, [30, 300], 'px', 'how far from their place people stroll', 10),
  extraCivilians: knob(0, [0, 167], 'people', 'more people on every map'),

  // Signs.
  signSeconds: knob(2.6, [0.5, 6], 's', 'how long a sign shows in the first mission; later ones shorten it', 0.1),
  signEvery: knob(
    7,
    [3, 20],
    's',
    'how long until a sign comes again in the first mission; later ones lengthen it',
    0.5,
  ),
  hiddenPerMission: knob(25, [0, 60], '%', 'how much rarer and shorter signs get with each mission'),
  decoysPerMission: knob(6, [0, 20], 'people', 'how many more in each later mission look suspicious for a moment'),
  glintEvery: knob(5, [1, 20], 's', 'how often a sniper’s sight glints', 0.5),
  routeNear: knob(90, [20, 200], 'px', 'how near one walks to be seen beside the VIP’s route', 5),
  shyPx: knob(200, [50, 400], 'px', 'how near an agent makes a gunman turn away', 10),
  doorSeconds: knob(5, [1, 20], 's', 'how long an enemy waits before a shut door until it forces it', 0.5),
  changeSeconds: knob(2, [0, 10], 's', 'how long an agent needs to change its clothes', 0.5),
  waryPx: knob(190, [50, 400], 'px', 'how near an agent without a disguise makes a wary enemy hide its signs', 10),
  bagPx: knob(150, [40, 300], 'px', 'how near to the VIP’s route a bag is put down', 10),
} as const;

export type T = Tuning<typeof CONSTANTS>;
