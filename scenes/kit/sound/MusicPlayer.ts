// Music player: schedules the sequencer's steps ahead of time on the synth, without reverb. Loaded after the first gesture.

import type { Genre, Intensity } from './composer/piece.ts';
import { type Music, Sequencer, type SequencerStep } from './Sequencer.ts';
import { LAYER_VOLUMES } from './synth/effects.ts';
import { mixSettingsOf } from './synth/loudness.ts';
import { createSynth, type Mix, type Synth } from './synth/synth.ts';

/** Lookahead scheduling: notes are scheduled so many seconds ahead, at this interval. */
const LOOKAHEAD_SECONDS = 0.4;
const SCHEDULE_MS = 120;
/** Level of game music relative to the music generator's default volume, in decibels: effects come first. */
const MUSIC_DECIBELS = -12;

/** Mix of a game's music at a mood; tests and benches measure it too. */
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
  readonly #variation: () => number;
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
    variation: () => number = () => 0,
  ) {
    this.#context = context;
    this.#genre = genre;
    this.#mood = mood;
    this.#variation = variation;
    this.#playedMood = mood();
    this.#sequencer = new Sequencer({ genre, seed }, this.#playedMood, variation());
    this.#level = context.createGain();
    this.#level.gain.value = 0;
    this.#level.connect(out);
    this.#synth = createSynth(context, mixOf(genre, this.#playedMood), this.#sequencer.stepSeconds, { reverb: 'none' });
    this.#synth.out.connect(this.#level);
    this.#timer = setInterval(() => this.#stopOnError(() => this.#scheduleAhead()), SCHEDULE_MS);
  }

  /** Fades to a level, 0 to 1, within so many seconds; at 0 the music stops where it is. */
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

  /** An audio device may fail at any time: that ends the music only. */
  #stopOnError(work: () => void): void {
    try {
      work();
    } catch {
      clearInterval(this.#timer);
    }
  }

  #scheduleAhead(): void {
    if (!this.#playing) return;
    // Composing is a task of its own: the first loop before the first step, every other before play asks for it.
    if (!this.#sequencer.isComposed) {
      this.#sequencer.composeAhead();
      return;
    }
    const now = this.#context.currentTime;
    // After a sleep of the device or a throttled tab, playback continues from now.
    if (this.#next < now) this.#next = now + 0.05;
    while (this.#next < now + LOOKAHEAD_SECONDS) {
      this.#sequencer.requestMood(this.#mood(), this.#variation());
      const beat = this.#sequencer.nextStep();
      this.#playStep(beat, this.#next);
      this.#next += beat.seconds;
    }
    this.#sequencer.composeAhead();
  }

  #playStep({ mood, seconds, notes }: SequencerStep, time: number): void {
    if (mood !== this.#playedMood) this.#synth.set(mixOf(this.#genre, mood), seconds);
    this.#playedMood = mood;
    for (const [layer, event] of notes) this.#synth.play(layer, this.#genre, event, time, seconds);
  }
}
