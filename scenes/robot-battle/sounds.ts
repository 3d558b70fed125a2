// A voice for every event: paper for steps, a dart for a shot, a drum for a hit, a bell for a shield.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { RobotEvent } from './rules/state.ts';

export const sounds: Readonly<Record<RobotEvent['type'], Voice | null>> = {
  began: { layers: [pluck(330, 0.16, 0.2), pluck(494, 0.24, 0.2, 0.1)] },
  shot: {
    layers: [
      { wave: 'square', hertz: [720, 160], seconds: 0.09, gain: 0.11 },
      { wave: 'sine', hertz: [150, 60], at: 0.04, seconds: 0.16, gain: 0.34 },
      { ...rustle(1, 0.12), at: 0.03 },
    ],
    vary: 0.08,
    everySeconds: 0.05,
  },
  shielded: { layers: [pluck(784, 0.3, 0.14), pluck(1175, 0.26, 0.1, 0.03)], vary: 0.03, everySeconds: 0.1 },
  moved: { layers: [rustle(0.35, 0.05)], vary: 0.2, everySeconds: 0.16 },
  threw: { layers: [{ wave: 'sawtooth', hertz: [220, 110], seconds: 0.16, gain: 0.12 }], everySeconds: 0.3 },
  stopped: { layers: [rustle(1.2, 0.18)] },
  skipped: { layers: [rustle(0.8, 0.16), pluck(660, 0.1, 0.12, 0.05)] },
  ended: { layers: arpeggio([392, 523, 659, 784], 0.1, 0.45, 0.2) },
  arenaBegan: { layers: [pluck(294, 0.16, 0.2), pluck(440, 0.16, 0.2, 0.08), pluck(587, 0.24, 0.18, 0.16)] },
  fired: { layers: [{ wave: 'square', hertz: [620, 180], seconds: 0.07, gain: 0.08 }], vary: 0.08, everySeconds: 0.05 },
  struck: {
    layers: [{ wave: 'sine', hertz: [150, 60], seconds: 0.16, gain: 0.32 }, rustle(1, 0.12)],
    vary: 0.08,
    everySeconds: 0.05,
  },
  absorbed: { layers: [pluck(1175, 0.2, 0.12)], vary: 0.03, everySeconds: 0.1 },
  spent: { layers: [rustle(0.3, 0.05)], vary: 0.2, everySeconds: 0.12 },
  raised: { layers: [pluck(784, 0.3, 0.12), pluck(1175, 0.26, 0.08, 0.03)], vary: 0.03, everySeconds: 0.1 },
  crashed: { layers: [{ wave: 'sine', hertz: [110, 50], seconds: 0.12, gain: 0.24 }], vary: 0.1, everySeconds: 0.15 },
  rammed: { layers: [{ wave: 'sine', hertz: [130, 70], seconds: 0.08, gain: 0.2 }], vary: 0.1, everySeconds: 0.15 },
  clicked: null,
  erred: { layers: [{ wave: 'sawtooth', hertz: [220, 110], seconds: 0.16, gain: 0.1 }], everySeconds: 0.5 },
  fell: { layers: [{ wave: 'sine', hertz: [120, 35], seconds: 0.4, gain: 0.4 }, rustle(1.4, 0.2)] },
  matchEnded: { layers: arpeggio([392, 523, 659], 0.1, 0.4, 0.18) },
  boutEnded: { layers: arpeggio([392, 523, 659, 784], 0.1, 0.45, 0.2) },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.18 }] },
};
