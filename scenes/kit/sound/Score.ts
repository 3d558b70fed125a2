// Plays a game's music on plain Web Audio: notes as short-lived oscillators through one filter and an echo. Fetched after the first gesture.
import { type Beat, Conductor, type Music } from './Conductor.ts';
import { type Genre, type Intensity, type Layer, LENGTHS } from './piece.ts';

/** Notes are handed to the device so many seconds ahead, this often. */
const AHEAD_SECONDS = 0.4;
const EVERY_MS = 120;
const SILENCE = 0.0001;

const LEVELS: Readonly<Record<Layer, number>> = { melody: 0.13, bass: 0.17, chords: 0.055 };
const WAVES: Readonly<Record<Genre, Readonly<Record<Layer, OscillatorType>>>> = {
  fantasy: { melody: 'triangle', bass: 'triangle', chords: 'triangle' },
  'sci-fi': { melody: 'triangle', bass: 'sawtooth', chords: 'triangle' },
  adventure: { melody: 'square', bass: 'triangle', chords: 'triangle' },
  horror: { melody: 'sine', bass: 'triangle', chords: 'triangle' },
  calm: { melody: 'sine', bass: 'triangle', chords: 'sine' },
};
/** Waves rich in overtones are louder than their size says. */
const LOUDNESS: Readonly<Partial<Record<OscillatorType, number>>> = { square: 0.4, sawtooth: 0.55 };
/** Hz of the filter over everything. */
const BRIGHTNESS: Readonly<Record<Intensity, number>> = { ambient: 1100, exploration: 1500, battle: 2200 };
const ATTACK: Readonly<Record<Layer, number>> = { melody: 0.012, bass: 0.012, chords: 0.035 };
const RELEASE: Readonly<Record<Layer, number>> = { melody: 0.3, bass: 0.12, chords: 0.45 };

export class Score {
  readonly #context: AudioContext;
  readonly #genre: Genre;
  readonly #conductor: Conductor;
  readonly #mood: () => Intensity;
  readonly #filter: BiquadFilterNode;
  readonly #level: GainNode;
  readonly #timer: ReturnType<typeof setInterval>;
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
    this.#conductor = new Conductor({ genre, seed }, mood());
    this.#level = context.createGain();
    this.#level.gain.value = 0;
    this.#level.connect(out);
    this.#filter = context.createBiquadFilter();
    this.#filter.frequency.value = BRIGHTNESS.ambient;
    this.#filter.connect(this.#level);
    this.#echo();
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
    this.#filter.frequency.setTargetAtTime(BRIGHTNESS[mood], time, 0.3);
    for (const [layer, { notes: chord, duration, velocity }] of notes)
      for (const note of chord) this.#note(layer, note, velocity, time, LENGTHS[duration] * seconds);
  }

  #note(layer: Layer, note: number, velocity: number, begins: number, seconds: number): void {
    const wave = WAVES[this.#genre][layer];
    const gain = this.#context.createGain();
    const peak = LEVELS[layer] * velocity * (LOUDNESS[wave] ?? 1);
    const ends = begins + seconds * 0.9;
    gain.gain.setValueAtTime(SILENCE, begins);
    gain.gain.linearRampToValueAtTime(peak, begins + ATTACK[layer]);
    gain.gain.setTargetAtTime(peak * 0.55, begins + ATTACK[layer], 0.25);
    gain.gain.setTargetAtTime(SILENCE, ends, RELEASE[layer] / 3);
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.value = 440 * 2 ** ((note - 69) / 12);
    oscillator.connect(gain).connect(this.#filter);
    oscillator.start(begins);
    oscillator.stop(ends + RELEASE[layer] * 2);
    oscillator.addEventListener('ended', () => gain.disconnect());
  }

  /** A little room: one echo that feeds itself. */
  #echo(): void {
    const delay = this.#context.createDelay(1);
    delay.delayTime.value = 0.29;
    const back = this.#context.createGain();
    back.gain.value = 0.28;
    const wet = this.#context.createGain();
    wet.gain.value = 0.3;
    this.#filter.connect(delay).connect(back).connect(delay);
    delay.connect(wet).connect(this.#level);
  }
}
