// Hook: what is asked on the Games page. The form answers at once; the address follows when typing rests, because browsers refuse many changes of it.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Asked, type Filter, NOTHING_ASKED, queryOf, readAsked } from '../site/searchGames.ts';
import { useHydrated } from '../ui/useHydrated.ts';

/** Rest after which the address is written, in milliseconds. */
const REST_MS = 300;

export function useAsked(filters: readonly Filter[]): readonly [asked: Asked, ask: (asked: Asked) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  /** What was asked last, and the address as it was then. */
  const [typed, setTyped] = useState<{ readonly asked: Asked; readonly search: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (asked: Asked) => {
    clearTimeout(timer.current);
    const next = queryOf(asked);
    setTyped({ asked, search });
    timer.current = setTimeout(() => {
      setTyped({ asked, search: next });
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, REST_MS);
  };
  // Back, Forward and links change the address: it then says what is asked.
  if (typed && typed.search === search) return [typed.asked, ask];
  return [hydrated ? readAsked(search, filters) : NOTHING_ASKED, ask];
}
