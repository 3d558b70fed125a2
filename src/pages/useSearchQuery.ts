// Hook: the query of the Games page. The form answers at once; the address follows when typing rests, because browsers refuse many changes of it.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EMPTY_QUERY, type Filter, queryString, readQuery, type SearchQuery } from '../site/games/searchGames.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';

/** Rest after which the address is written, in milliseconds. */
const REST_MS = 300;

export function useSearchQuery(
  filters: readonly Filter[],
): readonly [query: SearchQuery, setQuery: (query: SearchQuery) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  /** The last query, and the address as it was then. */
  const [typed, setTyped] = useState<{ readonly query: SearchQuery; readonly search: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setQuery = (query: SearchQuery) => {
    clearTimeout(timer.current);
    const next = queryString(query);
    setTyped({ query, search });
    timer.current = setTimeout(() => {
      setTyped({ query, search: next });
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, REST_MS);
  };
  // Back, Forward and links change the address: it then holds the query.
  if (typed && typed.search === search) return [typed.query, setQuery];
  return [hydrated ? readQuery(search, filters) : EMPTY_QUERY, setQuery];
}
