// Sounds of the Siege mode.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

type SiegeEvent = Extract<
  Event['type'],
  | `foe${string}`
  | `plate${string}`
  | `carrier${string}`
  | `glider${string}`
  | `airship${string}`
  | 'bulletTurned'
  | 'trooperUnloaded'
>;

export const siegeSounds: Readonly<Record<SiegeEvent, Voice | null>> = {
  foeSighted: { layers: [...arpeggio([165, 220, 165], 0.14, 0.34, 0.14), rustle(1.8, 0.2)] },
  // Metallic: the bullet bounces off.
  bulletTurned: {
    layers: [
      { wave: 'square', hertz: [1760, 1480], seconds: 0.05, gain: 0.06 },
      { noise: 'bandpass', hertz: 3200, q: 7, seconds: 0.06, gain: 0.22 },
    ],
    vary: 0.12,
    everySeconds: 0.05,
  },
  plateBroken: {
    layers: [
      { noise: 'lowpass', hertz: [1500, 200], seconds: 0.24, gain: 0.3 },
      { wave: 'square', hertz: [330, 110], seconds: 0.16, gain: 0.07 },
    ],
    vary: 0.06,
  },
  carrierOpened: {
    layers: [{ noise: 'bandpass', hertz: [700, 420], q: 3, seconds: 0.3, gain: 0.26 }, pluck(131, 0.16, 0.18, 0.22)],
  },
  trooperUnloaded: { layers: [rustle(0.7, 0.16), pluck(165, 0.1, 0.12)], vary: 0.06 },
  carrierBroken: {
    layers: [
      { noise: 'lowpass', hertz: [2200, 90], seconds: 0.6, gain: 0.44 },
      { wave: 'sawtooth', hertz: [180, 40], seconds: 0.5, gain: 0.13 },
      rustle(2.6, 0.3),
    ],
    vary: 0.05,
  },
  gliderDowned: {
    layers: [rustle(1.6, 0.34), { wave: 'triangle', hertz: [620, 150], seconds: 0.24, gain: 0.14 }],
    vary: 0.08,
  },
  // Falling rush of air: it flies low over the ground.
  gliderDucked: {
    layers: [{ noise: 'bandpass', hertz: [2400, 500], q: 1.2, seconds: 0.5, gain: 0.26, attack: 0.08 }],
    vary: 0.06,
  },
  gliderLanded: { layers: [rustle(1.3, 0.24), pluck(123, 0.14, 0.16)], vary: 0.06 },
  airshipOpened: {
    layers: [
      { wave: 'sine', hertz: [98, 131], seconds: 0.4, gain: 0.2, attack: 0.06 },
      { noise: 'bandpass', hertz: [500, 900], q: 2, seconds: 0.35, gain: 0.18 },
    ],
  },
  airshipHit: {
    layers: [{ noise: 'lowpass', hertz: [1700, 160], seconds: 0.22, gain: 0.34 }, pluck(294, 0.16, 0.18)],
    vary: 0.06,
  },
  airshipDowned: {
    layers: [
      { noise: 'lowpass', hertz: [2600, 60], seconds: 1.3, gain: 0.46 },
      { wave: 'sawtooth', hertz: [140, 32], seconds: 1.1, gain: 0.14 },
      ...arpeggio([392, 494, 587, 784], 0.14, 0.4, 0.14),
      rustle(3, 0.3),
    ],
  },
};
