// C64 random generator of the original game: the same seed fills a cave as it did there.

/** State of the generator: two bytes. */
export type C64State = [first: number, second: number];

export const seedC64 = (seed: number): C64State => [Math.floor(seed / 256) % 256, seed % 256];

/** The next byte: eight-bit additions with carry. */
export function nextC64(rng: C64State): number {
  const [first, second] = rng;
  const half = (first & 1) << 7;
  const rest = second >> 1;
  let sum = second + ((second & 1) << 7);
  let carry = sum > 255 ? 1 : 0;
  sum = (sum & 255) + carry + 0x13;
  carry = sum > 255 ? 1 : 0;
  rng[1] = sum & 255;
  sum = first + carry + half;
  carry = sum > 255 ? 1 : 0;
  sum = (sum & 255) + carry + rest;
  rng[0] = sum & 255;
  return rng[0];
}
