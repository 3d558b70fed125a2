// Sounds: a voice for every event, or null on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/rules.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  starTaken: { layers: [pluck(880), rustle(0.6, 0.15)], vary: 0.04 },
  finished: { layers: arpeggio([523, 659, 784, 1047], 0.09, 0.3) },
};
