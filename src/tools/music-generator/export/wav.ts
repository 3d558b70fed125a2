// WAV encoder, 16 bits: the same samples give the same bytes.

/** Without the sampler chunk. */
const HEADER_BYTES = 44;
/** Sampler chunk with one loop, its header included. */
const LOOP_BYTES = 68;
/** The note at which a sampler plays the file as it is: middle C. */
const UNITY_NOTE = 60;
const BYTES_PER_SAMPLE = 2;

export interface Samples {
  readonly rate: number;
  /** One array per channel, of equal length. */
  readonly channels: readonly [Float32Array, Float32Array];
}

/** With `loops`, a sampler chunk says that the whole file repeats for ever; it stands before the samples, as some readers expect them last. */
export function wavOf({ rate, channels }: Samples, { loops = false } = {}): Uint8Array<ArrayBuffer> {
  const frameBytes = channels.length * BYTES_PER_SAMPLE;
  const frames = channels[0].length;
  const headerBytes = HEADER_BYTES + (loops ? LOOP_BYTES : 0);
  const bytes = new Uint8Array(headerBytes + frames * frameBytes);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) =>
    bytes.set(
      [...text].map(letter => letter.charCodeAt(0)),
      at,
    );
  word(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  if (loops) {
    word(36, 'smpl');
    view.setUint32(40, LOOP_BYTES - 8, true);
    // Manufacturer and product are none, pitch has no fraction, there is no SMPTE offset: 0.
    view.setUint32(52, Math.round(1e9 / rate), true);
    view.setUint32(56, UNITY_NOTE, true);
    view.setUint32(72, 1, true);
    // Of the loop, id, kind (forwards), start, fraction and count (without end) are 0; its end is the last frame that is played.
    view.setUint32(92, frames - 1, true);
  }
  word(headerBytes - 8, 'data');
  view.setUint32(headerBytes - 4, frames * frameBytes, true);
  let at = headerBytes;
  for (let frame = 0; frame < frames; frame++)
    for (const channel of channels) {
      const sample = Math.max(-1, Math.min(1, channel[frame] as number));
      view.setInt16(at, Math.round(sample * 32_767), true);
      at += BYTES_PER_SAMPLE;
    }
  return bytes;
}
