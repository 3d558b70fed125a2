// Hook: the games of a day whose best run is kept on this device by today's rules. Its module is fetched only where something was played.
import { DAILY } from 'virtual:daily';
import { useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** `day` in days since 1970; null until it is known. */
export function useWatchable(day: number | null, isPlayed: boolean): ReadonlySet<string> {
  const [found, setFound] = useState({ day, games: NONE });
  useEffect(() => {
    if (day === null || !isPlayed) return;
    let isUnmounted = false;
    const look = async () => {
      const module = await loadKeys().catch(() => null);
      const games = (await module?.dayReplaysOf(DAILY, day)) ?? NONE;
      if (!isUnmounted) setFound({ day, games });
    };
    void look();
    return () => {
      isUnmounted = true;
    };
  }, [day, isPlayed]);
  return found.day === day ? found.games : NONE;
}

const loadKeys = () => import('../../data/games/dayReplays.ts');
