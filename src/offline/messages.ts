// Messages between a page and the service worker, each with a port for its answer.

export type OfflineMessage =
  /** Which games are kept. */
  | { readonly type: 'state' }
  /** Keeps the game or tool of a page; nothing for any other page. */
  | { readonly type: 'keep'; readonly path: string }
  /** A file of this page did not load: what is kept for it is checked, and what is broken or missing is fetched past the browser's cache. */
  | { readonly type: 'mend'; readonly path: string }
  /** All that is kept is checked, and what is broken is fetched again. */
  | { readonly type: 'check' }
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
  /** Games of which only a part is here, with what they lack. */
  readonly partly: readonly PartlyKept[];
}

export interface PartlyKept {
  readonly id: string;
  readonly files: number;
  readonly bytes: number;
}

export interface OfflineAnswer extends KeptState {
  /** Why something could not be kept: no room, no connection, or the server sent another file than the one of this version. */
  readonly problem: 'full' | 'not fetched' | 'wrong' | null;
  /** Files that were broken and have been dropped, for 'mend' also those that were missing; null where nothing was checked. */
  readonly broken: number | null;
}
