// Sounds by event; null means deliberately silent.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  levelStarted: { layers: [rustle(2, 0.3), ...arpeggio([196, 294], 0.1, 0.3, 0.12)] },
  levelCompleted: { layers: [...arpeggio([392, 494, 587, 784], 0.09, 0.32), rustle(1.6, 0.2)] },
  gameCompleted: { layers: [...arpeggio([392, 494, 587, 784, 988, 1175], 0.11, 0.5), rustle(2, 0.25)] },
  foxCaught: { layers: [{ wave: 'sawtooth', hertz: [220, 55], seconds: 0.7, gain: 0.16 }, rustle(2.5, 0.35)] },
  foxHurt: { layers: [{ wave: 'square', hertz: [180, 90], seconds: 0.1, gain: 0.1 }, rustle(0.8, 0.25)], vary: 0.06 },
  shotFired: {
    layers: [
      { noise: 'highpass', hertz: [900, 3200], seconds: 0.09, gain: 0.3 },
      { wave: 'triangle', hertz: [620, 180], seconds: 0.12, gain: 0.2 },
    ],
    vary: 0.05,
  },
  triggerClicked: { layers: [{ noise: 'bandpass', hertz: 2600, q: 4, seconds: 0.03, gain: 0.2 }], everySeconds: 0.12 },
  bulletStopped: { layers: [{ noise: 'lowpass', hertz: [1400, 300], seconds: 0.08, gain: 0.22 }], vary: 0.08 },
  bulletSpent: { layers: [rustle(0.5, 0.08)], vary: 0.1 },
  guardFelled: {
    layers: [rustle(1.8, 0.4), { wave: 'triangle', hertz: [330, 70], seconds: 0.3, gain: 0.22 }],
    vary: 0.04,
  },
  guardFolded: {
    layers: [rustle(1.1, 0.16), { wave: 'sine', hertz: [300, 140], seconds: 0.22, gain: 0.1 }],
    vary: 0.05,
  },
  guardBumped: { layers: [{ wave: 'triangle', hertz: [240, 150], seconds: 0.1, gain: 0.2 }, rustle(0.7, 0.2)] },
  guardStared: { layers: [pluck(440, 0.14, 0.14), pluck(466, 0.16, 0.1, 0.09)], everySeconds: 0.3 },
  guardAlarmed: { layers: arpeggio([622, 932], 0.07, 0.22, 0.24), everySeconds: 0.15 },
  guardLostSight: { layers: [{ wave: 'sine', hertz: [520, 390], seconds: 0.22, gain: 0.14 }], everySeconds: 0.2 },
  guardHeard: { layers: [pluck(523, 0.12, 0.1), pluck(523, 0.12, 0.08, 0.12)], everySeconds: 0.3 },
  guardGaveUp: { layers: [{ wave: 'sine', hertz: [330, 262], seconds: 0.25, gain: 0.08 }], everySeconds: 0.3 },
  wantedTaken: { layers: [...arpeggio([659, 880, 1175, 1480], 0.07, 0.3, 0.2), rustle(0.8, 0.12)] },
  doorLocked: { layers: [{ wave: 'square', hertz: [150, 120], seconds: 0.08, gain: 0.12 }, rustle(0.6, 0.15)] },
  cameraSaw: { layers: arpeggio([1319, 988, 1319, 988], 0.09, 0.16, 0.16), everySeconds: 0.4 },
  dogBarked: {
    layers: [
      { wave: 'sawtooth', hertz: [310, 170], seconds: 0.11, gain: 0.2 },
      { noise: 'bandpass', hertz: [900, 500], q: 2, seconds: 0.1, gain: 0.3 },
      { wave: 'sawtooth', hertz: [330, 160], seconds: 0.13, gain: 0.2, at: 0.2 },
      { noise: 'bandpass', hertz: [900, 450], q: 2, seconds: 0.12, gain: 0.3, at: 0.2 },
    ],
    vary: 0.05,
  },
  boardCreaked: {
    layers: [
      { wave: 'sawtooth', hertz: [140, 210], seconds: 0.22, gain: 0.07 },
      { noise: 'bandpass', hertz: [420, 760], q: 6, seconds: 0.24, gain: 0.3 },
    ],
    vary: 0.1,
  },
  beamBroken: { layers: arpeggio([1480, 1109, 1480, 1109, 1480], 0.08, 0.16, 0.2) },
  fuseBlown: {
    layers: [
      { noise: 'highpass', hertz: [4000, 1200], seconds: 0.16, gain: 0.24 },
      { wave: 'square', hertz: [120, 40], seconds: 0.5, gain: 0.12 },
    ],
  },
  fuseBack: { layers: [{ wave: 'square', hertz: [50, 120], seconds: 0.3, gain: 0.08 }, pluck(880, 0.2, 0.06)] },
  refused: null,
  hallOpened: { layers: [rustle(2, 0.3), ...arpeggio([196, 294], 0.1, 0.3, 0.12)] },
  hallPassed: { layers: [...arpeggio([392, 494, 587, 784, 988], 0.1, 0.4), rustle(1.8, 0.22)] },
  lampPutOut: { layers: [{ noise: 'bandpass', hertz: 1800, q: 5, seconds: 0.04, gain: 0.24 }, pluck(220, 0.3, 0.1)] },
  ballTaken: { layers: [rustle(0.9, 0.25)], vary: 0.06 },
  ballThrown: { layers: [{ noise: 'lowpass', hertz: [500, 1300], seconds: 0.12, gain: 0.16 }], vary: 0.08 },
  cubFound: { layers: [...arpeggio([784, 988, 1175], 0.08, 0.25, 0.14), rustle(0.6, 0.12)] },
  liftLeft: { layers: [{ wave: 'sine', hertz: [110, 165], seconds: 1.2, gain: 0.1 }, pluck(660, 0.3, 0.1)] },
  shutterFell: {
    layers: [
      { noise: 'lowpass', hertz: [900, 200], seconds: 0.3, gain: 0.3 },
      { wave: 'square', hertz: [90, 60], seconds: 0.2, gain: 0.14, at: 0.24 },
    ],
    everySeconds: 0.3,
  },
  shutterRose: { layers: [{ noise: 'lowpass', hertz: [200, 700], seconds: 0.4, gain: 0.16 }], everySeconds: 0.3 },
  pickupAppeared: { layers: [pluck(1047, 0.25, 0.07), rustle(0.6, 0.08)] },
  pickupTaken: { layers: [...arpeggio([784, 1047, 1319], 0.05, 0.18, 0.18), rustle(0.7, 0.15)] },
};
