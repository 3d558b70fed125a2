// True once a thing has been so for a while; false at once when it no longer is.
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
