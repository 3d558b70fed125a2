// `window.lab`: the running game in the hands of a script. Designers, bug reports and automation use it; it never throws.

import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import { type Frame, NO_INPUT, type PointerFrame, type Stick } from '../../../scenes/kit/core/input.ts';
import { copy, type Json } from '../../../scenes/kit/core/json.ts';
import type { Replay } from '../../../scenes/kit/core/replay.ts';
import { readReplay } from '../../../scenes/kit/core/replayFile.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import { respondInline } from '../../../scenes/kit/core/session/respondInline.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { MountedGame } from '../PhaserHost.tsx';

export interface LabConstant {
  /** As it is now. */
  readonly value: number;
  readonly range: readonly [number, number];
  readonly unit: string;
  readonly effect: string;
}

export interface WindowLab {
  readonly id: string;
  readonly seed: number;
  readonly tick: number;
  /** Kept once the game is on its stage; another one after every restart. */
  readonly ready: Promise<void>;
  /** A copy. */
  state(): unknown;
  hud(): readonly HudItem[];
  result(): Result | null;
  /** So many ticks at full speed, the clock held. `held`, sticks and pointer hold throughout; `pressed` is the first tick's, `released` and `cancelled` the last's. */
  step(ticks?: number, frame?: Partial<Frame>): void;
  /** The sentence that refuses it, or null. */
  send(command: unknown): string | null;
  /** Turn games: what may be sent now. */
  legal?: () => readonly unknown[];
  /** So many ticks of the game's own bot, the clock held. */
  pilot(ticks?: number): void;
  /** Before play: what will start. Else: from tick 0. */
  restart(seed?: number): void;
  hash(): string;
  replay(): Replay | null;
  /** Runs a replay to its end at full speed; null where it is none or ended without a result. */
  play(replay: unknown): Result | null;
  readonly constants: Readonly<Record<string, LabConstant>>;
  set(name: string, value: number): void;
}

declare global {
  interface Window {
    lab?: WindowLab;
  }
}

/** More at once would hold the page for minutes. */
const MOST_TICKS = 1_000_000;
const MOST_PIXELS = 1_000_000;

interface MadeLab {
  readonly lab: WindowLab;
  connect(mounted: MountedGame | null): void;
}

export function makeLab(id: string): MadeLab {
  let mounted: MountedGame | null = null;
  let arrive: (() => void) | null = null;
  const awaited = () =>
    new Promise<void>(resolve => {
      arrive = () => {
        arrive = null;
        resolve();
      };
    });
  let ready = awaited();
  let stopListening = () => {};
  /** What the rules ask is answered here while the lab steps: a Worker's answer would come after the last step. */
  let work: ((question: Json) => Json) | null = null;

  const withSession = <T>(otherwise: T, act: (session: Session, mounted: MountedGame) => T): T => {
    if (!mounted) return otherwise;
    try {
      return act(mounted.stage.session, mounted);
    } catch (error) {
      reportError(error);
      return otherwise;
    }
  };
  /** In play, the clock in the lab's hands. */
  const advance = (ticks: unknown, frameAt: (session: Session, index: number, last: boolean) => Frame): void =>
    withSession(undefined, (session, { clock }) => {
      clock.hold();
      enterPlay(session);
      const count = wholeNumber(ticks, 1, 0, MOST_TICKS);
      const stopAnswering = work ? respondInline(session, work) : null;
      try {
        for (let i = 0; i < count && session.store.getState().phase === 'playing'; i++)
          session.tick(frameAt(session, i, i === count - 1));
      } finally {
        stopAnswering?.();
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
      const asked = readFrame(frame);
      advance(ticks, (_, index, last) => frameOf(asked, index === 0, last));
    },
    send: command =>
      withSession(NOBODY, session => {
        enterPlay(session);
        return session.send(copy(command) as Json);
      }),
    pilot: (ticks = 1) => advance(ticks, session => session.pilot()),
    restart: seed => withSession(undefined, session => session.restart(Number.isSafeInteger(seed) ? seed : undefined)),
    hash: () => withSession('', session => session.hash()),
    replay: () => withSession(null, session => session.replay()),
    play: replay =>
      withSession(null, session => {
        const read = readReplay(JSON.stringify(replay) ?? '', id);
        if (typeof read === 'string') return null;
        session.watch(read);
        while (session.store.getState().phase === 'playing') session.tick(NO_INPUT);
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

  /** Fetches what answers the rules here. */
  async function learn(now: MountedGame, learned: () => void): Promise<void> {
    const here = await now.runtime.work?.runInline();
    if (mounted !== now || !here) return;
    work = here;
    learned();
  }

  const own = new Set([...Object.keys(lab), 'legal']);
  /** A game's own functions never throw either, now or later. */
  const guarded =
    (extra: (...input: unknown[]) => unknown) =>
    (...input: unknown[]): unknown =>
      withSession<unknown>(null, () => {
        const answer = extra(...input);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
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
      void learn(now, () => look());
      const { session } = now.stage;
      const { legal } = session;
      if (legal) lab.legal = () => copy(legal());
      const extras = now.runtime.lab?.({ session, begin: () => enterPlay(session) }) ?? {};
      for (const [name, extra] of Object.entries(extras))
        if (!own.has(name)) Object.assign(lab, { [name]: guarded(extra) });
      const stopJumps = session.onStateReplaced(() => {
        if (session.store.getState().tick > 0) return;
        // Who waits already goes on waiting: an answer behind the start card is a jump, too.
        if (!arrive) ready = awaited();
        look();
      });
      // A game that has something worked out is ready when it has the answer.
      const look = () =>
        session.store.getState().request === null && (work !== null || !now.runtime.work) && arrive?.();
      const stopAnswers = session.store.subscribe(look);
      stopListening = () => {
        stopJumps();
        stopAnswers();
      };
      look();
    },
  };
}

const NOBODY = 'The game is not on its stage yet.';

function enterPlay(session: Session): void {
  if (session.store.getState().phase === 'ready') session.start();
  session.resume();
}

const wholeNumber = (value: unknown, otherwise: number, least: number, most: number): number =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : otherwise;

type Asked = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Asked => typeof value === 'object' && value !== null;

/** What can be used of what was asked: whole bits and pixels, sticks within their reach. */
function readFrame(asked: unknown): Frame {
  if (!isObject(asked)) return NO_INPUT;
  const bitsOf = (value: unknown) => wholeNumber(value, 0, 0, 2 ** 31 - 1);
  const move = readStick(asked['move']);
  const aim = readStick(asked['aim']);
  const pointer = readPointer(asked['pointer']);
  const { further, wheel } = asked;
  return {
    held: bitsOf(asked['held']),
    pressed: bitsOf(asked['pressed']),
    released: bitsOf(asked['released']),
    ...(pointer && { pointer }),
    ...(move && { move }),
    ...(aim && { aim }),
    ...(Array.isArray(further) && { further: further.slice(0, 3).map(finger => readPointer(finger) ?? null) }),
    ...(Array.isArray(wheel) && { wheel: [wholePixels(wheel[0]), wholePixels(wheel[1])] as const }),
  };
}

const wholePixels = (value: unknown): number => wholeNumber(value, 0, -MOST_PIXELS, MOST_PIXELS);

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

function frameOf(asked: Frame, first: boolean, last: boolean): Frame {
  const touched = (finger: PointerFrame): PointerFrame => ({
    ...finger,
    pressed: first && finger.pressed,
    released: last && finger.released,
    cancelled: last && finger.cancelled,
  });
  return {
    ...asked,
    pressed: first ? asked.pressed : 0,
    released: last ? asked.released : 0,
    ...(asked.pointer && { pointer: touched(asked.pointer) }),
    ...(asked.further && { further: asked.further.map(finger => finger && touched(finger)) }),
  };
}
