// Constants: the numbers that a designer tunes, each with range, unit and effect.
import { knob } from '../kit/core/constants.ts';

export const constants = {
  dartSpeed: knob(4, [1, 12], 'px per tick', 'faster is harder to steer'),
  starCount: knob(5, [1, 30], 'stars', 'a longer run'),
  reach: knob(18, [6, 60], 'px', 'how close the dart must come'),
};
