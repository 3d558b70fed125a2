// Hook: whether touch is used. False during pre-rendering and hydration.
import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

let hasTouched = false;

function onFirstTouch(changed: () => void): () => void {
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    hasTouched = true;
    // Each of the page's parts that asked is told.
    changed();
  };
  window.addEventListener('pointerdown', onPointerDown, true);
  return () => window.removeEventListener('pointerdown', onPointerDown, true);
}

/** True if the main pointer is coarse, and from the first touch on any device. */
export function useTouch(): boolean {
  const coarse = useMedia('(pointer: coarse)');
  const used = useSyncExternalStore(
    onFirstTouch,
    () => hasTouched,
    () => false,
  );
  return coarse || used;
}
