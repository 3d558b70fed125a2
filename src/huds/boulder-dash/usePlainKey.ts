// Hook: a key without modifiers, pressed anywhere on the page.
import { useEffect } from 'react';

export function usePlainKey(code: string, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== code || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
