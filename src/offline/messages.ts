// Messages between a page and the service worker, each with a port for its answer.

export type OfflineMessage =
  /** Which games are kept. */
  | { readonly type: 'state' }
  /** Keeps the game or tool of a page; nothing for any other page. */
  | { readonly type: 'keep'; readonly path: string }
  /** Deletes all games and tools. */
  | { readonly type: 'forget' }
  /** A page is open and works: completes what is missing, deletes what no open page needs. */
  | { readonly type: 'opened' }
  /** The new version begins at once, although pages of the old one are open. */
  | { readonly type: 'take over' };

/** What the worker asks a page: the path of its first script, which says of which version it is. */
export const WHICH_VERSION = 'which version';

export interface KeptState {
  /** Ids of the games that work without a connection. */
  readonly kept: readonly string[];
  /** Ids of the others. */
  readonly notKept: readonly string[];
  /** Bytes that the kept games were sent as. */
  readonly keptBytes: number;
  /** Bytes to fetch for the others. */
  readonly missingBytes: number;
}

export interface OfflineAnswer extends KeptState {
  /** Why something could not be kept: no room, or no connection. */
  readonly problem: 'full' | 'not fetched' | null;
}
