// The page's address in React: its parameters, and the texts that a link brings while the page is open.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { same } from '../../../scenes/kit/core/json.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { toast } from '../../ui/toast.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { type Address, readAddress, readBeat } from './address.ts';

/** Subscribes to changes of the address without a page load: Back, Forward, or a script that opens the lab. */
function onAddress(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

const useSearch = () =>
  useSyncExternalStore(
    onAddress,
    () => location.search,
    () => '',
  );

/** The address's parameters; none during pre-rendering and hydration. */
export const useAddress = (definition: GameDefinition): Address =>
  readAddress({ search: useSearch(), hash: '' }, definition);

/** Points to beat of the address, or null. */
export const useBeat = (): number | null => readBeat(new URLSearchParams(useSearch()).get('beat'));

/** Opens the game anew when a link with other texts is opened in this page, and says why texts of a link were refused. */
export function useLinkedTexts(definition: GameDefinition, mounted: MountedGame | null, openAnew: () => void): void {
  const refusal = mounted?.refusal ?? null;
  const opened = useEffectEvent(() => {
    const { texts } = readAddress(location, definition);
    if (mounted && Object.keys(texts).length > 0 && !same(texts, mounted.texts)) openAnew();
  });
  useEffect(() => {
    const onHash = () => opened();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (refusal !== null) toast({ title: refusal, duration: Infinity });
  }, [refusal]);
}
