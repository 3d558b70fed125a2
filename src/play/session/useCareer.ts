// Career hook: loads what grows over runs, gives it to each run, and saves it from events. The module is fetched only for games that have a career.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarriedOver } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import type { CareerTracker } from '../../data/games/careers.ts';
import { toast } from '../../ui/toast.ts';
import { readAddress } from '../page/address.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';

export interface CareerState {
  /** True while the career is loading: a run begun now would miss it. */
  isLoading(on: MountedGame): boolean;
  /** What the next run begins with. */
  carriedOver(): CarriedOver | undefined;
}

const careerOf = ({ runtime }: MountedGame, definition: GameDefinition): GameRuntime['career'] =>
  readAddress(location, definition).lab ? undefined : runtime.career;

/** No career in the lab, where every run begins the same. `onLoaded` is called when a run may begin. */
export function useCareer(
  mounted: MountedGame | null,
  definition: GameDefinition,
  onLoaded: (on: MountedGame) => void,
): CareerState {
  const [loaded, setLoaded] = useState<MountedGame | null>(null);
  const tracker = useRef<CareerTracker | null>(null);
  const notifyLoaded = useEffectEvent(onLoaded);

  useEffect(() => {
    const career = mounted && careerOf(mounted, definition);
    if (!career) return;
    let isUnmounted = false;
    const startTracking = async () => {
      const { trackCareer } = await import('../../data/games/careers.ts');
      if (!isUnmounted) tracker.current = trackCareer(mounted.stage.session, definition.id, career);
    };
    const markLoaded = () => {
      if (isUnmounted) return;
      setLoaded(mounted);
      notifyLoaded(mounted);
    };
    startTracking()
      .catch(() => toast({ title: 'Saving did not load', description: 'Reload the page to keep what you reach.' }))
      .finally(markLoaded);
    return () => {
      isUnmounted = true;
      tracker.current?.stop();
      tracker.current = null;
    };
  }, [mounted, definition]);

  return {
    isLoading: on => careerOf(on, definition) !== undefined && loaded !== on,
    carriedOver: () => (tracker.current ? { career: tracker.current.now() } : undefined),
  };
}
