// What grows over runs: read when the game is there, handed to each run, written from what happens. Fetched only for games that have a career.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarriedOver } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition, GameRuntime } from '../../scenes/kit/game.ts';
import type { CareerTracker } from '../data/careers.ts';
import { toast } from '../ui/toast.ts';
import { readAddress } from './address.ts';
import type { Mounted } from './PhaserHost.tsx';

export interface CareerHere {
  /** It is still on its way: a run begun now would know nothing of it. */
  isAwaited(on: Mounted): boolean;
  /** What the next run begins from. */
  begin(): CarriedOver | undefined;
}

const careerIn = ({ runtime }: Mounted, definition: GameDefinition): GameRuntime['career'] =>
  readAddress(location.search, definition).lab ? undefined : runtime.career;

/** In the lab every run begins without: there it is the same for everybody. `onRead` hears when a run may begin. */
export function useCareer(
  mounted: Mounted | null,
  definition: GameDefinition,
  onRead: (on: Mounted) => void,
): CareerHere {
  const [read, setRead] = useState<Mounted | null>(null);
  const play = useRef<CareerTracker | null>(null);
  const tellRead = useEffectEvent(onRead);

  useEffect(() => {
    const career = mounted && careerIn(mounted, definition);
    if (!career) return;
    let gone = false;
    const follow = async () => {
      const { trackCareer } = await import('../data/careers.ts');
      if (!gone) play.current = trackCareer(mounted.stage.session, definition.id, career);
    };
    const begin = () => {
      if (gone) return;
      setRead(mounted);
      tellRead(mounted);
    };
    follow()
      .catch(() => toast({ title: 'Saving did not load', description: 'Reload the page to keep what you reach.' }))
      .finally(begin);
    return () => {
      gone = true;
      play.current?.stop();
      play.current = null;
    };
  }, [mounted, definition]);

  return {
    isAwaited: on => careerIn(on, definition) !== undefined && read !== on,
    begin: () => (play.current ? { career: play.current.now() } : undefined),
  };
}
