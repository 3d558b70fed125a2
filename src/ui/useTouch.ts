// Whether fingers are at work. False while the page is pre-rendered or taken over.
import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

let hasTouched = false;

function onFirstTouch(changed: () => void): () => void {
  const onPointerDown = (event: PointerEvent) => {
    if (hasTouched || event.pointerType !== 'touch') return;
    hasTouched = true;
    changed();
  };
  window.addEventListener('pointerdown', onPointerDown, true);
  return () => window.removeEventListener('pointerdown', onPointerDown, true);
}

/** True on a device whose main pointer is a finger, and from the first touch on any other. */
export function useTouch(): boolean {
  const coarse = useMedia('(pointer: coarse)');
  const used = useSyncExternalStore(
    onFirstTouch,
    () => hasTouched,
    () => false,
  );
  return coarse || used;
}
