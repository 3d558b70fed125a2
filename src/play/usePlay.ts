// One visit to a game page: which game stands on the stage, and what the shell can do with it.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { recordStart, useProfile } from '../data/profile.ts';
import { dailySeed, freshSeed, readAddress } from './address.ts';
import { type Opening, openingOf } from './bootGame.ts';
import { applyConstantEdits } from './hotConstants.ts';
import type { MountedGame } from './PhaserHost.tsx';
import { useCareer } from './useCareer.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import type { StartOptions } from './useSavedGame.ts';

/** What stopped, in the page's hands. */
export interface Crash {
  /** False where the game could not even be fetched. */
  readonly loaded: boolean;
  /** The run so far, where there was one. */
  readonly replay: Replay | null;
}

export interface Play {
  readonly mounted: MountedGame | null;
  readonly session: Session | null;
  readonly crash: Crash | null;
  /** Start was pressed before the stage was there. */
  readonly waiting: boolean;
  /** Grows with every new try after a crash. */
  readonly attempt: number;
  /** Slower play is help here: one person plays, and time matters. */
  readonly slowable: boolean;
  start(setup: Setup, how?: StartOptions): void;
  pause(): void;
  resume(): void;
  /** From the beginning: another world, unless the address or the day says which. */
  restart(): void;
  /** Back to the start card. */
  menu(): void;
  watch(replay: Replay, from?: 'end'): void;
  /** What is watched is only how it ended. */
  readonly watchesEnd: boolean;
  stopWatching(): void;
  /** After a crash: the same page, a new stage. */
  tryAgain(): void;
  readonly hostProps: {
    opening(): Opening;
    onMounted(mounted: MountedGame | null): void;
    onCrash(error: unknown): void;
    onContextLost(lost: boolean): void;
  };
  /** What play cannot do without could not be fetched. */
  reportLoadError(): void;
}

export function usePlay(definition: GameDefinition): Play {
  const [mounted, setMounted] = useState<MountedGame | null>(null);
  const [crash, setCrash] = useState<Crash | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [daily, setDaily] = useState(false);
  const [watchesEnd, setWatchesEnd] = useState(false);
  /** Chosen before the stage was there. */
  const [pendingStart, setPendingStart] = useState<{ setup: Setup; how: StartOptions } | null>(null);
  const session = mounted?.stage.session ?? null;
  const speed = useProfile(({ choices }) => choices.speed);
  const address = () => readAddress(location.search, definition);
  const career = useCareer(mounted, definition, beginPending);

  const nextSeed = (today = daily): number | undefined =>
    (today ? dailySeed() : address().seed) ?? (definition.usesSeed ? freshSeed() : undefined);

  const canSlow = (on: MountedGame | null) => definition.assists && on?.runtime.timed === true;

  /** The player's own speed, slowed by what the start card chose: `speed: 0.6` is practice. */
  function speedOf(on: MountedGame | null, setup: Setup, own = speed): number {
    const { speed: part } = setup;
    const isSlower = typeof part === 'number' && part > 0 && part < 1;
    return canSlow(on) ? own * (isSlower ? part : 1) : 1;
  }

  function begin(on: MountedGame, setup: Setup, { daily: today, from }: StartOptions): void {
    const { stage } = on;
    setDaily(today);
    if (today) stage.session.restart(dailySeed());
    recordStart(definition, setup);
    stage.session.setSpeed(speedOf(on, setup));
    const carriedOver = career.carriedOver();
    const kept = from && { kept: from.kept, awaySeconds: from.awaySeconds };
    stage.session.start({ ...address().texts, ...setup }, (carriedOver || kept) && { ...carriedOver, ...kept });
    takeControl(on);
  }

  /** What was chosen before the stage and the career were there begins once they are. */
  function beginPending(on: MountedGame): void {
    if (!pendingStart) return;
    begin(on, pendingStart.setup, pendingStart.how);
    setPendingStart(null);
  }

  /** Press and stage may come in one moment, before either knows of the other: they meet here, whichever is first. */
  const beginIfReady = useEffectEvent((on: MountedGame) => {
    if (!career.isLoading(on)) beginPending(on);
  });
  useEffect(() => {
    if (mounted && pendingStart) beginIfReady(mounted);
  }, [mounted, pendingStart]);

  function takeControl({ host, clock }: MountedGame): void {
    clock.run();
    host.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  function crashed(error: unknown): void {
    reportError(error);
    setPendingStart(null);
    setCrash({
      loaded: mounted !== null,
      replay: session && session.store.getState().phase !== 'ready' ? session.replay() : null,
    });
  }

  /** The player's own speed; while the game is paused it waits, so that trying the slider marks nothing. */
  const applySpeed = useEffectEvent((to: Session, chosen: number) => {
    const state = to.store.getState();
    const pace = speedOf(mounted, state.setup, chosen);
    if (canSlow(mounted) && !state.playback && state.speed !== pace) to.setSpeed(pace);
  });
  useEffect(() => {
    if (session && session.store.getState().phase !== 'paused') applySpeed(session, speed);
  }, [session, speed]);
  useEffect(() => {
    if (!session) return;
    return session.store.subscribe(({ phase }, before) => {
      if (phase === 'playing' && before.phase === 'paused') applySpeed(session, speed);
    });
  }, [session, speed]);
  useRestoreFocus(mounted);
  useEffect(() => {
    if (import.meta.env.DEV && session) return applyConstantEdits(definition.id, session);
  }, [session, definition.id]);

  return {
    mounted,
    session,
    crash,
    waiting: pendingStart !== null,
    attempt,
    slowable: canSlow(mounted),
    start(setup, how = { daily: false }) {
      if (mounted && !career.isLoading(mounted)) begin(mounted, setup, how);
      else setPendingStart({ setup, how });
    },
    pause() {
      session?.pause();
    },
    resume() {
      session?.resume();
      if (mounted) takeControl(mounted);
    },
    restart() {
      if (!mounted || !session) return;
      if (session.store.getState().playback) session.watch(session.replay());
      else session.restart(nextSeed(), career.carriedOver());
      session.resume();
      takeControl(mounted);
    },
    menu() {
      setDaily(false);
      session?.menu();
      session?.restart(nextSeed(false));
      mounted?.host.focus({ preventScroll: true });
    },
    watchesEnd,
    watch(replay, from) {
      if (!mounted || !session) return;
      setWatchesEnd(from === 'end');
      try {
        session.watch(replay);
      } catch (error) {
        crashed(error);
        return;
      }
      session.setSpeed(1);
      takeControl(mounted);
      // Said before it plays: the strip below the stage has the words, and the button.
      if (session.store.getState().playback?.hasOtherRules) session.pause();
    },
    stopWatching() {
      if (!session) return;
      session.menu();
      session.restart(nextSeed());
      session.setSpeed(speedOf(mounted, session.store.getState().setup));
      mounted?.host.focus({ preventScroll: true });
    },
    tryAgain() {
      setCrash(null);
      setMounted(null);
      setAttempt(attempt + 1);
    },
    hostProps: {
      opening: () => openingOf(definition),
      onMounted: setMounted,
      onCrash: crashed,
      onContextLost(lost) {
        if (lost) session?.pause();
      },
    },
    reportLoadError() {
      session?.pause();
      setCrash({ loaded: false, replay: null });
    },
  };
}

/** An address may change under a page that stays: Back, Forward, a script that asks for the lab. */
function onAddress(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/** The address's search part; empty while the page is pre-rendered or taken over. */
export const useSearch = (): string =>
  useSyncExternalStore(
    onAddress,
    () => location.search,
    () => '',
  );

/** Play stops by itself when nobody can see it or the keys go elsewhere. */
export function useAutoPause(pause: () => void, playing: boolean): void {
  const autoPause = useEffectEvent(pause);
  useEffect(() => {
    if (!playing) return;
    const onHidden = () => document.hidden && autoPause();
    const onBlur = () => autoPause();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('blur', onBlur);
    };
  }, [playing]);
}
