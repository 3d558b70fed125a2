// Renders a loop away from the clock and writes it as WAV. What rings on past its end is what it begins with: repeated, it has no seam.
import { AudioBufferSource, BufferTarget, Output, WavOutputFormat } from 'mediabunny';
import { OfflineContext } from 'tone';
import { LAYERS, type Piece, STEPS_PER_BAR, stepsOf } from '../../../scenes/kit/sound/piece.ts';
import { formBand } from './band.ts';
import type { Sound } from './sounding.ts';

const SAMPLE_RATE = 44_100;
/** The longest tail of reverb and delay dies away within this: so long is played before what is kept. */
const LEAD_SECONDS = 10;
/** A length in seconds may be cut to a sample less than the loop needs. */
const MARGIN_SECONDS = 0.01;

export async function renderLoop(piece: Piece, sound: Sound): Promise<AudioBuffer> {
  const frames = Math.round((stepsOf(piece) * 15 * SAMPLE_RATE) / sound.tempo);
  const seconds = frames / SAMPLE_RATE;
  const stepSeconds = seconds / stepsOf(piece);
  const context = new OfflineContext(2, LEAD_SECONDS + seconds + MARGIN_SECONDS, SAMPLE_RATE);
  const band = await formBand(context, sound.effects, stepSeconds);
  band.setLevels(sound.levels);
  band.out.connect(context.destination);
  // Rounds before the kept one, as far as the lead reaches back.
  for (let round = -Math.ceil(LEAD_SECONDS / seconds); round <= 0; round++)
    for (const layer of LAYERS)
      for (const event of piece.layers[layer]) {
        const time = LEAD_SECONDS + round * seconds + event.at * stepSeconds;
        const genre = piece.bars[Math.floor(event.at / STEPS_PER_BAR)] ?? sound.genre;
        if (time >= 0) band.play(layer, genre, event, time, stepSeconds);
      }
  const rendered = (await context.render()).get();
  band.dispose();
  if (!rendered) throw new Error('Nothing was rendered');
  const loop = new AudioBuffer({ numberOfChannels: 2, length: frames, sampleRate: SAMPLE_RATE });
  const from = LEAD_SECONDS * SAMPLE_RATE;
  for (const channel of [0, 1])
    loop.copyToChannel(rendered.getChannelData(channel).subarray(from, from + frames), channel);
  return loop;
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
