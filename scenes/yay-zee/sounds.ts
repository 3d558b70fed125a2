// Sound effect of each event; null means silent on purpose. Sounds of a throw's result are delayed until the dice rest.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { YayZeeEvent } from './rules/events.ts';

/** Bounces of the dice, in seconds after the throw: dense at first. */
const KNOCKS = [0.05, 0.1, 0.16, 0.21, 0.29, 0.34, 0.42, 0.52, 0.61, 0.74, 0.86];

export const sounds: Readonly<Record<YayZeeEvent['type'], Voice | null>> = {
  rolled: {
    layers: KNOCKS.map((at, index) => ({
      noise: 'bandpass',
      hertz: [2500 - index * 130, 1000],
      q: 2.4,
      at,
      seconds: 0.055,
      gain: 0.3 - index * 0.017,
    })),
    vary: 0.08,
  },
  held: { layers: [rustle(0.8, 0.18), pluck(330, 0.1, 0.18)], vary: 0.06 },
  choseHolds: { layers: [rustle(1, 0.16), pluck(262, 0.1, 0.14)], vary: 0.05 },
  scored: { layers: [rustle(1.4, 0.24), ...arpeggio([392, 523], 0.09, 0.22, 0.2)], vary: 0.03 },
  bonusReached: { layers: arpeggio([523, 659, 784, 1047], 0.09, 0.4, 0.2) },
  extraPaid: { layers: arpeggio([659, 784, 988, 1319], 0.08, 0.4, 0.2) },
  // A hold can be undone at once.
  scoreStands: null,
  coachCame: { layers: [rustle(1.2, 0.16), ...arpeggio([330, 415, 494], 0.08, 0.2, 0.14)] },
  rated: { layers: [pluck(587, 0.12, 0.1)], everySeconds: 0.3 },
  advised: null,
  hurried: { layers: [rustle(0.6, 0.12)] },
  ended: { layers: arpeggio([392, 494, 587, 784, 988], 0.11, 0.5, 0.22) },
  refused: { layers: [{ wave: 'triangle', hertz: [180, 140], seconds: 0.14, gain: 0.2 }] },
};
