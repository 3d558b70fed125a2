// Sounds: a voice for every event, or null on purpose.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  refused: { layers: [pluck(150, 0.2)] },
  chosen: { layers: [rustle(0.4, 0.12)], vary: 0.08 },
  marked: { layers: [rustle(0.4, 0.12)], vary: 0.08 },
  exchanged: { layers: [rustle(0.9, 0.2), rustle(0.6, 0.16)] },
  drafted: { layers: [rustle(0.7, 0.16), pluck(392, 0.12)], vary: 0.05 },
  takenBack: { layers: [rustle(0.5, 0.12)], vary: 0.08 },
  unfolding: { layers: [rustle(0.8, 0.18), pluck(523, 0.12, 0.1)] },
  foldingSet: { layers: [rustle(0.6, 0.14)], vary: 0.1 },
  promised: { layers: [pluck(294, 0.3), pluck(440, 0.3, 0.1)] },
  curtainFell: { layers: [rustle(1, 0.2)] },
  curtainRose: { layers: [rustle(0.9, 0.18), pluck(494, 0.15, 0.1)] },
  turnShown: { layers: [rustle(1, 0.3), pluck(196, 0.35, 0.12), pluck(294, 0.3, 0.3)], vary: 0.03 },
  gateBroken: { layers: [pluck(98, 0.6), rustle(0.3, 0.4), rustle(0.5, 0.3)] },
  turnBegan: null,
  taught: null,
  lessonSkipped: { layers: [rustle(0.5, 0.12)] },
  positionOpened: { layers: [rustle(0.9, 0.2)] },
  answered: { layers: [pluck(330, 0.2, 0.4)] },
  ended: { layers: arpeggio([392, 494, 587, 784], 0.1, 0.35) },
};
