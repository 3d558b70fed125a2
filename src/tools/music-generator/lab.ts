// Script API of the page with `?lab`, as `window.musicGenerator`: notes and WAV of any settings, as the page makes them.
import * as v from 'valibot';
import {
  GENRES,
  INTENSITIES,
  LAYERS,
  type Layer,
  LENGTHS,
  type Piece,
  stepsOf,
} from '../../../scenes/kit/sound/composer/piece.ts';
import { pieceOf, repeatToBars, type Sound, soundOf } from './studio/arrangement.ts';
import { FORMS } from './studio/form.ts';
import { NOBODY_MUTED } from './studio/initialState.ts';
import { changed, DEFAULTS, NO_MORPH, RANGES } from './studio/settings.ts';

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
  volume: v.optional(v.pipe(v.number(), v.minValue(RANGES.volume.min), v.maxValue(RANGES.volume.max))),
  complexity: v.optional(v.pipe(v.number(), v.minValue(RANGES.complexity.min), v.maxValue(RANGES.complexity.max))),
});

function composeAsked(asked: unknown): { readonly sound: Sound; readonly piece: Piece } {
  const { volume = DEFAULTS.volume, complexity = DEFAULTS.complexity, ...rest } = v.parse(Asked, asked);
  const { bars, drums = false, form = 'A', ...chosen } = rest;
  const settings = changed(DEFAULTS, { ...chosen, volume, complexity, drums, form });
  const { piece: loop } = pieceOf(settings, NO_MORPH);
  const sound = soundOf({ settings, morph: NO_MORPH, muted: NOBODY_MUTED });
  return { sound, piece: bars === undefined ? loop : repeatToBars(loop, bars) };
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
    const { sound, piece } = composeAsked(asked);
    const [{ render }, { wavOf }] = await Promise.all([import('./export/render.ts'), import('./export/wav.ts')]);
    return wavOf(await render(piece, sound));
  },
  /** The same as it is heard on the page, through the live master, once. */
  async live(asked: unknown): Promise<Uint8Array> {
    const { sound, piece } = composeAsked(asked);
    const [{ createSynth }, { createMaster }, { wavOf }] = await Promise.all([
      import('../../../scenes/kit/sound/synth/synth.ts'),
      import('./sound/master.ts'),
      import('./export/wav.ts'),
    ]);
    const rate = 44_100;
    const stepSeconds = 15 / sound.tempo;
    const context = new OfflineAudioContext(2, Math.ceil(stepsOf(piece) * stepSeconds * rate), rate);
    const synth = createSynth(context, sound.mix, stepSeconds);
    const master = createMaster(context);
    synth.out.connect(master.input);
    master.out.connect(context.destination);
    for (const layer of LAYERS)
      for (const event of piece.layers[layer])
        synth.play(layer, sound.genre, event, event.at * stepSeconds, stepSeconds);
    const made = await context.startRendering();
    return wavOf({ rate, channels: [made.getChannelData(0), made.getChannelData(1)] });
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
