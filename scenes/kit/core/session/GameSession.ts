// The session of a mounted game: phases, commands, recording and playback of its runs. It alone moves the simulation on and writes the store.

import { createStore } from 'zustand/vanilla';
import type { Knobs, Tuning } from '../constants.ts';
import { type Incremental, runToEnd } from '../incremental.ts';
import type { Frame } from '../input/input.ts';
import { copy, hashOf, type Json, same } from '../json.ts';
import { type PlayerAction, type Replay, runStartOf } from '../replay/replay.ts';
import type { HasRng } from '../rng.ts';
import { type CarriedOver, type GameEvent, type RunStart, refusalIn, type Setup } from '../rules.ts';
import { Bot } from './Bot.ts';
import { createEmitter } from './emitter.ts';
import { ReplayPlayer } from './ReplayPlayer.ts';
import { SessionStore } from './SessionStore.ts';
import { isCommand, Simulation } from './Simulation.ts';
import type {
  HistoryStep,
  OpenOptions,
  RunProgress,
  Session,
  SessionParts,
  SessionState,
  Snapshot,
} from './session.ts';
import type { UiStore } from './ui.ts';

export class GameSession<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> implements Session {
  readonly #simulation: Simulation<S, C, E, K>;
  readonly #store: SessionStore<S, C, E, K>;
  readonly #events = createEmitter<readonly GameEvent[]>();
  readonly #stateReplaced = createEmitter<void>();
  readonly #historySteps = createEmitter<HistoryStep>();
  readonly #rulesVersion: number;
  /** What was carried over into this session: every run but a watched one begins with it. */
  readonly #opened: Pick<RunStart, 'begin'>;
  #start: RunStart;
  #player: ReplayPlayer<S, C, E, K> | null = null;
  /** Grows with every seek, resume and new run: an older seek then ends. */
  #seekId = 0;
  readonly #bot: Bot<S, C, E, K>;

  readonly store: Session['store'];
  readonly ui?: UiStore<object>;
  readonly onEvents: Session['onEvents'] = listener => this.#events.on(listener);
  readonly onHistoryStep: Session['onHistoryStep'] = listener => this.#historySteps.on(listener);
  readonly onStateReplaced: Session['onStateReplaced'] = listener => this.#stateReplaced.on(listener);
  readonly undo?: () => void;
  readonly redo?: () => void;
  readonly rewind?: (seconds: number) => void;
  readonly legal?: () => readonly Json[];

  constructor(
    parts: SessionParts<S, C, E, K>,
    { seed, setup = {}, rulesVersion = 1, overrides = {}, physics, levels = [], withoutHud, ...opened }: OpenOptions,
  ) {
    this.#rulesVersion = rulesVersion;
    this.#start = runStartOf({ seed, setup, ...opened });
    this.#opened = opened;
    this.#simulation = new Simulation(parts, overrides, levels, physics);
    this.#simulation.begin(this.#start);
    this.#bot = new Bot(parts, this.#simulation, seed);
    this.#store = new SessionStore(parts, this.#simulation, this.#start, withoutHud);
    this.store = this.#store.store;
    if (parts.ui) this.ui = createStore(parts.ui);
    this.#publish();
    const { rules } = parts;
    const { history } = this.#simulation.world;
    if (rules.kind === 'turns' && rules.undoable && history) {
      const helped = rules.undoIsPlay ? {} : { assisted: true };
      this.undo = () => history.canUndo && this.#stepHistory({ undo: true }, history.undoes, helped);
      this.redo = () => history.canRedo && this.#stepHistory({ redo: true }, history.redoes);
    }
    if (rules.kind === 'realtime' && rules.takeBack)
      this.undo = () => this.send(rules.takeBack?.(this.state, this.tuning) ?? null);
    if (rules.kind === 'realtime') this.rewind = seconds => this.#rewind(seconds);
    else this.legal = () => this.#simulation.world.legal?.(this.tuning) ?? [];
  }

  get state(): S {
    return this.#simulation.world.state;
  }
  get tuning(): Tuning<K> {
    return this.#simulation.constants.values;
  }
  get overrides(): Readonly<Record<string, number>> {
    return this.#simulation.constants.overrides;
  }

  start(setup: Setup = this.#start.setup, begin?: CarriedOver): void {
    this.#prepareRun({ setup }, begin);
    this.#beginRun({ phase: 'playing' });
  }

  restart(seed = this.#start.seed, begin?: CarriedOver): void {
    this.#prepareRun({ seed }, begin);
    this.#beginRun(this.#phase === 'ready' ? {} : { phase: 'playing' });
  }

  menu(setup = this.#start.setup): void {
    this.#prepareRun({ setup });
    this.#beginRun({ phase: 'ready' });
  }

  pause(): void {
    if (this.#phase === 'playing') this.#publish({ phase: 'paused' });
  }

  resume(): void {
    if (this.#store.now.playback?.isSeeking) this.#finishSeek();
    this.#seekId++;
    if (this.#phase === 'paused') this.#publish({ phase: 'playing', ...this.#assistedIfSlow() });
  }

  setSpeed(speed: number): void {
    this.#publish({ speed });
    if (this.#phase === 'playing') this.#publish(this.#assistedIfSlow());
  }

  /** Play below full speed counts as assisted. */
  #assistedIfSlow(): Partial<SessionState> {
    return !this.#player && this.#store.now.speed < 1 ? { assisted: true } : {};
  }

  send(command: Json): string | null {
    if (!isCommand(command)) return 'That is not a move in this game.';
    if (this.#phase !== 'playing' || this.#player) return 'Nobody is playing now.';
    return refusalIn(this.#act({ command }));
  }

  retry(): void {
    const { phase, result } = this.#store.now;
    const way = result?.goOn ?? result?.retry;
    if (phase !== 'over' || this.#player || !way) return;
    this.#act({ command: way.command }, { phase: 'playing', ...(!result?.goOn && { assisted: true }) });
  }

  giveUp(): boolean {
    const command = this.#simulation.world.giveUp(this.tuning);
    return command !== null && this.send(command) === null;
  }

  respond(request: Json, answer: Json): void {
    if (this.#player || this.#phase === 'over' || !same(request, this.#simulation.request())) return;
    if (this.#events.isEmitting) this.#events.defer(() => this.respond(request, answer));
    else if (this.#phase !== 'ready') this.#act({ answer });
    else {
      // Behind the start card nothing is recorded: the run that starts there sends the request again.
      this.#simulation.perform({ answer });
      this.#publish();
      this.#stateReplaced.emit();
    }
  }

  tune(name: string, value: number): void {
    const { constants } = this.#simulation;
    const stepped = constants.stepped(name, value);
    if (this.#phase === 'ready') {
      constants.setOne(name, stepped);
      this.#beginRun({});
    } else this.#act({ tune: [name, stepped] }, { assisted: true });
  }

  tick(frame: Frame): readonly GameEvent[] {
    if (this.#phase !== 'playing') return [];
    const { events, isReplaced } = this.#player?.advance() ?? {
      events: this.#simulation.advance(frame),
      isReplaced: false,
    };
    try {
      if (isReplaced) this.#stateReplaced.emit();
    } finally {
      if (this.#player || events.length > 0 || !this.#store.publishTick()) this.#publish(this.#playbackPatch());
    }
    this.#emit(events);
    return events;
  }

  pilot(): Frame {
    const command = this.#bot.command();
    if (command !== null) this.send(command);
    return this.#bot.frame();
  }

  demo(): readonly GameEvent[] {
    if (this.#phase !== 'ready') return [];
    const { events, isReplaced } = this.#bot.demo(this.#start);
    if (isReplaced) this.#stateReplaced.emit();
    if (!same(this.#store.now.request, this.#simulation.request())) this.#publish();
    this.#emit(events);
    return events;
  }

  replay(): Replay {
    const known = { rules: this.#rulesVersion, ...this.#store.outcome };
    return this.#player?.replay ?? this.#simulation.replay(this.#start, known);
  }

  watch(replay: Replay): void {
    this.#start = runStartOf(replay);
    this.#simulation.constants.useReplayOverrides(replay.overrides);
    this.#beginRun({ phase: 'playing', assisted: replay.assisted }, replay);
  }

  seek(targetTick: number): void {
    if (!this.#player) return;
    this.#seekId++;
    runToEnd(this.#player.seekTo(targetTick));
    this.#finishSeek();
  }

  *seekIncrementally(targetTick: number): Incremental<void> {
    const player = this.#player;
    if (!player) return;
    const seekId = ++this.#seekId;
    try {
      this.#publish({ phase: 'paused', playback: { ...player.playback, isSeeking: true } });
      for (const done of player.seekTo(targetTick)) {
        yield done;
        if (seekId !== this.#seekId) return;
      }
    } finally {
      if (seekId === this.#seekId) this.#finishSeek();
    }
  }

  outlines(): ReturnType<Session['outlines']> {
    return this.#simulation.world.outlines(this.#simulation.constants.values);
  }

  hash(): string {
    return hashOf(this.state);
  }

  snapshot(): Json {
    const run = this.#player?.playedPart ?? this.replay();
    const snapshot: Snapshot = { run, overrides: this.overrides, world: this.#simulation.world.save() };
    return copy(snapshot) as unknown as Json;
  }

  restore(snapshot: Json): void {
    runToEnd(this.restoreIncrementally(snapshot as unknown as Snapshot));
    this.#publish({ phase: 'playing' });
  }

  *restoreIncrementally({ run, overrides, world, isUnrecorded }: Snapshot): Incremental<void> {
    const simulation = this.#simulation;
    this.#stopPlayback();
    this.#start = runStartOf(run);
    simulation.constants.set(run.overrides);
    this.#beginRun({ phase: 'paused', assisted: run.assisted, isRecorded: !isUnrecorded });
    const { run: number } = this.#store.now;
    // Undo steps and counters are not in the snapshot: replaying the recording restores them.
    if (simulation.world.history && !isUnrecorded)
      for (const done of new ReplayPlayer(simulation, run, run.rules).seekTo(run.ticks)) {
        yield done;
        if (number !== this.#store.now.run) return;
      }
    simulation.constants.set(overrides);
    simulation.world.load(world);
    simulation.tick = run.ticks;
    simulation.record(run);
    simulation.markRecorded(true);
    this.#publish();
    this.#stateReplaced.emit();
  }

  progress(): RunProgress {
    const { overrides } = this.#simulation.constants;
    return { run: this.#runHead(), overrides, world: this.state, recorded: this.#simulation.takeRecorded() };
  }

  holdRun(): Snapshot {
    const { constants, recorded, world } = this.#simulation;
    const run: Replay = { ...this.#runHead(), ...recorded, hash: '', result: null };
    const isRecorded = this.#store.now.isRecorded;
    return { ...(!isRecorded && { isUnrecorded: true }), run, overrides: constants.overrides, world: world.save() };
  }

  /** The run without its recording. */
  #runHead(): RunProgress['run'] {
    const { seed, setup, begin } = this.#start;
    const { id, tick, constants } = this.#simulation;
    const { assisted } = this.#store.now;
    const start = { seed, setup, ...(begin && { begin }), overrides: constants.startedWith };
    return { version: 2, game: id, rules: this.#rulesVersion, ...start, ticks: tick, assisted };
  }

  forgetProgress(): void {
    this.#simulation.markRecorded(false);
  }

  /** Sets what the next run begins from: not from the saved game that an earlier run continued. */
  #prepareRun(patch: Partial<RunStart>, begin?: CarriedOver): void {
    const { seed, setup } = this.#start;
    const brought = begin && { begin: { ...this.#opened.begin, ...begin } };
    this.#start = { seed, setup, ...this.#opened, ...patch, ...brought };
  }

  get #phase() {
    return this.#store.now.phase;
  }

  /** A player's action between two ticks: recorded, performed at once, published and emitted. From within a listener it is deferred. */
  #act(action: PlayerAction, patch: Partial<SessionState> = {}): readonly E[] {
    if (this.#events.isEmitting) {
      this.#events.defer(() => this.#phase === 'playing' && this.#act(action, patch));
      return [];
    }
    const events = this.#simulation.act(action);
    try {
      if (!events) this.#stateReplaced.emit();
    } finally {
      this.#publish(patch);
    }
    this.#emit(events ?? []);
    return events ?? [];
  }

  #stepHistory(action: PlayerAction, events: readonly GameEvent[], patch: Partial<SessionState> = {}): void {
    if (this.#player) return;
    this.#act(action, { phase: 'playing', ...patch });
    this.#historySteps.emit({ isUndo: 'undo' in action, events });
  }

  #rewind(seconds: number): void {
    if (this.#player || this.#phase === 'ready' || !this.#simulation.rewind(seconds)) return;
    this.#publish({ phase: 'playing', assisted: true });
    this.#stateReplaced.emit();
  }

  /** Begins a run: played, or shown from a replay. */
  #beginRun(patch: Partial<SessionState>, replay?: Replay): void {
    if (!replay) this.#stopPlayback();
    this.#seekId++;
    this.#simulation.constants.begin();
    this.#simulation.begin(this.#start);
    this.#bot.begin(this.#start.seed);
    this.#player = replay ? new ReplayPlayer(this.#simulation, replay, this.#rulesVersion) : null;
    this.#events.clearDeferred();
    const playback = this.#player?.playback ?? null;
    const run = this.#store.now.run + 1;
    const assisted = this.#simulation.constants.isChanged;
    this.#publish({ run, assisted, isRecorded: true, ...this.#assistedIfSlow(), ...patch, playback });
    this.#stateReplaced.emit();
  }

  /** Ends playback and gives the player's own constants back. */
  #stopPlayback(): void {
    if (!this.#player) return;
    this.#player = null;
    this.#prepareRun({});
    this.#simulation.constants.restoreOwn();
  }

  /** Ends a seek, at its goal or before it. */
  #finishSeek(): void {
    this.#publish({ phase: 'paused', ...this.#playbackPatch() });
    this.#stateReplaced.emit();
  }

  #playbackPatch(): Partial<SessionState> {
    if (!this.#player) return {};
    return { playback: this.#player.playback, ...(this.#player.isOver && { phase: 'over' }) };
  }

  #emit(events: readonly GameEvent[]): void {
    if (events.length > 0) this.#events.emit(events);
    else this.#events.runDeferred();
  }

  #publish(patch: Partial<SessionState> = {}): void {
    const request = this.#player ? null : this.#simulation.request();
    this.#store.publish(this.#start, { ...patch, request });
  }
}
