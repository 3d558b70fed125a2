// Constants: the numbers that a designer tunes, each with range, unit and effect.
import { knob } from '../kit/core/constants.ts';

export const constants = {
  tries: knob(8, [2, 12], 'guesses', 'more of them forgive more'),
  pointsPerGuess: knob(10, [1, 30], 'points', 'a guess costs more'),
};
