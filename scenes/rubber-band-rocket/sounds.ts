// Sound effect of each event; null means silent on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  // A rising tone for as long as the band takes to charge.
  chargeBegun: {
    layers: [
      { wave: 'triangle', hertz: [90, 260], seconds: 0.8, gain: 0.12, attack: 0.05 },
      { noise: 'bandpass', hertz: [500, 1500], q: 4, seconds: 0.8, gain: 0.09, attack: 0.1 },
    ],
  },
  fullyDrawn: { layers: [pluck(392, 0.1, 0.16), pluck(523, 0.14, 0.16, 0.07)] },
  letDown: { layers: [{ wave: 'triangle', hertz: [240, 110], seconds: 0.18, gain: 0.12 }, rustle(0.8, 0.12)] },
  launched: {
    layers: [
      { wave: 'triangle', hertz: [180, 620], seconds: 0.16, gain: 0.26 },
      { wave: 'square', hertz: [70, 50], seconds: 0.09, gain: 0.08 },
      { noise: 'bandpass', hertz: [900, 4200], q: 0.7, seconds: 0.5, gain: 0.22 },
    ],
    vary: 0.04,
  },
  boosterFired: {
    layers: [
      { noise: 'lowpass', hertz: [500, 2200], seconds: 0.55, gain: 0.34, attack: 0.03 },
      { wave: 'sawtooth', hertz: [90, 210], seconds: 0.5, gain: 0.09 },
    ],
    vary: 0.05,
  },
  recordBroken: { layers: arpeggio([659, 880, 1109], 0.06, 0.22, 0.13) },
  coinsEarned: { layers: [pluck(1319, 0.09, 0.07), pluck(1760, 0.12, 0.06, 0.04)], vary: 0.03, everySeconds: 0.12 },
  zoneReached: { layers: [rustle(2.2, 0.28), ...arpeggio([392, 523, 659, 784], 0.1, 0.45, 0.16)] },
  apexReached: { layers: [{ wave: 'sine', hertz: [740, 660], seconds: 0.22, gain: 0.07, attack: 0.06 }] },
  featherMet: { layers: [rustle(0.7, 0.12), ...arpeggio([988, 1319, 1760], 0.05, 0.26, 0.12)], vary: 0.03 },
  fallSkipped: { layers: [{ noise: 'bandpass', hertz: [3200, 600], q: 0.8, seconds: 0.22, gain: 0.2 }] },
  landed: {
    layers: [{ wave: 'sine', hertz: [120, 58], seconds: 0.16, gain: 0.28 }, rustle(1.5, 0.32)],
    vary: 0.06,
  },
  bandMended: { layers: [pluck(294, 0.12, 0.15), pluck(440, 0.14, 0.13, 0.08)] },
  upgradeFitted: { layers: [rustle(0.8, 0.2), ...arpeggio([523, 698, 880], 0.07, 0.24, 0.16)] },
  upgradeReturned: { layers: [rustle(0.8, 0.2), ...arpeggio([698, 523], 0.08, 0.2, 0.13)] },
  kitTaken: { layers: [rustle(1, 0.22), ...arpeggio([587, 784], 0.07, 0.2, 0.14)] },
  kitReturned: { layers: [rustle(1, 0.2), ...arpeggio([784, 587], 0.07, 0.18, 0.12)] },
  refused: { layers: [pluck(165, 0.12, 0.14), pluck(147, 0.14, 0.14, 0.09)], everySeconds: 0.2 },
};
