// Offline rendering of a piece, faster than real time. The tail after its end is added to its beginning, so that it loops without a seam.

import { LAYERS, type Piece, STEPS_PER_BAR, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { impulseResponse } from '../../../../scenes/kit/sound/synth/noise.ts';
import { createSynth } from '../../../../scenes/kit/sound/synth/synth.ts';
import { inSlices } from '../../../ui/inSlices.ts';
import { applyGain, gainFor } from '../sound/limiter.ts';
import type { Sound } from '../studio/arrangement.ts';
import { convolve } from './convolution.ts';
import type { Samples } from './wav.ts';

const RATE = 44_100;
/** Tail: the longest release of a note; the delay's and the reverb's decay are added, up to the longest tail. */
const RELEASE_SECONDS = 1.6;
const SILENCE = 0.001;
const LONGEST_TAIL_SECONDS = 10;
/** Parts of the progress bar for the notes and the reverb; the rest is for the limiter. */
const NOTES_PART = 0.7;
const REVERB_PART = 0.25;
/** Rendering is suspended at this interval, in seconds of music: to schedule notes, report progress and check for a cancel. */
const SLICE_SECONDS = 2;
const QUANTUM = 128;
/** Crossfade at the loop's ends, in samples. */
const CROSSFADE_SAMPLES = 64;

export interface Rendering {
  /** 0 to 1. */
  progress?(part: number): void;
  readonly signal?: AbortSignal;
  /** The tail rings out and is not added to the beginning. */
  readonly ringsOut?: boolean;
  /** False renders without reverb, as a game's music sounds. */
  readonly reverb?: boolean;
  /** Samples per second. */
  readonly rate?: number;
  /** Length of a bar in samples; by default the tempo's, which is no whole number. */
  readonly barFrames?: number;
}

/** The piece as a file has it: below the ceiling. */
export async function render(piece: Piece, sound: Sound, how: Rendering = {}): Promise<Samples> {
  const samples = await renderLoud(piece, sound, how);
  applyGain(samples.channels, await limiterOf(samples, how));
  return samples;
}

/** The limiter's gain for a sound, frame by frame; null where it needs none. */
export async function limiterOf({ channels, rate }: Samples, how: Rendering): Promise<Float32Array | null> {
  const done = NOTES_PART + REVERB_PART;
  const gain = await inSlices(gainFor(channels, rate, how.ringsOut !== true), {
    signal: how.signal,
    progress: part => how.progress?.(done + (1 - done) * part),
  });
  if (how.signal?.aborted) throw cancelled();
  return gain;
}

/** The piece as loud as it comes out, so that layers which are rendered apart add up to the whole. */
export async function renderLoud(piece: Piece, sound: Sound, how: Rendering = {}): Promise<Samples> {
  const { rate = RATE, barFrames } = how;
  const frames = barFrames ? barFrames * piece.bars.length : Math.round((stepsOf(piece) * 15 * rate) / sound.tempo);
  const once = await renderDry(piece, sound, frames / rate, how);
  const dry = once.getChannelData(0);
  const ears =
    how.reverb === false ? ([dry, dry.slice()] as const) : await withReverb(dry, once.getChannelData(1), sound, how);
  const left = how.ringsOut ? ears[0] : foldTail(ears[0], frames);
  const right = how.ringsOut ? ears[1] : foldTail(ears[1], frames);
  return { rate, channels: [left, right] };
}

/** Length of the tail, in seconds. */
function tailOf({ mix: { effects } }: Sound, stepSeconds: number): number {
  const echoes = (effects.delaySteps * stepSeconds * Math.log(SILENCE)) / Math.log(effects.feedback);
  return Math.min(LONGEST_TAIL_SECONDS, RELEASE_SECONDS + echoes + effects.decay);
}

async function withReverb(dry: Float32Array, into: Float32Array, { mix }: Sound, how: Rendering) {
  const convolution = convolve(into, impulseResponse(mix.effects.decay, how.rate ?? RATE));
  const wet = await inSlices(convolution, {
    signal: how.signal,
    progress: part => how.progress?.(NOTES_PART + REVERB_PART * part),
  });
  if (!wet) throw cancelled();
  for (const ear of wet) for (let i = 0; i < ear.length; i++) ear[i] = (ear[i] as number) + (dry[i] as number);
  return wet;
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');

/** Renders the piece once, with its tail: the dry sound, and the reverb's input. */
async function renderDry(piece: Piece, sound: Sound, seconds: number, how: Rendering): Promise<AudioBuffer> {
  const stepSeconds = seconds / stepsOf(piece);
  const whole = seconds + tailOf(sound, stepSeconds);
  const { rate = RATE } = how;
  const context = new OfflineAudioContext(2, Math.ceil(whole * rate), rate);
  const synth = createSynth(context, sound.mix, stepSeconds, {
    deterministic: true,
    reverb: how.reverb === false ? 'none' : 'apart',
  });
  synth.out.connect(context.destination);
  const queue = LAYERS.flatMap(layer => piece.layers[layer].map(event => ({ layer, event }))).toSorted(
    (a, b) => a.event.at - b.event.at,
  );
  let next = 0;
  const schedule = (until: number) => {
    for (; next < queue.length; next++) {
      const { layer, event } = queue[next] as (typeof queue)[number];
      if (event.at * stepSeconds > until) return;
      const genre = piece.bars[Math.floor(event.at / STEPS_PER_BAR)] ?? sound.genre;
      synth.play(layer, genre, event, event.at * stepSeconds, stepSeconds);
    }
  };
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(cancelled());
    if (how.signal?.aborted) stop();
    how.signal?.addEventListener('abort', stop);
  });
  const slice = (QUANTUM * Math.round((SLICE_SECONDS * rate) / QUANTUM)) / rate;
  const rest = async (at: number) => {
    await context.suspend(at);
    if (how.signal?.aborted) return;
    how.progress?.((NOTES_PART * at) / whole);
    schedule(at + 2 * slice);
    await context.resume();
  };
  // Browsers without suspend() render in one go: all notes are scheduled at once.
  if ('suspend' in context) {
    schedule(2 * slice);
    for (let at = slice; at < whole; at += slice) void rest(at);
  } else schedule(Number.POSITIVE_INFINITY);
  return Promise.race([context.startRendering(), aborted]);
}

/** Adds the tail to the beginning, as it would sound in the next repetition, and smooths the step between the ends. */
function foldTail(once: Float32Array, frames: number): Float32Array {
  const loop = new Float32Array(frames);
  for (let i = 0; i < once.length; i++) loop[i % frames] = (loop[i % frames] as number) + (once[i] as number);
  const half = ((loop[0] as number) - (loop[frames - 1] as number)) / 2;
  for (let i = 0; i < CROSSFADE_SAMPLES; i++) {
    const lean = half * (1 - i / CROSSFADE_SAMPLES);
    loop[i] = (loop[i] as number) - lean;
    loop[frames - 1 - i] = (loop[frames - 1 - i] as number) + lean;
  }
  return loop;
}
