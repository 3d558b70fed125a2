// Sounds: a voice for every event, or null on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/rules.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  slipDrawn: { layers: [rustle(0.8, 0.2)], vary: 0.06 },
  blotDrawn: { layers: [pluck(110, 0.4), rustle(0.4, 0.3)] },
  pointsKept: { layers: [pluck(660), pluck(880, 0.2, 0.12)] },
  finished: { layers: arpeggio([523, 659, 784, 1047], 0.09, 0.3) },
  refused: { layers: [pluck(150, 0.2)] },
};
