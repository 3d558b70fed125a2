// From what is set to what sounds: the piece, and how loud and through what it is played.
import { compose, morph as morphed } from '../../../scenes/kit/sound/composer.ts';
import { type Genre, LAYERS, type Layer, type Piece } from '../../../scenes/kit/sound/piece.ts';
import { type Effects, effectsBetween, effectsOf, LAYER_VOLUMES } from './effects.ts';
import type { Morph, Settings } from './settings.ts';

/** All that a band needs besides the notes. */
export interface Sound {
  readonly genre: Genre;
  readonly tempo: number;
  readonly effects: Effects;
  /** Decibels of each layer; −Infinity is mute. */
  readonly levels: Readonly<Record<Layer, number>>;
}

export function pieceOf(settings: Settings, { to, amount }: Morph): Piece {
  const piece = compose(settings);
  return amount === 0 ? piece : morphed(piece, compose({ ...settings, genre: to }), amount / 100, settings.seed);
}

interface Desk {
  readonly settings: Settings;
  readonly morph: Morph;
  readonly muted: Readonly<Record<Layer, boolean>>;
}

/** What is set, as it sounds; or with one layer alone, muted or not. */
export function soundOf({ settings, morph, muted }: Desk, only?: Layer): Sound {
  const { genre, intensity, tempo, volume } = settings;
  const silent = (layer: Layer) => (only ? layer !== only : muted[layer]);
  const levels = Object.fromEntries(
    LAYERS.map(layer => [layer, silent(layer) ? Number.NEGATIVE_INFINITY : volume + LAYER_VOLUMES[intensity][layer]]),
  ) as Record<Layer, number>;
  const effects = effectsBetween(effectsOf(genre, intensity), effectsOf(morph.to, intensity), morph.amount / 100);
  return { genre, tempo, effects, levels };
}
