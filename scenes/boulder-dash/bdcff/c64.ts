// The random generator of the original game: a cave's seed fills it the same way here as it did then.

/** Two bytes. */
export type C64Luck = [first: number, second: number];

export const seedC64 = (seed: number): C64Luck => [Math.floor(seed / 256) % 256, seed % 256];

/** The next byte: sums with carry, as an eight-bit processor makes them. */
export function nextC64(luck: C64Luck): number {
  const [first, second] = luck;
  const half = (first & 1) << 7;
  const rest = second >> 1;
  let sum = second + ((second & 1) << 7);
  let carry = sum > 255 ? 1 : 0;
  sum = (sum & 255) + carry + 0x13;
  carry = sum > 255 ? 1 : 0;
  luck[1] = sum & 255;
  sum = first + carry + half;
  carry = sum > 255 ? 1 : 0;
  sum = (sum & 255) + carry + rest;
  luck[0] = sum & 255;
  return luck[0];
}
