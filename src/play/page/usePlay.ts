// State of a play page: the mounted game, its crash, and the actions of the page (start, pause, restart, watch …).
import { useEffect, useEffectEvent, useState } from 'react';
import { same } from '../../../scenes/kit/core/json.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { recordStart, useProfile } from '../../data/profile.ts';
import { isDailySetup, isOfDay, seedOfDay } from '../../site/games/daySeed.ts';
import type { Mending } from '../../site/offline/mend.ts';
import type { StartOptions } from '../session/runSetup.ts';
import { useCareer } from '../session/useCareer.ts';
import { type ReturningRun, useReturningRun } from '../session/useReturningRun.ts';
import { isSecretShown, isTooAlike } from '../session/useSecret.ts';
import { type Opening, openingOf } from '../stage/bootGame.ts';
import { applyConstantEdits } from '../stage/hotConstants.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { useRestoreFocus } from '../stage/useRestoreFocus.ts';
import { dailySeed, randomSeed, readAddress } from './address.ts';
import { FetchError } from './FetchError.ts';
import { redrawLabel } from './redraw.ts';

/** Seeds that are drawn at most until one is unlike the run before. */
const MOST_DRAWS = 4000;

/** A crash of the game. */
export interface Crash {
  /** False if a file of the game did not arrive. */
  readonly loaded: boolean;
  /** What was found then, where it was looked for. */
  readonly mending?: Mending;
  /** Replay of the run so far; null before a run. */
  readonly replay: Replay | null;
}

export interface Play extends Omit<ReturningRun, 'holdForTakeBack'> {
  readonly mounted: MountedGame | null;
  readonly session: Session | null;
  readonly crash: Crash | null;
  /** True if Start was pressed before the stage was mounted. */
  readonly waiting: boolean;
  /** Number of retries after a crash: the React key of the host. */
  readonly attempt: number;
  /** True if slower play is an assist: one person plays, in real time. */
  readonly slowable: boolean;
  start(setup: Setup, how?: StartOptions): void;
  pause(): void;
  resume(): void;
  /** Restarts: with the same seed where the game keeps it (`redraw`), else with a new one, unless the address or the daily game fixes it. */
  restart(): void;
  /** Restarts with a new seed, whatever the address or the daily game says. */
  redraw(): void;
  /** Shows behind the start card what these answers lead to. */
  preview(setup: Setup, daily: boolean): void;
  /** Returns to the start card. */
  menu(): void;
  watch(replay: Replay, from?: 'end'): void;
  /** True if only the end of the replay is watched. */
  readonly watchesEnd: boolean;
  stopWatching(): void;
  /** Mounts a new stage after a crash. */
  tryAgain(): void;
  readonly hostProps: {
    opening(): Opening;
    onMounted(mounted: MountedGame | null): void;
    onCrash(error: unknown): void;
    onContextLost(lost: boolean): void;
  };
  /** Reports that a part needed for play could not be fetched. */
  reportLoadError(why: Mending): void;
}

export function usePlay(definition: GameDefinition): Play {
  const [mounted, setMounted] = useState<MountedGame | null>(null);
  const [crash, setCrash] = useState<Crash | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [daily, setDaily] = useState(false);
  const [watchesEnd, setWatchesEnd] = useState(false);
  /** Start that was pressed before stage and career were loaded. */
  const [pendingStart, setPendingStart] = useState<{ setup: Setup; how: StartOptions } | null>(null);
  const session = mounted?.stage.session ?? null;
  const speed = useProfile(({ choices }) => choices.speed);
  const address = () => readAddress(location, definition);
  const career = useCareer(mounted, definition, beginPending);
  const run = useReturningRun(mounted, definition, {
    prepare(on, { snapshot, began }) {
      const { seed, setup } = snapshot.run;
      setDaily(definition.usesSeed && seed === seedOfDay(began) && isDailySetup(definition, setup));
      on.stage.session.setSpeed(speedOf(on, setup));
    },
    goOn: on => goOn(on),
    onCrash: error => crashed(error),
  });

  /** A seed that the address or the daily game fixes gives way to a random one once its secret was shown. */
  function nextSeed(today = daily): number | undefined {
    const fixed = today ? dailySeed() : address().seed;
    return fixed === null || isKnown(fixed) ? (definition.usesSeed ? drawSeed() : undefined) : fixed;
  }

  /** A random seed whose run is not too like the one before. */
  function drawSeed(): number {
    let seed = randomSeed();
    if (!mounted) return seed;
    for (let tries = 1; tries < MOST_DRAWS && isAlike(mounted, seed); tries++) seed = randomSeed();
    return seed;
  }
  const isAlike = ({ runtime, stage }: MountedGame, seed: number): boolean =>
    !address().lab && isTooAlike(runtime, definition, seed, stage.session.store.getState());

  const isKnown = (seed: number): boolean =>
    mounted !== null &&
    !address().lab &&
    isSecretShown(mounted.runtime, definition, { seed, setup: mounted.stage.session.store.getState().setup });

  /** Seed of a restart: that of the run where the game keeps it. */
  function seedAgain(on: Session): number | undefined {
    const { seed, setup } = on.store.getState();
    const keeps = redrawLabel(definition, setup) !== null && !isKnown(seed);
    return keeps || isOfDay(definition, setup) ? seed : nextSeed();
  }

  /** A link's seed is that of another day. */
  const drawsOnDay = (setup: Setup): boolean => isOfDay(definition, setup) && address().seed === null;

  function beginAgain(seed: number | undefined): void {
    if (!mounted || !session) return;
    run.holdForTakeBack();
    if (session.store.getState().playback) session.watch(session.replay());
    else session.restart(seed, career.carriedOver());
    session.resume();
    takeControl(mounted);
  }

  const canSlow = (on: MountedGame | null) => definition.assists && on?.runtime.timed === true;

  /** Game speed: the player's setting times the setup's `speed` (0.6 is practice); 1 where slower play is no assist. */
  function speedOf(on: MountedGame | null, setup: Setup, own = speed): number {
    const { speed: part } = setup;
    const isSlower = typeof part === 'number' && part > 0 && part < 1;
    return canSlow(on) ? own * (isSlower ? part : 1) : 1;
  }

  function begin(on: MountedGame, asked: Setup, { daily: today, from }: StartOptions): void {
    const { stage } = on;
    const setup = today ? { ...asked, ...definition.start.daily } : asked;
    setDaily(today);
    const { session: to } = stage;
    if (today || drawsOnDay(setup)) to.restart(dailySeed());
    else if (address().seed === null && isAlike(on, to.store.getState().seed)) to.restart(drawSeed());
    recordStart(definition, setup);
    stage.session.setSpeed(speedOf(on, setup));
    const carriedOver = career.carriedOver();
    const kept = from && { kept: from.kept, awaySeconds: from.awaySeconds };
    stage.session.start({ ...on.texts, ...setup }, (carriedOver || kept) && { ...carriedOver, ...kept });
    takeControl(on);
  }

  /** Begins the pending start once stage and career are loaded. */
  function beginPending(on: MountedGame): void {
    if (!pendingStart) return;
    begin(on, pendingStart.setup, pendingStart.how);
    setPendingStart(null);
  }

  /** Begins in either order of events: Start pressed before the stage was mounted, or after. */
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

  function goOn(on: MountedGame): void {
    run.stopCounting();
    on.stage.session.resume();
    takeControl(on);
  }

  function crashed(error: unknown): void {
    reportError(error);
    setPendingStart(null);
    const state = session?.store.getState();
    setCrash({
      loaded: !(error instanceof FetchError),
      ...(error instanceof FetchError && { mending: error.mending }),
      replay: session && state?.isRecorded && state.phase !== 'ready' ? session.replay() : null,
    });
  }

  /** Applies the speed setting, except during a pause, so that trying the slider does not mark the run as assisted. */
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
    returning: run.returning,
    canTakeBack: run.canTakeBack,
    resumeRun: run.resumeRun,
    takeBack: run.takeBack,
    stopCounting: run.stopCounting,
    beganOn: run.beganOn,
    pause() {
      session?.pause();
    },
    resume() {
      if (mounted && typeof run.returning !== 'number') goOn(mounted);
    },
    restart() {
      if (session) beginAgain(seedAgain(session));
    },
    redraw() {
      setDaily(false);
      beginAgain(drawSeed());
    },
    preview(setup, today) {
      if (session?.store.getState().phase !== 'ready') return;
      const { seed, setup: shown } = session.store.getState();
      const isDay = today || drawsOnDay(setup);
      if (isDay && seed !== dailySeed()) session.restart(dailySeed());
      else if (!isDay && seed === dailySeed()) session.restart(nextSeed(false));
      const wanted = { ...mounted?.texts, ...setup };
      if (!same(shown, wanted)) session.menu(wanted);
    },
    menu() {
      run.stopCounting();
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
      // A replay of other rules starts paused: the replay bar shows the warning and the play button.
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
    reportLoadError(mending) {
      session?.pause();
      setCrash({ loaded: false, mending, replay: null });
    },
  };
}

/** Pauses play when the page is hidden or loses focus, and where time runs when the device is turned: hands are elsewhere then, and so is everything. */
export function useAutoPause(pause: () => void, playing: boolean, realTime = false): void {
  const autoPause = useEffectEvent(pause);
  useEffect(() => {
    if (!playing) return;
    const onHidden = () => document.hidden && autoPause();
    const onBlur = () => autoPause();
    // Not a media query: a soft keyboard makes an upright window wide.
    const turning = realTime ? (screen.orientation as ScreenOrientation | undefined) : undefined;
    turning?.addEventListener('change', onBlur);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('blur', onBlur);
      turning?.removeEventListener('change', onBlur);
    };
  }, [playing, realTime]);
}
