// Still page hook: while a game is played, keys that would scroll the page do not; the game's own keys, and what scrolls by itself, keep theirs.
import { type RefObject, useEffect } from 'react';

const SCROLLING_KEYS: ReadonlySet<string> = new Set([
  ...['Space', 'PageUp', 'PageDown', 'Home', 'End'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
]);

/** `stage` has the keyboard in play; after a press beside everything the body has it. */
export function useStillPage(page: RefObject<HTMLElement | null>, stage: HTMLElement | null): void {
  useEffect(() => {
    if (!stage) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !SCROLLING_KEYS.has(event.code)) return;
      const hasKeyboard = event.target === stage || event.target === document.body;
      if (hasKeyboard && page.current?.dataset['play'] === 'playing') event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [page, stage]);
}
