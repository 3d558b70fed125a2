// `window.lab`: script interface to the running game, for designers, bug reports and automation. Its functions never throw.

import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import { type Frame, NO_INPUT, type PointerFrame, type Stick } from '../../../scenes/kit/core/input/input.ts';
import { copy, type Json } from '../../../scenes/kit/core/json.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import { readReplay } from '../../../scenes/kit/core/replay/replayFile.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import { respondInline } from '../../../scenes/kit/core/session/respondInline.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';

export interface LabConstant {
  /** Current value. */
  readonly value: number;
  readonly range: readonly [number, number];
  readonly unit: string;
  readonly effect: string;
}

export interface WindowLab {
  readonly id: string;
  readonly seed: number;
  readonly tick: number;
  /** Resolves once the game is mounted and has no pending request; a new promise after every restart. */
  readonly ready: Promise<void>;
  /** Copy of the game state. */
  state(): unknown;
  hud(): readonly HudItem[];
  result(): Result | null;
  /**
   * Runs ticks at full speed with the clock held. `held`, sticks and pointer apply to all of them, `pressed` to the first, `released` and
   * `cancelled` to the last.
   */
  step(ticks?: number, frame?: Partial<Frame>): void;
  /** Sends a command; returns the sentence that refuses it, or null. */
  send(command: unknown): string | null;
  /** Turn games: commands that are legal now. */
  legal?: () => readonly unknown[];
  /** Runs ticks of the game's own bot with the clock held. */
  pilot(ticks?: number): void;
  /** Restarts from tick 0; before play it sets the seed of the run that will start. */
  restart(seed?: number): void;
  hash(): string;
  replay(): Replay | null;
  /** Runs a replay to its end at full speed, or to a tick from which `step` goes on with it; null if it is no replay or has no result there. */
  play(replay: unknown, until?: number): Result | null;
  readonly constants: Readonly<Record<string, LabConstant>>;
  set(name: string, value: number): void;
}

declare global {
  interface Window {
    lab?: WindowLab;
  }
}

/** Most ticks of one call; more would block the page for minutes. */
const MAX_TICKS = 1_000_000;
const MAX_PIXELS = 1_000_000;

interface LabConnection {
  readonly lab: WindowLab;
  connect(mounted: MountedGame | null): void;
}

export function createLab(id: string): LabConnection {
  let mounted: MountedGame | null = null;
  let resolveReady: (() => void) | null = null;
  const newReadyPromise = () =>
    new Promise<void>(resolve => {
      resolveReady = () => {
        resolveReady = null;
        resolve();
      };
    });
  let ready = newReadyPromise();
  let stopListening = () => {};
  /** Responds to the rules' requests inline while the lab steps: a Worker's response would come after the last tick. */
  let work: ((question: Json) => Json) | null = null;

  const withSession = <T>(fallback: T, act: (session: Session, mounted: MountedGame) => T): T => {
    if (!mounted) return fallback;
    try {
      return act(mounted.stage.session, mounted);
    } catch (error) {
      reportError(error);
      return fallback;
    }
  };
  /** Enters play with the clock held and runs ticks. */
  const advance = (ticks: unknown, frameAt: (session: Session, index: number, last: boolean) => Frame): void =>
    withSession(undefined, (session, { clock }) => {
      clock.hold();
      enterPlay(session);
      const count = wholeNumber(ticks, 1, 0, MAX_TICKS);
      const stopResponding = work ? respondInline(session, work) : null;
      try {
        for (let i = 0; i < count && session.store.getState().phase === 'playing'; i++)
          session.tick(frameAt(session, i, i === count - 1));
      } finally {
        stopResponding?.();
      }
    });

  const lab: WindowLab = {
    id,
    get ready() {
      return ready;
    },
    get seed() {
      return withSession(0, session => session.store.getState().seed);
    },
    get tick() {
      return withSession(0, session => session.store.getState().tick);
    },
    state: () => withSession(null, session => copy(session.state)),
    hud: () => withSession([], session => copy(session.store.getState().hud)),
    result: () => withSession(null, session => copy(session.store.getState().result)),
    step(ticks = 1, frame = {}) {
      const requested = readFrame(frame);
      advance(ticks, (_, index, last) => frameOf(requested, index === 0, last));
    },
    send: command =>
      withSession(NOT_MOUNTED, session => {
        enterPlay(session);
        return session.send(copy(command) as Json);
      }),
    pilot: (ticks = 1) => advance(ticks, session => session.pilot()),
    restart: seed => withSession(undefined, session => session.restart(Number.isSafeInteger(seed) ? seed : undefined)),
    hash: () => withSession('', session => session.hash()),
    replay: () => withSession(null, session => session.replay()),
    play: (replay, until) =>
      withSession(null, (session, { clock }) => {
        const read = readReplay(JSON.stringify(replay) ?? '', id);
        if (typeof read === 'string') return null;
        const last = wholeNumber(until, Number.POSITIVE_INFINITY, 0, MAX_TICKS);
        clock.hold();
        session.watch(read);
        for (
          let state = session.store.getState();
          state.phase === 'playing' && state.tick < last;
          state = session.store.getState()
        )
          session.tick(NO_INPUT);
        return copy(session.store.getState().result);
      }),
    get constants() {
      return withSession({}, (session, { runtime }) =>
        Object.fromEntries(
          Object.entries(runtime.constants).map(([name, { value, range, unit, effect }]) => [
            name,
            { value: session.tuning[name] ?? value, range, unit, effect },
          ]),
        ),
      );
    },
    set: (name, value) =>
      withSession(undefined, (session, { runtime }) => {
        if (name in runtime.constants && Number.isFinite(value)) session.tune(name, value);
      }),
  };

  /** Fetches the inline work of the game. */
  async function loadWork(now: MountedGame, onLoaded: () => void): Promise<void> {
    const here = await now.runtime.work?.runInline();
    if (mounted !== now || !here) return;
    work = here;
    onLoaded();
  }

  const reservedNames = new Set([...Object.keys(lab), 'legal']);
  /** Wraps a game's own lab function: errors, also of promises, are reported and give null. */
  const wrapped =
    (extra: (...input: unknown[]) => unknown) =>
    (...input: unknown[]): unknown =>
      withSession<unknown>(null, () => {
        const returned = extra(...input);
        if (!(returned instanceof Promise)) return returned;
        return returned.catch((error: unknown) => {
          reportError(error);
          return null;
        });
      });

  return {
    lab,
    connect(now) {
      mounted = now;
      work = null;
      stopListening();
      if (!now) return;
      void loadWork(now, () => resolveIfReady());
      const { session } = now.stage;
      const { legal } = session;
      if (legal) lab.legal = () => copy(legal());
      const extras = now.runtime.lab?.({ session, begin: () => enterPlay(session) }) ?? {};
      for (const [name, extra] of Object.entries(extras))
        if (!reservedNames.has(name)) Object.assign(lab, { [name]: wrapped(extra) });
      const stopReplaced = session.onStateReplaced(() => {
        if (session.store.getState().tick > 0) return;
        // A pending promise stays: a response behind the start card replaces the state, too.
        if (!resolveReady) ready = newReadyPromise();
        resolveIfReady();
      });
      // A game with a pending request is ready once it has the response.
      const resolveIfReady = () =>
        session.store.getState().request === null && (work !== null || !now.runtime.work) && resolveReady?.();
      const stopStore = session.store.subscribe(resolveIfReady);
      stopListening = () => {
        stopReplaced();
        stopStore();
      };
      resolveIfReady();
    },
  };
}

const NOT_MOUNTED = 'The game is not on its stage yet.';

function enterPlay(session: Session): void {
  if (session.store.getState().phase === 'ready') session.start();
  session.resume();
}

const wholeNumber = (value: unknown, fallback: number, least: number, most: number): number =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : fallback;

type Untyped = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Untyped => typeof value === 'object' && value !== null;

/** Parses a frame from a script: integers for bits and pixels, sticks within their range. */
function readFrame(requested: unknown): Frame {
  if (!isObject(requested)) return NO_INPUT;
  const bitsOf = (value: unknown) => wholeNumber(value, 0, 0, 2 ** 31 - 1);
  const move = readStick(requested['move']);
  const aim = readStick(requested['aim']);
  const pointer = readPointer(requested['pointer']);
  const { further, wheel } = requested;
  return {
    held: bitsOf(requested['held']),
    pressed: bitsOf(requested['pressed']),
    released: bitsOf(requested['released']),
    ...(pointer && { pointer }),
    ...(move && { move }),
    ...(aim && { aim }),
    ...(Array.isArray(further) && { further: further.slice(0, 3).map(finger => readPointer(finger) ?? null) }),
    ...(Array.isArray(wheel) && { wheel: [wholePixels(wheel[0]), wholePixels(wheel[1])] as const }),
  };
}

const wholePixels = (value: unknown): number => wholeNumber(value, 0, -MAX_PIXELS, MAX_PIXELS);

const readStick = (value: unknown): Stick | undefined =>
  Array.isArray(value) ? [wholeNumber(value[0], 0, -127, 127), wholeNumber(value[1], 0, -127, 127)] : undefined;

function readPointer(value: unknown): PointerFrame | undefined {
  if (!isObject(value)) return undefined;
  return {
    x: wholePixels(value['x']),
    y: wholePixels(value['y']),
    down: value['down'] === true,
    pressed: value['pressed'] === true,
    released: value['released'] === true,
    cancelled: value['cancelled'] === true,
  };
}

function frameOf(requested: Frame, first: boolean, last: boolean): Frame {
  const inTick = (finger: PointerFrame): PointerFrame => ({
    ...finger,
    pressed: first && finger.pressed,
    released: last && finger.released,
    cancelled: last && finger.cancelled,
  });
  return {
    ...requested,
    pressed: first ? requested.pressed : 0,
    released: last ? requested.released : 0,
    ...(requested.pointer && { pointer: inTick(requested.pointer) }),
    ...(requested.further && { further: requested.further.map(finger => finger && inTick(finger)) }),
  };
}
