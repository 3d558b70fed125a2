// The visitor, as pages show them: what was played, liked and left in the middle. It is loaded with the pages that show it, before React takes them
// over, and by no other page; without it (offline, during pre-rendering) they show what a newcomer sees.
import { useMemo, useSyncExternalStore } from 'react';
import { own } from '../../scenes/kit/core/own.ts';
import type { GameRecord, Profile } from '../data/profile.ts';
import { lazyChunk } from './lazy/lazyChunk.ts';

const { store, fetch } = lazyChunk(() => import('../data/visitorData.ts'));

/** Resolves once the visitor is known, or cannot be. */
export const loadVisitor = fetch;

/** Calls back when the visitor was loaded, and when what they did changes, in this tab or another. */
function onVisitor(changed: () => void): () => void {
  let stopProfile: (() => void) | undefined;
  const listen = () => {
    const { module } = store.getState();
    if (!module || stopProfile) return;
    stopProfile = module.profile.subscribe(changed);
    void module.refreshKept().then(changed);
  };
  const stopLoading = store.subscribe(() => {
    listen();
    changed();
  });
  listen();
  window.addEventListener('storage', changed);
  return () => {
    stopLoading();
    stopProfile?.();
    window.removeEventListener('storage', changed);
  };
}

type Records = Profile['games'];
const NO_RECORDS: Records = {};

export interface Visitor {
  /** False before the visitor was loaded: nothing can be changed yet. */
  readonly isKnown: boolean;
  readonly records: Records;
  /** Ids of games with a run that was left in the middle. */
  readonly kept: ReadonlySet<string>;
}

/** The visitor; a newcomer during pre-rendering and hydration. */
export function useVisitor(): Visitor {
  const loaded = useSyncExternalStore(
    onVisitor,
    () => store.getState().module,
    () => null,
  );
  const records = useSyncExternalStore(
    onVisitor,
    () => store.getState().module?.profile.getState().games ?? NO_RECORDS,
    () => NO_RECORDS,
  );
  const ids = useSyncExternalStore(
    onVisitor,
    () => store.getState().module?.keptIds() ?? '',
    () => '',
  );
  const kept = useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
  return { isKnown: loaded !== null, records, kept };
}

export const recordIn = ({ records }: Visitor, id: string): GameRecord | undefined => own(records, id);

export const toggleFavourite = (game: { readonly id: string }): void => store.getState().module?.toggleFavourite(game);
