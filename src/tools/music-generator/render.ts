// Renders a piece away from the clock, faster than it plays. What rings on past its end is what it begins with: repeated, it has no seam.
import { formBand } from '../../../scenes/kit/sound/band.ts';
import { LAYERS, type Piece, STEPS_PER_BAR, stepsOf } from '../../../scenes/kit/sound/piece.ts';
import { softly } from './master.ts';
import type { Sound } from './sounding.ts';
import type { Samples } from './wav.ts';

const RATE = 44_100;
/** The longest tail of room and delay dies away within this. */
const TAIL_SECONDS = 10;
/** Notes are handed over, progress is said and a cancel is heard every so many seconds of music. */
const SLICE_SECONDS = 2;
const QUANTUM = 128;
/** Over so many samples the two ends of a loop lean towards each other. */
const LEAN = 64;

export interface Rendering {
  /** 0 to 1. */
  progress?(part: number): void;
  readonly signal?: AbortSignal;
  /** The end rings out, and nothing is laid over the beginning. */
  readonly ringsOut?: boolean;
}

export async function render(piece: Piece, sound: Sound, how: Rendering = {}): Promise<Samples> {
  const frames = Math.round((stepsOf(piece) * 15 * RATE) / sound.tempo);
  const once = await played(piece, sound, frames / RATE, how);
  const channels = [once.getChannelData(0), once.getChannelData(1)] as const;
  const left = how.ringsOut ? channels[0] : looped(channels[0], frames);
  const right = how.ringsOut ? channels[1] : looped(channels[1], frames);
  for (const channel of [left, right])
    for (let i = 0; i < channel.length; i++) channel[i] = softly(channel[i] as number);
  return { rate: RATE, channels: [left, right] };
}

/** The piece played once, with what rings on after it. */
async function played(piece: Piece, sound: Sound, seconds: number, how: Rendering): Promise<AudioBuffer> {
  const stepSeconds = seconds / stepsOf(piece);
  const whole = seconds + TAIL_SECONDS;
  const context = new OfflineAudioContext(2, Math.ceil(whole * RATE), RATE);
  const band = formBand(context, sound.mix, stepSeconds, { exact: true });
  band.out.connect(context.destination);
  const waiting = LAYERS.flatMap(layer => piece.layers[layer].map(event => ({ layer, event }))).toSorted(
    (a, b) => a.event.at - b.event.at,
  );
  let next = 0;
  const handOver = (until: number) => {
    for (; next < waiting.length; next++) {
      const { layer, event } = waiting[next] as (typeof waiting)[number];
      if (event.at * stepSeconds > until) return;
      const genre = piece.bars[Math.floor(event.at / STEPS_PER_BAR)] ?? sound.genre;
      band.play(layer, genre, event, event.at * stepSeconds, stepSeconds);
    }
  };
  const cancelled = new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('Cancelled', 'AbortError'));
    if (how.signal?.aborted) stop();
    how.signal?.addEventListener('abort', stop);
  });
  const slice = (QUANTUM * Math.round((SLICE_SECONDS * RATE) / QUANTUM)) / RATE;
  const rest = async (at: number) => {
    await context.suspend(at);
    if (how.signal?.aborted) return;
    how.progress?.(at / whole);
    handOver(at + 2 * slice);
    await context.resume();
  };
  // Some browsers render in one go: all notes are then handed over at once.
  if ('suspend' in context) {
    handOver(2 * slice);
    for (let at = slice; at < whole; at += slice) void rest(at);
  } else handOver(Number.POSITIVE_INFINITY);
  return Promise.race([context.startRendering(), cancelled]);
}

/** What rings on past the end is laid over the beginning, as it would sound the next time round; the ends lean together. */
function looped(once: Float32Array, frames: number): Float32Array {
  const loop = new Float32Array(frames);
  for (let i = 0; i < once.length; i++) loop[i % frames] = (loop[i % frames] as number) + (once[i] as number);
  const half = ((loop[0] as number) - (loop[frames - 1] as number)) / 2;
  for (let i = 0; i < LEAN; i++) {
    const lean = half * (1 - i / LEAN);
    loop[i] = (loop[i] as number) - lean;
    loop[frames - 1 - i] = (loop[frames - 1 - i] as number) + lean;
  }
  return loop;
}
