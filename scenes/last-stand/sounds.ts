// Sound of each event, or null on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';
import { siegeSounds } from './siegeSounds.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  ...siegeSounds,
  waveBegun: { layers: [rustle(2, 0.25), ...arpeggio([196, 247, 294], 0.12, 0.4, 0.13)] },
  bulletFired: {
    layers: [
      { noise: 'bandpass', hertz: [2600, 700], q: 0.9, seconds: 0.07, gain: 0.2 },
      { wave: 'square', hertz: [240, 90], seconds: 0.06, gain: 0.07 },
    ],
    vary: 0.06,
  },
  shellFired: {
    layers: [
      { noise: 'lowpass', hertz: [900, 160], seconds: 0.18, gain: 0.34 },
      { wave: 'sine', hertz: [170, 60], seconds: 0.16, gain: 0.26 },
    ],
    vary: 0.05,
  },
  shellBurst: {
    layers: [
      { noise: 'lowpass', hertz: [1800, 120], seconds: 0.34, gain: 0.36 },
      { wave: 'sine', hertz: [110, 42], seconds: 0.3, gain: 0.28 },
    ],
    vary: 0.08,
    everySeconds: 0.05,
  },
  modeSwitched: { layers: [pluck(330, 0.09, 0.14), pluck(494, 0.1, 0.13, 0.06), rustle(0.6, 0.1)] },
  lockSwitched: {
    layers: [{ noise: 'bandpass', hertz: 1900, q: 5, seconds: 0.04, gain: 0.26 }, pluck(247, 0.1, 0.14, 0.03)],
  },
  // Steam when it overheats; a metallic ring when it is precise again.
  barrelGlowed: {
    layers: [
      { noise: 'highpass', hertz: [2400, 5200], seconds: 0.7, gain: 0.16 },
      { wave: 'sawtooth', hertz: [150, 110], seconds: 0.22, gain: 0.07 },
    ],
  },
  barrelCooled: { layers: [pluck(659, 0.1, 0.12), pluck(988, 0.16, 0.1, 0.05)] },
  // Silent: the opening parachute is heard soon after.
  trooperDropped: null,
  chuteOpened: {
    layers: [rustle(1.1, 0.16), { wave: 'sine', hertz: [300, 420], seconds: 0.09, gain: 0.05 }],
    vary: 0.1,
  },
  trooperLanded: { layers: [pluck(147, 0.12, 0.14), rustle(0.7, 0.12)], vary: 0.06, everySeconds: 0.08 },
  walkerCameNear: { layers: [pluck(233, 0.14, 0.2), pluck(220, 0.2, 0.2, 0.13)], everySeconds: 0.8 },
  helicopterDowned: {
    layers: [
      { noise: 'lowpass', hertz: [2600, 140], seconds: 0.5, gain: 0.4 },
      { wave: 'sawtooth', hertz: [260, 55], seconds: 0.45, gain: 0.12 },
      rustle(2.4, 0.35),
    ],
    vary: 0.07,
  },
  trooperShot: {
    layers: [rustle(0.9, 0.32), { wave: 'triangle', hertz: [520, 190], seconds: 0.13, gain: 0.17 }],
    vary: 0.08,
  },
  chuteTorn: {
    layers: [
      { noise: 'highpass', hertz: [1800, 5200], seconds: 0.16, gain: 0.2 },
      { wave: 'sine', hertz: [880, 260], seconds: 0.5, gain: 0.1, attack: 0.05 },
    ],
    vary: 0.06,
  },
  walkerFelled: { layers: [rustle(0.8, 0.3), pluck(392, 0.12, 0.15)], vary: 0.08 },
  trooperCrumpled: { layers: [rustle(1.2, 0.3), pluck(98, 0.12, 0.18)], vary: 0.08, everySeconds: 0.06 },
  wreckCrashed: {
    layers: [
      { noise: 'lowpass', hertz: [1200, 80], seconds: 0.55, gain: 0.42 },
      { wave: 'sine', hertz: [90, 36], seconds: 0.4, gain: 0.3 },
      rustle(2, 0.25),
    ],
    vary: 0.06,
  },
  chainBroken: { layers: arpeggio([784, 988, 1319], 0.06, 0.2, 0.12) },
  gunTaken: {
    layers: [
      { wave: 'sawtooth', hertz: [196, 49], seconds: 0.9, gain: 0.16 },
      ...arpeggio([294, 247, 208, 165], 0.13, 0.34, 0.15),
      rustle(2.6, 0.4),
    ],
  },
};
