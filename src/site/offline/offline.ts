// Which games work without a connection, as a store: filled by the service worker (src/site/offline/offlineWorker.ts), empty in the first render.
import { createStore } from 'zustand/vanilla';
import type { PartlyKept } from '../../offline/messages.ts';

/** Why games are not kept: the browser has no service workers here, refused this one, has no room, or something did not arrive, or arrived wrong. */
export type OfflineProblem = 'unsupported' | 'refused' | 'full' | 'not fetched' | 'wrong';

export interface OfflineState {
  /** Ids of the games that work without a connection. */
  readonly kept: ReadonlySet<string>;
  /** Ids of the other games; null until the worker has answered. */
  readonly notKept: readonly string[] | null;
  /** Bytes that the kept games were sent as, and those to fetch for the others. */
  readonly keptBytes: number;
  readonly missingBytes: number;
  /** Games of which only a part is here. */
  readonly partly: readonly PartlyKept[];
  /** Files that the last check found broken; null before there was one. */
  readonly broken: number | null;
  /** While all games are being fetched: the bytes so far, of how many; null while that is unknown. */
  readonly fetching: { readonly bytes: number; readonly of: number | null } | null;
  readonly problem: OfflineProblem | null;
}

export const offline = createStore<OfflineState>(() => ({
  kept: new Set(),
  notKept: null,
  keptBytes: 0,
  missingBytes: 0,
  partly: [],
  broken: null,
  fetching: null,
  problem: null,
}));
