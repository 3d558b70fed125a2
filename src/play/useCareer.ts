// What grows over runs: read when the game is there, handed to each run, written from what happens. Fetched only for games that have a career.
import { useEffect, useRef, useState } from 'react';
import type { Begin } from '../../scenes/kit/core/rules.ts';
import type { CareerPlay } from '../data/careers.ts';
import { toast } from '../ui/toast.ts';
import type { Mounted } from './PhaserHost.tsx';

export interface CareerHere {
  /** False while it is still on its way: a run begun now would know nothing of it. */
  readonly isRead: boolean;
  /** What the next run begins from. */
  begin(): Begin | undefined;
}

/** In the lab every run begins without: there it is the same for everybody. */
export function useCareer(mounted: Mounted | null, id: string, lab: boolean): CareerHere {
  const [read, setRead] = useState<Mounted | null>(null);
  const play = useRef<CareerPlay | null>(null);
  const career = lab ? undefined : mounted?.runtime.career;

  useEffect(() => {
    if (!career || !mounted) return;
    let stopped = false;
    const follow = async () => {
      const { growWhilePlayed } = await import('../data/careers.ts');
      if (!stopped) play.current = growWhilePlayed(mounted.stage.session, id, career);
    };
    follow()
      .catch(() => toast({ title: 'Saving did not load', description: 'Reload the page to keep what you reach.' }))
      .finally(() => !stopped && setRead(mounted));
    return () => {
      stopped = true;
      play.current?.stop();
      play.current = null;
    };
  }, [career, mounted, id]);

  return {
    isRead: mounted !== null && (!career || read === mounted),
    begin: () => (play.current ? { career: play.current.now() } : undefined),
  };
}
