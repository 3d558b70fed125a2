// The fuel meter on programs of a few bytes: what takes how much, what happens without fuel, and what it refuses.
import { expect, test } from 'vitest';
import { FUEL_EXPORT, meter } from './meter.ts';

/** A module with 2 MB of memory, a global and one function `run`. */
const moduleOf = (...instructions: readonly number[]): Uint8Array => {
  const body = [0, ...instructions, 0x0b];
  return Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 4, 1, 0x60, 0, 0],
    ...[3, 2, 1, 0],
    ...[5, 3, 1, 0, 32],
    ...[6, 6, 1, 0x7f, 1, 0x41, 0, 0x0b],
    ...[7, 7, 1, 3, 0x72, 0x75, 0x6e, 0, 0],
    ...[10, body.length + 2, 1, body.length, ...body],
  );
};

/** Runs a metered module; returns the fuel that is left, below 0 where it trapped. */
async function run(program: Uint8Array, fuel: number): Promise<number> {
  const { instance } = await WebAssembly.instantiate(meter(program));
  const { [FUEL_EXPORT]: left, run: call } = instance.exports as {
    readonly [FUEL_EXPORT]: WebAssembly.Global<'i32'>;
    run(): void;
  };
  left.value = fuel;
  try {
    call();
    expect(left.value).toBeGreaterThanOrEqual(0);
  } catch (error) {
    expect(error).toBeInstanceOf(WebAssembly.RuntimeError);
    expect(left.value).toBeLessThan(0);
  }
  return left.value;
}

const MEGABYTE = [0x41, 0x80, 0x80, 0xc0, 0];

test.each<[string, readonly number[], number]>([
  ['a call', [], 1],
  ['a loop of one turn', [0x03, 0x40, 0x0b], 2],
  // Two pages apart: filled and copied 64 bytes at a time.
  ['a megabyte filled', [0x41, 0, 0x41, 1, ...MEGABYTE, 0xfc, 11, 0], 1 + 16384],
  ['a megabyte copied', [...MEGABYTE, 0x41, 0, ...MEGABYTE, 0xfc, 10, 0, 0], 1 + 16384],
  ['two pages of memory', [0x41, 2, 0x40, 0, 0x1a], 1 + 2 * 8192],
])('%s takes its fuel', async (_, instructions, price) => {
  expect(await run(moduleOf(...instructions), price)).toBe(0);
  expect(await run(moduleOf(...instructions), price - 1)).toBeLessThan(0);
});

test('a loop without end ends without fuel', async () => {
  expect(await run(moduleOf(0x03, 0x40, 0x0c, 0, 0x0b), 1_000_000)).toBe(-1);
});

test.each<[string, Uint8Array, RegExp]>([
  ['of vectors', moduleOf(0xfd, 0), /unknown instruction: 0xfd/],
  ['of threads', moduleOf(0xfe, 0), /unknown instruction: 0xfe/],
  ['that stops in the middle', moduleOf().subarray(0, -1), /ends too early/],
])('a program %s is refused', (_, program, why) => {
  expect(() => meter(program)).toThrow(why);
});
