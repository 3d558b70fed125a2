// Sound effect of each event; null means silent on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { SokobanEvent } from './rules/events.ts';

export const sounds: Readonly<Record<SokobanEvent['type'], Voice | null>> = {
  moved: { layers: [rustle(0.55, 0.1)], everySeconds: 0.05, vary: 0.14 },
  pushed: {
    layers: [
      { wave: 'sine', hertz: [132, 58], seconds: 0.13, gain: 0.4 },
      { ...rustle(1.5, 0.17), attack: 0.01 },
    ],
    everySeconds: 0.05,
    vary: 0.07,
  },
  homed: { layers: [pluck(659, 0.5, 0.2, 0.05), pluck(988, 0.7, 0.13, 0.1)], vary: 0.01 },
  played: { layers: [0, 0.06, 0.12, 0.18, 0.24].map(at => ({ ...rustle(0.8, 0.12), at })), vary: 0.1 },
  solved: {
    layers: [...arpeggio([523, 659, 784, 1047, 1319], 0.09, 0.6, 0.2), { ...rustle(2.6, 0.2), at: 0.1 }],
  },
  began: { layers: [rustle(2, 0.16), { ...rustle(1.2, 0.1), at: 0.11 }], vary: 0.05 },
  // The joy is not to be disturbed.
  awaited: null,
  helpTaken: { layers: [pluck(740, 0.3, 0.14), pluck(880, 0.4, 0.12, 0.09)] },
  // Silent: it happens in the editor, whose dialog shows it.
  parNoted: null,
  bumped: {
    layers: [{ wave: 'triangle', hertz: [104, 78], seconds: 0.09, gain: 0.24 }],
    everySeconds: 0.22,
    vary: 0.06,
  },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }], everySeconds: 0.2 },
};
