// True once a thing has been so for a while; false at once when it no longer is.
import { useEffect, useState } from 'react';

export function useDelayed(so: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [so, ms]);
  return so && late;
}
