// Tunable constants of Mini golf: the specification's (part 3, §5 and §9) in its own units, and our own.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  ballRadius: knob(10, [4, 16], 'px', 'the ball needs wider gaps'),
  holeRadius: knob(15, [8, 40], 'px', 'the hole takes balls from farther off'),
  holeSpeed: knob(3, [0.5, 12], 'px per frame on each axis', 'the hole takes faster balls'),
  stopSpeed: knob(0.1, [0.02, 1], 'px per frame', 'the ball comes to rest sooner', 0.02),
  damping: knob(0.98, [0.9, 0.995], 'of the speed kept per frame', 'the ball rolls farther', 0.001),
  wallBounce: knob(0.8, [0, 1], 'of the speed kept', 'walls give more of the speed back', 0.05),
  sandSlowdown: knob(0.9, [0.5, 1], 'of the speed kept per frame', 'sand costs less speed', 0.01),
  waterPenalty: knob(1, [0, 3], 'strokes', 'a ball in the water costs more'),
  meterStep: knob(2, [0.5, 6], 'per 20 ms', 'the power meter swings faster', 0.1),
  meterMiddle: knob(33, [10, 50], 'of 100', 'the meter changes its first colour later'),
  meterHigh: knob(66, [51, 95], 'of 100', 'the meter changes its second colour later'),
  launchSpeed: knob(0.3, [0.1, 0.6], 'px per frame for each point of power', 'every putt is faster', 0.01),
  mostStrokes: knob(10, [3, 30], 'strokes', 'the ball is picked up later'),
  turnDegrees: knob(1.5, [0.2, 6], '° per tick', 'keys and stick turn the aim faster', 0.1),
  rampTicks: knob(30, [1, 120], 'ticks', 'a turn by keys takes longer to come to its full pace'),
  coarseTurns: knob(3, [1, 8], '×', 'Shift turns the aim faster'),
  fineTurns: knob(0.15, [0.02, 1], '×', 'Ctrl turns the aim less finely', 0.01),
  beatTicks: knob(24, [0, 90], 'ticks', 'a holed ball is enjoyed longer before a click leads on'),
  iceDamping: knob(0.995, [0.98, 0.999], 'of the speed kept per frame', 'ice is smoother', 0.001),
  bumperBounce: knob(1.15, [0.5, 2], 'of the speed kept', 'bumpers throw harder', 0.05),
  liftSpeed: knob(6, [1, 30], 'px per frame', 'a lift takes faster balls'),
  liftTicks: knob(70, [10, 240], 'ticks', 'a lift takes longer'),
  sailWidth: knob(12, [4, 30], 'px', 'sails of a mill are thicker'),
  millTicks: knob(600, [60, 1800], 'ticks', 'a mill turns longer after a stroke'),
  longestRoll: knob(1500, [300, 3600], 'ticks', 'a ball that never rests is waited for longer'),
  extraWalls: knob(0, [0, 1000], 'walls', 'more walls to look at, off the course: for measuring'),
};

export type T = Tuning<typeof CONSTANTS>;
