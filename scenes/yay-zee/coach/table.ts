// The coach's table as a file: whole numbers of 1/8192 point, each as its difference to what its neighbours lead one to expect, deflated.
import { CATEGORIES, UPPER } from '../categories.ts';
import { CARDS, indexOf, REACHED, SUMS } from './solve.ts';

export type Table = Float32Array;

const MAGIC = 0x315a_5a59; // 'YZZ1'
const HEADER = 12;
const SCALE = 8192;
/** Differences are written in three bytes: the highest of all come first, then the middle, then the lowest. */
const BYTES = 3;
const LOWER_SETS = 1 << (CATEGORIES.length - UPPER);

/** No file is longer; a longer one is refused before it is read. */
export const MOST_BYTES = 700_000;

export class TableError extends Error {
  override readonly name = 'TableError';
}

/** Every card that a game can come to, so that all its parts come before it. */
function* cards(): Generator<{ readonly lower: number; readonly at: (lower: number) => number }> {
  for (let upper = 0; upper < REACHED.length; upper++)
    for (let sum = 0; sum < SUMS; sum++) {
      if (REACHED[upper]?.[sum] !== 1) continue;
      const at = (lower: number) => indexOf(upper | (lower << UPPER), sum);
      for (let lower = 0; lower < LOWER_SETS; lower++) yield { lower, at };
    }
}

/** With two slots more used than in a known card: as if what one takes away did not depend on the other. On the average of all pairs. */
function expected(whole: Int32Array, lower: number, at: (lower: number) => number): number {
  const bits = [];
  for (let rest = lower; rest !== 0; rest &= rest - 1) bits.push(rest & -rest);
  const value = (set: number) => whole[at(set)] as number;
  if (bits.length < 2) return lower === 0 ? 0 : value(0);
  let [sum, pairs] = [0, 0];
  for (let i = 0; i < bits.length; i++)
    for (let j = i + 1; j < bits.length; j++) {
      const [a, b] = [bits[i] as number, bits[j] as number];
      sum += value(lower ^ a) + value(lower ^ b) - value(lower ^ a ^ b);
      pairs++;
    }
  return Math.round(sum / pairs);
}

export async function write(values: Float64Array): Promise<Uint8Array<ArrayBuffer>> {
  const whole = Int32Array.from(values, value => Math.round(value * SCALE));
  const differences: number[] = [];
  for (const { lower, at } of cards()) {
    const difference = (whole[at(lower)] as number) - expected(whole, lower, at);
    differences.push(difference < 0 ? -2 * difference - 1 : 2 * difference);
  }
  const count = differences.length;
  const planes = new Uint8Array(count * BYTES);
  differences.forEach((difference, i) => {
    for (let byte = 0; byte < BYTES; byte++) planes[i + byte * count] = (difference >>> (8 * (BYTES - 1 - byte))) & 255;
  });
  const packed = await through(planes, new CompressionStream('deflate-raw'));
  const file = new Uint8Array(HEADER + packed.length);
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, packed.length, true);
  header.setUint32(8, checksum(packed), true);
  file.set(packed, HEADER);
  return file;
}

/** A file from outside: anything but the table as it was written is refused in a sentence. */
export async function read(file: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (file.length < HEADER || file.length > MOST_BYTES) throw new TableError('The coach’s table has the wrong length.');
  const header = new DataView(file.buffer, file.byteOffset);
  const packed = file.slice(HEADER);
  if (header.getUint32(0, true) !== MAGIC) throw new TableError('This is not the coach’s table.');
  if (header.getUint32(4, true) !== packed.length) throw new TableError('The coach’s table has the wrong length.');
  if (header.getUint32(8, true) !== checksum(packed)) throw new TableError('The coach’s table is damaged.');
  const planes = await through(packed, new DecompressionStream('deflate-raw'));
  const whole = new Int32Array(CARDS * SUMS);
  const count = planes.length / BYTES;
  let i = 0;
  for (const { lower, at } of cards()) {
    let coded = 0;
    for (let byte = 0; byte < BYTES; byte++) coded = coded * 256 + (planes[i + byte * count] ?? 0);
    whole[at(lower)] = expected(whole, lower, at) + (coded & 1 ? -(coded + 1) / 2 : coded / 2);
    i++;
  }
  if (i !== count) throw new TableError('The coach’s table has the wrong length.');
  return Float32Array.from(whole, value => value / SCALE);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await response.arrayBuffer());
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c_9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x0100_0193);
  return sum >>> 0;
}
