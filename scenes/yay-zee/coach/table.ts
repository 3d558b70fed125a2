// File format of the coach's table: fixed-point numbers, delta coding against a prediction from neighbours, deflate.
import { CATEGORIES, UPPER } from '../categories.ts';
import { CARDS, indexOf, REACHED, SUMS } from './solve.ts';

export type Table = Float32Array;

const MAGIC = 0x315a_5a59; // 'YZZ1'
const HEADER = 12;
const SCALE = 32_768;
/** Byte planes: the high bytes of all differences first, then the middle ones, then the low ones; they compress better. */
const BYTES = 3;
const LOWER_SETS = 1 << (CATEGORIES.length - UPPER);

/** Limit: a longer file is refused before it is parsed. */
export const MOST_BYTES = 700_000;

export class TableError extends Error {
  override readonly name = 'TableError';
}

/** Table offsets of all reachable upper halves of a card. */
const UPPER_SIDES: readonly number[] = REACHED.flatMap((sums, upper) =>
  [...sums].flatMap((isReached, sum) => (isReached === 1 ? [indexOf(upper, sum)] : [])),
);
/** Table offset between two sets of lower slots. */
const STEP = indexOf(1 << UPPER, 0);
const COUNT = UPPER_SIDES.length * LOWER_SETS;

/** For each set of two or more free lower slots: all pairs, as offsets of the sets without the one, the other, both. */
const PAIRS: readonly Int32Array[] = Array.from({ length: LOWER_SETS }, (_, lower) => {
  const bits = Array.from({ length: CATEGORIES.length - UPPER }, (_bit, i) => 1 << i).filter(
    bit => (lower & bit) !== 0,
  );
  return Int32Array.from(
    bits.flatMap((a, i) =>
      bits.slice(i + 1).flatMap(b => [lower ^ a, lower ^ b, lower ^ a ^ b].map(set => set * STEP)),
    ),
  );
});

/** Prediction of a value from neighbours: additive in two slots (without a + without b − without both), averaged over all pairs. */
function predict(whole: Int32Array, side: number, lower: number): number {
  const pairs = PAIRS[lower] as Int32Array;
  if (pairs.length === 0) return lower === 0 ? 0 : (whole[side] as number);
  let sum = 0;
  for (let i = 0; i < pairs.length; i += 3)
    sum +=
      (whole[side + (pairs[i] as number)] as number) +
      (whole[side + (pairs[i + 1] as number)] as number) -
      (whole[side + (pairs[i + 2] as number)] as number);
  return Math.round((sum * 3) / pairs.length);
}

export async function write(values: Float64Array): Promise<Uint8Array<ArrayBuffer>> {
  const whole = Int32Array.from(values, value => Math.round(value * SCALE));
  const planes = new Uint8Array(COUNT * BYTES);
  UPPER_SIDES.forEach((side, first) => {
    for (let lower = 0; lower < LOWER_SETS; lower++) {
      const difference = (whole[side + lower * STEP] as number) - predict(whole, side, lower);
      const coded = difference < 0 ? -2 * difference - 1 : 2 * difference;
      for (let byte = 0; byte < BYTES; byte++)
        planes[first * LOWER_SETS + lower + byte * COUNT] = (coded >>> (8 * (BYTES - 1 - byte))) & 255;
    }
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

/** Parses an untrusted file; anything but the written table is refused with a sentence. */
export async function read(file: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (file.length < HEADER || file.length > MOST_BYTES) throw new TableError('The coach’s table has the wrong length.');
  const header = new DataView(file.buffer, file.byteOffset);
  const packed = file.slice(HEADER);
  if (header.getUint32(0, true) !== MAGIC) throw new TableError('This is not the coach’s table.');
  if (header.getUint32(4, true) !== packed.length) throw new TableError('The coach’s table has the wrong length.');
  if (header.getUint32(8, true) !== checksum(packed)) throw new TableError('The coach’s table is damaged.');
  const planes = await through(packed, new DecompressionStream('deflate-raw'));
  if (planes.length !== COUNT * BYTES) throw new TableError('The coach’s table has the wrong length.');
  const whole = new Int32Array(CARDS * SUMS);
  UPPER_SIDES.forEach((side, first) => {
    for (let lower = 0; lower < LOWER_SETS; lower++) {
      const at = first * LOWER_SETS + lower;
      const [high, middle, low] = [planes[at], planes[at + COUNT], planes[at + 2 * COUNT]] as [number, number, number];
      const coded = (high << 16) | (middle << 8) | low;
      whole[side + lower * STEP] = predict(whole, side, lower) + (coded & 1 ? -(coded + 1) / 2 : coded / 2);
    }
  });
  return Float32Array.from(whole, value => value / SCALE);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await response.arrayBuffer());
}

/** Checksum: FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c_9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x0100_0193);
  return sum >>> 0;
}
