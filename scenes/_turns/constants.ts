// Constants: the numbers that a designer tunes, each with range, unit and effect.
import { knob } from '../kit/core/constants.ts';

export const constants = {
  rounds: knob(10, [1, 30], 'rounds', 'a longer run, and less luck'),
};
