// Adaptive music sequencer: one loop per mood and variation, switched on a beat or a bar as the game's state changes. Steps in, notes out; no clock, no audio device.
import { compose } from './composer/composer.ts';
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
} from './composer/piece.ts';
import { TEMPOS } from './composer/styles.ts';

/** A game's music: genre, seed, and the mood of a state. `variation` counts the places of a game that have loops of their own: 0 is the first. */
export interface Music<S> {
  readonly genre: Genre;
  readonly seed: number;
  mood(state: Readonly<S>): Intensity;
  variation?(state: Readonly<S>): number;
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

const keyOf = (mood: Intensity, variation: number): string => `${mood} ${variation}`;

export class Sequencer {
  readonly #music: Pick<Music<unknown>, 'genre' | 'seed'>;
  readonly #pieces = new Map<string, Piece>();
  #mood: Intensity;
  #wanted: Intensity;
  #variation: number;
  #wantedVariation: number;
  #step = 0;
  #calmSince = 0;

  constructor(music: Pick<Music<unknown>, 'genre' | 'seed'>, mood: Intensity, variation = 0) {
    this.#music = music;
    this.#mood = this.#wanted = mood;
    this.#variation = this.#wantedVariation = variation;
  }

  /** Sets the mood and the variation that play asks for. */
  requestMood(mood: Intensity, variation = 0): void {
    if (mood !== this.#wanted) this.#calmSince = this.#step;
    this.#wanted = mood;
    this.#wantedVariation = variation;
  }

  /** The next step; the mood rises on a beat and falls on a bar, the variation changes on a bar. */
  nextStep(): SequencerStep {
    if (this.#step % STEPS_PER_BAR === 0) this.#variation = this.#wantedVariation;
    const rises = INTENSITIES.indexOf(this.#wanted) > INTENSITIES.indexOf(this.#mood);
    const calm = this.#step - this.#calmSince >= CALM_DELAY_BARS * STEPS_PER_BAR;
    if (rises ? this.#step % STEPS_PER_BEAT === 0 : calm && this.#step % STEPS_PER_BAR === 0) this.#mood = this.#wanted;
    const mood = this.#mood;
    const piece = this.#piece(mood, this.#variation);
    const at = this.#step++ % stepsOf(piece);
    const notes = LAYERS.flatMap(layer =>
      piece.layers[layer].filter(event => event.at === at).map(event => [layer, event] as const),
    );
    return { mood, seconds: this.stepSeconds, notes };
  }

  get stepSeconds(): number {
    return 15 / tempoOf(this.#music.genre, this.#mood);
  }

  /** True once a first loop is there. */
  get isComposed(): boolean {
    return this.#pieces.size > 0;
  }

  /** Composes one loop that a change of mood or variation may ask for next, the wanted one first; false once all are there. */
  composeAhead(): boolean {
    const moods = [this.#wanted, ...INTENSITIES];
    const missing = moods.find(mood => !this.#pieces.has(keyOf(mood, this.#wantedVariation)));
    if (missing) this.#piece(missing, this.#wantedVariation);
    return missing !== undefined;
  }

  #piece(mood: Intensity, variation: number): Piece {
    const known = this.#pieces.get(keyOf(mood, variation));
    if (known) return known;
    const { genre, seed } = this.#music;
    const piece = loopOf({ genre, seed: seed + variation }, mood);
    this.#pieces.set(keyOf(mood, variation), piece);
    return piece;
  }
}
