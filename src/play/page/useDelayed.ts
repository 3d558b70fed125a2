// Delay hook: true once a condition has held for a time; false as soon as it no longer holds.
import { useEffect, useState } from 'react';

export function useDelayed(condition: boolean, ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [condition, ms]);
  return condition && elapsed;
}
