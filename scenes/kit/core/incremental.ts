// Long work in pieces: a generator that yields, after each piece, how far it has come (0 to 1). Done at once, or by the page in slices.

export type Incremental<T> = Generator<number, T>;

/** All of it at once. */
export function runToEnd<T>(work: Incremental<T>): T {
  let piece = work.next();
  while (!piece.done) piece = work.next();
  return piece.value;
}
