// Ogg Opus of a sound, by WebCodecs: as long as the sound to the sample, and a loop has no seam. The encoder is fed with what comes before the
// beginning and after the end, and the file tells a decoder to drop it (RFC 7845, pre-skip and end trimming).
import {
  BufferTarget,
  canEncodeAudio,
  EncodedAudioPacketSource,
  EncodedPacket,
  OggOutputFormat,
  Output,
} from 'mediabunny';
import type { Samples } from './wav.ts';

/** Opus knows this rate alone. */
export const OPUS_RATE = 48_000;
export const OGG_OPUS = 'audio/ogg;codecs=opus';
const BITS_PER_SECOND = 160_000;
const FRAME = 960;
/** A decoder has come to the signal after so many samples (RFC 7845, §4.2). */
const CONVERGENCE = 3840;
/** Samples handed to the encoder at once: ten frames. */
const BLOCK = 10 * FRAME;
const MOST_WAITING = 20;
/** Place of the pre-skip in the identification header. */
const PRE_SKIP_AT = 10;
const MICRO = 1e6;

export async function encodesOpus(): Promise<boolean> {
  if (typeof AudioEncoder === 'undefined' || typeof AudioData === 'undefined') return false;
  return canEncodeAudio('opus', { numberOfChannels: 2, sampleRate: OPUS_RATE });
}

interface OggOptions {
  /** The end goes over into the beginning. */
  readonly loops?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Throws where the browser encodes no Opus. */
export async function oggOf({ channels }: Samples, { loops = false, signal }: OggOptions = {}): Promise<Blob> {
  const frames = channels[0].length;
  const { packets, head } = await encode(channels, loops, signal);
  const preSkip = CONVERGENCE + head.getUint16(PRE_SKIP_AT, true);
  head.setUint16(PRE_SKIP_AT, preSkip, true);
  const target = new BufferTarget();
  const output = new Output({ format: new OggOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const end = preSkip + frames;
  for (const [i, data] of packets.slice(0, Math.ceil(end / FRAME)).entries()) {
    const from = i * FRAME;
    const packet = new EncodedPacket(data, 'key', from / OPUS_RATE, Math.min(FRAME, end - from) / OPUS_RATE);
    await source.add(packet, {
      decoderConfig: {
        codec: 'opus',
        numberOfChannels: 2,
        sampleRate: OPUS_RATE,
        description: head.buffer as ArrayBuffer,
      },
    });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The encoder wrote nothing');
  return new Blob([target.buffer], { type: OGG_OPUS });
}

/** Opus packets of the sound with what surrounds it, and their identification header. */
async function encode([left, right]: Samples['channels'], loops: boolean, signal: AbortSignal | undefined) {
  const packets: Uint8Array[] = [];
  let head: DataView | null = null;
  let fault: unknown = null;
  const encoder = new AudioEncoder({
    output(chunk, meta) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push(bytes);
      const description = meta?.decoderConfig?.description;
      if (description && !head) head = new DataView(copied(description));
    },
    error: error => {
      fault = error;
    },
  });
  encoder.configure({
    codec: 'opus',
    sampleRate: OPUS_RATE,
    numberOfChannels: 2,
    bitrate: BITS_PER_SECOND,
  });
  const frames = left.length;
  // Two frames more than the sound: the encoder's own delay is less than one.
  const end = frames + 2 * FRAME;
  const at = (ear: Float32Array, i: number) => ear[loops ? ((i % frames) + frames) % frames : i] ?? 0;
  for (let from = -CONVERGENCE; from < end && encoder.state === 'configured'; from += BLOCK) {
    if (signal?.aborted) break;
    const data = new Float32Array(2 * BLOCK);
    for (let i = 0; i < BLOCK; i++) {
      data[i] = at(left, from + i);
      data[BLOCK + i] = at(right, from + i);
    }
    const audio = new AudioData({
      format: 'f32-planar',
      sampleRate: OPUS_RATE,
      numberOfChannels: 2,
      numberOfFrames: BLOCK,
      timestamp: Math.round(((from + CONVERGENCE) * MICRO) / OPUS_RATE),
      data,
    });
    encoder.encode(audio);
    audio.close();
    if (encoder.encodeQueueSize > MOST_WAITING)
      await new Promise(resolve => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  if (encoder.state === 'configured' && !signal?.aborted) await encoder.flush();
  if (encoder.state !== 'closed') encoder.close();
  signal?.throwIfAborted();
  if (fault || !head) throw fault ?? new Error('The encoder said nothing of itself');
  return { packets, head: head as DataView };
}

/** A copy of its own: the encoder's header may be shared. */
function copied(source: AllowSharedBufferSource): ArrayBuffer {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return Uint8Array.from(bytes).buffer;
}
