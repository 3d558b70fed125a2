// What every key of a game does: a list written in its test, held against the controls, and each key pressed on the headless stage.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEP_MS } from '../../scenes/kit/core/clock.ts';
import { copy, type Json } from '../../scenes/kit/core/json.ts';
import type { Session, Snapshot } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { type HeadlessStage, headlessStage } from './game.ts';
import { tellKey } from './keyboard.ts';

/** What one looks at before a key is pressed and after it. */
export interface Sight<S> {
  readonly state: S;
  readonly session: Session;
  readonly stage: HeadlessStage;
  /** The types of all that happened since the key went down. */
  readonly events: readonly string[];
  /** The sentence that refused it. */
  readonly refusal: string | null;
}

/** How one deed is seen. */
export interface Deed<S> {
  /** The moment in which the key is pressed; the first one unless told. */
  readonly at?: string;
  /** Ticks that it is held, and ticks after it; two unless told. */
  readonly held?: number;
  readonly after?: number;
  /** What else the hands do while it is held. */
  readonly meanwhile?: (stage: HeadlessStage) => void;
  readonly sees: (sight: Sight<S>) => unknown;
  readonly from: unknown;
  /** What is seen before the key is let go, of a deed that lasts no longer. */
  readonly whileHeld?: unknown;
  readonly to: unknown;
}

/** A store that picture and HUD share: no part of the state, so no new run sets it back. */
interface Store {
  getInitialState(): object;
  setState(state: never, replace: true): void;
}

interface Wiring<S> {
  readonly seed?: number;
  readonly overrides?: Record<string, number>;
  /** Set back before every key and at the end. */
  readonly stores?: readonly Store[];
  /** The states that keys are pressed in, by name: each is made anew for every key. */
  readonly moments: Readonly<Record<string, (stage: HeadlessStage) => void>>;
  /** Every deed, by what the list calls it. */
  readonly deeds: Readonly<Record<string, Deed<S>>>;
  /** The golden list, in literals: never read or computed from the controls. A key may have several deeds, a deed several keys. */
  readonly keys: readonly (readonly [code: string, deed: string])[];
}

const TICKS = 2;

export function wiring<S>(definition: GameDefinition, wired: Wiring<S>): void {
  const { seed = 1, overrides = {}, stores = [], moments, deeds, keys } = wired;
  const first = Object.keys(moments)[0] ?? '';
  let stage: HeadlessStage;
  const setBack = () => {
    for (const store of stores) store.setState(store.getInitialState() as never, true);
  };
  const begin = ({ at = first }: Deed<S>) => {
    const moment = moments[at];
    if (!moment) throw new Error(`No moment is called "${at}"`);
    setBack();
    stage.input.begin();
    moment(stage);
  };
  beforeAll(async () => {
    stage = await headlessStage(definition, { seed, overrides });
  });
  afterAll(() => {
    stage.destroy();
    setBack();
  });

  test('the list and the controls name the same keys, and no two controls share one', () => {
    const bound = definition.controls.flatMap(control => control.keys).sort();
    const listed = [...new Set(keys.map(([code]) => code))].sort();
    expect(bound, `controls.ts of ${definition.id}, beside the list in its keys.headless.test.ts`).toEqual(listed);
  });

  test('every deed has a key, and every moment a deed', () => {
    const done = keys.map(([, deed]) => deed);
    expect([...new Set(done)].sort()).toEqual(Object.keys(deeds).sort());
    expect([...new Set(Object.values(deeds).map(({ at = first }) => at))].sort()).toEqual(Object.keys(moments).sort());
  });

  test.each(keys)('%s: %s', (code, name) => {
    const deed = deeds[name];
    if (!deed) throw new Error(`No deed is called "${name}"`);
    begin(deed);
    expect(pressed(stage, deed, code)).toEqual(expected(deed));
  });

  describe('without its key a deed is not done', () => {
    test.each(Object.entries(deeds))('%s', (_name, deed) => {
      begin(deed);
      expect(pressed(stage, deed, null)).not.toEqual(expected(deed));
    });
  });
}

interface Seen {
  readonly before: unknown;
  readonly whileHeld?: unknown;
  readonly after: unknown;
}

const expected = <S>({ from, to, whileHeld }: Deed<S>): Seen => ({
  before: from,
  ...(whileHeld !== undefined && { whileHeld }),
  after: to,
});

/** What is seen before, while and after a key is held, or none is for as long. */
function pressed<S>(stage: HeadlessStage, deed: Deed<S>, code: string | null): Seen {
  const { held = TICKS, after = TICKS, meanwhile, sees, whileHeld } = deed;
  const { session } = stage;
  const host = stage.canvas.parentElement as HTMLElement;
  const heard: { readonly type: string; readonly message?: string }[] = [];
  const stop = session.onEvents(events => heard.push(...events));
  const look = (): unknown => {
    const refusal = heard.findLast(({ type }) => type === 'refused')?.message ?? null;
    return copy(
      sees({ state: session.state as S, session, stage, events: heard.map(({ type }) => type), refusal }) as Json,
    );
  };
  const before = look();
  if (code) tellKey(host, 'keydown', code);
  meanwhile?.(stage);
  pass(stage, held);
  const during = whileHeld === undefined ? {} : { whileHeld: look() };
  if (code) tellKey(host, 'keyup', code);
  pass(stage, after);
  stop();
  return { before, ...during, after: look() };
}

/** Lets so many ticks pass, each shown in a frame of its own. */
export function pass(stage: HeadlessStage, ticks: number): void {
  for (let i = 0; i < ticks; i++) stage.frame(STEP_MS);
}

/** Goes on with a changed state: for what play would take long to come to. */
export function edit(session: Session, change: (state: never) => void): void {
  const { world, ...rest } = session.snapshot() as unknown as Snapshot;
  change(world as never);
  session.restore({ ...rest, world } as unknown as Json);
}
