// Sound effect of each event; null means silent on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  teedUp: { layers: [rustle(2, 0.18), { ...rustle(1.2, 0.1), at: 0.12 }, pluck(392, 0.3, 0.1, 0.08)] },
  swingBegan: { layers: [{ wave: 'sine', hertz: [220, 330], seconds: 0.12, gain: 0.08 }, rustle(0.5, 0.06)] },
  swingCancelled: { layers: [{ wave: 'triangle', hertz: [260, 180], seconds: 0.12, gain: 0.1 }] },
  putted: {
    layers: [
      { noise: 'bandpass', hertz: [2400, 900], q: 1.4, seconds: 0.06, gain: 0.3 },
      { wave: 'sine', hertz: [420, 180], seconds: 0.09, gain: 0.26 },
    ],
    vary: 0.05,
  },
  bounced: {
    layers: [
      { noise: 'bandpass', hertz: [1500, 700], q: 2, seconds: 0.05, gain: 0.22 },
      { wave: 'triangle', hertz: [310, 190], seconds: 0.07, gain: 0.16 },
    ],
    vary: 0.09,
    everySeconds: 0.04,
  },
  entered: { layers: [{ ...rustle(1.1, 0.16), attack: 0.03 }], vary: 0.1, everySeconds: 0.15 },
  warped: {
    layers: [
      { wave: 'sine', hertz: [330, 990], seconds: 0.22, gain: 0.14 },
      { wave: 'sine', hertz: [990, 495], seconds: 0.24, gain: 0.1 },
    ],
  },
  lifted: { layers: [{ wave: 'triangle', hertz: [196, 392], seconds: 0.6, gain: 0.1 }, rustle(1.6, 0.1)] },
  setDown: { layers: [pluck(294, 0.14, 0.16), rustle(0.6, 0.1)] },
  skimmed: {
    layers: [pluck(1175, 0.08, 0.12), pluck(1047, 0.08, 0.1, 0.05), { ...rustle(0.5, 0.1), at: 0.02 }],
    everySeconds: 0.2,
  },
  // A ball at rest is silent, and so is the count of a walk’s holes.
  rested: null,
  walked: null,
  splashed: {
    layers: [
      { noise: 'lowpass', hertz: [2200, 240], seconds: 0.4, gain: 0.34 },
      { wave: 'sine', hertz: [520, 130], seconds: 0.3, gain: 0.16 },
      { ...rustle(1.8, 0.16), at: 0.08 },
    ],
  },
  holed: {
    layers: [
      { wave: 'sine', hertz: [196, 98], seconds: 0.12, gain: 0.32 },
      { noise: 'bandpass', hertz: [900, 400], q: 2, seconds: 0.07, gain: 0.2 },
      ...arpeggio([523, 659, 784, 1047], 0.08, 0.4, 0.16),
    ],
  },
  pickedUp: { layers: [...arpeggio([330, 294, 262, 220], 0.1, 0.3, 0.12), rustle(1.4, 0.14)] },
  roundEnded: { layers: [...arpeggio([392, 494, 587, 784, 988], 0.09, 0.5, 0.16), rustle(2.4, 0.2)] },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }], everySeconds: 0.2 },
};
