// Sounds: a voice for every event, or null on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/rules.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  told: { layers: [rustle(0.6, 0.15)], vary: 0.05 },
  found: { layers: arpeggio([523, 659, 784, 1047], 0.09, 0.3) },
  failed: { layers: [pluck(130, 0.4)] },
  refused: { layers: [pluck(150, 0.2)] },
};
