// A conductor's steps on the device: the band of the music generator, without its room. Fetched after the first gesture.

import { toneOf } from './balance.ts';
import { type Band, formBand, type Mix } from './band.ts';
import { type Beat, Conductor, type Music } from './Conductor.ts';
import { LAYER_VOLUMES } from './effects.ts';
import type { Genre, Intensity } from './piece.ts';

/** Notes are handed to the device so many seconds ahead, this often. */
const AHEAD_SECONDS = 0.4;
const EVERY_MS = 120;
/** Decibels under what the generator plays at its default volume: effects come first. */
const UNDER = -12;

/** How a game's music sounds at a mood; for figures too. */
export const mixOf = (genre: Genre, mood: Intensity): Mix => {
  const { melody, bass, chords, drums } = LAYER_VOLUMES[mood];
  const levels = { melody: melody + UNDER, bass: bass + UNDER, chords: chords + UNDER, drums: drums + UNDER };
  return { ...toneOf(genre, mood), levels };
};

export class Score {
  readonly #context: AudioContext;
  readonly #genre: Genre;
  readonly #conductor: Conductor;
  readonly #mood: () => Intensity;
  readonly #band: Band;
  readonly #level: GainNode;
  readonly #timer: ReturnType<typeof setInterval>;
  #heard: Intensity;
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
    this.#heard = mood();
    this.#conductor = new Conductor({ genre, seed }, this.#heard);
    this.#level = context.createGain();
    this.#level.gain.value = 0;
    this.#level.connect(out);
    this.#band = formBand(context, mixOf(genre, this.#heard), this.#conductor.stepSeconds, { room: 'none' });
    this.#band.out.connect(this.#level);
    this.#timer = setInterval(() => this.#orEnd(() => this.#fill()), EVERY_MS);
  }

  /** How loud, 0 to 1, within so many seconds; at 0 the music stands still. */
  setLevel(level: number, seconds: number): void {
    this.#orEnd(() => {
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
  #orEnd(work: () => void): void {
    try {
      work();
    } catch {
      clearInterval(this.#timer);
    }
  }

  #fill(): void {
    if (!this.#playing) return;
    const now = this.#context.currentTime;
    // A device that slept, or a tab that was throttled, goes on from now.
    if (this.#next < now) this.#next = now + 0.05;
    while (this.#next < now + AHEAD_SECONDS) {
      this.#conductor.want(this.#mood());
      const beat = this.#conductor.next();
      this.#sound(beat, this.#next);
      this.#next += beat.seconds;
    }
  }

  #sound({ mood, seconds, notes }: Beat, time: number): void {
    if (mood !== this.#heard) this.#band.set(mixOf(this.#genre, mood), seconds);
    this.#heard = mood;
    for (const [layer, event] of notes) this.#band.play(layer, this.#genre, event, time, seconds);
  }
}
