// Sound of each event, or null on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  refused: { layers: [pluck(165, 0.12, 0.2), pluck(147, 0.16, 0.18, 0.07)], everySeconds: 0.15 },
  unitChosen: { layers: [rustle(0.5, 0.14), pluck(523, 0.08, 0.1)] },
  unitPlaced: { layers: [rustle(1, 0.3), pluck(262, 0.14, 0.2), pluck(392, 0.12, 0.14, 0.05)], vary: 0.04 },
  unitSold: { layers: [rustle(1.2, 0.26), ...arpeggio([659, 494], 0.07, 0.16, 0.12)] },
  unitTakenBack: { layers: [rustle(1, 0.24), ...arpeggio([392, 330, 262], 0.05, 0.12, 0.12)] },
  purseEmptied: { layers: [pluck(220, 0.14, 0.14)] },
  paceChanged: { layers: [pluck(440, 0.06, 0.12), pluck(660, 0.07, 0.12, 0.05)] },
  themeAnnounced: { layers: [...arpeggio([196, 196, 294], 0.14, 0.4, 0.16), rustle(1.6, 0.2)] },
  waveCame: {
    layers: [
      { wave: 'sawtooth', hertz: [147, 147], seconds: 0.5, gain: 0.07, attack: 0.06 },
      ...arpeggio([147, 196, 220], 0.13, 0.42, 0.14),
    ],
  },
  waveBeaten: { layers: arpeggio([523, 659, 784], 0.07, 0.26, 0.13) },
  chargeOpened: { layers: arpeggio([392, 523, 659, 784, 1047], 0.08, 0.4, 0.13) },
  rowCharged: {
    layers: [{ wave: 'sawtooth', hertz: [294, 392], seconds: 0.35, gain: 0.1, attack: 0.03 }, rustle(2.2, 0.3)],
  },
  struck: {
    layers: [
      { noise: 'bandpass', hertz: [1900, 700], q: 1.2, seconds: 0.06, gain: 0.11 },
      { wave: 'triangle', hertz: [330, 150], seconds: 0.05, gain: 0.06 },
    ],
    vary: 0.22,
    everySeconds: 0.06,
  },
  stoneThrown: {
    layers: [{ noise: 'bandpass', hertz: [500, 1300], q: 0.9, seconds: 0.16, gain: 0.09 }],
    vary: 0.15,
    everySeconds: 0.1,
  },
  stoneLanded: {
    layers: [{ wave: 'triangle', hertz: [130, 55], seconds: 0.14, gain: 0.16 }, rustle(1.3, 0.16)],
    vary: 0.12,
    everySeconds: 0.08,
  },
  unitLost: {
    layers: [rustle(1.6, 0.3), { wave: 'triangle', hertz: [262, 98], seconds: 0.26, gain: 0.16 }],
    vary: 0.06,
    everySeconds: 0.08,
  },
  enemyFelled: { layers: [rustle(0.9, 0.22), pluck(587, 0.1, 0.1)], vary: 0.1, everySeconds: 0.05 },
  battleSelected: { layers: [rustle(0.6, 0.16), pluck(440, 0.08, 0.1)] },
  battleBegun: { layers: [...arpeggio([196, 262, 330], 0.1, 0.4, 0.15), rustle(1.4, 0.24)] },
  battleWon: { layers: arpeggio([523, 659, 784, 1047], 0.1, 0.5, 0.14) },
  upgradesChosen: { layers: [rustle(0.9, 0.2), ...arpeggio([392, 523], 0.06, 0.16, 0.12)] },
  unitRemoved: { layers: [rustle(1, 0.2), pluck(330, 0.1, 0.1)] },
  armiesSet: { layers: [rustle(1.2, 0.22)] },
  fightBegun: { layers: [...arpeggio([196, 262, 330], 0.1, 0.4, 0.15), rustle(1.4, 0.24)] },
  fightDecided: { layers: arpeggio([392, 523, 659], 0.1, 0.4, 0.14) },
  fieldLost: {
    layers: [
      { wave: 'sawtooth', hertz: [196, 49], seconds: 0.9, gain: 0.15 },
      ...arpeggio([294, 247, 208, 165], 0.14, 0.36, 0.15),
      rustle(2.6, 0.4),
    ],
  },
  fieldWon: { layers: [...arpeggio([392, 523, 659, 784, 1047, 1319], 0.09, 0.5, 0.15), rustle(2, 0.3)] },
};
