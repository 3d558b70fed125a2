// WAV encoder, 16 bits: the same samples give the same bytes.

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

export interface Samples {
  readonly rate: number;
  /** One array per channel, of equal length. */
  readonly channels: readonly [Float32Array, Float32Array];
}

export function wavOf({ rate, channels }: Samples): Uint8Array<ArrayBuffer> {
  const frameBytes = channels.length * BYTES_PER_SAMPLE;
  const frames = channels[0].length;
  const bytes = new Uint8Array(HEADER_BYTES + frames * frameBytes);
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
  word(36, 'data');
  view.setUint32(40, frames * frameBytes, true);
  let at = HEADER_BYTES;
  for (let frame = 0; frame < frames; frame++)
    for (const channel of channels) {
      const sample = Math.max(-1, Math.min(1, channel[frame] as number));
      view.setInt16(at, Math.round(sample * 32_767), true);
      at += BYTES_PER_SAMPLE;
    }
  return bytes;
}
