// A voice for every event: paper for steps and pages, a bell for a clue, a low string for a death.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { MysteryEvent } from './rules/events.ts';

export const sounds: Readonly<Record<MysteryEvent['type'], Voice | null>> = {
  // The log is read, or read aloud; what happened has voices of its own.
  told: null,
  moved: {
    layers: [0, 0.16, 0.32].map((at, step) => ({ ...rustle(0.7, 0.16 - step * 0.03), at })),
    vary: 0.1,
  },
  gathered: {
    layers: [
      pluck(880, 0.9, 0.22),
      pluck(880, 0.9, 0.16, 0.35),
      ...[0.5, 0.7, 0.9].map(at => ({ ...rustle(0.7, 0.12), at })),
    ],
  },
  looked: { layers: [rustle(0.5, 0.12)], vary: 0.12, everySeconds: 0.1 },
  acted: { layers: [{ wave: 'sine', hertz: [150, 110], seconds: 0.08, gain: 0.2 }, rustle(0.6, 0.1)], vary: 0.12 },
  reported: { layers: [rustle(0.4, 0.1)], vary: 0.1, everySeconds: 0.1 },
  showed: { layers: [rustle(0.8, 0.14), pluck(440, 0.1, 0.12, 0.08)], vary: 0.06 },
  clueFound: { layers: [pluck(659, 0.12, 0.18), pluck(988, 0.3, 0.2, 0.09)], vary: 0.02 },
  letterRead: { layers: [rustle(1.6, 0.2), pluck(587, 0.14, 0.18, 0.1), pluck(880, 0.3, 0.18, 0.2)] },
  spoke: {
    layers: [
      { wave: 'triangle', hertz: [210, 190], seconds: 0.07, gain: 0.16 },
      { wave: 'triangle', hertz: [240, 200], seconds: 0.09, gain: 0.16, at: 0.1 },
    ],
    vary: 0.18,
    everySeconds: 0.12,
  },
  wordsClashed: { layers: arpeggio([523, 494, 466], 0.09, 0.24, 0.16) },
  broke: { layers: arpeggio([466, 440, 392, 330], 0.11, 0.34, 0.18) },
  confessed: { layers: arpeggio([392, 494, 587, 784], 0.1, 0.34, 0.18) },
  stepped: {
    layers: [
      { wave: 'sine', hertz: [196, 147], seconds: 0.16, gain: 0.3 },
      { ...rustle(0.8, 0.14), at: 0.05 },
    ],
    vary: 0.04,
  },
  brokeDown: {
    layers: [...arpeggio([587, 523, 440, 349, 262, 196], 0.14, 0.5, 0.18), { ...rustle(2.2, 0.2), at: 0.8 }],
  },
  took: { layers: [rustle(0.9, 0.16), pluck(494, 0.1, 0.14, 0.06)], vary: 0.06 },
  dropped: { layers: [{ wave: 'sine', hertz: [170, 90], seconds: 0.12, gain: 0.3 }, rustle(0.8, 0.14)], vary: 0.06 },
  warned: {
    layers: [
      { wave: 'sine', hertz: [130, 98], seconds: 0.7, gain: 0.22 },
      { ...rustle(1.4, 0.1), at: 0.3 },
    ],
    vary: 0.05,
  },
  died: {
    layers: [
      { wave: 'sawtooth', hertz: [620, 180], seconds: 0.5, gain: 0.1 },
      { wave: 'sine', hertz: [98, 52], at: 0.3, seconds: 0.8, gain: 0.42 },
      { ...rustle(2.4, 0.24), at: 0.34 },
    ],
    vary: 0.04,
  },
  proven: {
    layers: arpeggio([523, 659, 784, 1047], 0.07, 0.3, 0.16).map(note => ({ ...note, at: 0.25 + (note.at ?? 0) })),
  },
  misunderstood: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.18 }] },
  solved: { layers: arpeggio([392, 523, 659, 784, 1047], 0.11, 0.5, 0.2) },
  failed: { layers: arpeggio([392, 349, 311, 233], 0.2, 0.6, 0.22) },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.18 }] },
};
