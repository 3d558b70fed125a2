// Follows play with music: three pieces of one seed, calm to fierce, changed where it is musical. Steps in, notes out; knows no clock and no device.
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
import { TEMPOS } from './secondBook.ts';

/** How a game is scored: a genre and a seed of its own, and which mood a state calls for. */
export interface Music<S> {
  readonly genre: Genre;
  readonly seed: number;
  mood(state: Readonly<S>): Intensity;
}

/** What sounds in one step. */
export interface Beat {
  readonly mood: Intensity;
  readonly seconds: number;
  readonly notes: readonly (readonly [layer: Layer, event: NoteEvent])[];
}

const COMPLEXITY: Readonly<Record<Intensity, number>> = { ambient: 40, exploration: 55, battle: 70 };
/** Times the genre's own tempo. */
const HASTE: Readonly<Record<Intensity, number>> = { ambient: 0.8, exploration: 1, battle: 1.2 };
const STEPS_PER_BEAT = 4;
/** Danger is heard at once; calm must last so long before the music believes it. */
const BARS_OF_CALM = 2;

/** The loop of a mood. */
export const scoreOf = ({ genre, seed }: Pick<Music<unknown>, 'genre' | 'seed'>, intensity: Intensity): Piece =>
  compose({ genre, seed, intensity, complexity: COMPLEXITY[intensity], drums: true });

/** Beats per minute at a mood. */
export const tempoOf = (genre: Genre, mood: Intensity): number => TEMPOS[genre] * HASTE[mood];

export class Conductor {
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

  /** What play calls for now. */
  want(mood: Intensity): void {
    if (mood !== this.#wanted) this.#calmSince = this.#step;
    this.#wanted = mood;
  }

  /** The next step: fiercer music begins on a beat, calmer music on a bar. */
  next(): Beat {
    const rises = INTENSITIES.indexOf(this.#wanted) > INTENSITIES.indexOf(this.#mood);
    const calm = this.#step - this.#calmSince >= BARS_OF_CALM * STEPS_PER_BAR;
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
    const piece = scoreOf(this.#music, intensity);
    this.#pieces.set(intensity, piece);
    return piece;
  }
}
