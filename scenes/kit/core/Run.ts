// The one session: a run from its beginning to its end. It alone moves the game on, writes the store, and says what is recorded or watched.

import { Audience } from './Audience.ts';
import { Bot } from './Bot.ts';
import { Course, isCommand } from './Course.ts';
import type { Knobs, Tuning } from './constants.ts';
import type { Frame } from './input.ts';
import { copy, hashOf, type Json, same } from './json.ts';
import { atOnce, type Pieces } from './pieces.ts';
import { Recording } from './Recording.ts';
import { type Act, beginningOf, type Replay } from './replay.ts';
import type { HasRng } from './rng.ts';
import { type Begin, type Beginning, type GameEvent, refusalIn, type Setup } from './rules.ts';
import { Shown } from './Shown.ts';
import type { OpenOptions, Session, SessionParts, SessionState, Snapshot } from './session.ts';
import { Watching } from './Watching.ts';

export class Run<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> implements Session {
  readonly #course: Course<S, C, E, K>;
  readonly #shown: Shown<S, C, E, K>;
  readonly #audience = new Audience();
  readonly #rulesVersion: number;
  /** What this session was opened with, for every run but a watched one. */
  readonly #opened: Pick<Beginning, 'begin'>;
  #from: Beginning;
  #recording: Recording<S, C, E, K>;
  #watching: Watching<S, C, E, K> | null = null;
  /** Counts what ends a winding: the newest wish wins. */
  #wish = 0;
  readonly #bot: Bot<S, C, E, K>;

  readonly store: Session['store'];
  readonly onEvents: Session['onEvents'] = listener => this.#audience.onEvents(listener);
  readonly onJump: Session['onJump'] = listener => this.#audience.onJump(listener);
  readonly undo?: () => void;
  readonly redo?: () => void;
  readonly rewind?: (seconds: number) => void;
  readonly legal?: () => readonly Json[];

  constructor(
    parts: SessionParts<S, C, E, K>,
    { seed, setup = {}, rulesVersion = 1, overrides = {}, physics, levels = [], unseen, ...opened }: OpenOptions,
  ) {
    this.#rulesVersion = rulesVersion;
    this.#from = beginningOf({ seed, setup, ...opened });
    this.#opened = opened;
    this.#course = new Course(parts, overrides, levels, physics);
    this.#course.begin(this.#from);
    this.#recording = new Recording(this.#course);
    this.#bot = new Bot(parts, this.#course, seed);
    this.#shown = new Shown(parts, this.#course, this.#from, unseen);
    this.store = this.#shown.store;
    this.#publish();
    const { rules } = parts;
    const { steps } = this.#course.world;
    if (rules.kind === 'turns' && rules.undoable && steps) {
      const helped = rules.undoIsPlay ? {} : { assisted: true };
      this.undo = () => steps.canUndo && this.#step({ undo: true }, helped);
      this.redo = () => steps.canRedo && this.#step({ redo: true });
    }
    if (rules.kind === 'realtime' && rules.takeBack)
      this.undo = () => this.send(rules.takeBack?.(this.state, this.tuning) ?? null);
    if (rules.kind === 'realtime') this.rewind = seconds => this.#rewind(seconds);
    else this.legal = () => this.#course.world.legal?.(this.tuning) ?? [];
  }

  get state(): S {
    return this.#course.world.state;
  }
  get tuning(): Tuning<K> {
    return this.#course.tuner.values;
  }
  get overrides(): Readonly<Record<string, number>> {
    return this.#course.tuner.overrides;
  }

  start(setup: Setup = this.#from.setup, begin?: Begin): void {
    this.#fromNew({ setup }, begin);
    this.#reset({ phase: 'playing' });
  }

  restart(seed = this.#from.seed, begin?: Begin): void {
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
    if (this.#shown.now.watching?.winding) this.#wound();
    this.#wish++;
    if (this.#phase === 'paused') this.#publish({ phase: 'playing', ...this.#slowed() });
  }

  setSpeed(speed: number): void {
    this.#publish({ speed });
    if (this.#phase === 'playing') this.#publish(this.#slowed());
  }

  /** Play below full speed is help. */
  #slowed(): Partial<SessionState> {
    return !this.#watching && this.#shown.now.speed < 1 ? { assisted: true } : {};
  }

  send(command: Json): string | null {
    if (!isCommand(command)) return 'That is not a move in this game.';
    if (this.#phase !== 'playing' || this.#watching) return 'Nobody is playing now.';
    return refusalIn(this.#act({ command }));
  }

  retry(): void {
    const { phase, result } = this.#shown.now;
    if (phase !== 'over' || this.#watching || !result?.retry) return;
    this.#act({ command: result.retry.command }, { phase: 'playing', assisted: true });
  }

  giveUp(): boolean {
    const command = this.#course.world.giveUp(this.tuning);
    return command !== null && this.send(command) === null;
  }

  answer(question: Json, answer: Json): void {
    if (this.#watching || this.#phase === 'over' || !same(question, this.#course.asks())) return;
    if (this.#audience.isListening) this.#audience.afterwards(() => this.answer(question, answer));
    else if (this.#phase !== 'ready') this.#act({ answer });
    else {
      // Behind the start card nothing is recorded: the run that starts there asks again.
      this.#course.perform({ answer });
      this.#publish();
      this.#audience.jump();
    }
  }

  tune(name: string, value: number): void {
    const { tuner } = this.#course;
    const stepped = tuner.stepped(name, value);
    if (this.#phase === 'ready') {
      tuner.turn(name, stepped);
      this.#reset({});
    } else this.#act({ tune: [name, stepped] }, { assisted: true });
  }

  tick(frame: Frame): readonly GameEvent[] {
    if (this.#phase !== 'playing') return [];
    const { events, jumped } = this.#watching?.forward() ?? { events: this.#recording.forward(frame), jumped: false };
    try {
      if (jumped) this.#audience.jump();
    } finally {
      if (this.#watching || events.length > 0 || !this.#shown.passed()) this.#publish(this.#ending());
    }
    this.#audience.tell(events);
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
    if (jumped) this.#audience.jump();
    if (!same(this.#shown.now.question, this.#course.asks())) this.#publish();
    this.#audience.tell(events);
    return events;
  }

  replay(): Replay {
    const known = { rules: this.#rulesVersion, ...this.#shown.outcome };
    return this.#watching?.replay ?? this.#recording.replay(this.#from, known);
  }

  watch(replay: Replay): void {
    this.#from = beginningOf(replay);
    this.#course.tuner.borrow(replay.overrides);
    this.#reset({ phase: 'playing', assisted: replay.assisted }, replay);
  }

  seek(wanted: number): void {
    if (!this.#watching) return;
    this.#wish++;
    atOnce(this.#watching.winding(wanted));
    this.#wound();
  }

  *seeking(wanted: number): Pieces<void> {
    const watching = this.#watching;
    if (!watching) return;
    const wish = ++this.#wish;
    try {
      this.#publish({ phase: 'paused', watching: { ...watching.standing, winding: true } });
      for (const done of watching.winding(wanted)) {
        yield done;
        if (wish !== this.#wish) return;
      }
    } finally {
      if (wish === this.#wish) this.#wound();
    }
  }

  outlines(): ReturnType<Session['outlines']> {
    return this.#course.world.outlines(this.#course.tuner.values);
  }

  hash(): string {
    return hashOf(this.state);
  }

  snapshot(): Json {
    const run = this.#watching?.soFar ?? this.replay();
    const snapshot: Snapshot = { run, overrides: this.overrides, world: this.#course.world.save() };
    return copy(snapshot) as unknown as Json;
  }

  restore(snapshot: Json): void {
    const { run, overrides, world } = snapshot as unknown as Snapshot;
    const course = this.#course;
    this.#leaveWatched();
    this.#from = beginningOf(run);
    course.tuner.set(run.overrides);
    this.#reset({ phase: 'playing', assisted: run.assisted });
    // Counts and steps back are not saved: what was recorded leads to them again.
    if (course.world.steps) atOnce(new Watching(course, run, run.rules).winding(run.ticks));
    course.tuner.set(overrides);
    course.world.load(world);
    course.tick = run.ticks;
    this.#recording = new Recording(course, run);
    this.#publish();
    this.#audience.jump();
  }

  /** Another run: it goes on from no kept game, even where the one before did. */
  #fromNew(patch: Partial<Beginning>, begin?: Begin): void {
    const { seed, setup } = this.#from;
    const brought = begin && { begin: { ...this.#opened.begin, ...begin } };
    this.#from = { seed, setup, ...this.#opened, ...patch, ...brought };
  }

  get #phase() {
    return this.#shown.now.phase;
  }

  /** A player's act between two ticks: recorded, carried out at once, told. */
  #act(act: Act, patch: Partial<SessionState> = {}): readonly E[] {
    if (this.#audience.isListening) {
      this.#audience.afterwards(() => this.#phase === 'playing' && this.#act(act, patch));
      return [];
    }
    const events = this.#recording.act(act);
    try {
      if (!events) this.#audience.jump();
    } finally {
      this.#publish(patch);
    }
    this.#audience.tell(events ?? []);
    return events ?? [];
  }

  #step(act: Act, patch: Partial<SessionState> = {}): void {
    if (!this.#watching) this.#act(act, { phase: 'playing', ...patch });
  }

  #rewind(seconds: number): void {
    if (this.#watching || this.#phase === 'ready' || !this.#recording.rewind(seconds)) return;
    this.#publish({ phase: 'playing', assisted: true });
    this.#audience.jump();
  }

  /** The beginning of a run, played or shown. */
  #reset(patch: Partial<SessionState>, replay?: Replay): void {
    if (!replay) this.#leaveWatched();
    this.#wish++;
    this.#course.tuner.begin();
    this.#course.begin(this.#from);
    this.#bot.begin(this.#from.seed);
    this.#recording = new Recording(this.#course);
    this.#watching = replay ? new Watching(this.#course, replay, this.#rulesVersion) : null;
    this.#audience.forget();
    const watching = this.#watching?.standing ?? null;
    this.#publish({ assisted: this.#course.tuner.isChanged, ...this.#slowed(), ...patch, watching });
    this.#audience.jump();
  }

  /** What a watched run brought goes with it. */
  #leaveWatched(): void {
    if (!this.#watching) return;
    this.#watching = null;
    this.#fromNew({});
    this.#course.tuner.giveBack();
  }

  /** A winding ends here, at its goal or before it. */
  #wound(): void {
    this.#publish({ phase: 'paused', ...this.#ending() });
    this.#audience.jump();
  }

  #ending(): Partial<SessionState> {
    if (!this.#watching) return {};
    return { watching: this.#watching.standing, ...(this.#watching.isOver && { phase: 'over' }) };
  }

  #publish(patch: Partial<SessionState> = {}): void {
    const question = this.#watching ? null : this.#course.asks();
    this.#shown.publish(this.#from, { ...patch, question });
  }
}
