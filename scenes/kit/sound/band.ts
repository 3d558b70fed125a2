// The band: every layer through the genre's filter, delay and room. Plain Web Audio, live and offline alike, for the generator and under play.
import type { Effects } from './effects.ts';
import { INSTRUMENTS } from './instruments.ts';
import { added, lanesInto, type Way } from './mixing.ts';
import { noiseOf, roomSamples } from './noise.ts';
import { playNote, type Sounding, type Ways } from './note.ts';
import { playDrum } from './percussion.ts';
import { type Genre, LAYERS, type Layer, LENGTHS, type NoteEvent } from './piece.ts';

export interface Band {
  readonly out: AudioNode;
  /** Sounds an event; a step lasts so many seconds. */
  play(layer: Layer, genre: Genre, event: NoteEvent, time: number, stepSeconds: number): void;
  /** All that turns while it plays: decibels of each layer, −Infinity is mute; effects; how hard it strikes; how loud all is. */
  set(mix: Mix, stepSeconds: number): void;
  /** Lets every note go. */
  silence(): void;
  dispose(): void;
}

export interface Mix {
  readonly effects: Effects;
  readonly levels: Readonly<Record<Layer, number>>;
  /** How much of the strikes is heard, as a factor. */
  readonly strikes: number;
  /** Decibels over all layers, so that genres and intensities are as loud as they are meant to be. */
  readonly balance: number;
}

/** How much of a note sounds before the next: air between notes. */
const SOUNDING = 0.92;
const SLIDE_SECONDS = 0.02;
const DELAY_WET = 0.2;
const ROOM_WET = 0.26;
const DRUMS_WET = 0.3;
/** The bass passes a filter of its own, no brighter than this. */
const BASS_CUTOFF = 900;
/** Strikes are what lies above this: beside the genre's filter, which is for tones. */
const STRIKE_FROM = 2200;
const amplitude = (decibels: number): number => 10 ** (decibels / 20);

interface Forming {
  /** `none` leaves the reverb out, for devices that draw a game meanwhile; `apart` puts what goes into it on a second channel, the first is dry. */
  readonly room?: 'live' | 'none' | 'apart';
  /** The same bytes every time, with more nodes. */
  readonly exact?: boolean;
}

export function formBand(
  context: BaseAudioContext,
  mix: Mix,
  stepSeconds: number,
  { room = 'live', exact = false }: Forming = {},
): Band {
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
  const bright = [filterOf('highpass', STRIKE_FROM), filterOf('highpass', STRIKE_FROM)] as const;
  const strikes = gain(mix.strikes);
  const delay = context.createDelay(2);
  delay.delayTime.value = mix.effects.delaySteps * stepSeconds;
  const feedback = gain(mix.effects.feedback);
  const delayed = gain(DELAY_WET);
  const hall = gain();
  const drums = gain(amplitude(mix.levels.drums));
  bright[0].connect(bright[1]).connect(strikes);
  filter.connect(delay).connect(feedback).connect(delay);
  delay.connect(delayed);
  low.connect(rumble);
  const dry = [strikes, filter, delayed, rumble, drums];
  if (room !== 'none') added(context, [strikes, filter, delayed, drums.connect(gain(DRUMS_WET))]).connect(hall);
  const wet = hall.connect(gain(ROOM_WET));
  if (room === 'apart') {
    const both = context.createChannelMerger(2);
    added(context, dry).connect(both, 0, 0);
    wet.connect(both, 0, 1);
    both.connect(out);
  } else added(context, room === 'live' ? [...dry, wet.connect(roomOf(context, mix.effects.decay))] : dry).connect(out);

  const volumes = Object.fromEntries(
    LAYERS.map(layer => {
      const [tone, strike] = [
        layer === 'drums' ? drums : gain(amplitude(mix.levels[layer])),
        gain(amplitude(mix.levels[layer])),
      ];
      if (layer !== 'drums') tone.connect(layer === 'bass' ? low : filter);
      return [layer, { tone, strike }];
    }),
  ) as Readonly<Record<Layer, { tone: GainNode; strike: GainNode }>>;
  added(
    context,
    LAYERS.map(layer => volumes[layer].strike),
  ).connect(bright[0]);
  const way = (into: AudioNode): Way => (exact ? lanesInto(context, into) : () => into);
  const ways = Object.fromEntries(
    LAYERS.map(layer => [layer, { tone: way(volumes[layer].tone), strike: way(volumes[layer].strike) }]),
  ) as Readonly<Record<Layer, Ways>>;

  const noise = noiseOf(context);
  let sounding: Sounding[] = [];
  const slide = (param: AudioParam, to: number) => param.setTargetAtTime(to, context.currentTime, SLIDE_SECONDS);

  return {
    out,
    play(layer, genre, { notes, duration, velocity }, begins, step) {
      const now = context.currentTime;
      if (sounding.length > 64) sounding = sounding.filter(({ ends }) => ends > now);
      const seconds = LENGTHS[duration] * step * SOUNDING;
      for (const note of notes)
        sounding.push(
          layer === 'drums'
            ? playDrum(context, noise, { key: note, velocity, begins }, ways.drums.tone)
            : playNote(context, INSTRUMENTS[layer][genre], { note, velocity, begins, seconds }, ways[layer]),
        );
    },
    set({ effects, levels, strikes: struck, balance }, step) {
      for (const layer of LAYERS)
        for (const part of ['tone', 'strike'] as const) slide(volumes[layer][part].gain, amplitude(levels[layer]));
      slide(filter.frequency, effects.cutoff);
      slide(low.frequency, Math.min(BASS_CUTOFF, effects.cutoff));
      slide(feedback.gain, effects.feedback);
      slide(delay.delayTime, effects.delaySteps * step);
      slide(strikes.gain, struck);
      slide(out.gain, amplitude(balance));
    },
    silence() {
      for (const one of sounding) one.silence(context.currentTime);
      sounding = [];
    },
    dispose: () => out.disconnect(),
  };
}

function roomOf(context: BaseAudioContext, decay: number): ConvolverNode {
  const [left, right] = roomSamples(decay, context.sampleRate);
  const buffer = context.createBuffer(2, left.length, context.sampleRate);
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  const node = context.createConvolver();
  // Of unit energy already, the same in every browser.
  node.normalize = false;
  node.buffer = buffer;
  return node;
}
