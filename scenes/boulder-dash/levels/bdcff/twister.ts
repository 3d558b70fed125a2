// Mersenne Twister (MT19937), the generator of the program that most BDCFF files come from. Seeded by one number, as its authors publish it.

const [SIZE, MIDDLE] = [624, 397];
const MATRIX = 0x9908b0df;

/** Generator of whole numbers below 2 ** 32. */
export function twister(seed: number): () => number {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) {
    const before = state[i - 1] as number;
    state[i] = Math.imul(1812433253, before ^ (before >>> 30)) + i;
  }
  let at = SIZE;
  return () => {
    if (at === SIZE) {
      twist(state);
      at = 0;
    }
    let drawn = state[at++] as number;
    drawn ^= drawn >>> 11;
    drawn ^= (drawn << 7) & 0x9d2c5680;
    drawn ^= (drawn << 15) & 0xefc60000;
    drawn ^= drawn >>> 18;
    return drawn >>> 0;
  };
}

function twist(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const next = state[(i + 1) % SIZE] as number;
    const mixed = ((state[i] as number) & 0x80000000) | (next & 0x7fffffff);
    state[i] = (state[(i + MIDDLE) % SIZE] as number) ^ (mixed >>> 1) ^ (next & 1 ? MATRIX : 0);
  }
}
