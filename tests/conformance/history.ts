// Model of a turn game's undo history and scheduled commands (scenes/kit/README.md, "Time in turns"): a simple second implementation, compared with the
// session after every action. Model-based testing.
import { expect } from 'vitest';
import type { Knobs, Tuning } from '../../scenes/kit/core/constants.ts';
import { NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { type Json, same } from '../../scenes/kit/core/json.ts';
import type { HasRng } from '../../scenes/kit/core/rng.ts';
import type { GameEvent, Setup, TurnRules } from '../../scenes/kit/core/rules.ts';
import { GameSession } from '../../scenes/kit/core/session/GameSession.ts';

type Rules = TurnRules<HasRng, Json, GameEvent, Tuning<Knobs>>;

/** Turn game under test. */
export interface TurnGame {
  readonly id: string;
  readonly rules: Rules;
  readonly constants: Knobs;
  readonly setups: readonly Setup[];
  readonly levels?: readonly string[];
  /** Overrides of constants with which clocks run out within a short run. */
  readonly overrides?: Readonly<Record<string, number>>;
  /** Further commands that `legal` does not list: asides, and commands that random play would hardly find. */
  readonly more?: readonly Json[];
}

export type Act =
  | { readonly do: 'send'; readonly pick: number }
  | { readonly do: 'sendMore'; readonly pick: number }
  | { readonly do: 'answer'; readonly answer: Json }
  | { readonly do: 'wait'; readonly ticks: number }
  | { readonly do: 'undo' | 'redo' | 'refused' };

const REFUSED: Json = { type: 'no such command' };

/** Plays the actions and compares session and model after each; finally the replay must end in the same state. */
export function holds(game: TurnGame, seed: number, setup: Setup, acts: readonly Act[]): void {
  const model = new HistoryModel(game, seed, setup);
  for (const act of acts) model.act(act);
  const { run } = model;
  const replay = run.replay();
  const again = openRun(game, seed + 1);
  again.watch(replay);
  again.seek(replay.ticks);
  expect(again.hash(), 'a replay with undos ends alike').toBe(run.hash());
}

function openRun({ id, rules, constants, levels, overrides }: TurnGame, seed: number) {
  const parts = { id, controls: [], constants, rules, hud: () => [], pilot: () => () => null };
  return new GameSession<HasRng, Json, GameEvent, Knobs>(parts, {
    seed,
    ...(levels && { levels }),
    ...(overrides && { overrides }),
  });
}

class HistoryModel {
  readonly run: ReturnType<typeof openRun>;
  readonly #game: TurnGame;
  readonly #past: HasRng[] = [];
  readonly #future: HasRng[] = [];
  /** Tick of the last change of the state. */
  #lastChange = 0;

  constructor(game: TurnGame, seed: number, setup: Setup) {
    this.#game = game;
    this.run = openRun(game, seed);
    this.run.start(setup);
  }

  act(act: Act): void {
    const { run } = this;
    const { more = [] } = this.#game;
    if (act.do === 'wait') for (let i = 0; i < act.ticks; i++) this.#tick();
    else if (act.do === 'send') this.#send(pickFrom(run.legal?.() ?? [], act.pick));
    else if (act.do === 'sendMore') this.#send(pickFrom(more, act.pick));
    else if (act.do === 'refused') this.#send(REFUSED);
    else if (act.do === 'answer') this.#answer(act.answer);
    else this.#undoOrRedo(act.do);
  }

  get #now(): number {
    return this.run.store.getState().tick;
  }

  #send(command: Json | undefined): void {
    if (command === undefined) return;
    const { state: before } = this.run;
    this.run.send(command);
    this.#recordChange(before, command);
    this.#compare(`after ${JSON.stringify(command)}`);
  }

  /** Applies the effect of a sent or scheduled command to the model's stacks. */
  #recordChange(before: HasRng, command: Json, now = this.#now): void {
    if (this.run.state === before) return;
    this.#lastChange = now;
    const undoable = this.#game.rules.undoable?.(before, command) ?? false;
    if (undoable === 'aside') return;
    if (undoable) this.#past.push(before);
    else this.#past.length = 0;
    this.#future.length = 0;
  }

  #answer(answer: Json): void {
    const { run } = this;
    const { request } = run.store.getState();
    if (request === null) return;
    const { state: before } = run;
    run.respond(request, answer);
    if (run.state !== before) this.#lastChange = this.#now;
    this.#compare('after an answer');
  }

  #undoOrRedo(which: 'undo' | 'redo'): void {
    const { run } = this;
    const { rules } = this.#game;
    expectSame(
      run[which] !== undefined,
      rules.undoable !== undefined,
      `${which} is offered where commands can be taken back`,
    );
    const [from, to] = which === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
    const { state: left } = run;
    run[which]?.();
    const target = from.pop();
    if (target === undefined) expectSame(run.state === left, true, `there was nothing to ${which}`);
    else {
      to.push(left);
      expectSame(run.state, rules.survives?.(target, left) ?? target, `${which} leads to the state that was left`);
      this.#lastChange = this.#now;
    }
    this.#compare(`after ${which}`);
  }

  /** Ticks the session; exactly the command that is scheduled for this tick must be applied. */
  #tick(): void {
    const { run } = this;
    if (run.store.getState().phase !== 'playing') return;
    const { rules } = this.#game;
    const { state: before, tuning } = run;
    const now = this.#now;
    const alarm = rules.alarm?.(before, tuning) ?? null;
    const due = rules.due?.(before, tuning) ?? null;
    const rings = alarm !== null && now >= alarm.at;
    const quiet = now - this.#lastChange;
    run.tick(NO_INPUT);
    if (rings) return this.#expectScheduled(before, alarm.command, now, 'an alarm at its tick');
    if (due && quiet >= due.afterTicks)
      return this.#expectScheduled(before, due.command, now, `what is due after ${due.afterTicks} quiet ticks`);
    expectSame(
      run.state === before,
      true,
      `nothing comes by itself after ${quiet} ticks of ${due?.afterTicks ?? 'no wait'}`,
    );
  }

  #expectScheduled(before: HasRng, command: Json, now: number, what: string): void {
    const { run } = this;
    const { state } = this.#game.rules.apply(before, command, run.tuning, now);
    expectSame(run.state, state, what);
    this.#recordChange(before, command, now);
    this.#compare(what);
  }

  #compare(when: string): void {
    const { canUndo, canRedo } = this.run.store.getState();
    expectSame({ canUndo, canRedo }, { canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 }, when);
  }
}

/** Fast comparison: vitest's slow matcher is called only for a difference. */
function expectSame<T>(is: T, wanted: T, what: string): void {
  if (!same(is, wanted)) expect(is, what).toEqual(wanted);
}

const pickFrom = (from: readonly Json[], pick: number): Json | undefined => from[pick % from.length];
