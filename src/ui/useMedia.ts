// What the device says of itself. False while the page is pre-rendered or taken over.
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

let touched = false;

function onFirstTouch(changed: () => void): () => void {
  const look = (event: PointerEvent) => {
    if (touched || event.pointerType !== 'touch') return;
    touched = true;
    changed();
  };
  window.addEventListener('pointerdown', look, true);
  return () => window.removeEventListener('pointerdown', look, true);
}

/** True on a device whose main pointer is a finger, and from the first touch on any other. */
export function useTouch(): boolean {
  const coarse = useMedia('(pointer: coarse)');
  const used = useSyncExternalStore(
    onFirstTouch,
    () => touched,
    () => false,
  );
  return coarse || used;
}
