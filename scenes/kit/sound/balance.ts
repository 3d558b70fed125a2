// How loud each genre is at each intensity: measured over fifty seeds (tests/bench/music.browser.bench.ts), so that a battle is loud and calm is quiet.

import { type Effects, effectsOf } from './effects.ts';
import { STRIKES } from './instruments.ts';
import type { Genre, Intensity } from './piece.ts';

/** Decibels over all layers. */
export const BALANCE: Readonly<Record<Genre, Readonly<Record<Intensity, number>>>> = {
  fantasy: { ambient: -3.5, exploration: -1.8, battle: -4.1 },
  'sci-fi': { ambient: -0.4, exploration: 3.6, battle: 4.2 },
  adventure: { ambient: -1.7, exploration: 1.4, battle: 0.4 },
  horror: { ambient: -3.3, exploration: -3, battle: -4.1 },
  calm: { ambient: -3.6, exploration: -3.6, battle: -4.4 },
};

/** All that a band needs for a genre at an intensity, but its layers' levels. */
export const toneOf = (
  genre: Genre,
  intensity: Intensity,
): { readonly effects: Effects; readonly strikes: number; readonly balance: number } => ({
  effects: effectsOf(genre, intensity),
  strikes: STRIKES[genre][intensity],
  balance: BALANCE[genre][intensity],
});
