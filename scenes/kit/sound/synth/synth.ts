// Synthesizer: all layers through the genre's filter, delay and reverb. Plain Web Audio, for live playback and offline rendering.

import { type Genre, LAYERS, type Layer, LENGTHS, type NoteEvent } from '../composer/piece.ts';
import type { Effects } from './effects.ts';
import { INSTRUMENTS } from './instruments.ts';
import { mixingLanes, type Route, sumPairwise } from './mixing.ts';
import { createNoise, impulseResponse } from './noise.ts';
import { type NoteRoutes, type PlayingNote, playNote } from './note.ts';
import { playDrum } from './percussion.ts';

export interface Synth {
  readonly out: AudioNode;
  /** Plays an event; a step lasts so many seconds. */
  play(layer: Layer, genre: Genre, event: NoteEvent, time: number, stepSeconds: number): void;
  /** Changes the mix while it plays; a level of −Infinity mutes a layer. */
  set(mix: Mix, stepSeconds: number): void;
  /** Stops every note. */
  silence(): void;
  dispose(): void;
}

export interface Mix {
  readonly effects: Effects;
  readonly levels: Readonly<Record<Layer, number>>;
  /** Level of the attack transients, as a factor. */
  readonly transients: number;
  /** Master level in decibels, so that genres and intensities are as loud as intended. */
  readonly balance: number;
}

/** Gate: the part of a note's length that sounds, which leaves a gap before the next. */
const GATE = 0.92;
const GLIDE_SECONDS = 0.02;
const DELAY_WET = 0.2;
const REVERB_WET = 0.26;
const DRUMS_WET = 0.3;
/** Highest cutoff of the bass filter, in hertz. */
const BASS_CUTOFF = 900;
/** Cutoff of the transients' high-pass filter, in hertz; they bypass the genre's low-pass filter. */
const TRANSIENT_FROM = 2200;
const amplitude = (decibels: number): number => 10 ** (decibels / 20);

interface SynthOptions {
  /** `none` leaves the reverb out, because a game needs the processor; `apart` puts the reverb's input on the second channel and the dry sound on the first. */
  readonly reverb?: 'live' | 'none' | 'apart';
  /** Gives the same bytes every time, with more nodes. */
  readonly deterministic?: boolean;
}

export function createSynth(
  context: BaseAudioContext,
  mix: Mix,
  stepSeconds: number,
  { reverb = 'live', deterministic = false }: SynthOptions = {},
): Synth {
  const gain = (value = 1) => {
    const node = context.createGain();
    node.gain.value = value;
    return node;
  };
  const filterOf = (type: BiquadFilterType, frequency: number) => {
    const node = context.createBiquadFilter();
    node.type = type;
    node.frequency.value = frequency;
    node.Q.value = type === 'lowpass' ? 0.7 : 0;
    return node;
  };
  const out = gain(amplitude(mix.balance));
  const filter = filterOf('lowpass', mix.effects.cutoff);
  const low = filterOf('lowpass', Math.min(BASS_CUTOFF, mix.effects.cutoff));
  const rumble = filterOf('highpass', 40);
  const bright = [filterOf('highpass', TRANSIENT_FROM), filterOf('highpass', TRANSIENT_FROM)] as const;
  const transients = gain(mix.transients);
  const delay = context.createDelay(2);
  delay.delayTime.value = mix.effects.delaySteps * stepSeconds;
  const feedback = gain(mix.effects.feedback);
  const delayed = gain(DELAY_WET);
  const reverbSend = gain();
  const drums = gain(amplitude(mix.levels.drums));
  bright[0].connect(bright[1]).connect(transients);
  filter.connect(delay).connect(feedback).connect(delay);
  delay.connect(delayed);
  low.connect(rumble);
  const dry = [transients, filter, delayed, rumble, drums];
  if (reverb !== 'none')
    sumPairwise(context, [transients, filter, delayed, drums.connect(gain(DRUMS_WET))]).connect(reverbSend);
  const wet = reverbSend.connect(gain(REVERB_WET));
  if (reverb === 'apart') {
    const both = context.createChannelMerger(2);
    sumPairwise(context, dry).connect(both, 0, 0);
    wet.connect(both, 0, 1);
    both.connect(out);
  } else
    sumPairwise(
      context,
      reverb === 'live' ? [...dry, wet.connect(createReverb(context, mix.effects.decay))] : dry,
    ).connect(out);

  const volumes = Object.fromEntries(
    LAYERS.map(layer => {
      const [tone, transient] = [
        layer === 'drums' ? drums : gain(amplitude(mix.levels[layer])),
        gain(amplitude(mix.levels[layer])),
      ];
      if (layer !== 'drums') tone.connect(layer === 'bass' ? low : filter);
      return [layer, { tone, transient }];
    }),
  ) as Readonly<Record<Layer, { tone: GainNode; transient: GainNode }>>;
  sumPairwise(
    context,
    LAYERS.map(layer => volumes[layer].transient),
  ).connect(bright[0]);
  const routeTo = (into: AudioNode): Route => (deterministic ? mixingLanes(context, into) : () => into);
  const routes = Object.fromEntries(
    LAYERS.map(layer => [layer, { tone: routeTo(volumes[layer].tone), transient: routeTo(volumes[layer].transient) }]),
  ) as Readonly<Record<Layer, NoteRoutes>>;

  const noise = createNoise(context);
  let playing: PlayingNote[] = [];
  const glide = (param: AudioParam, to: number) => param.setTargetAtTime(to, context.currentTime, GLIDE_SECONDS);

  return {
    out,
    play(layer, genre, { notes, duration, velocity }, begins, step) {
      const now = context.currentTime;
      if (playing.length > 64) playing = playing.filter(({ ends }) => ends > now);
      const seconds = LENGTHS[duration] * step * GATE;
      for (const note of notes)
        playing.push(
          layer === 'drums'
            ? playDrum(context, noise, { key: note, velocity, begins }, routes.drums.tone)
            : playNote(context, INSTRUMENTS[layer][genre], { note, velocity, begins, seconds }, routes[layer]),
        );
    },
    set({ effects, levels, transients: level, balance }, step) {
      for (const layer of LAYERS)
        for (const part of ['tone', 'transient'] as const) glide(volumes[layer][part].gain, amplitude(levels[layer]));
      glide(filter.frequency, effects.cutoff);
      glide(low.frequency, Math.min(BASS_CUTOFF, effects.cutoff));
      glide(feedback.gain, effects.feedback);
      glide(delay.delayTime, effects.delaySteps * step);
      glide(transients.gain, level);
      glide(out.gain, amplitude(balance));
    },
    silence() {
      for (const one of playing) one.silence(context.currentTime);
      playing = [];
    },
    dispose: () => out.disconnect(),
  };
}

function createReverb(context: BaseAudioContext, decay: number): ConvolverNode {
  const [left, right] = impulseResponse(decay, context.sampleRate);
  const buffer = context.createBuffer(2, left.length, context.sampleRate);
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  const node = context.createConvolver();
  // The impulse response has unit energy already, the same in every browser.
  node.normalize = false;
  node.buffer = buffer;
  return node;
}
