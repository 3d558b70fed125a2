// Renders a piece away from the clock, faster than it plays. What rings on past its end is what it begins with: repeated, it has no seam.

import { impulseResponse } from '../../../scenes/kit/sound/noise.ts';
import { LAYERS, type Piece, STEPS_PER_BAR, stepsOf } from '../../../scenes/kit/sound/piece.ts';
import { createSynth } from '../../../scenes/kit/sound/synth.ts';
import { inSlices } from '../../ui/inSlices.ts';
import type { Sound } from './arrangement.ts';
import { convolve } from './convolution.ts';
import { softClip } from './master.ts';
import type { Samples } from './wav.ts';

const RATE = 44_100;
/** A note rings on so long at most; the delay and the room after it, by 60 dB each. All of them together no longer than the last. */
const RELEASE_SECONDS = 1.6;
const SILENCE = 0.001;
const LONGEST_TAIL_SECONDS = 10;
/** How far rendering is when the notes are there, and the room is still to come. */
const NOTES_PART = 0.7;
/** Notes are handed over, progress is said and a cancel is heard every so many seconds of music. */
const SLICE_SECONDS = 2;
const QUANTUM = 128;
/** Over so many samples the two ends of a loop lean towards each other. */
const CROSSFADE_SAMPLES = 64;

export interface Rendering {
  /** 0 to 1. */
  progress?(part: number): void;
  readonly signal?: AbortSignal;
  /** The end rings out, and nothing is laid over the beginning. */
  readonly ringsOut?: boolean;
  /** As a game's score sounds: without reverb. */
  readonly reverb?: boolean;
}

export async function render(piece: Piece, sound: Sound, how: Rendering = {}): Promise<Samples> {
  const frames = Math.round((stepsOf(piece) * 15 * RATE) / sound.tempo);
  const once = await renderDry(piece, sound, frames / RATE, how);
  const dry = once.getChannelData(0);
  const ears =
    how.reverb === false ? ([dry, dry.slice()] as const) : await withReverb(dry, once.getChannelData(1), sound, how);
  const left = how.ringsOut ? ears[0] : foldTail(ears[0], frames);
  const right = how.ringsOut ? ears[1] : foldTail(ears[1], frames);
  for (const channel of [left, right])
    for (let i = 0; i < channel.length; i++) channel[i] = softClip(channel[i] as number);
  return { rate: RATE, channels: [left, right] };
}

/** How long what was played is still heard. */
function tailOf({ mix: { effects } }: Sound, stepSeconds: number): number {
  const echoes = (effects.delaySteps * stepSeconds * Math.log(SILENCE)) / Math.log(effects.feedback);
  return Math.min(LONGEST_TAIL_SECONDS, RELEASE_SECONDS + echoes + effects.decay);
}

async function withReverb(dry: Float32Array, into: Float32Array, { mix }: Sound, how: Rendering) {
  const convolution = convolve(into, impulseResponse(mix.effects.decay, RATE));
  const wet = await inSlices(convolution, {
    signal: how.signal,
    progress: part => how.progress?.(NOTES_PART + (1 - NOTES_PART) * part),
  });
  if (!wet) throw cancelled();
  for (const ear of wet) for (let i = 0; i < ear.length; i++) ear[i] = (ear[i] as number) + (dry[i] as number);
  return wet;
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');

/** The piece played once, with what rings on after it: dry, and what goes into the room. */
async function renderDry(piece: Piece, sound: Sound, seconds: number, how: Rendering): Promise<AudioBuffer> {
  const stepSeconds = seconds / stepsOf(piece);
  const whole = seconds + tailOf(sound, stepSeconds);
  const context = new OfflineAudioContext(2, Math.ceil(whole * RATE), RATE);
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
  const slice = (QUANTUM * Math.round((SLICE_SECONDS * RATE) / QUANTUM)) / RATE;
  const rest = async (at: number) => {
    await context.suspend(at);
    if (how.signal?.aborted) return;
    how.progress?.((NOTES_PART * at) / whole);
    schedule(at + 2 * slice);
    await context.resume();
  };
  // Some browsers render in one go: all notes are then handed over at once.
  if ('suspend' in context) {
    schedule(2 * slice);
    for (let at = slice; at < whole; at += slice) void rest(at);
  } else schedule(Number.POSITIVE_INFINITY);
  return Promise.race([context.startRendering(), aborted]);
}

/** What rings on past the end is laid over the beginning, as it would sound the next time round; the ends lean together. */
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
