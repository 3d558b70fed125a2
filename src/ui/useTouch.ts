// Whether fingers are at work. False while the page is pre-rendered or taken over.
import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

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
