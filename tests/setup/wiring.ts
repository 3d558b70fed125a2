// What every key of a game does: a list written in its test, held against the controls, and each key pressed on the headless stage.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STEP_MS } from '../../scenes/kit/core/clock.ts';
import { copy, type Json } from '../../scenes/kit/core/json.ts';
import type { Session, Snapshot } from '../../scenes/kit/core/session.ts';
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
  /** What is seen before the key is let go, where that differs from what stays. */
  readonly whileHeld?: unknown;
  readonly to: unknown;
}

interface Wiring<S> {
  readonly seed?: number;
  readonly overrides?: Record<string, number>;
  /** The states that keys are pressed in, by name: each is made anew for every key. */
  readonly moments: Readonly<Record<string, (stage: HeadlessStage) => unknown>>;
  /** Every deed, by what the list calls it. */
  readonly deeds: Readonly<Record<string, Deed<S>>>;
  /** The golden list, in literals: never read or computed from the controls. A key may have several deeds, a deed several keys. */
  readonly keys: readonly (readonly [code: string, deed: string])[];
}

const TICKS = 2;

export function wiring<S>(definition: GameDefinition, { seed = 1, overrides, moments, deeds, keys }: Wiring<S>): void {
  let stage: HeadlessStage;
  beforeAll(async () => {
    stage = await headlessStage(definition, { seed, ...(overrides && { overrides }) });
  });
  afterAll(() => stage.destroy());

  test('the list and the controls name the same keys, and no two controls share one', () => {
    const bound = definition.controls.flatMap(control => control.keys).sort();
    expect(bound, `controls.ts of ${definition.id}, beside the list in its keys.headless.test.ts`).toEqual(
      [...new Set(keys.map(([code]) => code))].sort(),
    );
  });

  test('every deed has a key', () => {
    expect(Object.keys(deeds).filter(name => !keys.some(([, deed]) => deed === name))).toEqual([]);
  });

  test.each(keys)('%s: %s', async (code, name) => {
    const deed = deeds[name];
    if (!deed) throw new Error(`No deed is called "${name}"`);
    const { at = Object.keys(moments)[0] ?? '', held = TICKS, after = TICKS, meanwhile, sees, from, to } = deed;
    stage.input.begin();
    const moment = moments[at];
    if (!moment) throw new Error(`No moment is called "${at}"`);
    await moment(stage);
    const { session } = stage;
    const host = stage.canvas.parentElement as HTMLElement;
    const heard: { readonly type: string }[] = [];
    const look = (): unknown => {
      const refusal = heard.findLast(({ type }) => type === 'refused') as { message?: string } | undefined;
      return sees({
        state: session.state as S,
        session,
        stage,
        events: heard.map(({ type }) => type),
        refusal: refusal?.message ?? null,
      });
    };
    expect(copy(look()), 'before the key').toEqual(from);
    const stop = session.onEvents(events => heard.push(...events));
    tellKey(host, 'keydown', code);
    meanwhile?.(stage);
    pass(stage, held);
    if ('whileHeld' in deed) expect(copy(look()), `${code} held`).toEqual(deed.whileHeld);
    tellKey(host, 'keyup', code);
    pass(stage, after);
    stop();
    expect(copy(look()), `${code} ${name}`).toEqual(to);
  });
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
