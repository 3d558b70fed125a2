// What a link to the drawing page brings along, until it was looked at.
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
