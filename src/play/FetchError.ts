// Error of a file that did not arrive: the connection, and nothing else, may be to blame.

export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** What was fetched; a failure becomes a FetchError with its cause. */
export const fetched = <T>(what: Promise<T>): Promise<T> =>
  what.catch((cause: unknown) => {
    throw new FetchError('A file of the game did not arrive', { cause });
  });
