// Adaptive music sequencer: one loop per mood, switched on a beat or a bar as the game's mood changes. Steps in, notes out; no clock, no audio device.
import { compose } from './composer.ts';
import {
  type Genre,
  INTENSITIES,
  type Intensity,
  LAYERS,
  type Layer,
  type NoteEvent,
  type Piece,
  STEPS_PER_BAR,
  stepsOf,
} from './piece.ts';
import { TEMPOS } from './styles.ts';

/** A game's music: genre, seed, and the mood of a state. */
export interface Music<S> {
  readonly genre: Genre;
  readonly seed: number;
  mood(state: Readonly<S>): Intensity;
}

/** The notes of one step. */
export interface SequencerStep {
  readonly mood: Intensity;
  readonly seconds: number;
  readonly notes: readonly (readonly [layer: Layer, event: NoteEvent])[];
}

const COMPLEXITY: Readonly<Record<Intensity, number>> = { ambient: 40, exploration: 55, battle: 70 };
/** Factor on the genre's tempo. */
const TEMPO_FACTOR: Readonly<Record<Intensity, number>> = { ambient: 0.8, exploration: 1, battle: 1.2 };
const STEPS_PER_BEAT = 4;
/** Fiercer music starts at once; calmer music only after so many bars of calm. */
const CALM_DELAY_BARS = 2;

/** The loop of a mood. */
export const loopOf = ({ genre, seed }: Pick<Music<unknown>, 'genre' | 'seed'>, intensity: Intensity): Piece =>
  compose({ genre, seed, intensity, complexity: COMPLEXITY[intensity], drums: true });

/** Beats per minute at a mood. */
export const tempoOf = (genre: Genre, mood: Intensity): number => TEMPOS[genre] * TEMPO_FACTOR[mood];

export class Sequencer {
  readonly #music: Pick<Music<unknown>, 'genre' | 'seed'>;
  readonly #pieces = new Map<Intensity, Piece>();
  #mood: Intensity;
  #wanted: Intensity;
  #step = 0;
  #calmSince = 0;

  constructor(music: Pick<Music<unknown>, 'genre' | 'seed'>, mood: Intensity) {
    this.#music = music;
    this.#mood = this.#wanted = mood;
  }

  /** Sets the mood that play asks for. */
  requestMood(mood: Intensity): void {
    if (mood !== this.#wanted) this.#calmSince = this.#step;
    this.#wanted = mood;
  }

  /** The next step; the mood rises on a beat and falls on a bar. */
  nextStep(): SequencerStep {
    const rises = INTENSITIES.indexOf(this.#wanted) > INTENSITIES.indexOf(this.#mood);
    const calm = this.#step - this.#calmSince >= CALM_DELAY_BARS * STEPS_PER_BAR;
    if (rises ? this.#step % STEPS_PER_BEAT === 0 : calm && this.#step % STEPS_PER_BAR === 0) this.#mood = this.#wanted;
    const mood = this.#mood;
    const piece = this.#piece(mood);
    const at = this.#step++ % stepsOf(piece);
    const notes = LAYERS.flatMap(layer =>
      piece.layers[layer].filter(event => event.at === at).map(event => [layer, event] as const),
    );
    return { mood, seconds: this.stepSeconds, notes };
  }

  get stepSeconds(): number {
    return 15 / tempoOf(this.#music.genre, this.#mood);
  }

  #piece(intensity: Intensity): Piece {
    const known = this.#pieces.get(intensity);
    if (known) return known;
    const piece = loopOf(this.#music, intensity);
    this.#pieces.set(intensity, piece);
    return piece;
  }
}
