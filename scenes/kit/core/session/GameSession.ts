// The one session: a run from its beginning to its end. It alone moves the game on, writes the store, and says what is recorded or watched.

import type { Knobs, Tuning } from '../constants.ts';
import { type Incremental, runToEnd } from '../incremental.ts';
import type { Frame } from '../input.ts';
import { copy, hashOf, type Json, same } from '../json.ts';
import { type PlayerAction, type Replay, runStartOf } from '../replay.ts';
import type { HasRng } from '../rng.ts';
import { type CarriedOver, type GameEvent, type RunStart, refusalIn, type Setup } from '../rules.ts';
import { Bot } from './Bot.ts';
import { EventEmitter } from './EventEmitter.ts';
import { Recording } from './Recording.ts';
import { ReplayPlayer } from './ReplayPlayer.ts';
import { SessionStore } from './SessionStore.ts';
import { isCommand, Simulation } from './Simulation.ts';
import type { OpenOptions, Session, SessionParts, SessionState, Snapshot } from './session.ts';

export class GameSession<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> implements Session {
  readonly #simulation: Simulation<S, C, E, K>;
  readonly #store: SessionStore<S, C, E, K>;
  readonly #emitter = new EventEmitter();
  readonly #rulesVersion: number;
  /** What this session was opened with, for every run but a watched one. */
  readonly #opened: Pick<RunStart, 'begin'>;
  #from: RunStart;
  #recording: Recording<S, C, E, K>;
  #player: ReplayPlayer<S, C, E, K> | null = null;
  /** Counts what ends a winding: the newest wish wins. */
  #wish = 0;
  readonly #bot: Bot<S, C, E, K>;

  readonly store: Session['store'];
  readonly onEvents: Session['onEvents'] = listener => this.#emitter.onEvents(listener);
  readonly onStateReplaced: Session['onStateReplaced'] = listener => this.#emitter.onStateReplaced(listener);
  readonly undo?: () => void;
  readonly redo?: () => void;
  readonly rewind?: (seconds: number) => void;
  readonly legal?: () => readonly Json[];

  constructor(
    parts: SessionParts<S, C, E, K>,
    { seed, setup = {}, rulesVersion = 1, overrides = {}, physics, levels = [], unseen, ...opened }: OpenOptions,
  ) {
    this.#rulesVersion = rulesVersion;
    this.#from = runStartOf({ seed, setup, ...opened });
    this.#opened = opened;
    this.#simulation = new Simulation(parts, overrides, levels, physics);
    this.#simulation.begin(this.#from);
    this.#recording = new Recording(this.#simulation);
    this.#bot = new Bot(parts, this.#simulation, seed);
    this.#store = new SessionStore(parts, this.#simulation, this.#from, unseen);
    this.store = this.#store.store;
    this.#publish();
    const { rules } = parts;
    const { steps } = this.#simulation.world;
    if (rules.kind === 'turns' && rules.undoable && steps) {
      const helped = rules.undoIsPlay ? {} : { assisted: true };
      this.undo = () => steps.canUndo && this.#step({ undo: true }, helped);
      this.redo = () => steps.canRedo && this.#step({ redo: true });
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

  start(setup: Setup = this.#from.setup, begin?: CarriedOver): void {
    this.#fromNew({ setup }, begin);
    this.#reset({ phase: 'playing' });
  }

  restart(seed = this.#from.seed, begin?: CarriedOver): void {
    this.#fromNew({ seed }, begin);
    this.#reset(this.#phase === 'ready' ? {} : { phase: 'playing' });
  }

  menu(): void {
    this.#fromNew({});
    this.#reset({ phase: 'ready' });
  }

  pause(): void {
    if (this.#phase === 'playing') this.#publish({ phase: 'paused' });
  }

  resume(): void {
    if (this.#store.now.playback?.isSeeking) this.#wound();
    this.#wish++;
    if (this.#phase === 'paused') this.#publish({ phase: 'playing', ...this.#slowed() });
  }

  setSpeed(speed: number): void {
    this.#publish({ speed });
    if (this.#phase === 'playing') this.#publish(this.#slowed());
  }

  /** Play below full speed is help. */
  #slowed(): Partial<SessionState> {
    return !this.#player && this.#store.now.speed < 1 ? { assisted: true } : {};
  }

  send(command: Json): string | null {
    if (!isCommand(command)) return 'That is not a move in this game.';
    if (this.#phase !== 'playing' || this.#player) return 'Nobody is playing now.';
    return refusalIn(this.#act({ command }));
  }

  retry(): void {
    const { phase, result } = this.#store.now;
    if (phase !== 'over' || this.#player || !result?.retry) return;
    this.#act({ command: result.retry.command }, { phase: 'playing', assisted: true });
  }

  giveUp(): boolean {
    const command = this.#simulation.world.giveUp(this.tuning);
    return command !== null && this.send(command) === null;
  }

  respond(question: Json, answer: Json): void {
    if (this.#player || this.#phase === 'over' || !same(question, this.#simulation.request())) return;
    if (this.#emitter.isEmitting) this.#emitter.afterEmit(() => this.respond(question, answer));
    else if (this.#phase !== 'ready') this.#act({ answer });
    else {
      // Behind the start card nothing is recorded: the run that starts there asks again.
      this.#simulation.perform({ answer });
      this.#publish();
      this.#emitter.emitStateReplaced();
    }
  }

  tune(name: string, value: number): void {
    const { constants } = this.#simulation;
    const stepped = constants.stepped(name, value);
    if (this.#phase === 'ready') {
      constants.setOne(name, stepped);
      this.#reset({});
    } else this.#act({ tune: [name, stepped] }, { assisted: true });
  }

  tick(frame: Frame): readonly GameEvent[] {
    if (this.#phase !== 'playing') return [];
    const { events, jumped } = this.#player?.advance() ?? { events: this.#recording.advance(frame), jumped: false };
    try {
      if (jumped) this.#emitter.emitStateReplaced();
    } finally {
      if (this.#player || events.length > 0 || !this.#store.publishTick()) this.#publish(this.#ending());
    }
    this.#emitter.emit(events);
    return events;
  }

  pilot(): Frame {
    const command = this.#bot.command();
    if (command !== null) this.send(command);
    return this.#bot.frame();
  }

  demo(): readonly GameEvent[] {
    if (this.#phase !== 'ready') return [];
    const { events, jumped } = this.#bot.demo(this.#from);
    if (jumped) this.#emitter.emitStateReplaced();
    if (!same(this.#store.now.request, this.#simulation.request())) this.#publish();
    this.#emitter.emit(events);
    return events;
  }

  replay(): Replay {
    const known = { rules: this.#rulesVersion, ...this.#store.outcome };
    return this.#player?.replay ?? this.#recording.replay(this.#from, known);
  }

  watch(replay: Replay): void {
    this.#from = runStartOf(replay);
    this.#simulation.constants.borrow(replay.overrides);
    this.#reset({ phase: 'playing', assisted: replay.assisted }, replay);
  }

  seek(wanted: number): void {
    if (!this.#player) return;
    this.#wish++;
    runToEnd(this.#player.seekTo(wanted));
    this.#wound();
  }

  *seekIncrementally(wanted: number): Incremental<void> {
    const watching = this.#player;
    if (!watching) return;
    const wish = ++this.#wish;
    try {
      this.#publish({ phase: 'paused', playback: { ...watching.playback, isSeeking: true } });
      for (const done of watching.seekTo(wanted)) {
        yield done;
        if (wish !== this.#wish) return;
      }
    } finally {
      if (wish === this.#wish) this.#wound();
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
    const { run, overrides, world } = snapshot as unknown as Snapshot;
    const course = this.#simulation;
    this.#leaveWatched();
    this.#from = runStartOf(run);
    course.constants.set(run.overrides);
    this.#reset({ phase: 'playing', assisted: run.assisted });
    // Counts and steps back are not saved: what was recorded leads to them again.
    if (course.world.steps) runToEnd(new ReplayPlayer(course, run, run.rules).seekTo(run.ticks));
    course.constants.set(overrides);
    course.world.load(world);
    course.tick = run.ticks;
    this.#recording = new Recording(course, run);
    this.#publish();
    this.#emitter.emitStateReplaced();
  }

  /** Another run: it goes on from no kept game, even where the one before did. */
  #fromNew(patch: Partial<RunStart>, begin?: CarriedOver): void {
    const { seed, setup } = this.#from;
    const brought = begin && { begin: { ...this.#opened.begin, ...begin } };
    this.#from = { seed, setup, ...this.#opened, ...patch, ...brought };
  }

  get #phase() {
    return this.#store.now.phase;
  }

  /** A player's act between two ticks: recorded, carried out at once, told. */
  #act(act: PlayerAction, patch: Partial<SessionState> = {}): readonly E[] {
    if (this.#emitter.isEmitting) {
      this.#emitter.afterEmit(() => this.#phase === 'playing' && this.#act(act, patch));
      return [];
    }
    const events = this.#recording.act(act);
    try {
      if (!events) this.#emitter.emitStateReplaced();
    } finally {
      this.#publish(patch);
    }
    this.#emitter.emit(events ?? []);
    return events ?? [];
  }

  #step(act: PlayerAction, patch: Partial<SessionState> = {}): void {
    if (!this.#player) this.#act(act, { phase: 'playing', ...patch });
  }

  #rewind(seconds: number): void {
    if (this.#player || this.#phase === 'ready' || !this.#recording.rewind(seconds)) return;
    this.#publish({ phase: 'playing', assisted: true });
    this.#emitter.emitStateReplaced();
  }

  /** The beginning of a run, played or shown. */
  #reset(patch: Partial<SessionState>, replay?: Replay): void {
    if (!replay) this.#leaveWatched();
    this.#wish++;
    this.#simulation.constants.begin();
    this.#simulation.begin(this.#from);
    this.#bot.begin(this.#from.seed);
    this.#recording = new Recording(this.#simulation);
    this.#player = replay ? new ReplayPlayer(this.#simulation, replay, this.#rulesVersion) : null;
    this.#emitter.clearQueue();
    const watching = this.#player?.playback ?? null;
    this.#publish({ assisted: this.#simulation.constants.isChanged, ...this.#slowed(), ...patch, playback: watching });
    this.#emitter.emitStateReplaced();
  }

  /** What a watched run brought goes with it. */
  #leaveWatched(): void {
    if (!this.#player) return;
    this.#player = null;
    this.#fromNew({});
    this.#simulation.constants.giveBack();
  }

  /** A winding ends here, at its goal or before it. */
  #wound(): void {
    this.#publish({ phase: 'paused', ...this.#ending() });
    this.#emitter.emitStateReplaced();
  }

  #ending(): Partial<SessionState> {
    if (!this.#player) return {};
    return { playback: this.#player.playback, ...(this.#player.isOver && { phase: 'over' }) };
  }

  #publish(patch: Partial<SessionState> = {}): void {
    const question = this.#player ? null : this.#simulation.request();
    this.#store.publish(this.#from, { ...patch, request: question });
  }
}
