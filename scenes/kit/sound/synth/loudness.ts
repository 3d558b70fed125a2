// Loudness of each genre and intensity, measured over fifty seeds (tests/bench/music.browser.bench.ts), so that a battle is loud and calm is quiet.

import type { Genre, Intensity } from '../composer/piece.ts';
import { type Effects, effectsOf } from './effects.ts';
import { TRANSIENT_LEVELS } from './instruments.ts';

/** Decibels over all layers. */
export const LOUDNESS: Readonly<Record<Genre, Readonly<Record<Intensity, number>>>> = {
  fantasy: { ambient: -3.7, exploration: -2.1, battle: -3.1 },
  'sci-fi': { ambient: 0.9, exploration: 4.4, battle: 3.1 },
  adventure: { ambient: -0.5, exploration: 1.9, battle: 1.6 },
  horror: { ambient: -3.9, exploration: -3.7, battle: -3.9 },
  calm: { ambient: -4.1, exploration: -4.1, battle: -4.7 },
};

/** The mix of a genre at an intensity, without the layers' levels. */
export const mixSettingsOf = (
  genre: Genre,
  intensity: Intensity,
): { readonly effects: Effects; readonly transients: number; readonly balance: number } => ({
  effects: effectsOf(genre, intensity),
  transients: TRANSIENT_LEVELS[genre][intensity],
  balance: LOUDNESS[genre][intensity],
});
