// Renders a loop away from the clock and writes it as WAV. What rings on past its end is what it begins with: repeated, it has no seam.
import { AudioBufferSource, BufferTarget, Output, WavOutputFormat } from 'mediabunny';
import { connect, OfflineContext } from 'tone';
import { LAYERS, type Piece, STEPS_PER_BAR, stepsOf } from '../../../scenes/kit/sound/piece.ts';
import { formBand, masterOf } from './band.ts';
import type { Sound } from './sounding.ts';

const SAMPLE_RATE = 44_100;
/** The longest tail of reverb and delay dies away within this. */
const TAIL_SECONDS = 10;
/** So long the limiter listens before what is kept. */
const LEAD_SECONDS = 1;
/** A length in seconds may be cut to a sample less than asked for. */
const MARGIN_SECONDS = 0.01;

export async function renderLoop(piece: Piece, sound: Sound): Promise<AudioBuffer> {
  const frames = Math.round((stepsOf(piece) * 15 * SAMPLE_RATE) / sound.tempo);
  return mastered(wrapped(await played(piece, sound, frames / SAMPLE_RATE), frames));
}

/** The loop played once, with what rings on after it, before the limiter. */
async function played(piece: Piece, sound: Sound, seconds: number): Promise<AudioBuffer> {
  const stepSeconds = seconds / stepsOf(piece);
  const context = new OfflineContext(2, seconds + TAIL_SECONDS, SAMPLE_RATE);
  const band = await formBand(context, sound, stepSeconds);
  band.out.connect(context.destination);
  for (const layer of LAYERS)
    for (const event of piece.layers[layer]) {
      const genre = piece.bars[Math.floor(event.at / STEPS_PER_BAR)] ?? sound.genre;
      band.play(layer, genre, event, event.at * stepSeconds, stepSeconds);
    }
  const rendered = await bufferOf(context);
  band.dispose();
  return rendered;
}

/** What rings on past the end is laid over the beginning, as it would sound the next time round. */
function wrapped(once: AudioBuffer, frames: number): AudioBuffer {
  const loop = new AudioBuffer({ numberOfChannels: 2, length: frames, sampleRate: SAMPLE_RATE });
  for (const channel of [0, 1]) {
    const kept = loop.getChannelData(channel);
    for (const [index, sample] of once.getChannelData(channel).entries()) {
      const at = index % frames;
      kept[at] = (kept[at] as number) + sample;
    }
  }
  return loop;
}

/** Through the limiter, which has heard the end of the loop before it hears the beginning. */
async function mastered(loop: AudioBuffer): Promise<AudioBuffer> {
  const lead = Math.min(LEAD_SECONDS, loop.duration);
  const context = new OfflineContext(2, lead + loop.duration + MARGIN_SECONDS, SAMPLE_RATE);
  const master = masterOf(context);
  master.out.connect(context.destination);
  const source = context.createBufferSource();
  source.buffer = loop;
  source.loop = true;
  connect(source, master.input);
  source.start(0, loop.duration - lead);
  const rendered = await bufferOf(context);
  master.dispose();
  const kept = new AudioBuffer({ numberOfChannels: 2, length: loop.length, sampleRate: SAMPLE_RATE });
  const from = Math.round(lead * SAMPLE_RATE);
  for (const channel of [0, 1])
    kept.copyToChannel(rendered.getChannelData(channel).subarray(from, from + loop.length), channel);
  return kept;
}

async function bufferOf(context: OfflineContext): Promise<AudioBuffer> {
  const rendered = (await context.render()).get();
  if (!rendered) throw new Error('Nothing was rendered');
  return rendered;
}

export async function wavOf(loop: AudioBuffer): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const source = new AudioBufferSource({ codec: 'pcm-s16' });
  output.addAudioTrack(source);
  await output.start();
  await source.add(loop);
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written');
  return new Blob([target.buffer], { type: 'audio/wav' });
}
