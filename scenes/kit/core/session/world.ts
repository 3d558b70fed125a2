// World: the state of a run and the rules that advance it, by ticks (real time) or by commands, delayed and scheduled ones included (turns). It has no
// store and no recording.
import type { Knobs, Tuning } from '../constants.ts';
import type { Control, Frame } from '../input/input.ts';
import { copy, type Json } from '../json.ts';
import type { HasRng } from '../rng.ts';
import {
  type Alarm,
  type CreateOptions,
  type Due,
  type GameEvent,
  type Outlines,
  outlineOf,
  type Physics,
  type RealtimeRules,
  type TurnRules,
} from '../rules.ts';

export interface World<S, C extends Json, E extends GameEvent, T> {
  readonly state: S;
  begin(o: CreateOptions, t: T): void;
  /** One sixtieth of a second. */
  step(frame: Frame, t: T): E[];
  apply(command: C, t: T): readonly E[];
  /** Commands of the controls that were pressed in this frame. */
  commandsOf(frame: Frame): readonly C[];
  /** The state as plain data, without a turn game's counters and undo history: playing the recording again restores those. */
  save(): Json;
  load(saved: Json): void;
  readonly history?: UndoHistory;
  /** The command that reverses the last purchase or the like, in real time. */
  takeBack?(t: T): C | null;
  /** The command that cancels what is open. */
  giveUp(t: T): C | null;
  /** Request of the rules for work longer than a frame, and its response. */
  request(t: T): Json | null;
  onResponse(response: Json, t: T): readonly E[];
  legal?(t: T): readonly C[];
  /** Shapes for the lab's hit boxes; null where the rules have none. */
  outlines(t: T): Outlines | null;
}

/** Undo and redo of commands. */
export interface UndoHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Events of the command that the next undo takes back, and of the one that the next redo does again. */
  readonly undoes: readonly GameEvent[];
  readonly redoes: readonly GameEvent[];
  undo(): void;
  redo(): void;
}

export class RealtimeWorld<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>
  implements World<S, C, E, Tuning<K>>
{
  state!: S;
  readonly rules: RealtimeRules<S, C, E, Tuning<K>>;
  readonly physics: Physics | undefined;

  constructor(rules: RealtimeRules<S, C, E, Tuning<K>>, physics: Physics | undefined) {
    this.rules = rules;
    this.physics = physics;
  }

  begin(o: CreateOptions, t: Tuning<K>): void {
    this.state = this.rules.create(o, t);
  }

  step(frame: Frame, t: Tuning<K>): E[] {
    const { rules, state } = this;
    const events = [...rules.tick(state, frame, t)];
    if (rules.movers && rules.ground) this.physics?.step(rules.movers(state), rules.ground(state));
    return events;
  }

  apply(command: C, t: Tuning<K>): readonly E[] {
    return this.rules.command?.(this.state, command, t) ?? [];
  }

  takeBack(t: Tuning<K>): C | null {
    return this.rules.takeBack?.(this.state, t) ?? null;
  }

  giveUp(t: Tuning<K>): C | null {
    return this.rules.giveUp?.(this.state, t) ?? null;
  }

  request(t: Tuning<K>): Json | null {
    return this.rules.request?.(this.state, t) ?? null;
  }

  onResponse(response: Json, t: Tuning<K>): readonly E[] {
    return this.rules.onResponse?.(this.state, response, t) ?? [];
  }

  outlines(t: Tuning<K>): Outlines | null {
    const { movers, ground, outlines } = this.rules;
    if (!movers && !outlines) return null;
    return {
      solids: ground?.(this.state).solids.map(outlineOf) ?? [],
      bodies: [...(movers?.(this.state) ?? []), ...(outlines?.(this.state, t) ?? [])],
    };
  }

  commandsOf(): readonly C[] {
    return [];
  }

  save(): Json {
    return copy(this.state) as unknown as Json;
  }

  load(saved: Json): void {
    this.state = copy(saved) as unknown as S;
  }
}

/** A step of undo: the state it leads to, and the events of the command between that and the present one. */
interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

export class TurnWorld<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>
  implements World<S, C, E, Tuning<K>>
{
  state!: S;
  /** Ticks since the state last changed, which `due` counts. */
  #quietTicks = 0;
  /** Ticks since the start, which `alarm` counts. Undo does not reduce it. */
  #tick = 0;
  /** Delayed and scheduled command of the last state that was asked. */
  #scheduled: { readonly state: S; readonly t: Tuning<K>; readonly due: Due<C>; readonly alarm: Alarm<C> } | null =
    null;
  #undoStack: Step<S, E>[] = [];
  #redoStack: Step<S, E>[] = [];

  readonly history: UndoHistory = this.#makeHistory();

  readonly rules: TurnRules<S, C, E, Tuning<K>>;
  readonly controls: readonly Control[];

  constructor(rules: TurnRules<S, C, E, Tuning<K>>, controls: readonly Control[]) {
    this.rules = rules;
    this.controls = controls;
  }

  begin(o: CreateOptions, t: Tuning<K>): void {
    this.state = this.rules.create(o, t);
    this.#quietTicks = 0;
    this.#tick = 0;
    this.#undoStack = [];
    this.#redoStack = [];
  }

  step(_frame: Frame, t: Tuning<K>): E[] {
    const events: E[] = [];
    const { alarm } = this.#scheduledCommands(t);
    if (alarm && this.#tick >= alarm.at) events.push(...this.apply(alarm.command, t));
    const { due } = this.#scheduledCommands(t);
    if (due && this.#quietTicks >= due.afterTicks) events.push(...this.apply(due.command, t));
    this.#quietTicks++;
    this.#tick++;
    return events;
  }

  apply(command: C, t: Tuning<K>): readonly E[] {
    const before = this.state;
    const { state, events } = this.rules.apply(before, command, t, this.#tick);
    if (state === before) return events;
    this.state = state;
    this.#quietTicks = 0;
    const undoable = this.rules.undoable?.(before, command);
    if (undoable === 'aside') return events;
    if (undoable) this.#undoStack.push({ state: before, events });
    else this.#undoStack = [];
    this.#redoStack = [];
    return events;
  }

  commandsOf(frame: Frame): readonly C[] {
    if (frame.pressed === 0) return [];
    return this.controls
      .filter((control, index) => control.command !== undefined && (frame.pressed & (1 << index)) !== 0)
      .map(control => control.command as C);
  }

  giveUp(t: Tuning<K>): C | null {
    return this.rules.giveUp?.(this.state, t) ?? null;
  }

  request(t: Tuning<K>): Json | null {
    return this.rules.request?.(this.state, t) ?? null;
  }

  /** Not part of the undo history, and no end of it. */
  onResponse(response: Json, t: Tuning<K>): readonly E[] {
    if (!this.rules.onResponse) return [];
    const { state, events } = this.rules.onResponse(this.state, response, t);
    if (state !== this.state) this.#quietTicks = 0;
    this.state = state;
    return events;
  }

  outlines(t: Tuning<K>): Outlines | null {
    const bodies = this.rules.outlines?.(this.state, t);
    return bodies ? { solids: [], bodies } : null;
  }

  legal(t: Tuning<K>): readonly C[] {
    return this.rules.legal(this.state, t);
  }

  save(): Json {
    return copy(this.state) as unknown as Json;
  }

  load(saved: Json): void {
    this.state = copy(saved) as unknown as S;
  }

  /** Delayed and scheduled command of this state, computed once for each state. */
  #scheduledCommands(t: Tuning<K>) {
    const { state, rules } = this;
    if (this.#scheduled?.state !== state || this.#scheduled.t !== t)
      this.#scheduled = { state, t, due: rules.due?.(state, t) ?? null, alarm: rules.alarm?.(state, t) ?? null };
    return this.#scheduled;
  }

  #makeHistory(): UndoHistory {
    const move = (from: Step<S, E>[], to: Step<S, E>[]): void => {
      const target = from.pop();
      if (target === undefined) return;
      to.push({ state: this.state, events: target.events });
      this.state = this.rules.survives?.(target.state, this.state) ?? target.state;
      this.#quietTicks = 0;
    };
    const past = () => this.#undoStack;
    const future = () => this.#redoStack;
    return {
      get canUndo() {
        return past().length > 0;
      },
      get canRedo() {
        return future().length > 0;
      },
      get undoes() {
        return past().at(-1)?.events ?? [];
      },
      get redoes() {
        return future().at(-1)?.events ?? [];
      },
      undo: () => move(this.#undoStack, this.#redoStack),
      redo: () => move(this.#redoStack, this.#undoStack),
    };
  }
}
