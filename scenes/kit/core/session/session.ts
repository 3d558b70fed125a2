// Session of a game: the interfaces that page, stage and lab use, and what a game hands in.
//
//   page, stage, lab ──commands, frames──► GameSession ──► Simulation ──► World ──► rules
//          ▲                                  │    ▲          tick, constants, recording
//          │                                  │    └── ReplayPlayer (playback), Bot (attract mode)
//          ├── SessionStore (zustand) ◄──state┤
//          └── emitter ◄───────────────events─┘
import type { StoreApi } from 'zustand/vanilla';
import type { TaskWorker } from '../../task/messages.ts';
import type { Knobs, Tuning } from '../constants.ts';
import type { HudItem } from '../hud.ts';
import type { Incremental } from '../incremental.ts';
import type { Control, Frame } from '../input.ts';
import type { Json } from '../json.ts';
import type { Replay } from '../replay.ts';
import type { HasRng } from '../rng.ts';
import type {
  CarriedOver,
  GameEvent,
  Outlines,
  Physics,
  RealtimeRules,
  Result,
  RunStart,
  Setup,
  TurnRules,
} from '../rules.ts';

export interface SessionState {
  readonly phase: 'ready' | 'playing' | 'paused' | 'over';
  readonly tick: number;
  readonly seed: number;
  readonly setup: Setup;
  readonly hud: readonly HudItem[];
  readonly view: unknown;
  readonly result: Result | null;
  readonly speed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Slower speed, undo, rewind or changed constants helped in this run. */
  readonly assisted: boolean;
  /** What must be worked out before play can go on; null where nothing is, and while a replay is shown. */
  readonly request: Json | null;
  /** Set while a replay is shown. */
  readonly playback: PlaybackState | null;
}

export interface PlaybackState {
  /** Its length. */
  readonly ticks: number;
  /** Recorded under other rules than today's: it may end otherwise. */
  readonly hasOtherRules: boolean;
  /** It is over, and its last state is not the one it was recorded with. */
  readonly hasDiverged: boolean;
  /** On its way to another tick: picture and store stand still until it is there. */
  readonly isSeeking: boolean;
}

/** All that React holds of a running game: a store it can read, commands it can send. */
export interface SessionPort {
  readonly store: Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** From the start card into play; `begin` is what a kept game goes on from. */
  start(setup?: Setup, begin?: CarriedOver): void;
  /** Carried out at once while playing, and recorded. The sentence that refuses it, or null. */
  send(command: Json): string | null;
  /** After a defeat: sends what the result offers as a way on, and play goes on, assisted. */
  retry(): void;
  pause(): void;
  resume(): void;
  /** From tick 0 again; before play it only changes the seed of what will start. `begin` is the career as it has grown since. */
  restart(seed?: number, begin?: CarriedOver): void;
  /** Back to the start card. */
  menu(): void;
  setSpeed(x: number): void;
  replay(): Replay;
  /** Shows a recorded run instead of play, until start, restart or menu. */
  watch(replay: Replay): void;
  /** To a tick of the run being watched, at once. */
  seek(tick: number): void;
  /** The same in pieces, for a page that must answer meanwhile. A newer wish, or play, ends it where it is. */
  seekIncrementally(tick: number): Incremental<void>;
  /** Hears what happens, tick by tick; the answer stops it. */
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void;
  undo?(): void;
  redo?(): void;
  rewind?(seconds: number): void;
  /** Gives up what is open (a pull, a swing); false where nothing is. */
  giveUp(): boolean;
  /** The answer to `question`, recorded once play is on; nothing where that is no longer asked. */
  respond(question: Json, answer: Json): void;
}

/** What the stage and the lab hold besides. */
export interface Session extends SessionPort {
  readonly state: unknown;
  readonly tuning: Readonly<Record<string, number>>;
  /** The constants that differ from constants.ts. */
  readonly overrides: Readonly<Record<string, number>>;
  /** One sixtieth of a second; nothing unless playing. */
  tick(frame: Frame): readonly GameEvent[];
  /** What the game's bot does now; in a turn game it sends its command itself. */
  pilot(): Frame;
  /** One tick of the bot behind the start card: unrecorded, unscored. */
  demo(): readonly GameEvent[];
  tune(name: string, value: number): void;
  legal?(): readonly Json[];
  /** Hears when the world was replaced rather than moved on: restart, undo, rewind, seek. */
  onStateReplaced(listener: () => void): () => void;
  /** The shapes by which things meet, for the lab's hit boxes; null where the rules say none. */
  outlines(): Outlines | null;
  hash(): string;
  /** The whole run so far: where it stands and how it came there. */
  snapshot(): Json;
  /** Goes on with such a run in place of this one. */
  restore(snapshot: Json): void;
}

/** What a session needs to know of a game. */
export interface SessionParts<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly id: string;
  readonly controls: readonly Control[];
  readonly constants: K;
  readonly rules: RealtimeRules<S, C, E, Tuning<K>> | TurnRules<S, C, E, Tuning<K>>;
  hud(state: Readonly<S>, t: Tuning<K>): readonly HudItem[];
  /** What a bespoke HUD draws from: plain data too. */
  view?(state: Readonly<S>, t: Tuning<K>): unknown;
  /**
   * What answers the questions of the rules, longer than a frame: a pure function of the question. The page has a Worker do it (`worker`),
   * tests and benches ask it here.
   */
  readonly work?: Work;
  /** A bot. Real time: input for this tick. Turns: a command, or null to wait. */
  pilot(seed: number): (state: Readonly<S>, t: Tuning<K>) => Partial<Frame> | C | null;
}

/** A run as `snapshot` writes it. */
export interface Snapshot {
  readonly run: Replay;
  /** The constants as they are now; the run says those of its beginning. */
  readonly overrides: Readonly<Record<string, number>>;
  readonly world: Json;
}

/** Work that rules ask for, in a Worker or here. */
export interface Work {
  /** The function itself, for whoever may wait: tests, benches. */
  runInline(): Promise<(question: Json) => Json>;
  /**
   * `new Worker(new URL('./x.worker.ts', import.meta.url), { type: 'module' })`: it serves the same function by `serveTask`, and may report how
   * much of it is done, 0 to 1.
   */
  createWorker(): TaskWorker;
  /** What is said while play stands still for the answer ('Looking for a cave …'); null where play goes on meanwhile. */
  waitMessage(state: unknown): string | null;
}

export interface OpenOptions extends Partial<RunStart> {
  readonly seed: number;
  /** Nobody looks: no HUD and no view are made of what happens. For ladders, which play for hours. */
  readonly unseen?: boolean;
  /** The definition's `rulesVersion`: which rules a replay of this run was played by. */
  readonly rulesVersion?: number;
  readonly overrides?: Readonly<Record<string, number>>;
  readonly physics?: Physics;
  readonly levels?: readonly string[];
}
