// From what is set to what sounds: the piece, and how loud and through what it is played.
import { toneOf } from '../../../scenes/kit/sound/balance.ts';
import type { Mix } from '../../../scenes/kit/sound/band.ts';
import { compose, morph as morphed } from '../../../scenes/kit/sound/composer.ts';
import { effectsBetween, LAYER_VOLUMES } from '../../../scenes/kit/sound/effects.ts';
import { firstBook } from '../../../scenes/kit/sound/firstBook.ts';
import {
  endOf,
  type Genre,
  LAYERS,
  type Layer,
  lengthWithin,
  type Piece,
  STEPS_PER_BAR,
} from '../../../scenes/kit/sound/piece.ts';
import { secondBook } from '../../../scenes/kit/sound/secondBook.ts';
import type { Morph, Settings } from './settings.ts';
import { type Written, withWritten } from './written.ts';

/** All that a band needs besides the notes. */
export interface Sound {
  readonly genre: Genre;
  readonly tempo: number;
  readonly mix: Mix;
}

export function pieceOf(settings: Settings, { to, amount }: Morph, written: Written = {}): Piece {
  const book = settings.composer === 1 ? firstBook : secondBook;
  const piece = compose(settings, book);
  if (amount === 0) return withWritten(piece, written);
  const other = compose({ ...settings, genre: to }, book);
  return withWritten(morphed(piece, other, amount / 100, settings.seed), written);
}

/** A loop played so many bars long: over and over, and cut off at the end. */
export function lasting(piece: Piece, bars: number): Piece {
  const loop = piece.bars.length;
  const steps = bars * STEPS_PER_BAR;
  const times = Array.from({ length: Math.ceil(bars / loop) }, (_, time) => time * loop * STEPS_PER_BAR);
  const played = (layer: Layer) =>
    times
      .flatMap(from => piece.layers[layer].map(event => ({ ...event, at: event.at + from })))
      .filter(({ at }) => at < steps)
      .map(event => (endOf(event) > steps ? { ...event, duration: lengthWithin(steps - event.at) } : event));
  return {
    bars: Array.from({ length: bars }, (_, bar) => piece.bars[bar % loop] as Genre),
    layers: { melody: played('melody'), bass: played('bass'), chords: played('chords'), drums: played('drums') },
  };
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
  const [from, to] = [toneOf(genre, intensity), toneOf(morph.to, intensity)];
  const part = morph.amount / 100;
  return {
    genre,
    tempo,
    mix: {
      levels,
      effects: effectsBetween(from.effects, to.effects, part),
      strikes: from.strikes + (to.strikes - from.strikes) * part,
      balance: from.balance + (to.balance - from.balance) * part,
    },
  };
}
