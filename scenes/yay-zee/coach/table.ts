// File format of the coach's table: fixed-point numbers, delta coding against a prediction from neighbours, deflate.
import { CATEGORIES, UPPER } from '../rules/categories.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { cardsOf, indexOf, isCard, REACHED, SUMS } from './solve.ts';

export type Table = Float32Array;

const MAGIC: Readonly<Record<Rulebook, number>> = { standard: 0x315a_5a59, official: 0x4f5a_5a59 }; // 'YZZ1', 'YZZO'
const HEADER = 12;
const SCALE = 32_768;
/** Byte planes: the high bytes of all differences first, then the middle ones, then the low ones; they compress better. */
const BYTES = 3;

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

/** Layout of a rulebook's table. */
interface Layout {
  /** Sets of lower slots, each after its subsets; by the official rules their highest bit says that further YayZees pay. */
  readonly lowers: readonly number[];
  /** For each of them all pairs, as offsets of the sets without the one, the other, both; empty where there are no pairs. */
  readonly pairs: readonly Int32Array[];
  /** Number of values. */
  readonly count: number;
}

function layoutOf(rulebook: Rulebook): Layout {
  const lowers = Array.from({ length: cardsOf(rulebook) >> UPPER }, (_, lower) => lower).filter(lower =>
    isCard(lower << UPPER),
  );
  return { lowers, pairs: lowers.map(pairsOf), count: UPPER_SIDES.length * lowers.length };
}

function pairsOf(lower: number): Int32Array {
  // Without the YayZee slot there is no set whose further YayZees pay.
  const bits = Array.from({ length: CATEGORIES.length - UPPER + 1 }, (_bit, i) => 1 << i).filter(
    bit => (lower & bit) !== 0 && isCard((lower ^ bit) << UPPER),
  );
  return Int32Array.from(
    bits.flatMap((a, i) =>
      bits.slice(i + 1).flatMap(b => [lower ^ a, lower ^ b, lower ^ a ^ b].map(set => set * STEP)),
    ),
  );
}

/** Prediction of a value from neighbours: additive in two slots (without a + without b − without both), averaged over all pairs. */
function predict(whole: Int32Array, side: number, lower: number, pairs: Int32Array): number {
  if (pairs.length === 0) return lower === 0 ? 0 : (whole[side] as number);
  let sum = 0;
  for (let i = 0; i < pairs.length; i += 3)
    sum +=
      (whole[side + (pairs[i] as number)] as number) +
      (whole[side + (pairs[i + 1] as number)] as number) -
      (whole[side + (pairs[i + 2] as number)] as number);
  return Math.round((sum * 3) / pairs.length);
}

export async function write(values: Float64Array, rulebook: Rulebook): Promise<Uint8Array<ArrayBuffer>> {
  const { lowers, pairs, count } = layoutOf(rulebook);
  const whole = Int32Array.from(values, value => Math.round(value * SCALE));
  const planes = new Uint8Array(count * BYTES);
  UPPER_SIDES.forEach((side, first) => {
    for (const [i, lower] of lowers.entries()) {
      const difference = (whole[side + lower * STEP] as number) - predict(whole, side, lower, pairs[i] as Int32Array);
      const coded = difference < 0 ? -2 * difference - 1 : 2 * difference;
      for (let byte = 0; byte < BYTES; byte++)
        planes[first * lowers.length + i + byte * count] = (coded >>> (8 * (BYTES - 1 - byte))) & 255;
    }
  });
  const packed = await through(planes, new CompressionStream('deflate-raw'));
  const file = new Uint8Array(HEADER + packed.length);
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC[rulebook], true);
  header.setUint32(4, packed.length, true);
  header.setUint32(8, checksum(packed), true);
  file.set(packed, HEADER);
  return file;
}

/** Parses an untrusted file; anything but the written table is refused with a sentence. */
export async function read(file: Uint8Array<ArrayBuffer>, rulebook: Rulebook): Promise<Table> {
  if (file.length < HEADER || file.length > MOST_BYTES) throw new TableError('The coach’s table has the wrong length.');
  const header = new DataView(file.buffer, file.byteOffset);
  const packed = file.slice(HEADER);
  if (header.getUint32(0, true) !== MAGIC[rulebook]) throw new TableError('This is not the coach’s table.');
  if (header.getUint32(4, true) !== packed.length) throw new TableError('The coach’s table has the wrong length.');
  if (header.getUint32(8, true) !== checksum(packed)) throw new TableError('The coach’s table is damaged.');
  const planes = await through(packed, new DecompressionStream('deflate-raw'));
  const { lowers, pairs, count } = layoutOf(rulebook);
  if (planes.length !== count * BYTES) throw new TableError('The coach’s table has the wrong length.');
  const whole = new Int32Array(cardsOf(rulebook) * SUMS);
  UPPER_SIDES.forEach((side, first) => {
    for (const [i, lower] of lowers.entries()) {
      const at = first * lowers.length + i;
      const [high, middle, low] = [planes[at], planes[at + count], planes[at + 2 * count]] as [number, number, number];
      const coded = (high << 16) | (middle << 8) | low;
      whole[side + lower * STEP] =
        predict(whole, side, lower, pairs[i] as Int32Array) + (coded & 1 ? -(coded + 1) / 2 : coded / 2);
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
