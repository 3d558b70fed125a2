// What a link to the drawing page brings along, until it was looked at.
import { useCallback, useEffect, useState } from 'react';

const found = (): string | null => /^#drawing=(.*)$/s.exec(location.hash)?.[1] ?? null;

export function useArrival(): readonly [letters: string | null, close: () => void] {
  const [letters, setLetters] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setLetters(found());
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const close = useCallback(() => {
    setLetters(null);
    if (found() !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return [letters, close];
}
