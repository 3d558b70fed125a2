// Sound effect of each event; null means silent on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { MathEvent } from './rules/events.ts';

/** Seconds from the event to the blow: the leap's duration. */
const BLOW = 0.16;
const FALL = 0.34;
const SCALE = [523, 659, 784, 1047];

export const sounds: Readonly<Record<MathEvent['type'], Voice | null>> = {
  asked: { layers: [{ ...rustle(0.6, 0.1), at: 0.5 }], everySeconds: 0.2, vary: 0.1 },
  // The blow that follows has a sound of its own.
  answered: null,
  hit: {
    layers: [
      pluck(587, 0.1, 0.2),
      pluck(784, 0.16, 0.22, BLOW),
      { ...rustle(1.8, 0.3), at: BLOW },
      { wave: 'sine', hertz: [240, 90], at: BLOW, seconds: 0.16, gain: 0.3 },
    ],
    vary: 0.05,
  },
  wrong: {
    layers: [
      { wave: 'triangle', hertz: [220, 160], seconds: 0.2, gain: 0.22 },
      { wave: 'sine', hertz: [150, 46], at: BLOW, seconds: 0.3, gain: 0.5 },
      { ...rustle(2.2, 0.26), at: BLOW },
    ],
    vary: 0.04,
  },
  struck: { layers: [{ wave: 'sine', hertz: [170, 70], at: FALL, seconds: 0.22, gain: 0.34 }], vary: 0.04 },
  gradePassed: {
    layers: arpeggio([392, 523, 659, 1047], 0.1, 0.34, 0.18).map(note => ({ ...note, at: 0.5 + (note.at ?? 0) })),
  },
  cardDone: { layers: arpeggio([392, 523, 659, 784, 1047], 0.12, 0.5, 0.2) },
  streakGrew: { layers: arpeggio(SCALE, 0.05, 0.16, 0.14).map(note => ({ ...note, at: 0.3 + (note.at ?? 0) })) },
  enemyFell: {
    layers: [
      { ...rustle(3, 0.32), at: FALL },
      { wave: 'sawtooth', hertz: [260, 60], at: FALL, seconds: 0.28, gain: 0.14 },
    ],
  },
  leveledUp: {
    layers: arpeggio([392, 494, 587, 784], 0.09, 0.4, 0.2).map(note => ({ ...note, at: 0.7 + (note.at ?? 0) })),
  },
  pathTaken: {
    layers: [0, 0.14, 0.28].map((at, step) => ({ ...rustle(0.8, 0.16 - step * 0.03), at })),
    vary: 0.08,
  },
  gameOver: {
    layers: arpeggio([392, 349, 311, 262], 0.2, 0.5, 0.22).map(note => ({ ...note, at: 0.5 + (note.at ?? 0) })),
  },
  journeyWon: {
    layers: arpeggio([523, 659, 784, 1047, 1319, 1568], 0.11, 0.6, 0.2).map(note => ({
      ...note,
      at: 1.2 + (note.at ?? 0),
    })),
  },
  cameHome: { layers: arpeggio([392, 523, 659, 784, 1047], 0.12, 0.5, 0.2) },
  chose: { layers: [rustle(0.4, 0.12), pluck(494, 0.05, 0.08)], vary: 0.06 },
  found: { layers: arpeggio([659, 784, 988], 0.06, 0.2, 0.14).map(note => ({ ...note, at: 0.5 + (note.at ?? 0) })) },
  used: { layers: [...arpeggio([587, 880], 0.07, 0.18, 0.16), rustle(1.2, 0.2)] },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }] },
};
