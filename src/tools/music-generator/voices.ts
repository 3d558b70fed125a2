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

export interface Player {
  play(notes: readonly number[], seconds: number, time: number, velocity: number): void;
  silence(): void;
  dispose(): void;
}

/** Each instrument's own level in decibels, so that no genre is louder than another. */
const MELODY_LEVEL: Readonly<Record<Genre, number>> = {
  fantasy: -7,
  'sci-fi': -9,
  adventure: -15,
  horror: -8,
  calm: -6,
};

function melody(genre: Genre, context: BaseContext) {
  const volume = MELODY_LEVEL[genre];
  switch (genre) {
    case 'fantasy':
      return new Synth({
        context,
        volume,
        oscillator: { type: 'triangle' },
        envelope: envelope(0.012, 0.25, 0.35, 0.5),
      });
    case 'sci-fi':
      return new FMSynth({
        context,
        volume,
        harmonicity: 2,
        modulationIndex: 3,
        envelope: envelope(0.02, 0.3, 0.4, 0.7),
        modulationEnvelope: envelope(0.05, 0.3, 0.3, 0.6),
      });
    case 'adventure':
      return new Synth({ context, volume, oscillator: { type: 'square' }, envelope: envelope(0.01, 0.18, 0.35, 0.25) });
    case 'horror':
      return new AMSynth({
        context,
        volume,
        harmonicity: 1.5,
        oscillator: { type: 'triangle' },
        modulation: { type: 'sine' },
        envelope: envelope(0.06, 0.4, 0.5, 1.2),
        modulationEnvelope: envelope(0.3, 0.2, 0.8, 0.8),
      });
    case 'calm':
      return new Synth({ context, volume, oscillator: { type: 'sine' }, envelope: envelope(0.03, 0.4, 0.4, 0.9) });
  }
}

function bass(genre: Genre, context: BaseContext) {
  const type = genre === 'adventure' || genre === 'sci-fi' ? ('sawtooth' as const) : ('triangle' as const);
  return new Synth({
    context,
    volume: type === 'sawtooth' ? -17 : -7,
    oscillator: { type },
    envelope: envelope(0.015, 0.3, 0.55, 0.25),
  });
}

function chords(genre: Genre, context: BaseContext) {
  const type = { fantasy: 'triangle', 'sci-fi': 'sawtooth', adventure: 'triangle', horror: 'triangle', calm: 'sine' }[
    genre
  ] as 'triangle' | 'sawtooth' | 'sine';
  const soft = genre === 'horror' || genre === 'calm' || genre === 'sci-fi';
  const synth = new PolySynth({
    context,
    voice: Synth,
    maxPolyphony: 24,
    volume: type === 'sawtooth' ? -24 : -14,
    options: {
      oscillator: { type },
      envelope: soft ? envelope(0.12, 0.5, 0.6, 1.1) : envelope(0.02, 0.35, 0.4, 0.6),
    },
  });
  return synth;
}

/** MIDI number to Hz. */
const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

export function playerFor(layer: Layer, genre: Genre, context: BaseContext, out: InputNode): Player {
  if (layer === 'chords') {
    const synth = chords(genre, context);
    synth.connect(out);
    return {
      play: (notes, seconds, time, velocity) =>
        void synth.triggerAttackRelease(notes.map(hertz), seconds, time, velocity),
      silence: () => void synth.releaseAll(),
      dispose: () => void synth.dispose(),
    };
  }
  const synth = layer === 'melody' ? melody(genre, context) : bass(genre, context);
  synth.connect(out);
  return {
    play: ([note = 60], seconds, time, velocity) =>
      void synth.triggerAttackRelease(hertz(note), seconds, time, velocity),
    silence: () => void synth.triggerRelease(context.immediate()),
    dispose: () => void synth.dispose(),
  };
}
