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
  partTaken: { layers: [rustle(1, 0.22), ...arpeggio([587, 784], 0.07, 0.2, 0.14)] },
  partReturned: { layers: [rustle(1, 0.2), ...arpeggio([784, 587], 0.07, 0.18, 0.12)] },
  partOpened: { layers: [rustle(1.4, 0.22), ...arpeggio([523, 659, 784, 1047], 0.08, 0.3, 0.12)], everySeconds: 0.3 },
  // Each part as it is made: skin that fills, iron that hums, cloth that spreads, a canopy that cracks open, a line that sings, powder.
  balloonFilled: {
    layers: [
      { wave: 'sine', hertz: [160, 340], seconds: 0.5, gain: 0.14, attack: 0.1 },
      { noise: 'bandpass', hertz: [600, 1500], q: 1, seconds: 0.5, gain: 0.1, attack: 0.08 },
    ],
  },
  magnetDrew: {
    layers: [{ wave: 'square', hertz: [98, 196], seconds: 0.24, gain: 0.06 }, pluck(2093, 0.12, 0.07, 0.16)],
  },
  gliderSpread: {
    layers: [
      rustle(0.6, 0.2),
      { noise: 'bandpass', hertz: [1800, 900], q: 0.8, seconds: 0.45, gain: 0.12, attack: 0.06 },
    ],
  },
  parachuteOpened: {
    layers: [
      { noise: 'lowpass', hertz: [2400, 500], seconds: 0.16, gain: 0.3 },
      { wave: 'sine', hertz: [150, 90], seconds: 0.24, gain: 0.16 },
      rustle(1.6, 0.22),
    ],
  },
  kiteCaught: {
    layers: [{ wave: 'triangle', hertz: [330, 660], seconds: 0.4, gain: 0.1, attack: 0.05 }, rustle(0.8, 0.14)],
  },
  stageFired: {
    layers: [
      { noise: 'lowpass', hertz: [300, 3200], seconds: 0.7, gain: 0.36 },
      { wave: 'sawtooth', hertz: [70, 320], seconds: 0.6, gain: 0.1 },
      pluck(196, 0.2, 0.16),
    ],
  },
  carried: { layers: [rustle(1.8, 0.2), ...arpeggio([440, 554, 659, 880], 0.07, 0.35, 0.12)] },
  parcelMet: { layers: [rustle(0.6, 0.16), pluck(1175, 0.1, 0.1), pluck(1568, 0.14, 0.1, 0.06)], vary: 0.03 },
  findMet: { layers: [rustle(0.8, 0.16), ...arpeggio([784, 988, 1319, 1568], 0.06, 0.3, 0.13)] },
  landmarkReached: { layers: [pluck(880, 0.14, 0.1), pluck(1319, 0.18, 0.1, 0.09)], everySeconds: 0.3 },
  refused: { layers: [pluck(165, 0.12, 0.14), pluck(147, 0.14, 0.14, 0.09)], everySeconds: 0.2 },
};
