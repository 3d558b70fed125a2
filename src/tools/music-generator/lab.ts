// Script API of the page with `?lab`, as `window.musicGenerator`: notes and WAV of any settings, as the page makes them.
import * as v from 'valibot';
import {
  GENRES,
  INTENSITIES,
  LAYERS,
  type Layer,
  LENGTHS,
  type Piece,
} from '../../../scenes/kit/sound/composer/piece.ts';
import { pieceOf, repeatToBars, soundOf } from './studio/arrangement.ts';
import { FORMS } from './studio/form.ts';
import { NOBODY_MUTED } from './studio/initialState.ts';
import { changed, DEFAULTS, NO_MORPH, type Settings } from './studio/settings.ts';

/** A game's music as in its `play.ts`, at a mood. */
const GameMusic = v.object({
  genre: v.picklist(GENRES),
  seed: v.pipe(v.number(), v.safeInteger()),
  mood: v.picklist(INTENSITIES),
});

/** A note; times in beats. */
interface Note {
  readonly layer: Layer;
  readonly start: number;
  readonly length: number;
  /** MIDI note number; for drums a key of General MIDI. */
  readonly pitch: number;
}

const STEPS_PER_BEAT = 4;

const Asked = v.object({
  genre: v.picklist(GENRES),
  intensity: v.picklist(INTENSITIES),
  seed: v.pipe(v.number(), v.safeInteger()),
  bars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(256))),
  drums: v.optional(v.boolean()),
  form: v.optional(v.picklist(FORMS)),
});

function composeAsked(asked: unknown): { readonly settings: Settings; readonly piece: Piece } {
  const { bars, drums = false, form = 'A', ...chosen } = v.parse(Asked, asked);
  const settings = changed(DEFAULTS, { ...chosen, drums, form });
  const { piece: loop } = pieceOf(settings, NO_MORPH);
  return { settings, piece: bars === undefined ? loop : repeatToBars(loop, bars) };
}

export const labApi = {
  notes(asked: unknown): readonly Note[] {
    const { piece } = composeAsked(asked);
    return LAYERS.flatMap(layer =>
      piece.layers[layer].flatMap(({ notes, at, duration }) =>
        notes.map(pitch => ({
          layer,
          start: at / STEPS_PER_BEAT,
          length: LENGTHS[duration] / STEPS_PER_BEAT,
          pitch,
        })),
      ),
    );
  },
  async wav(asked: unknown): Promise<Uint8Array> {
    const { settings, piece } = composeAsked(asked);
    const [{ render }, { wavOf }] = await Promise.all([import('./export/render.ts'), import('./export/wav.ts')]);
    return wavOf(await render(piece, soundOf({ settings, morph: NO_MORPH, muted: NOBODY_MUTED })));
  },
  /** Four bars of a game's music, as loud as in the game. */
  async score(asked: unknown): Promise<Uint8Array> {
    const { genre, seed, mood } = v.parse(GameMusic, asked);
    const [{ loopOf, tempoOf }, { mixOf }, { render }, { wavOf }] = await Promise.all([
      import('../../../scenes/kit/sound/Sequencer.ts'),
      import('../../../scenes/kit/sound/MusicPlayer.ts'),
      import('./export/render.ts'),
      import('./export/wav.ts'),
    ]);
    const sound = { genre, tempo: tempoOf(genre, mood), mix: mixOf(genre, mood) };
    return wavOf(await render(repeatToBars(loopOf({ genre, seed }, mood), 4), sound, { reverb: false }));
  },
};
