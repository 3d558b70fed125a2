// Sounds by event, delayed to match the animation of a round; null means deliberately silent.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { DiceEvent } from './rules/events.ts';

/** Delays after the placement that began the round, in seconds. */
const MARCH = 0.26;
const CLASH = 0.66;
const ARRIVAL = 0.8;
const END = 1.4;

export const sounds: Readonly<Record<DiceEvent['type'], Voice | null>> = {
  rolled: {
    layers: [0, 0.09, 0.19, 0.31, 0.45, 0.6].map((at, index) => ({
      noise: 'bandpass',
      hertz: [2600 - index * 240, 1200],
      q: 2.2,
      at,
      seconds: 0.06,
      gain: 0.3 - index * 0.02,
    })),
    vary: 0.08,
  },
  placed: { layers: [rustle(1.2, 0.22), pluck(196, 0.12, 0.3)], vary: 0.04 },
  // Paper folded round paper, a step higher than a placed die.
  joined: {
    layers: [rustle(1.6, 0.24), pluck(262, 0.1, 0.26), pluck(330, 0.14, 0.26, 0.08)],
    vary: 0.04,
  },
  marched: {
    layers: [0, 0.08, 0.17].map(at => ({ ...rustle(0.7, 0.12), at: MARCH + at })),
    everySeconds: 0.2,
    vary: 0.1,
  },
  battled: {
    layers: [
      { ...rustle(2.4, 0.34), at: CLASH },
      { wave: 'sawtooth', hertz: [220, 70], at: CLASH, seconds: 0.16, gain: 0.16 },
      pluck(523, 0.14, 0.16, CLASH + 0.02),
    ],
    vary: 0.08,
  },
  // A slamming gate and a breath.
  held: {
    layers: [
      { wave: 'square', hertz: [110, 55], at: CLASH, seconds: 0.12, gain: 0.26 },
      { ...rustle(3, 0.3), at: CLASH },
      pluck(659, 0.2, 0.26, CLASH + 0.14),
      pluck(880, 0.32, 0.26, CLASH + 0.26),
    ],
    vary: 0.04,
  },
  damaged: {
    layers: [
      { wave: 'sine', hertz: [150, 46], at: ARRIVAL, seconds: 0.34, gain: 0.5 },
      { ...rustle(2.2, 0.3), at: ARRIVAL },
    ],
    vary: 0.03,
  },
  // The hits of the round have sounded already.
  roundEnded: null,
  suddenDeathBegan: {
    layers: arpeggio([392, 370, 349, 330], 0.12, 0.3).map(note => ({ ...note, at: END + (note.at ?? 0) })),
  },
  won: {
    layers: arpeggio([392, 494, 587, 784, 988], 0.1, 0.5, 0.24).map(note => ({ ...note, at: END + (note.at ?? 0) })),
  },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }] },
};
