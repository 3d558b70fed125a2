// Session of a game: the interfaces that page, stage and lab use, and the parts that a game provides.
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
import type { Control, Frame } from '../input/input.ts';
import type { Json } from '../json.ts';
import type { RecordingPart, Replay } from '../replay/replay.ts';
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
import type { UiStore } from './ui.ts';

/** State of a session, as the store holds it for React. */
export interface SessionState {
  /** 'ready' is behind the start card, 'over' has a result. */
  readonly phase: 'ready' | 'playing' | 'paused' | 'over';
  /** Number of this run in its session, the one behind the start card included. */
  readonly run: number;
  /** Ticks since the start of the run. */
  readonly tick: number;
  readonly seed: number;
  /** Choices of the start card. */
  readonly setup: Setup;
  readonly hud: readonly HudItem[];
  /** Data of a game's own HUD, from `view` of its parts. */
  readonly view: unknown;
  /** Null until the run has ended. */
  readonly result: Result | null;
  /** Factor of play's speed; 1 is normal. */
  readonly speed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Slower speed, undo, rewind or changed constants were used in this run. */
  readonly assisted: boolean;
  /** False where the run goes on from a state whose recording was too long to keep: it has no replay. */
  readonly isRecorded: boolean;
  /** Request of the rules that has no response yet; null where there is none, and during playback of a replay. */
  readonly request: Json | null;
  /** Present during playback of a replay. */
  readonly playback: PlaybackState | null;
}

/** State of a replay's playback. */
export interface PlaybackState {
  /** Length of the replay, in ticks. */
  readonly ticks: number;
  /** Recorded with another `rulesVersion`: its end may differ. */
  readonly hasOtherRules: boolean;
  /** It has ended in a state whose hash is not the recorded one. */
  readonly hasDiverged: boolean;
  /** A seek is under way: picture and store stand still until it ends. */
  readonly isSeeking: boolean;
}

/** Session as React uses it: a store to read, and commands to send. */
export interface SessionPort {
  readonly store: Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** UI store, which lasts from run to run; `uiOf` gives it the game's type. Absent where the game declares none. */
  readonly ui?: UiStore<object>;
  /** Starts a run; `begin` holds the saved game to continue and the career. */
  start(setup?: Setup, begin?: CarriedOver): void;
  /** Applies a command at once during play, and records it. Returns the message of a refusal, or null. */
  send(command: Json): string | null;
  /** Goes on after a result: sends the command of `result.goOn`, or that of `result.retry`, by which the run counts as assisted. */
  retry(): void;
  pause(): void;
  resume(): void;
  /** Starts again at tick 0; in phase 'ready' it only changes the seed of the next run. `begin` holds the career as it is now. */
  restart(seed?: number, begin?: CarriedOver): void;
  /** Back to the start card, where `setup` is what the stage behind it shows. */
  menu(setup?: Setup): void;
  setSpeed(x: number): void;
  replay(): Replay;
  /** Playback of a replay, until start, restart or menu. */
  watch(replay: Replay): void;
  /** Seeks to a tick of the replay, at once. */
  seek(tick: number): void;
  /** Seeks in pieces, so that the page stays responsive. A newer seek, or play, ends it where it is. */
  seekIncrementally(tick: number): Incremental<void>;
  /** Subscribes to events, tick by tick; returns the function that unsubscribes. */
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void;
  undo?(): void;
  redo?(): void;
  rewind?(seconds: number): void;
  /** Cancels what is open (a pull, a swing); false where nothing is. */
  giveUp(): boolean;
  /** Applies the response to `request`, and records it during play; ignored where that is no longer the request. */
  respond(request: Json, response: Json): void;
}

/** A command that was taken back, or done again. */
export interface HistoryStep {
  readonly isUndo: boolean;
  readonly events: readonly GameEvent[];
}

/** Session as stage and lab use it. */
export interface Session extends SessionPort {
  readonly state: unknown;
  /** Values of the constants. */
  readonly tuning: Readonly<Record<string, number>>;
  /** Constants that differ from constants.ts. */
  readonly overrides: Readonly<Record<string, number>>;
  /** Advances by a tick (1/60 s); does nothing unless playing. */
  tick(frame: Frame): readonly GameEvent[];
  /** The bot's input for this tick; in a turn game the bot sends its command itself. */
  pilot(): Frame;
  /** One tick of the demo behind the start card, unrecorded and unscored. */
  demo(): readonly GameEvent[];
  tune(name: string, value: number): void;
  legal?(): readonly Json[];
  /** Subscribes to undo and redo of commands, each with the events of the command. */
  onHistoryStep(listener: (step: HistoryStep) => void): () => void;
  /** Subscribes to replacements of the state: restart, undo, rewind, seek. */
  onStateReplaced(listener: () => void): () => void;
  /** Shapes for the lab's hit boxes; null where the rules have none. */
  outlines(): Outlines | null;
  hash(): string;
  /** The run so far: its state and its recording. */
  snapshot(): Json;
  /** Replaces this run by one from a snapshot, and plays on. */
  restore(snapshot: Json): void;
  /** The same in pieces, and it stays paused: a turn game's run is replayed from its recording. A newer run ends it. */
  restoreIncrementally(snapshot: Snapshot): Incremental<void>;
  /** This run as it is now, for `restoreIncrementally`, to be held while another one is played: only its state is copied. */
  holdRun(): Snapshot;
  /** This run as it is now, to be stored piece by piece. */
  progress(): RunProgress;
  /** What earlier calls of `progress` recorded is lost: the next one holds the whole recording. */
  forgetProgress(): void;
}

/** A run under way, for storage: its start, its state, and what was recorded since it was last asked. */
export interface RunProgress {
  /** As in a snapshot, without its frames and actions. */
  readonly run: Omit<Replay, 'frames' | 'acts' | 'hash' | 'result'>;
  readonly overrides: Readonly<Record<string, number>>;
  /** The state itself, no copy: it changes with the next tick. */
  readonly world: unknown;
  readonly recorded: RecordingPart;
}

/** Parts of a game that a session needs. */
export interface SessionParts<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly id: string;
  readonly controls: readonly Control[];
  readonly constants: K;
  readonly rules: RealtimeRules<S, C, E, Tuning<K>> | TurnRules<S, C, E, Tuning<K>>;
  hud(state: Readonly<S>, t: Tuning<K>): readonly HudItem[];
  /** Data of a game's own HUD, as plain data. */
  view?(state: Readonly<S>, t: Tuning<K>): unknown;
  /** First value of the UI store of each session. */
  ui?(): object;
  /**
   * Responds to requests of the rules for work longer than a frame, by a pure function of the request. The page runs it in a Worker
   * (`createWorker`), tests and benches run it at once (`runInline`).
   */
  readonly work?: Work;
  /** The game's bot. Real time: input for this tick. Turns: a command, or null to wait. */
  pilot(seed: number): (state: Readonly<S>, t: Tuning<K>) => Partial<Frame> | C | null;
}

/** Snapshot of a run, as `snapshot()` writes it. */
export interface Snapshot {
  /** True where frames and actions of `run` were too long to keep. */
  readonly isUnrecorded?: true;
  /** The recording so far. */
  readonly run: Replay;
  /** Constants as they are now; `run` holds those of its start. */
  readonly overrides: Readonly<Record<string, number>>;
  /** The state. */
  readonly world: Json;
}

/** Work that rules request, in a Worker or inline. */
export interface Work {
  /** The function itself, for tests and benches, which may block. */
  runInline(): Promise<(request: Json) => Json>;
  /**
   * `new Worker(new URL('./x.worker.ts', import.meta.url), { type: 'module' })`: it serves the same function by `serveTask`, and may report its
   * progress, 0 to 1.
   */
  createWorker(): TaskWorker;
  /** Message while play waits for the response ('Looking for a cave …'); null where play goes on meanwhile. */
  waitMessage(state: unknown): string | null;
}

export interface OpenOptions extends Partial<RunStart> {
  readonly seed: number;
  /** Neither HUD items nor `view` are computed: for ladders, which play for hours. */
  readonly withoutHud?: boolean;
  /** The definition's `rulesVersion`, which replays of this run store. */
  readonly rulesVersion?: number;
  /** Constants that differ from constants.ts. */
  readonly overrides?: Readonly<Record<string, number>>;
  readonly physics?: Physics;
  /** Texts of the level files. */
  readonly levels?: readonly string[];
}
