// WAV file: header, interleaved channels, full scale; and the live master's clipper.
import { expect, test } from 'vitest';
import { softClip } from '../sound/master.ts';
import { wavOf } from './wav.ts';

test('16 bits, two ears in turns, as the header says', () => {
  const bytes = Buffer.from(
    wavOf({ rate: 44_100, channels: [Float32Array.from([0, 0.5, -2]), Float32Array.from([1, -0.5, 0])] }),
  );
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt16LE(34)]).toEqual([1, 2, 16]);
  expect([bytes.readUInt32LE(24), bytes.readUInt32LE(28)]).toEqual([44_100, 44_100 * 4]);
  expect(bytes.readUInt32LE(40)).toBe(12);
  const samples = [0, 1, 2, 3, 4, 5].map(index => bytes.readInt16LE(44 + 2 * index));
  expect(samples).toEqual([0, 32_767, 16_384, -16_383, -32_767, 0]);
});

test('a loop stands in a sampler chunk: from the first frame to the last, without end', () => {
  const samples = {
    rate: 44_100,
    channels: [Float32Array.from([0, 0.5, -2]), Float32Array.from([1, -0.5, 0])],
  } as const;
  const [bytes, plain] = [Buffer.from(wavOf(samples, { loops: true })), Buffer.from(wavOf(samples))];
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    chunks.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 8, end));
    at = end;
  }
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect([...chunks.keys()]).toEqual(['fmt ', 'smpl', 'data']);
  expect(chunks.get('data')).toEqual(plain.subarray(44));
  const smpl = chunks.get('smpl') as Buffer;
  // Manufacturer, product, nanoseconds of a frame, note, fraction, SMPTE (2), loops, more data; then id, kind, start, end, fraction, count.
  expect(Array.from({ length: smpl.length / 4 }, (_, i) => smpl.readUInt32LE(4 * i))).toEqual([
    ...[0, 0, 22_676, 60, 0, 0, 0, 1, 0],
    ...[0, 0, 0, 2, 0, 0],
  ]);
});

test('the ceiling leaves what is quiet as it is, and nothing passes it', () => {
  for (const level of [0, 0.1, -0.65]) expect(softClip(level)).toBe(level);
  for (const level of [0.7, 1, 3, -40]) {
    expect(Math.abs(softClip(level))).toBeLessThanOrEqual(0.82);
    expect(Math.sign(softClip(level))).toBe(Math.sign(level));
  }
  expect(softClip(0.9)).toBeGreaterThan(softClip(0.8));
});
