// Sound effect of each event; null means silent on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  pullBegan: { layers: [rustle(0.5, 0.14)], vary: 0.05 },
  pullCancelled: { layers: [rustle(0.7, 0.16), pluck(220, 0.08, 0.1)] },
  foxJumped: {
    layers: [
      { wave: 'triangle', hertz: [240, 620], seconds: 0.16, gain: 0.2 },
      { noise: 'bandpass', hertz: [900, 3600], q: 0.8, seconds: 0.14, gain: 0.18 },
    ],
    vary: 0.06,
  },
  foxLanded: { layers: [rustle(0.8, 0.24), pluck(165, 0.09, 0.16)], vary: 0.08, everySeconds: 0.08 },
  foxBounced: { layers: [rustle(0.6, 0.2), pluck(294, 0.07, 0.12)], vary: 0.06, everySeconds: 0.1 },
  platformCracked: {
    layers: [
      { noise: 'highpass', hertz: [2400, 4200], seconds: 0.1, gain: 0.14 },
      { noise: 'highpass', hertz: [3000, 5200], seconds: 0.08, gain: 0.12, at: 0.14 },
    ],
    vary: 0.08,
  },
  platformCrumbled: {
    layers: [{ noise: 'lowpass', hertz: [1900, 260], seconds: 0.34, gain: 0.28 }, rustle(1.7, 0.24)],
    vary: 0.07,
  },
  platformFolded: { layers: [rustle(1, 0.12)], vary: 0.06, everySeconds: 0.12 },
  platformReturned: { layers: [rustle(0.9, 0.1)], vary: 0.06, everySeconds: 0.12 },
  levelReached: { layers: [rustle(2, 0.22), ...arpeggio([392, 494, 587, 784], 0.09, 0.34, 0.16)] },
  enemyTouched: {
    layers: [
      { wave: 'sawtooth', hertz: [310, 90], seconds: 0.3, gain: 0.16 },
      { noise: 'highpass', hertz: [1600, 4600], seconds: 0.2, gain: 0.2 },
    ],
  },
  foxFell: { layers: [{ wave: 'triangle', hertz: [620, 110], seconds: 0.55, gain: 0.2 }, rustle(1.6, 0.2)] },
  runEnded: { layers: arpeggio([294, 247, 208], 0.12, 0.3, 0.14) },
};
