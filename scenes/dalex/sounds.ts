// A voice for every event: slips of paper for steps, a shuffle for the crowd, a crunch for junk, a whistle for the screwdriver.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { DalexEvent } from './rules/events.ts';

export const sounds: Readonly<Record<DalexEvent['type'], Voice | null>> = {
  moved: { layers: [rustle(0.55, 0.12), pluck(392, 0.08, 0.05)], everySeconds: 0.05, vary: 0.1 },
  waited: { layers: [rustle(0.4, 0.08)], everySeconds: 0.1, vary: 0.1 },
  dalexesStepped: {
    layers: [
      { wave: 'square', hertz: [70, 62], seconds: 0.09, gain: 0.05, at: 0.05 },
      { ...rustle(0.9, 0.06), at: 0.06 },
    ],
    everySeconds: 0.08,
    vary: 0.12,
  },
  collided: {
    layers: [
      { noise: 'lowpass', hertz: [1800, 240], q: 0.7, seconds: 0.22, gain: 0.34, at: 0.12 },
      { wave: 'triangle', hertz: [150, 48], seconds: 0.18, gain: 0.3, at: 0.12 },
      { ...rustle(1.6, 0.2), at: 0.14 },
    ],
    everySeconds: 0.06,
    vary: 0.16,
  },
  teleported: {
    layers: [
      { wave: 'sine', hertz: [240, 1400], seconds: 0.24, gain: 0.16 },
      { wave: 'sine', hertz: [1400, 320], seconds: 0.28, gain: 0.14, at: 0.2 },
      { ...rustle(1.8, 0.16), at: 0.18 },
    ],
  },
  sonicUsed: {
    layers: [
      { wave: 'sine', hertz: [1760, 2640], seconds: 0.34, gain: 0.13 },
      { wave: 'sine', hertz: [1768, 2652], seconds: 0.34, gain: 0.11 },
      { ...rustle(2.2, 0.22), at: 0.1 },
    ],
  },
  goalReached: { layers: arpeggio([784, 988, 1319], 0.07, 0.35, 0.16) },
  goalBuried: { layers: [pluck(330, 0.25, 0.12), pluck(247, 0.35, 0.12, 0.1)] },
  woke: { layers: [pluck(523, 0.1, 0.12), pluck(698, 0.16, 0.12, 0.09)], everySeconds: 0.1 },
  standBegan: { layers: [pluck(196, 0.4, 0.18), pluck(294, 0.4, 0.16, 0.1), pluck(392, 0.5, 0.16, 0.2)] },
  caught: {
    layers: [
      { wave: 'sawtooth', hertz: [220, 55], seconds: 0.55, gain: 0.22 },
      { noise: 'lowpass', hertz: [2400, 160], q: 0.8, seconds: 0.5, gain: 0.36, at: 0.05 },
      { ...rustle(3, 0.25), at: 0.15 },
    ],
  },
  // The sound of `caught` has just been played.
  gameEnded: null,
  levelWon: { layers: arpeggio([523, 659, 784, 1047], 0.08, 0.5, 0.18) },
  levelBegan: { layers: [rustle(2, 0.16), { ...rustle(1.3, 0.12), at: 0.12 }], vary: 0.05 },
  guardSet: { layers: [pluck(659, 0.12, 0.1)] },
  // Somebody presses on while the joy lasts.
  awaited: null,
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }], everySeconds: 0.2 },
};
