// The state of a run and how it moves on: by ticks (real time) or by commands and dues (turns). Knows no store and no recording.
import type { Knobs, Tuning } from '../constants.ts';
import type { Control, Frame } from '../input.ts';
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
  /** The commands that this frame's pressed keys stand for. */
  commandsOf(frame: Frame): readonly C[];
  /** The state as plain data. A turn game's counts and steps back are not in it: what was recorded leads to them again. */
  save(): Json;
  load(saved: Json): void;
  readonly steps?: Steps;
  /** The command that takes back what was done last, where there are no steps to go back. */
  takeBack?(t: T): C | null;
  /** The command that gives up what is open. */
  giveUp(t: T): C | null;
  /** What must be worked out before play can go on, and what becomes of its answer. */
  request(t: T): Json | null;
  onResponse(answer: Json, t: T): readonly E[];
  legal?(t: T): readonly C[];
  /** The shapes by which things meet; null where the rules say none. */
  outlines(t: T): Outlines | null;
}

/** Where commands can be taken back. */
export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
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

  onResponse(answer: Json, t: Tuning<K>): readonly E[] {
    return this.rules.onResponse?.(this.state, answer, t) ?? [];
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

export class TurnWorld<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>
  implements World<S, C, E, Tuning<K>>
{
  state!: S;
  /** Ticks since the state last changed: what `due` waits for. */
  #quiet = 0;
  /** Ticks since the beginning: what `alarm` waits for. Nothing turns it back. */
  #now = 0;
  #coming: { readonly state: S; readonly t: Tuning<K>; readonly due: Due<C>; readonly alarm: Alarm<C> } | null = null;
  #past: S[] = [];
  #future: S[] = [];

  readonly steps: Steps = this.#makeSteps();

  readonly rules: TurnRules<S, C, E, Tuning<K>>;
  readonly controls: readonly Control[];

  constructor(rules: TurnRules<S, C, E, Tuning<K>>, controls: readonly Control[]) {
    this.rules = rules;
    this.controls = controls;
  }

  begin(o: CreateOptions, t: Tuning<K>): void {
    this.state = this.rules.create(o, t);
    this.#quiet = 0;
    this.#now = 0;
    this.#past = [];
    this.#future = [];
  }

  step(_frame: Frame, t: Tuning<K>): E[] {
    const events: E[] = [];
    const { alarm } = this.#comingUp(t);
    if (alarm && this.#now >= alarm.at) events.push(...this.apply(alarm.command, t));
    const { due } = this.#comingUp(t);
    if (due && this.#quiet >= due.afterTicks) events.push(...this.apply(due.command, t));
    this.#quiet++;
    this.#now++;
    return events;
  }

  apply(command: C, t: Tuning<K>): readonly E[] {
    const before = this.state;
    const { state, events } = this.rules.apply(before, command, t, this.#now);
    if (state === before) return events;
    this.state = state;
    this.#quiet = 0;
    const undoable = this.rules.undoable?.(before, command);
    if (undoable === 'aside') return events;
    if (undoable) this.#past.push(before);
    else this.#past = [];
    this.#future = [];
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

  /** No step of play: nothing takes it back, and it is in the way of nothing. */
  onResponse(answer: Json, t: Tuning<K>): readonly E[] {
    if (!this.rules.onResponse) return [];
    const { state, events } = this.rules.onResponse(this.state, answer, t);
    if (state !== this.state) this.#quiet = 0;
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

  /** What happens by itself in this state; asked once, because a state says the same for ever. */
  #comingUp(t: Tuning<K>) {
    const { state, rules } = this;
    if (this.#coming?.state !== state || this.#coming.t !== t)
      this.#coming = { state, t, due: rules.due?.(state, t) ?? null, alarm: rules.alarm?.(state, t) ?? null };
    return this.#coming;
  }

  #makeSteps(): Steps {
    const move = (from: S[], to: S[]): void => {
      const target = from.pop();
      if (target === undefined) return;
      to.push(this.state);
      this.state = this.rules.survives?.(target, this.state) ?? target;
      this.#quiet = 0;
    };
    const past = () => this.#past;
    const future = () => this.#future;
    return {
      get canUndo() {
        return past().length > 0;
      },
      get canRedo() {
        return future().length > 0;
      },
      undo: () => move(this.#past, this.#future),
      redo: () => move(this.#future, this.#past),
    };
  }
}
