// Tunable constants of Sokoban: the specification's (part 2, §9), and our own.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  nextLevelMs: knob(2000, [0, 10_000], 'ms', 'more time to enjoy a solved level before the next one comes', 100),
  stepMs: knob(100, [20, 400], 'ms', 'steps and pushes are shown more slowly; play never waits for them', 5),
  wayTicks: knob(6, [1, 30], 'ticks', 'walking to a clicked cell takes longer'),
};

export type SokobanTuning = Tuning<typeof CONSTANTS>;
