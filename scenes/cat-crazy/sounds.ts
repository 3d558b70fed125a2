// Sounds by event; null means deliberately silent. Cats speak in slides of a soft reed.
import { arpeggio, pluck, rustle, type Tone, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

/** Meow: a slide up and down again. */
const meow = (low: number, high: number, seconds: number, gain = 0.13, at = 0): Tone[] => [
  { wave: 'triangle', hertz: [low, high], seconds: seconds * 0.45, gain, attack: 0.04, at },
  {
    wave: 'triangle',
    hertz: [high, low * 0.9],
    seconds: seconds * 0.6,
    gain: gain * 0.8,
    attack: 0.02,
    at: at + seconds * 0.4,
  },
  { wave: 'sine', hertz: [low * 2, high * 2], seconds: seconds * 0.5, gain: gain * 0.25, attack: 0.05, at },
];
const purr = (gain: number): Tone[] =>
  Array.from({ length: 9 }, (_, i) => ({
    wave: 'sawtooth',
    hertz: [62, 52],
    seconds: 0.07,
    gain,
    attack: 0.02,
    at: i * 0.075,
  }));

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  fed: {
    layers: [rustle(0.5, 0.2), pluck(330, 0.06, 0.1, 0.05), pluck(300, 0.06, 0.1, 0.13), pluck(340, 0.06, 0.1, 0.21)],
    vary: 0.05,
  },
  watered: {
    layers: [
      { wave: 'sine', hertz: [500, 900], seconds: 0.07, gain: 0.14 },
      { wave: 'sine', hertz: [620, 1100], seconds: 0.07, gain: 0.12, at: 0.1 },
      { wave: 'sine', hertz: [560, 1000], seconds: 0.07, gain: 0.1, at: 0.2 },
    ],
    vary: 0.06,
  },
  petted: { layers: purr(0.05), vary: 0.08, everySeconds: 0.3 },
  played: {
    layers: [
      pluck(523, 0.08, 0.14),
      pluck(659, 0.08, 0.14, 0.08),
      { wave: 'sine', hertz: [1400, 2200], seconds: 0.16, gain: 0.06, at: 0.14 },
    ],
    vary: 0.05,
  },
  workBegun: { layers: [rustle(1.2, 0.2), rustle(0.7, 0.14)] },
  workEnded: { layers: [{ wave: 'triangle', hertz: [392, 294], seconds: 0.24, gain: 0.12 }] },
  restBegun: { layers: [{ wave: 'sine', hertz: [330, 196], seconds: 0.6, gain: 0.12, attack: 0.1 }] },
  restEnded: { layers: meow(420, 560, 0.28, 0.08) },
  paid: {
    layers: [rustle(0.4, 0.1), pluck(1319, 0.09, 0.07), pluck(1760, 0.12, 0.06, 0.05)],
    vary: 0.03,
    everySeconds: 0.15,
  },
  levelReached: { layers: arpeggio([523, 659, 784, 1047], 0.08, 0.3, 0.16) },
  helped: { layers: [rustle(0.6, 0.14), pluck(988, 0.1, 0.09), pluck(1319, 0.12, 0.08, 0.06)], vary: 0.04 },
  settled: { layers: [...arpeggio([523, 659, 784], 0.1, 0.4, 0.12), ...purr(0.04)] },
  roomBuilt: { layers: [rustle(1, 0.16), ...arpeggio([523, 659, 880, 1047], 0.09, 0.36, 0.13)] },
  goalSet: null,
  guestCame: {
    layers: [pluck(1175, 0.05, 0.1), pluck(1175, 0.05, 0.1, 0.12), pluck(1397, 0.08, 0.1, 0.24)],
    vary: 0.05,
  },
  guestLeft: { layers: [rustle(0.5, 0.08), rustle(0.4, 0.06)] },
  traded: { layers: [rustle(0.7, 0.18), ...arpeggio([880, 1109, 1319], 0.07, 0.22, 0.12)] },
  goalReached: { layers: arpeggio([784, 988, 1175], 0.07, 0.3, 0.14) },
  declined: { layers: meow(380, 430, 0.2, 0.08), vary: 0.05, everySeconds: 0.2 },
  wished: { layers: meow(440, 700, 0.42, 0.11), vary: 0.14, everySeconds: 0.3 },
  wishGranted: { layers: [...arpeggio([659, 988], 0.07, 0.26, 0.15), pluck(1760, 0.12, 0.06, 0.16)], vary: 0.02 },
  wishMissed: { layers: meow(520, 360, 0.5, 0.08), vary: 0.1 },
  pageTold: { layers: [rustle(2, 0.26), ...arpeggio([440, 554, 659, 880], 0.12, 0.5, 0.14)] },
  romped: {
    layers: [pluck(440, 0.07, 0.08), pluck(494, 0.07, 0.08, 0.06), pluck(440, 0.07, 0.08, 0.12)],
    vary: 0.1,
    everySeconds: 0.4,
  },
  comforted: { layers: purr(0.04), vary: 0.1, everySeconds: 0.5 },
  hatched: {
    layers: [rustle(1.6, 0.3), ...arpeggio([392, 523, 659], 0.09, 0.35, 0.15), ...meow(560, 860, 0.4, 0.1, 0.4)],
  },
  named: { layers: arpeggio([587, 784], 0.08, 0.24, 0.12) },
  rehomed: { layers: [...arpeggio([659, 523, 392], 0.14, 0.4, 0.12), ...meow(460, 620, 0.5, 0.07, 0.3)] },
  leaveAsked: { layers: [pluck(330, 0.14, 0.12), pluck(392, 0.16, 0.12, 0.1)] },
  chosen: { layers: [pluck(587, 0.06, 0.07)], vary: 0.04 },
  eggWarmed: {
    layers: [
      { wave: 'sine', hertz: [196, 262], seconds: 0.3, gain: 0.16, attack: 0.05 },
      { noise: 'highpass', hertz: 4200, seconds: 0.05, gain: 0.1, at: 0.2 },
    ],
  },
  eggFound: { layers: [rustle(1.2, 0.2), ...arpeggio([392, 494], 0.12, 0.4, 0.14)] },
  bought: { layers: [rustle(0.8, 0.2), pluck(784, 0.1, 0.12), pluck(1047, 0.14, 0.12, 0.07)] },
  givenBack: { layers: [rustle(0.8, 0.2), pluck(1047, 0.1, 0.1), pluck(784, 0.14, 0.1, 0.07)] },
  cameBack: { layers: [...meow(440, 660, 0.4, 0.1), ...meow(520, 740, 0.4, 0.07, 0.25)] },
  timeUp: { layers: arpeggio([523, 415, 349, 262], 0.16, 0.5, 0.16) },
  refused: { layers: [pluck(165, 0.12, 0.14), pluck(147, 0.14, 0.14, 0.09)], everySeconds: 0.2 },
};
