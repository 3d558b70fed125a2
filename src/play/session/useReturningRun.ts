// Returning run hook: a run that was kept, or that a restart ended by mistake, comes back paused; a real-time one is counted down to.
import { useEffect, useRef, useState } from 'react';
import { LONG_RUN_TICKS, MANY_ACTS, TAKE_BACK_SECONDS } from '../../../scenes/kit/core/replay/restarts.ts';
import type { Session, Snapshot } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { KeptRun } from '../../data/games/keptRuns.ts';
import { recordStart } from '../../data/profile.ts';
import { dayNumber } from '../../site/games/day.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { dismissToast, toast, toasts } from '../../ui/toast.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { setupOf } from './runSetup.ts';

export interface ReturningRun {
  /** How much of the run is replayed, 0 to 1, or 'counting' down to play; null where none comes back. */
  readonly returning: number | 'counting' | null;
  /** True while a run that was begun anew can be taken back. */
  readonly canTakeBack: boolean;
  /** Goes on with a run that was kept; `onResumed` is called when it stands where it stood. */
  resumeRun(run: KeptRun, onResumed: () => void): Promise<void>;
  /**
   * Holds the run under way, if it is worth it, and offers for ten seconds to take it back: call it before another one begins. One that is held already is
   * offered on where a short one is begun anew: a second press costs nothing.
   */
  holdForTakeBack(): void;
  takeBack(): void;
  /** Ends the count: the run stays paused. */
  stopCounting(): void;
  /** Day on which a run began that came back, in days since 1970; null for one that began on this page. */
  beganOn(): number | null;
}

interface HeldRun {
  readonly snapshot: Snapshot;
  readonly began: number;
}

interface PlayParts {
  /** Before a run comes back: speed, and whether it is the day's. */
  prepare(on: MountedGame, run: HeldRun): void;
  /** It stands where it stood, and goes on. */
  goOn(on: MountedGame): void;
  onCrash(error: unknown): void;
}

export function useReturningRun(
  mounted: MountedGame | null,
  definition: GameDefinition,
  { prepare, goOn, onCrash }: PlayParts,
): ReturningRun {
  const [returning, setReturning] = useState<ReturningRun['returning']>(null);
  const [held, setHeld] = useState<HeldRun | null>(null);
  const returned = useRef<{ readonly run: number; readonly began: number } | null>(null);
  const session = mounted?.stage.session;

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(null), TAKE_BACK_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => session?.store.subscribe((now, before) => now.run !== before.run && dismissPassing()), [session]);

  async function bringBack(on: MountedGame, snapshot: Snapshot, began: number, onThere: (session: Session) => void) {
    const { session: to } = on.stage;
    setReturning(0);
    try {
      prepare(on, { snapshot, began });
      await inSlices(to.restoreIncrementally(snapshot), { progress: setReturning });
      returned.current = { run: to.store.getState().run, began };
      onThere(to);
    } catch (error) {
      setReturning(null);
      onCrash(error);
      return;
    }
    if (on.runtime.kind === 'realtime') setReturning('counting');
    else {
      setReturning(null);
      goOn(on);
    }
  }

  async function resumeRun(run: KeptRun, onResumed: () => void): Promise<void> {
    if (!mounted) return;
    setReturning(0);
    const snapshot = await loadSnapshot(run, definition);
    if (!snapshot) {
      setReturning(null);
      toast({ title: 'This run cannot be read', description: 'It stays where it is, unchanged.' });
      return;
    }
    recordStart(definition, setupOf(run, definition));
    await bringBack(mounted, snapshot, run.began, onResumed);
  }

  function takeBack(run: HeldRun): void {
    if (!mounted) return;
    setHeld(null);
    dismissToast();
    // Its recording was dropped from storage with it: all of it is stored anew.
    void bringBack(mounted, run.snapshot, run.began, to => to.forgetProgress());
  }

  const beganOn = (): number | null =>
    returned.current?.run === session?.store.getState().run ? (returned.current?.began ?? null) : null;

  return {
    returning,
    canTakeBack: held !== null,
    resumeRun,
    holdForTakeBack() {
      const state = session?.store.getState();
      if (!session || !state || state.playback) return;
      if (state.phase !== 'playing' && state.phase !== 'paused') return;
      const snapshot = session.holdRun();
      // What a game keeps for Continue is worth it however short it was: coins, an upgrade.
      const { runtime } = mounted;
      const isKept = (runtime.savedGame?.serialize(session.state as never) ?? null) !== null;
      const isWorthIt = isKept || state.tick > LONG_RUN_TICKS || snapshot.run.acts.length >= MANY_ACTS;
      const run: HeldRun | null = isWorthIt ? { snapshot, began: beganOn() ?? dayNumber() } : held && { ...held };
      if (!run) return;
      // After the toasts of the old run are gone.
      setTimeout(() => {
        setHeld(run);
        toast({
          title: 'Begun anew',
          description: 'The run before can still come back.',
          duration: TAKE_BACK_SECONDS * 1000,
          action: { label: 'Take back', run: () => takeBack(run) },
        });
      });
    },
    takeBack: () => held && takeBack(held),
    stopCounting: () => setReturning(null),
    beganOn,
  };
}

/** The run as it was stored; null where it, or what reads it, cannot be had. */
async function loadSnapshot(run: KeptRun, definition: GameDefinition): Promise<Snapshot | null> {
  try {
    const { loadRun } = await import('../../data/games/keptRuns.ts');
    return await loadRun(run, definition);
  } catch {
    return null;
  }
}

/** Closes a toast about the run that has just ended; one that stays until it is dismissed says something else. */
function dismissPassing(): void {
  const { last } = toasts.getState();
  if (last?.open && last.duration !== Number.POSITIVE_INFINITY) dismissToast(last.id);
}
