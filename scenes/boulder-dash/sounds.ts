// Sounds: one voice for every event.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  caveBegan: { layers: [rustle(2, 0.22), ...arpeggio([262, 330, 392], 0.09, 0.3, 0.12)] },
  restartTakenBack: { layers: [rustle(2, 0.22), ...arpeggio([392, 330, 262], 0.09, 0.3, 0.12)] },
  walked: { layers: [rustle(0.4, 0.05)], everySeconds: 0.1, vary: 0.16 },
  dug: { layers: [{ noise: 'lowpass', hertz: [1700, 420], seconds: 0.08, gain: 0.2 }], everySeconds: 0.06, vary: 0.14 },
  diamondTaken: { layers: [pluck(1047, 0.3, 0.16), pluck(1568, 0.42, 0.1, 0.05)], vary: 0.02 },
  pushed: {
    layers: [
      { wave: 'sine', hertz: [120, 62], seconds: 0.16, gain: 0.36 },
      { ...rustle(1.5, 0.16), attack: 0.01 },
    ],
    everySeconds: 0.08,
    vary: 0.08,
  },
  bumped: { layers: [{ wave: 'triangle', hertz: [104, 80], seconds: 0.07, gain: 0.1 }], everySeconds: 0.5, vary: 0.06 },
  exitOpened: { layers: [...arpeggio([523, 659, 784, 1047], 0.07, 0.5, 0.17), rustle(1.6, 0.16)] },
  boulderFell: { layers: [rustle(1, 0.1)], everySeconds: 0.12, vary: 0.12 },
  boulderLanded: {
    layers: [
      { wave: 'sine', hertz: [150, 48], seconds: 0.14, gain: 0.34 },
      { noise: 'lowpass', hertz: [900, 200], seconds: 0.08, gain: 0.2 },
    ],
    everySeconds: 0.07,
    vary: 0.12,
  },
  diamondLanded: { layers: [pluck(1319, 0.14, 0.07)], everySeconds: 0.1, vary: 0.05 },
  burst: {
    layers: [
      { noise: 'lowpass', hertz: [2600, 160], seconds: 0.4, gain: 0.4 },
      ...arpeggio([784, 988, 1175, 1568], 0.05, 0.4, 0.12),
    ],
  },
  exploded: {
    layers: [
      { noise: 'lowpass', hertz: [1500, 90], seconds: 0.45, gain: 0.42 },
      { wave: 'sine', hertz: [110, 38], seconds: 0.3, gain: 0.3 },
    ],
  },
  magicWallBegan: { layers: [...arpeggio([659, 831, 988, 1319, 1661], 0.05, 0.5, 0.12)] },
  magicWallPassed: { layers: [pluck(1661, 0.3, 0.08), pluck(2093, 0.26, 0.06, 0.07)], everySeconds: 0.1, vary: 0.05 },
  amoebaGrew: {
    layers: [{ wave: 'sine', hertz: [180, 260], seconds: 0.12, gain: 0.1 }],
    everySeconds: 0.35,
    vary: 0.2,
  },
  amoebaHardened: {
    layers: [
      { wave: 'sine', hertz: [130, 44], seconds: 0.4, gain: 0.36 },
      { ...rustle(2.4, 0.3), attack: 0.01 },
    ],
  },
  amoebaBloomed: { layers: [...arpeggio([523, 659, 784, 1047, 1319], 0.05, 0.5, 0.14)] },
  slimePassed: {
    layers: [{ wave: 'sine', hertz: [420, 170], seconds: 0.16, gain: 0.12 }],
    everySeconds: 0.1,
    vary: 0.1,
  },
  wallGrew: {
    layers: [{ wave: 'triangle', hertz: [150, 120], seconds: 0.1, gain: 0.14 }],
    everySeconds: 0.1,
    vary: 0.06,
  },
  foxLost: { layers: [{ wave: 'sawtooth', hertz: [220, 52], seconds: 0.7, gain: 0.16 }, rustle(2.5, 0.35)] },
  levelCompleted: { layers: [...arpeggio([392, 494, 587, 784, 988], 0.09, 0.45), rustle(1.6, 0.2)] },
  lifeLost: { layers: [pluck(220, 0.4, 0.14), pluck(165, 0.5, 0.14, 0.16)] },
  lifeWon: { layers: [...arpeggio([523, 784, 1047, 1319, 1568], 0.06, 0.5, 0.16)] },
  recordingEnded: { layers: [...arpeggio([392, 494, 587, 784], 0.12, 0.5, 0.12), rustle(1.2, 0.14)] },
  ownCompleted: { layers: [...arpeggio([392, 494, 587, 784, 988, 1175], 0.09, 0.5), rustle(1.8, 0.2)] },
};
