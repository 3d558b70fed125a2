// Incremental work: a generator that yields its progress (0 to 1) after each piece. It is run to its end at once, or by the page in time slices.

export type Incremental<T> = Generator<number, T>;

/** Runs all pieces at once. */
export function runToEnd<T>(work: Incremental<T>): T {
  let piece = work.next();
  while (!piece.done) piece = work.next();
  return piece.value;
}
