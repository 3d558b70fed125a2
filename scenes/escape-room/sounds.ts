// Sound of each event: paper for handling, wood and steel for opening, bells for finds.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { EscapeEvent } from './rules/events.ts';

export const sounds: Readonly<Record<EscapeEvent['type'], Voice | null>> = {
  looked: { layers: [rustle(0.9, 0.16)], vary: 0.08 },
  stepped: { layers: [rustle(0.6, 0.12)], vary: 0.08 },
  asked: { layers: [pluck(440, 0.1, 0.14), pluck(554, 0.12, 0.14, 0.07)] },
  cancelled: { layers: [pluck(392, 0.1, 0.12)] },
  solved: {
    layers: [
      { wave: 'sine', hertz: [180, 90], seconds: 0.14, gain: 0.34 },
      { ...rustle(1.8, 0.22), at: 0.04 },
      ...arpeggio([523, 659, 784], 0.08, 0.3, 0.16).map(note => ({ ...note, at: 0.14 + (note.at ?? 0) })),
    ],
    vary: 0.02,
  },
  noted: {
    layers: [
      { ...rustle(0.5, 0.14), at: 0.1 },
      { ...rustle(0.4, 0.12), at: 0.2 },
    ],
    everySeconds: 0.4,
  },
  pageFound: { layers: [rustle(0.7, 0.16), ...arpeggio([659, 784, 988], 0.11, 0.4, 0.1)] },
  found: { layers: [pluck(988, 0.2, 0.16, 0.3), pluck(1319, 0.3, 0.14, 0.38)], everySeconds: 0.3 },
  fitted: {
    layers: [
      { wave: 'square', hertz: [220, 160], seconds: 0.06, gain: 0.12 },
      { wave: 'square', hertz: [260, 180], seconds: 0.06, gain: 0.12, at: 0.14 },
      pluck(659, 0.3, 0.18, 0.26),
    ],
  },
  turned: {
    layers: [{ wave: 'square', hertz: [300, 210], seconds: 0.05, gain: 0.1 }, pluck(494, 0.12, 0.12, 0.03)],
    vary: 0.06,
  },
  wrongCode: {
    layers: [
      { wave: 'sawtooth', hertz: [150, 120], seconds: 0.16, gain: 0.16 },
      { wave: 'sawtooth', hertz: [130, 100], seconds: 0.24, gain: 0.16, at: 0.2 },
    ],
  },
  freed: { layers: [pluck(523, 0.08, 0.1)] },
  went: { layers: [0, 0.16, 0.32].map((at, step) => ({ ...rustle(1.1, 0.2 - step * 0.04), at })), vary: 0.06 },
  picked: { layers: [pluck(698, 0.09, 0.13)], vary: 0.04 },
  inspected: { layers: [rustle(0.5, 0.14)], vary: 0.06 },
  combined: { layers: [pluck(587, 0.12, 0.18), pluck(880, 0.22, 0.18, 0.1), { ...rustle(1, 0.16), at: 0.08 }] },
  hinted: { layers: arpeggio([784, 988, 1175], 0.09, 0.34, 0.14) },
  warned: { layers: [0, 0.5, 1].map(at => pluck(330, 0.4, 0.26, at)) },
  escaped: { layers: arpeggio([392, 523, 659, 784, 1047], 0.11, 0.6, 0.22) },
  timeUp: {
    layers: [
      { wave: 'sine', hertz: [110, 50], seconds: 0.7, gain: 0.5 },
      ...arpeggio([330, 294, 247, 196], 0.22, 0.5, 0.18).map(note => ({ ...note, at: 0.2 + (note.at ?? 0) })),
    ],
  },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }] },
};
