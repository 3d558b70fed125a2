// The band: three layers of instruments through the genre's effects; and the master, a limiter that nothing passes. Live and offline alike.
import {
  type BaseContext,
  FeedbackDelay,
  Filter,
  Gain,
  Limiter,
  Reverb,
  type ToneAudioNode,
  Volume,
  WaveShaper,
} from 'tone';
import { type Genre, LAYERS, type Layer, LENGTHS, type NoteEvent } from '../../../scenes/kit/sound/piece.ts';
import type { Effects } from './effects.ts';
import type { Sound } from './sounding.ts';
import { type Player, playerFor } from './voices.ts';

export interface Band {
  readonly out: ToneAudioNode;
  /** Sounds an event; a step lasts so many seconds. */
  play(layer: Layer, genre: Genre, event: NoteEvent, time: number, stepSeconds: number): void;
  /** Decibels of each layer; −Infinity is mute. */
  setLevels(levels: Readonly<Record<Layer, number>>): void;
  setEffects(effects: Effects, stepSeconds: number): void;
  /** Lets every note go. */
  silence(): void;
  dispose(): void;
}

/** No sample leaves the master beyond this: −1 dB under full scale, room for what an encoder adds. */
export const CEILING = 0.89;
/** Below this the ceiling changes nothing. */
const KNEE = 0.6;
/** The ceiling's curve is drawn for inputs up to so many times full scale. */
const HEADROOM = 4;
/** How much of a note sounds before the next: air between notes. */
const SOUNDING = 0.92;
const SLIDE_SECONDS = 0.05;

export async function formBand(
  context: BaseContext,
  { effects, levels }: Pick<Sound, 'effects' | 'levels'>,
  stepSeconds: number,
): Promise<Band> {
  const filter = new Filter({ context, type: 'lowpass', frequency: effects.cutoff, rolloff: -12, Q: 0.7 });
  const low = new Filter({ context, type: 'lowpass', frequency: Math.min(900, effects.cutoff), rolloff: -12 });
  const delay = new FeedbackDelay({
    context,
    delayTime: effects.delaySteps * stepSeconds,
    feedback: effects.feedback,
    maxDelay: 2,
    wet: 0.22,
  });
  const reverb = new Reverb({ context, decay: effects.decay, wet: 0.3 });
  const makeUp = new Gain({ context, gain: 1.6 });
  filter.chain(delay, reverb, makeUp);
  low.connect(makeUp);

  const volumes = Object.fromEntries(
    LAYERS.map(layer => [layer, new Volume({ context, volume: levels[layer] })]),
  ) as Record<Layer, Volume>;
  for (const layer of LAYERS) volumes[layer].connect(layer === 'bass' ? low : filter);
  const players = new Map<string, Player>();
  const playerOf = (layer: Layer, genre: Genre) => {
    const key = `${layer} ${genre}`;
    const player = players.get(key) ?? playerFor(layer, genre, context, volumes[layer]);
    players.set(key, player);
    return player;
  };
  await reverb.ready;

  return {
    out: makeUp,
    play: (layer, genre, { notes, duration, velocity }, time, step) =>
      playerOf(layer, genre).play(notes, LENGTHS[duration] * step * SOUNDING, time, velocity),
    setLevels(next) {
      for (const layer of LAYERS) volumes[layer].volume.rampTo(next[layer], SLIDE_SECONDS);
    },
    setEffects({ delaySteps, feedback, cutoff }, step) {
      filter.frequency.rampTo(cutoff, SLIDE_SECONDS);
      low.frequency.rampTo(Math.min(900, cutoff), SLIDE_SECONDS);
      delay.feedback.rampTo(feedback, SLIDE_SECONDS);
      delay.delayTime.rampTo(delaySteps * step, SLIDE_SECONDS);
    },
    silence() {
      for (const player of players.values()) player.silence();
    },
    dispose() {
      for (const player of players.values()) player.dispose();
      for (const node of [...Object.values(volumes), low, filter, delay, reverb, makeUp]) node.dispose();
    },
  };
}

export interface Master {
  readonly input: ToneAudioNode;
  readonly out: ToneAudioNode;
  dispose(): void;
}

/** What everything passes last. */
export function masterOf(context: BaseContext): Master {
  const limiter = new Limiter({ context, threshold: -5 });
  const squeeze = new Gain({ context, gain: 1 / HEADROOM });
  const ceiling = new WaveShaper({ context, length: 4097, mapping: input => softly(input * HEADROOM) });
  limiter.chain(squeeze, ceiling);
  return {
    input: limiter,
    out: ceiling,
    dispose() {
      for (const node of [limiter, squeeze, ceiling]) node.dispose();
    },
  };
}

/** Straight up to the knee, then ever flatter towards the ceiling. */
export function softly(level: number): number {
  const size = Math.abs(level);
  if (size <= KNEE) return level;
  return Math.sign(level) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
}
