// The one session: the only one who ticks the rules, writes the store, records, undoes and rewinds.
import { createStore } from 'zustand/vanilla';
import { TICKS_PER_SECOND } from './clock.ts';
import type { Knobs, Tuning } from './constants.ts';
import { type Frame, NO_INPUT } from './input.ts';
import { copy, hashOf, type Json, same } from './json.ts';
import { type Act, canonical, Reader, Recorder, type Replay } from './replay.ts';
import type { HasRng } from './rng.ts';
import type { GameEvent, Setup } from './rules.ts';
import type { OpenOptions, Session, SessionParts, SessionState } from './session.ts';
import { Timeline } from './Timeline.ts';
import { Tuner } from './Tuner.ts';
import { RealtimeWorld, TurnWorld, type World } from './world.ts';

/** How often the bot of a turn game moves, in ticks. */
const PILOT_BEAT = 30;

export class Run<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> implements Session {
  readonly #parts: SessionParts<S, C, E, K>;
  readonly #world: World<S, C, E, Tuning<K>>;
  readonly #realtime: boolean;
  readonly #store;
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();
  readonly #jumpListeners = new Set<() => void>();
  readonly #tuner: Tuner<K>;
  #seed: number;
  #setup: Setup;
  readonly #levels: readonly string[];
  #tick = 0;
  #bot: ReturnType<SessionParts<S, C, E, K>['pilot']>;
  #recorder = new Recorder();
  #reader: Reader | null = null;
  #timeline = new Timeline();
  #demo = { tick: 0, runs: 0 };
  /** Acts wait here while listeners are told of the last one. */
  #inbox: { act: Act; patch?: Partial<SessionState> }[] = [];
  #telling = false;

  readonly undo?: () => void;
  readonly redo?: () => void;
  readonly rewind?: (seconds: number) => void;
  readonly legal?: () => readonly Json[];

  constructor(
    parts: SessionParts<S, C, E, K>,
    { seed, setup = {}, overrides = {}, physics, levels = [] }: OpenOptions,
  ) {
    const { rules } = parts;
    if (rules.kind === 'realtime' && rules.movers && !physics)
      throw new Error(`${parts.id} has bodies: open it with physics`);
    this.#parts = parts;
    this.#realtime = rules.kind === 'realtime';
    this.#world = rules.kind === 'realtime' ? new RealtimeWorld(rules, physics) : new TurnWorld(rules, parts.controls);
    this.#seed = seed;
    this.#setup = setup;
    this.#levels = levels;
    this.#tuner = new Tuner(parts.constants, overrides);
    this.#begin();
    this.#bot = parts.pilot(seed);
    this.#store = createStore<SessionState>(() => this.#firstState());
    const { steps } = this.#world;
    if (steps && rules.kind === 'turns' && rules.undoable) {
      const helped = rules.undoIsPlay ? {} : { assisted: true };
      this.undo = () => steps.canUndo && !this.#reader && this.#act({ undo: true }, { phase: 'playing', ...helped });
      this.redo = () => steps.canRedo && !this.#reader && this.#act({ redo: true }, { phase: 'playing' });
    }
    if (this.#realtime) this.rewind = seconds => this.#rewind(Math.round(seconds * TICKS_PER_SECOND));
    if (this.#world.legal) this.legal = () => this.#world.legal?.() ?? [];
  }

  get store() {
    return this.#store;
  }
  get state(): S {
    return this.#world.state;
  }
  get tuning(): Tuning<K> {
    return this.#tuner.values;
  }
  get overrides(): Readonly<Record<string, number>> {
    return this.#tuner.overrides;
  }

  start(setup = this.#setup): void {
    this.#setup = setup;
    this.#reset({ phase: 'playing' });
  }

  restart(seed = this.#seed): void {
    this.#seed = seed;
    this.#reset({ phase: this.#phase === 'ready' ? 'ready' : 'playing' });
  }

  menu(): void {
    this.#reset({ phase: 'ready' });
  }

  pause(): void {
    if (this.#phase === 'playing') this.#publish({ phase: 'paused' });
  }

  resume(): void {
    if (this.#phase === 'paused') this.#publish({ phase: 'playing', ...this.#slowed() });
  }

  setSpeed(speed: number): void {
    this.#publish({ speed });
    if (this.#phase === 'playing') this.#publish(this.#slowed());
  }

  /** Play below full speed is help. */
  #slowed(): Partial<SessionState> {
    return !this.#reader && this.#store.getState().speed < 1 ? { assisted: true } : {};
  }

  send(command: Json): void {
    if (!isCommand(command)) return;
    if (this.#phase === 'playing' && !this.#reader) this.#act({ command });
  }

  tune(name: string, value: number): void {
    if (this.#phase === 'ready') {
      this.#tuner.turn(name, value);
      this.#reset({});
    } else this.#act({ tune: [name, value] }, { assisted: true });
  }

  tick(frame: Frame): readonly GameEvent[] {
    if (this.#phase !== 'playing') return [];
    const events = this.#forward(frame);
    this.#publish(this.#endOfRecording());
    this.#tell(events);
    return events;
  }

  pilot(): Frame {
    if (this.#realtime) return this.#botFrame();
    const command = this.#tick % PILOT_BEAT === 0 ? (this.#bot(this.state, this.#tuner.values) as C | null) : null;
    if (command !== null) this.send(command);
    return NO_INPUT;
  }

  demo(): readonly GameEvent[] {
    if (this.#phase !== 'ready') return [];
    const world = this.#world;
    const events: E[] = [];
    if (!this.#realtime && this.#demo.tick++ % PILOT_BEAT === 0) {
      const command = this.#bot(this.state, this.#tuner.values) as C | null;
      if (command !== null) events.push(...world.apply(command, this.#tuner.values));
    }
    events.push(...world.step(this.#realtime ? this.#botFrame() : NO_INPUT, this.#tuner.values));
    if (this.#parts.rules.result(this.state)) {
      const seed = this.#seed + ++this.#demo.runs;
      this.#begin(seed);
      this.#bot = this.#parts.pilot(seed);
      this.#jump();
    }
    this.#tell(events);
    return events;
  }

  replay(): Replay {
    return {
      version: 1,
      game: this.#parts.id,
      seed: this.#seed,
      setup: this.#setup,
      overrides: this.#tuner.startedWith,
      ticks: this.#tick,
      frames: copy(this.#recorder.frames),
      acts: copy(this.#recorder.acts),
      assisted: this.#store.getState().assisted,
      hash: this.hash(),
      result: this.#parts.rules.result(this.state),
    };
  }

  watch(replay: Replay): void {
    this.#seed = replay.seed;
    this.#setup = replay.setup;
    this.#tuner.borrow(replay.overrides);
    this.#reset({ phase: 'playing', watching: { ticks: replay.ticks }, assisted: replay.assisted }, new Reader(replay));
    if (replay.ticks > 0) return;
    const events = this.#actsOf(new Reader(replay));
    this.#publish({ phase: 'over' });
    this.#tell(events);
  }

  seek(wanted: number): void {
    const reader = this.#reader;
    if (!reader) return;
    if (wanted < this.#tick) this.#returnTo(wanted);
    while (this.#tick < Math.min(wanted, reader.replay.ticks)) this.#forward(NO_INPUT);
    this.#publish({ phase: 'paused', ...this.#endOfRecording() });
    this.#jump();
  }

  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onJump(listener: () => void): () => void {
    this.#jumpListeners.add(listener);
    return () => this.#jumpListeners.delete(listener);
  }

  bodies(): ReturnType<NonNullable<Session['bodies']>> {
    const { rules } = this.#parts;
    if (rules.kind !== 'realtime' || !rules.movers || !rules.ground) return null;
    return { movers: rules.movers(this.state), ground: rules.ground(this.state) };
  }

  hash(): string {
    return hashOf(this.state);
  }

  snapshot(): Json {
    return { tick: this.#tick, world: this.#world.save() };
  }

  restore(snapshot: Json): void {
    const { tick, world } = snapshot as unknown as { tick: number; world: Json };
    this.#world.load(world);
    this.#tick = tick;
    this.#recorder.truncate(tick);
    this.#publish({ phase: 'playing' });
    this.#jump();
  }

  get #phase(): SessionState['phase'] {
    return this.#store.getState().phase;
  }

  #botFrame(): Frame {
    return { ...NO_INPUT, ...(this.#bot(this.state, this.#tuner.values) as Partial<Frame>) };
  }

  /** One tick: recorded from the hands, or read from a recording. */
  #forward(frame: Frame): readonly E[] {
    const world = this.#world;
    const tick = this.#tick;
    if (this.#realtime) this.#timeline.note(tick, world, this.#reader !== null);
    const reader = this.#reader;
    const events: E[] = [];
    if (reader) {
      events.push(...this.#actsOf(reader), ...world.step(reader.frame(tick), this.#tuner.values));
    } else {
      for (const command of world.commandsOf(frame)) {
        this.#recorder.act(tick, { command });
        events.push(...world.apply(command, this.#tuner.values));
      }
      const input = canonical(frame);
      if (this.#realtime) this.#recorder.frame(input);
      events.push(...world.step(input, this.#tuner.values));
    }
    this.#tick++;
    if (reader && this.#tick === reader.replay.ticks) events.push(...this.#actsOf(reader));
    return events;
  }

  /** What a recording says was done before the coming tick. */
  #actsOf(reader: Reader): E[] {
    return reader.acts(this.#tick).flatMap(act => [...this.#perform(act)]);
  }

  /** A player's act between two ticks: recorded, carried out at once, told. */
  #act(act: Act, patch?: Partial<SessionState>): void {
    if (this.#telling) {
      this.#inbox.push({ act, ...(patch && { patch }) });
      return;
    }
    this.#recorder.act(this.#tick, act);
    const events = this.#perform(act);
    this.#publish(patch);
    this.#tell(events);
  }

  #perform(act: Act): readonly E[] {
    if ('command' in act) return isCommand(act.command) ? this.#world.apply(act.command as C, this.#tuner.values) : [];
    if ('tune' in act) this.#tuner.turn(...act.tune);
    else if ('undo' in act) this.#world.steps?.undo();
    else this.#world.steps?.redo();
    if (!('tune' in act)) this.#jump();
    return [];
  }

  #tell(events: readonly GameEvent[]): void {
    this.#telling = true;
    if (events.length > 0) for (const listener of this.#listeners) listener(events);
    this.#telling = false;
    const next = this.#inbox.shift();
    if (next && this.#phase === 'playing') this.#act(next.act, next.patch);
  }

  #jump(): void {
    for (const listener of this.#jumpListeners) listener();
  }

  /** The world as it is at tick 0. */
  #begin(seed = this.#seed): void {
    this.#world.begin({ seed, setup: this.#setup, levels: this.#levels }, this.#tuner.values);
  }

  /** The beginning of a run. */
  #reset(patch: Partial<SessionState>, reader: Reader | null = null): void {
    if (!reader) this.#tuner.giveBack();
    this.#reader = reader;
    this.#tuner.begin();
    this.#begin();
    this.#bot = this.#parts.pilot(this.#seed);
    this.#tick = 0;
    this.#inbox = [];
    this.#telling = false;
    this.#recorder = new Recorder();
    this.#timeline = new Timeline();
    this.#publish({ watching: null, assisted: this.#tuner.isChanged, ...this.#slowed(), ...patch });
    this.#jump();
  }

  #rewind(ticks: number): void {
    if (this.#reader || this.#phase === 'ready') return;
    this.#returnTo(Math.max(0, this.#tick - ticks));
    this.#recorder.truncate(this.#tick);
    for (const [name, value] of Object.entries(this.#tuner.overrides))
      this.#recorder.act(this.#tick, { tune: [name, value] });
    this.#publish({ phase: 'playing', assisted: true });
    this.#jump();
  }

  /** Puts the world where it stood at or before a tick. */
  #returnTo(wanted: number): void {
    const kept = this.#timeline.before(wanted);
    const replay = this.#reader?.replay;
    if (replay) {
      this.#tuner.set(replay.overrides);
      for (const [at, act] of replay.acts) if (kept && at < kept.tick && 'tune' in act) this.#perform(act);
    }
    if (kept) this.#world.load(kept.saved);
    else if (replay) this.#begin();
    else return;
    this.#tick = kept?.tick ?? 0;
  }

  #endOfRecording(): Partial<SessionState> {
    return this.#reader && this.#tick >= this.#reader.replay.ticks ? { phase: 'over' } : {};
  }

  #firstState(): SessionState {
    return {
      phase: 'ready',
      ...this.#picture(),
      speed: 1,
      assisted: this.#tuner.isChanged,
      watching: null,
    };
  }

  /** What the store says of the world. */
  #picture() {
    const { state } = this.#world;
    return {
      tick: this.#tick,
      seed: this.#seed,
      setup: this.#setup,
      hud: this.#parts.hud(state, this.#tuner.values),
      view: this.#parts.view?.(state, this.#tuner.values) ?? null,
      result: this.#parts.rules.result(state),
      canUndo: this.#world.steps?.canUndo ?? false,
      canRedo: this.#world.steps?.canRedo ?? false,
    };
  }

  #publish(patch: Partial<SessionState> = {}): void {
    const before = this.#store.getState();
    const now = this.#picture();
    const phase = patch.phase ?? before.phase;
    this.#store.setState({
      ...now,
      hud: same(before.hud, now.hud) ? before.hud : now.hud,
      view: same(before.view, now.view) ? before.view : now.view,
      result: same(before.result, now.result) ? before.result : now.result,
      ...patch,
      phase: now.result && phase === 'playing' ? 'over' : phase,
    });
  }
}

/** Commands are objects; what else a link, a replay or the lab may hand in is no rules' business. */
const isCommand = (command: Json): boolean =>
  typeof command === 'object' && command !== null && !Array.isArray(command);
