// Composer: settings to a loop of melody, bass, chords and drums as plain data, the same on every engine. Also the bridge section and the morph.
import { random, randomInt, seeded } from '../../core/rng.ts';
import { composeBass } from './bass.ts';
import { composeChords } from './chords.ts';
import { composeDrums } from './drums.ts';
import { bridgeOf, type Harmony, harmonyOf } from './harmony.ts';
import { composeMelody } from './melody.ts';
import {
  endOf,
  type Layer,
  lengthWithin,
  type MusicSettings,
  type NoteEvent,
  type Piece,
  STEPS_PER_BAR,
} from './piece.ts';
import { styleOf } from './styles.ts';

export function compose(settings: MusicSettings): Piece {
  return composePiece(settings, harmonyOf(settings));
}

/** Random streams of their own, apart from the layers'. */
const MORPH_STREAM = 9;
const BRIDGE_STREAM = 10;
const BRIDGE_SEEDS = 1_000_000;

/** Bridge: a second section with a seed derived from the first, on chords away from the tonic; the drums are the same. */
export function composeBridge(settings: MusicSettings): Piece {
  const seed = randomInt(seeded(settings.seed, BRIDGE_STREAM), BRIDGE_SEEDS);
  const harmony = bridgeOf(settings);
  const { bars, layers } = composePiece({ ...settings, seed, drums: false }, harmony);
  return { bars, layers: { ...layers, drums: drumsOf(settings, harmony) } };
}

function composePiece(settings: MusicSettings, harmony: Harmony): Piece {
  const { melody, bass, chords } = styleOf(settings.genre, settings.intensity);
  return {
    bars: Array.from({ length: harmony.bars }, () => settings.genre),
    layers: {
      melody: composeMelody(settings, harmony, melody),
      bass: composeBass(settings, harmony, bass),
      chords: composeChords(settings, harmony, chords),
      drums: drumsOf(settings, harmony),
    },
  };
}

const drumsOf = (settings: MusicSettings, { bars }: Harmony): readonly NoteEvent[] =>
  settings.drums ? composeDrums(settings, bars) : [];

/**
 * Morph between two pieces of equal length: each bar comes from one of them, so that harmonies do not clash; `amount`, 0 to 1, is the part
 * of bars from the second.
 */
export function morph(from: Piece, to: Piece, amount: number, seed: number): Piece {
  const rng = seeded(seed, MORPH_STREAM);
  const turns = from.bars.map((_, bar) => ({ bar, when: random(rng) })).toSorted((a, b) => a.when - b.when);
  const moved = new Set(turns.slice(0, Math.round(amount * from.bars.length)).map(({ bar }) => bar));
  const both = (layer: Layer): readonly NoteEvent[] =>
    [...notesInBars(from, layer, bar => !moved.has(bar)), ...notesInBars(to, layer, bar => moved.has(bar))].toSorted(
      (a, b) => a.at - b.at,
    );
  return {
    bars: from.bars.map((genre, bar) => (moved.has(bar) ? (to.bars[bar] ?? genre) : genre)),
    layers: { melody: both('melody'), bass: both('bass'), chords: both('chords'), drums: both('drums') },
  };
}

/** The notes of a piece in its own bars, shortened where they would ring into a bar of the other piece. */
function notesInBars(piece: Piece, layer: Layer, owns: (bar: number) => boolean): readonly NoteEvent[] {
  const barOf = (step: number) => Math.floor(step / STEPS_PER_BAR);
  return piece.layers[layer]
    .filter(({ at }) => owns(barOf(at)))
    .map(event => {
      let end = (barOf(event.at) + 1) * STEPS_PER_BAR;
      while (end < endOf(event) && owns(barOf(end))) end += STEPS_PER_BAR;
      return endOf(event) > end ? { ...event, duration: lengthWithin(end - event.at) } : event;
    });
}
