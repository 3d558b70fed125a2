// Error of a file that did not arrive: the connection, and nothing else, may be to blame.
import { loadOrMend, type Mending, mendingOf } from '../../site/offline/mend.ts';

export class FetchError extends Error {
  override readonly name = 'FetchError';
  /** What was found when it was looked for once more. */
  readonly mending: Mending;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.mending = mendingOf(options?.cause);
  }
}

/** What was fetched, at the second try if need be; a failure becomes a FetchError with its cause. */
export const fetched = <T>(load: () => Promise<T>): Promise<T> =>
  loadOrMend(load).catch((cause: unknown) => {
    throw new FetchError('A file of the game did not arrive', { cause });
  });
