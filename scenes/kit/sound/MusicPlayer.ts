// A conductor's steps on the device: the band of the music generator, without its room. Fetched after the first gesture.

import { LAYER_VOLUMES } from './effects.ts';
import { mixSettingsOf } from './loudness.ts';
import type { Genre, Intensity } from './piece.ts';
import { type Music, Sequencer, type SequencerStep } from './Sequencer.ts';
import { createSynth, type Mix, type Synth } from './synth.ts';

/** Notes are handed to the device so many seconds ahead, this often. */
const LOOKAHEAD_SECONDS = 0.4;
const SCHEDULE_MS = 120;
/** Decibels under what the generator plays at its default volume: effects come first. */
const MUSIC_DECIBELS = -12;

/** How a game's music sounds at a mood; for figures too. */
export const mixOf = (genre: Genre, mood: Intensity): Mix => {
  const { melody, bass, chords, drums } = LAYER_VOLUMES[mood];
  const levels = {
    melody: melody + MUSIC_DECIBELS,
    bass: bass + MUSIC_DECIBELS,
    chords: chords + MUSIC_DECIBELS,
    drums: drums + MUSIC_DECIBELS,
  };
  return { ...mixSettingsOf(genre, mood), levels };
};

export class MusicPlayer {
  readonly #context: AudioContext;
  readonly #genre: Genre;
  readonly #sequencer: Sequencer;
  readonly #mood: () => Intensity;
  readonly #synth: Synth;
  readonly #level: GainNode;
  readonly #timer: ReturnType<typeof setInterval>;
  #playedMood: Intensity;
  #playing = false;
  #next = 0;

  constructor(
    context: AudioContext,
    out: AudioNode,
    { genre, seed }: Pick<Music<unknown>, 'genre' | 'seed'>,
    mood: () => Intensity,
  ) {
    this.#context = context;
    this.#genre = genre;
    this.#mood = mood;
    this.#playedMood = mood();
    this.#sequencer = new Sequencer({ genre, seed }, this.#playedMood);
    this.#level = context.createGain();
    this.#level.gain.value = 0;
    this.#level.connect(out);
    this.#synth = createSynth(context, mixOf(genre, this.#playedMood), this.#sequencer.stepSeconds, { reverb: 'none' });
    this.#synth.out.connect(this.#level);
    this.#timer = setInterval(() => this.#stopOnError(() => this.#scheduleAhead()), SCHEDULE_MS);
  }

  /** How loud, 0 to 1, within so many seconds; at 0 the music stands still. */
  setLevel(level: number, seconds: number): void {
    this.#stopOnError(() => {
      this.#level.gain.setTargetAtTime(level, this.#context.currentTime, seconds / 3);
      if (level > 0 && !this.#playing) this.#next = this.#context.currentTime + 0.1;
      this.#playing = level > 0;
    });
  }

  destroy(): void {
    clearInterval(this.#timer);
    this.#level.disconnect();
  }

  /** A device may refuse at any time. That ends the music, and nothing else. */
  #stopOnError(work: () => void): void {
    try {
      work();
    } catch {
      clearInterval(this.#timer);
    }
  }

  #scheduleAhead(): void {
    if (!this.#playing) return;
    const now = this.#context.currentTime;
    // A device that slept, or a tab that was throttled, goes on from now.
    if (this.#next < now) this.#next = now + 0.05;
    while (this.#next < now + LOOKAHEAD_SECONDS) {
      this.#sequencer.requestMood(this.#mood());
      const beat = this.#sequencer.nextStep();
      this.#playStep(beat, this.#next);
      this.#next += beat.seconds;
    }
  }

  #playStep({ mood, seconds, notes }: SequencerStep, time: number): void {
    if (mood !== this.#playedMood) this.#synth.set(mixOf(this.#genre, mood), seconds);
    this.#playedMood = mood;
    for (const [layer, event] of notes) this.#synth.play(layer, this.#genre, event, time, seconds);
  }
}
