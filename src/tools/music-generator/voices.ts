// The instruments: what each genre plays its layers with. Melody: triangle, FM, square, AM and sine, as the genres go.
import { AMSynth, type BaseContext, FMSynth, type InputNode, PolySynth, Synth } from 'tone';
import type { Genre, Layer } from '../../../scenes/kit/sound/piece.ts';

/** Attack, decay and release in seconds, sustain from 0 to 1. */
const envelope = (attack: number, decay: number, sustain: number, release: number) => ({
  attack,
  decay,
  sustain,
  release,
});

/** Notes ring into each other: each has an oscillator of its own, or its start would click. A note beyond these is dropped. */
const LINE_VOICES = 16;
const CHORD_VOICES = 64;

/** Decibels, so that no genre is louder than another. */
const MELODY_LEVELS: Readonly<Record<Genre, number>> = {
  fantasy: -5,
  'sci-fi': 1,
  adventure: -9,
  horror: 5,
  calm: -7,
};

function melody(genre: Genre, context: BaseContext) {
  const line = { context, volume: MELODY_LEVELS[genre], maxPolyphony: LINE_VOICES };
  switch (genre) {
    case 'fantasy':
      return new PolySynth({
        ...line,
        voice: Synth,
        options: { oscillator: { type: 'triangle' }, envelope: envelope(0.012, 0.25, 0.35, 0.5) },
      });
    case 'sci-fi':
      return new PolySynth({
        ...line,
        voice: FMSynth,
        options: {
          harmonicity: 2,
          modulationIndex: 3,
          envelope: envelope(0.02, 0.3, 0.4, 0.7),
          modulationEnvelope: envelope(0.05, 0.3, 0.3, 0.6),
        },
      });
    case 'adventure':
      return new PolySynth({
        ...line,
        voice: Synth,
        options: { oscillator: { type: 'square' }, envelope: envelope(0.012, 0.18, 0.35, 0.25) },
      });
    case 'horror':
      return new PolySynth({
        ...line,
        voice: AMSynth,
        options: {
          harmonicity: 1.5,
          oscillator: { type: 'triangle' },
          modulation: { type: 'sine' },
          envelope: envelope(0.06, 0.4, 0.5, 1.2),
          modulationEnvelope: envelope(0.3, 0.2, 0.8, 0.8),
        },
      });
    case 'calm':
      return new PolySynth({
        ...line,
        voice: Synth,
        options: { oscillator: { type: 'sine' }, envelope: envelope(0.03, 0.4, 0.4, 0.9) },
      });
  }
}

function bass(genre: Genre, context: BaseContext) {
  const type = genre === 'adventure' || genre === 'sci-fi' ? ('sawtooth' as const) : ('triangle' as const);
  return new PolySynth({
    context,
    voice: Synth,
    volume: type === 'sawtooth' ? -8 : -7,
    maxPolyphony: LINE_VOICES,
    options: { oscillator: { type }, envelope: envelope(0.015, 0.3, 0.55, 0.2) },
  });
}

/** The waves of the chords and their levels; `swells` where they come in softly. */
const CHORDS = {
  fantasy: { type: 'triangle', volume: -8, swells: false },
  'sci-fi': { type: 'sawtooth', volume: -12, swells: true },
  adventure: { type: 'triangle', volume: -9, swells: false },
  horror: { type: 'triangle', volume: -11, swells: true },
  calm: { type: 'sine', volume: -11, swells: true },
} as const;

function chords(genre: Genre, context: BaseContext) {
  const { type, volume, swells } = CHORDS[genre];
  return new PolySynth({
    context,
    voice: Synth,
    volume,
    maxPolyphony: CHORD_VOICES,
    options: {
      oscillator: { type },
      envelope: swells ? envelope(0.09, 0.5, 0.6, 1) : envelope(0.02, 0.35, 0.4, 0.6),
    },
  });
}

/** MIDI number to Hz. */
const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

export interface Player {
  play(notes: readonly number[], seconds: number, time: number, velocity: number): void;
  silence(): void;
  dispose(): void;
}

const PLAYED_BY = { melody, bass, chords } as const;

export function playerFor(layer: Layer, genre: Genre, context: BaseContext, out: InputNode): Player {
  const synth = PLAYED_BY[layer](genre, context);
  synth.connect(out);
  return {
    play: (notes, seconds, time, velocity) =>
      void synth.triggerAttackRelease(notes.map(hertz), seconds, time, velocity),
    silence: () => void synth.releaseAll(context.immediate()),
    dispose: () => void synth.dispose(),
  };
}
