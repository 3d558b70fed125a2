// Sound effect of each event; null means silent on purpose.
import { arpeggio, type Noise, pluck, rustle, type Tone, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

const STRUCK = { vary: 0.04, everySeconds: 0.08 } as const;

/** A short dry knock. */
const knock = (hertz: number, seconds: number): Noise => ({ noise: 'bandpass', hertz, q: 2, seconds, gain: 0.24 });
/** A clear tone that fades: glass, metal, a bell. */
const ring = (hertz: number, seconds: number, gain: number, attack = 0.004): Tone => ({
  ...{ wave: 'sine', hertz, seconds, gain, attack },
});

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
  // What a zone is made of, over the fox's own landing or bounce.
  cardStruck: { layers: [{ noise: 'bandpass', hertz: [3400, 1600], q: 1.2, seconds: 0.05, gain: 0.2 }], ...STRUCK },
  woodStruck: { layers: [pluck(196, 0.07, 0.24), pluck(523, 0.03, 0.14), knock(900, 0.04)], ...STRUCK },
  bookStruck: { layers: [{ wave: 'sine', hertz: [130, 70], seconds: 0.12, gain: 0.3 }, rustle(1.4, 0.18)], ...STRUCK },
  glassStruck: { layers: [ring(1568, 0.4, 0.14), ring(2349, 0.5, 0.1), ring(3136, 0.3, 0.06)], ...STRUCK },
  clothStruck: {
    layers: [{ noise: 'lowpass', hertz: [700, 180], seconds: 0.22, gain: 0.34, attack: 0.02 }],
    ...STRUCK,
  },
  slateStruck: { layers: [knock(2600, 0.03), pluck(698, 0.05, 0.16), pluck(330, 0.06, 0.14, 0.05)], ...STRUCK },
  shadeStruck: { layers: [ring(262, 0.6, 0.18), ring(656, 0.45, 0.1), ring(1414, 0.3, 0.05)], ...STRUCK },
  cloudStruck: { layers: [ring(880, 0.7, 0.12, 0.05), ring(1319, 0.8, 0.07, 0.12)], ...STRUCK },
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
  craneSighted: { layers: [ring(1175, 0.5, 0.08, 0.04), ring(1760, 0.6, 0.06, 0.16)] },
  craneCaught: { layers: [rustle(1.2, 0.2), ...arpeggio([784, 988, 1175, 1568], 0.06, 0.3, 0.16)] },
  craneCarried: {
    layers: [
      ...[0, 0.16, 0.32, 0.48].map(at => ({ ...rustle(1.3, 0.26), at })),
      { wave: 'triangle', hertz: [196, 587], seconds: 0.7, gain: 0.16, attack: 0.05 },
    ],
  },
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
