// Constants of Escape Room: those of the specification (part 2, §9) and tuned ones.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  limitSeconds: knob(1800, [60, 3600], 's', 'more time before the doors are sealed for good'),
  hints: knob(3, [0, 10], 'hints', 'more hints may be asked for'),
  wrongCodeSeconds: knob(2, [0, 20], 's', 'a lock takes longer to answer again after a wrong code'),
  tenseSeconds: knob(300, [10, 900], 's', 'the clock warns, and the music turns, earlier'),
  lastSeconds: knob(60, [5, 300], 's', 'the last warning comes earlier'),
  nodePoints: knob(100, [0, 500], 'points of score', 'a solved puzzle pays more'),
  secondPoints: knob(1, [0, 10], 'points of score', 'each second that is left at the exit pays more'),
  hintPoints: knob(100, [0, 500], 'points of score', 'a hint that was not needed pays more at the exit'),
  swiftSeconds: knob(600, [60, 1800], 's', 'the medal for a swift escape is won more easily'),
};

export type EscapeTuning = Tuning<typeof CONSTANTS>;
