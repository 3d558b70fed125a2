// Arrangement: from settings to the piece that is played, and its mix.

import { compose, composeBridge, morph as morphed } from '../../../../scenes/kit/sound/composer/composer.ts';
import {
  endOf,
  type Genre,
  LAYERS,
  type Layer,
  lengthWithin,
  type NoteEvent,
  type Piece,
  STEPS_PER_BAR,
  stepsOf,
} from '../../../../scenes/kit/sound/composer/piece.ts';
import { effectsBetween, LAYER_VOLUMES } from '../../../../scenes/kit/sound/synth/effects.ts';
import { mixSettingsOf } from '../../../../scenes/kit/sound/synth/loudness.ts';
import type { Mix } from '../../../../scenes/kit/sound/synth/synth.ts';
import { arrange, type BySection, type Section, sectionsOf } from './form.ts';
import type { Morph, Settings } from './settings.ts';
import { applyWritten, NOTHING_WRITTEN, type Written } from './written.ts';

/** What the synth needs besides the notes. */
export interface Sound {
  readonly genre: Genre;
  readonly tempo: number;
  readonly mix: Mix;
}

/** One section, with the user's edits. */
export function sectionOf(section: Section, settings: Settings, { to, amount }: Morph, written: Written = {}): Piece {
  const composeSection = section === 'A' ? compose : composeBridge;
  const piece = composeSection(settings);
  if (amount === 0) return applyWritten(piece, written);
  const other = composeSection({ ...settings, genre: to });
  return applyWritten(morphed(piece, other, amount / 100, settings.seed), written);
}

/** The whole piece, and its sections; if the form has no B, it is the same as A. */
export function pieceOf(settings: Settings, morph: Morph, written: BySection<Written> = NOTHING_WRITTEN) {
  const A = sectionOf('A', settings, morph, written.A);
  const B = sectionsOf(settings.form).includes('B') ? sectionOf('B', settings, morph, written.B) : A;
  const sections: BySection<Piece> = { A, B };
  return { piece: arrange(settings.form, sections), sections };
}

/** Repeats a loop to so many bars, and cuts it at the end. */
export function repeatToBars(piece: Piece, bars: number): Piece {
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

/** Adds a bar in which all layers rest as at the end of a loop: the melody on its last note, over the tonic chord. */
export function withEnding(piece: Piece, loop: Piece): Piece {
  const at = stepsOf(piece);
  const resting = (layer: Layer, last: NoteEvent | undefined) => [
    ...piece.layers[layer],
    ...(last ? [{ ...last, duration: '1n' as const, at }] : []),
  ];
  const rest = (layer: Layer) =>
    resting(
      layer,
      loop.layers[layer].findLast(({ notes }) => layer !== 'chords' || notes.length > 1),
    );
  const home = loop.layers.bass.findLast(event => event.at % STEPS_PER_BAR === 0);
  return {
    bars: [...piece.bars, loop.bars.at(-1) as Genre],
    layers: { melody: rest('melody'), bass: resting('bass', home), chords: rest('chords'), drums: rest('drums') },
  };
}

interface MixSettings {
  readonly settings: Settings;
  readonly morph: Morph;
  readonly muted: Readonly<Record<Layer, boolean>>;
}

/** The mix of the current settings; with `only`, that layer alone, even if it is muted. */
export function soundOf({ settings, morph, muted }: MixSettings, only?: Layer): Sound {
  const { genre, intensity, tempo, volume } = settings;
  const silent = (layer: Layer) => (only ? layer !== only : muted[layer]);
  const levels = Object.fromEntries(
    LAYERS.map(layer => [layer, silent(layer) ? Number.NEGATIVE_INFINITY : volume + LAYER_VOLUMES[intensity][layer]]),
  ) as Record<Layer, number>;
  const [from, to] = [mixSettingsOf(genre, intensity), mixSettingsOf(morph.to, intensity)];
  const part = morph.amount / 100;
  return {
    genre,
    tempo,
    mix: {
      levels,
      effects: effectsBetween(from.effects, to.effects, part),
      transients: from.transients + (to.transients - from.transients) * part,
      balance: from.balance + (to.balance - from.balance) * part,
    },
  };
}
