// Sound effects: plays a game's voices on events, with plain Web Audio and no files; silent until the first press.
import { random, seeded } from '../core/rng.ts';
import type { GameEvent } from '../core/rules.ts';
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import { onPageReturn, onPress, resumeContext, wasPressed } from './presses.ts';
import { createNoise } from './synth/noise.ts';
import type { Noise, Tone, Voice } from './voices.ts';

/** Ducking: under an effect the music falls to this factor, and returns within so many seconds. */
const DUCKED = 0.45;
const RETURN_SECONDS = 0.5;
/** Largest number of voices at once. */
const MAX_VOICES = 12;
const SILENCE = 0.0001;
const VARY_SEED = 2903;

export class SoundBoard {
  readonly #voices: Readonly<Record<string, Voice | null>>;
  readonly #worldWidth: number;
  readonly #abort = new AbortController();
  readonly #lastPlayed = new Map<string, number>();
  #settings: Settings;
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #music: GainNode | null = null;
  #noise: AudioBuffer | null = null;
  #activeVoices = 0;
  readonly #rng = seeded(VARY_SEED);

  constructor(voices: Readonly<Record<string, Voice | null>>, settings: Settings, worldWidth: number) {
    this.#voices = voices;
    this.#settings = settings;
    this.#worldWidth = worldWidth;
    onPress(() => this.#silentOnError(() => this.#unlock()), this.#abort.signal);
    onPageReturn(() => this.#context && resumeContext(this.#context), this.#abort.signal);
    if (wasPressed()) this.#silentOnError(() => this.#unlock());
  }

  /** Plays the events of a session; the demo behind the start card is silent. */
  follow(session: Session): () => void {
    return session.onEvents(events => {
      if (session.store.getState().phase === 'ready') return;
      for (const event of events) this.play(event);
    });
  }

  play(event: GameEvent): void {
    this.#silentOnError(() => this.#play(event));
  }

  #play(event: GameEvent): void {
    const voice = this.#voices[event.type];
    const context = this.#context;
    if (!voice || !context || context.state !== 'running' || this.#settings.muted || this.#activeVoices >= MAX_VOICES)
      return;
    const now = context.currentTime;
    if (now - (this.#lastPlayed.get(event.type) ?? -1) < (voice.everySeconds ?? 0.02)) return;
    this.#lastPlayed.set(event.type, now);
    const pan = context.createStereoPanner();
    pan.pan.value = event.x === undefined ? 0 : Math.max(-0.7, Math.min(0.7, (event.x / this.#worldWidth) * 1.4 - 0.7));
    pan.connect(this.#out as GainNode);
    const pitch = 1 + (random(this.#rng) * 2 - 1) * (voice.vary ?? 0);
    const sources = voice.layers.map(layer => this.#sound(context, layer, pitch, now, pan));
    this.#duck(now);
    const last = sources.reduce((a, b) => (b.ends > a.ends ? b : a));
    this.#activeVoices++;
    last.source.addEventListener('ended', () => {
      this.#activeVoices--;
      pan.disconnect();
    });
  }

  /** The node for music, under the effects and at their volume. Null before the first press. */
  music(): { readonly context: AudioContext; readonly node: AudioNode } | null {
    return this.#context && this.#music && { context: this.#context, node: this.#music };
  }

  setSettings(settings: Settings): void {
    this.#settings = settings;
    this.#silentOnError(() =>
      this.#out?.gain.setTargetAtTime(volumeOf(settings), this.#context?.currentTime ?? 0, 0.015),
    );
  }

  destroy(): void {
    this.#abort.abort();
    const context = this.#context;
    this.#context = this.#out = this.#music = null;
    // In a promise, because close() throws on a closed or failed context.
    void Promise.resolve()
      .then(() => context?.close())
      .catch(() => {});
  }

  /** An audio device may fail at any time: the game then goes on without sound. */
  #silentOnError(work: () => void): void {
    try {
      work();
    } catch {
      this.destroy();
    }
  }

  /** Creates or resumes the AudioContext; browsers allow this only in a press, some also after one. */
  #unlock(): void {
    if (this.#context) return resumeContext(this.#context);
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext({ latencyHint: 'interactive' });
    this.#context = context;
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -8;
    limiter.ratio.value = 12;
    limiter.connect(context.destination);
    this.#out = context.createGain();
    this.#out.gain.value = volumeOf(this.#settings);
    this.#out.connect(limiter);
    this.#music = context.createGain();
    this.#music.connect(this.#out);
    this.#noise = createNoise(context);
  }

  #duck(now: number): void {
    const { gain } = this.#music as GainNode;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(DUCKED, now, 0.02);
    gain.setTargetAtTime(1, now + 0.12, RETURN_SECONDS / 3);
  }

  #sound(context: AudioContext, layer: Tone | Noise, pitch: number, now: number, out: AudioNode) {
    const begins = now + (layer.at ?? 0);
    const ends = begins + layer.seconds;
    const attack = layer.attack ?? 0.004;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, begins);
    gain.gain.exponentialRampToValueAtTime(layer.gain, begins + attack);
    gain.gain.exponentialRampToValueAtTime(SILENCE, ends);
    gain.connect(out);
    const source =
      'wave' in layer
        ? tone(context, layer, pitch, begins, ends, gain)
        : this.#noiseSource(context, layer, pitch, begins, ends, gain);
    source.start(begins);
    source.stop(ends + 0.02);
    return { source, ends };
  }

  #noiseSource(
    context: AudioContext,
    layer: Noise,
    pitch: number,
    begins: number,
    ends: number,
    out: AudioNode,
  ): AudioScheduledSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = layer.noise;
    filter.Q.value = layer.q ?? 0.7;
    slide(filter.frequency, layer.hertz, pitch, begins, ends);
    source.connect(filter).connect(out);
    return source;
  }
}

/** Gain is the square of the slider, because loudness is perceived that way. */
const volumeOf = ({ volume, muted }: Settings): number => (muted ? 0 : volume * volume);

function tone(
  context: AudioContext,
  layer: Tone,
  pitch: number,
  begins: number,
  ends: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = layer.wave;
  slide(source.frequency, layer.hertz, pitch, begins, ends);
  source.connect(out);
  return source;
}

function slide(
  param: AudioParam,
  hertz: number | readonly [number, number],
  pitch: number,
  begins: number,
  ends: number,
): void {
  const [from, to] = typeof hertz === 'number' ? [hertz, hertz] : hertz;
  param.setValueAtTime(from * pitch, begins);
  if (to !== from) param.exponentialRampToValueAtTime(to * pitch, ends);
}
