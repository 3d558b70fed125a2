// Hook: the drawing encoded in the page's address (#drawing=…), until it is closed.
import { useCallback, useEffect, useState } from 'react';

const linkInAddress = (): string | null => /^#drawing=(.*)$/s.exec(location.hash)?.[1] ?? null;

export function useLinkedDrawing(): readonly [letters: string | null, close: () => void] {
  const [letters, setLetters] = useState<string | null>(null);
  useEffect(() => {
    const readAddress = () => setLetters(linkInAddress());
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);
  const close = useCallback(() => {
    setLetters(null);
    if (linkInAddress() !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return [letters, close];
}
