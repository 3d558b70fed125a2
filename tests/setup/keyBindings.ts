// Key-binding tests of a game: compares the golden list of its keys with the controls, and presses each key on the headless stage.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEP_MS } from '../../scenes/kit/core/clock.ts';
import { copy, type Json } from '../../scenes/kit/core/json.ts';
import type { Session, Snapshot } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { type HeadlessStage, headlessStage } from './game.ts';
import { dispatchKey } from './keyboard.ts';

/** What a test observes before and after a key press. */
export interface Observation<S, U extends object = object> {
  readonly state: S;
  /** State of the session's UI store; empty where the game declares none. */
  readonly ui: U;
  readonly session: Session;
  readonly stage: HeadlessStage;
  /** Types of the events since the key press. */
  readonly events: readonly string[];
  /** Message of the refusal. */
  readonly refusal: string | null;
}

/** Effect of a key, and how it is observed. */
export interface KeyEffect<S, U extends object = object> {
  /** Name of the moment (prepared state) in which the key is pressed; the first one unless given. */
  readonly at?: string;
  /** Ticks that the key is held, and ticks after its release; two unless given. */
  readonly held?: number;
  readonly after?: number;
  /** Further input while the key is held. */
  readonly meanwhile?: (stage: HeadlessStage) => void;
  /** Observed value; `from` before the press, `to` after it. */
  readonly observe: (sight: Observation<S, U>) => unknown;
  readonly from: unknown;
  /** Observed value before the release, for an effect that ends with it. */
  readonly whileHeld?: unknown;
  readonly to: unknown;
}

interface KeyBindings<S, U extends object> {
  readonly seed?: number;
  readonly overrides?: Record<string, number>;
  /** Functions that prepare the states in which keys are pressed, by name; each is called for every key. */
  readonly moments: Readonly<Record<string, (stage: HeadlessStage) => void>>;
  /** Effects by the name that the list uses. */
  readonly effects: Readonly<Record<string, KeyEffect<S, U>>>;
  /** The golden list, as literals, never computed from the controls. A key may have several effects, an effect several keys. */
  readonly keys: readonly (readonly [code: string, effect: string])[];
}

const TICKS = 2;

export function testKeyBindings<S, U extends object = object>(
  definition: GameDefinition,
  wired: KeyBindings<S, U>,
): void {
  const { seed = 1, overrides = {}, moments, effects, keys } = wired;
  const first = Object.keys(moments)[0] ?? '';
  let stage: HeadlessStage;
  const begin = ({ at = first }: KeyEffect<S, U>) => {
    const moment = moments[at];
    if (!moment) throw new Error(`No moment is called "${at}"`);
    // A new run leaves it as it is.
    const { ui } = stage.session;
    ui?.setState(ui.getInitialState(), true);
    stage.input.begin();
    moment(stage);
  };
  beforeAll(async () => {
    stage = await headlessStage(definition, { seed, overrides });
  });
  afterAll(() => stage.destroy());

  test('the list and the controls name the same keys, and no two controls share one', () => {
    const bound = definition.controls.flatMap(control => control.keys).sort();
    const listed = [...new Set(keys.map(([code]) => code))].sort();
    expect(bound, `controls.ts of ${definition.id}, beside the list in its keys.headless.test.ts`).toEqual(listed);
  });

  test('every effect has a key, and every moment a effect', () => {
    const done = keys.map(([, effect]) => effect);
    expect([...new Set(done)].sort()).toEqual(Object.keys(effects).sort());
    expect([...new Set(Object.values(effects).map(({ at = first }) => at))].sort()).toEqual(
      Object.keys(moments).sort(),
    );
  });

  test.each(keys)('%s: %s', (code, name) => {
    const effect = effects[name];
    if (!effect) throw new Error(`No effect is called "${name}"`);
    begin(effect);
    expect(pressed(stage, effect, code)).toEqual(expected(effect));
  });

  describe('without its key a effect is not done', () => {
    test.each(Object.entries(effects))('%s', (_name, effect) => {
      begin(effect);
      expect(pressed(stage, effect, null)).not.toEqual(expected(effect));
    });
  });
}

interface Seen {
  readonly before: unknown;
  readonly whileHeld?: unknown;
  readonly after: unknown;
}

const expected = <S, U extends object>({ from, to, whileHeld }: KeyEffect<S, U>): Seen => ({
  before: from,
  ...(whileHeld !== undefined && { whileHeld }),
  after: to,
});

/** Observed values before, during and after a key press; with null for as long without one. */
function pressed<S, U extends object>(stage: HeadlessStage, effect: KeyEffect<S, U>, code: string | null): Seen {
  const { held = TICKS, after = TICKS, meanwhile, observe, whileHeld } = effect;
  const { session } = stage;
  const host = stage.canvas.parentElement as HTMLElement;
  const received: { readonly type: string; readonly message?: string }[] = [];
  const unsubscribe = session.onEvents(events => received.push(...events));
  const look = (): unknown => {
    const refusal = received.findLast(({ type }) => type === 'refused')?.message ?? null;
    const events = received.map(({ type }) => type);
    const ui = (session.ui?.getState() ?? {}) as U;
    return copy(observe({ state: session.state as S, ui, session, stage, events, refusal }) as Json);
  };
  const before = look();
  if (code) dispatchKey(host, 'keydown', code);
  meanwhile?.(stage);
  pass(stage, held);
  const during = whileHeld === undefined ? {} : { whileHeld: look() };
  if (code) dispatchKey(host, 'keyup', code);
  pass(stage, after);
  unsubscribe();
  return { before, ...during, after: look() };
}

/** Steps so many ticks, each with one frame. */
export function pass(stage: HeadlessStage, ticks: number): void {
  for (let i = 0; i < ticks; i++) stage.frame(STEP_MS);
}

/** Changes the state through a snapshot, for states that play would take long to reach. */
export function edit(session: Session, change: (state: never) => void): void {
  const { world, ...rest } = session.snapshot() as unknown as Snapshot;
  change(world as never);
  session.restore({ ...rest, world } as unknown as Json);
}
