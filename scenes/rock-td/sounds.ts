// Sounds by event; null means deliberately silent.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  placed: { layers: [rustle(1.2, 0.24), pluck(147, 0.16, 0.2), pluck(784, 0.1, 0.1, 0.12)], vary: 0.05 },
  takenBack: { layers: [rustle(0.8, 0.18), pluck(196, 0.1, 0.12)] },
  chosen: { layers: [pluck(659, 0.07, 0.09)], vary: 0.03 },
  kept: { layers: [rustle(1, 0.2), ...arpeggio([523, 659, 784], 0.07, 0.24, 0.14)] },
  fused: { layers: [rustle(1.8, 0.26), ...arpeggio([392, 523, 659, 784, 1047], 0.08, 0.4, 0.15)] },
  recut: { layers: [rustle(0.8, 0.16), pluck(1568, 0.05, 0.1), ...arpeggio([784, 1047, 1319], 0.05, 0.24, 0.13)] },
  upgraded: { layers: [...arpeggio([659, 880, 1175], 0.06, 0.2, 0.13), rustle(0.6, 0.12)] },
  waveBegun: {
    layers: [
      { wave: 'triangle', hertz: [196, 220], seconds: 0.3, gain: 0.18, attack: 0.03 },
      { wave: 'triangle', hertz: [262, 294], seconds: 0.4, gain: 0.18, attack: 0.03, at: 0.28 },
    ],
  },
  called: {
    layers: [
      ...arpeggio([784, 988], 0.06, 0.16, 0.12),
      { wave: 'triangle', hertz: [220, 262], seconds: 0.3, gain: 0.15, at: 0.12 },
    ],
  },
  hit: {
    layers: [{ noise: 'highpass', hertz: 3600, seconds: 0.03, gain: 0.05 }, pluck(880, 0.04, 0.03)],
    vary: 0.3,
    everySeconds: 0.09,
  },
  killed: { layers: [rustle(0.6, 0.13), pluck(1319, 0.06, 0.05, 0.03)], vary: 0.08, everySeconds: 0.07 },
  leaked: {
    layers: [{ wave: 'sawtooth', hertz: [220, 110], seconds: 0.35, gain: 0.12 }, pluck(110, 0.3, 0.2, 0.05)],
    everySeconds: 0.15,
  },
  levelCompleted: { layers: arpeggio([523, 659, 784, 1047], 0.09, 0.3, 0.14) },
  roundBegun: { layers: [rustle(1, 0.16), pluck(392, 0.12, 0.1)] },
  won: { layers: [rustle(2, 0.26), ...arpeggio([523, 659, 784, 1047, 1319], 0.14, 0.6, 0.16)] },
  aimed: { layers: [pluck(740, 0.06, 0.09), pluck(880, 0.06, 0.07, 0.05)] },
  paced: { layers: [pluck(587, 0.06, 0.08)] },
  ended: { layers: arpeggio([523, 415, 349, 262], 0.16, 0.5, 0.16) },
  pointed: { layers: [pluck(440, 0.04, 0.04)], everySeconds: 0.06 },
  asked: { layers: [pluck(330, 0.14, 0.12), pluck(392, 0.16, 0.12, 0.1)] },
  refused: { layers: [pluck(165, 0.12, 0.14), pluck(147, 0.14, 0.14, 0.09)], everySeconds: 0.2 },
};
