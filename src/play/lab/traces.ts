// Traces of the lab: numbers of the state and the HUD over time, sampled while a run is played, and filled in from a replay that is watched.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { TICKS_PER_SECOND } from '../../../scenes/kit/core/clock.ts';
import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import type { Incremental } from '../../../scenes/kit/core/incremental.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';

/** Ticks between two samples. */
export const SAMPLE_TICKS = TICKS_PER_SECOND / 10;
/** Deeper and longer parts of a state are grids and lists, of which no single number says much. */
const MAX_DEPTH = 6;
const MAX_ENTRIES = 12;
const MAX_NUMBERS = 600;

type Source = Pick<Session, 'state' | 'store'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names of all numbers that can be pinned: 'hud: Score', 'player.x', 'guards.0.x'. */
export function numberNames({ state, store }: Source): readonly string[] {
  const names = store
    .getState()
    .hud.flatMap(item => ('label' in item && hudNumber(item) !== null ? [`hud: ${item.label}`] : []));
  const visit = (value: unknown, path: string, depth: number): void => {
    if (names.length >= MAX_NUMBERS) return;
    if (typeof value === 'number') names.push(path);
    if (!isObject(value) || depth >= MAX_DEPTH) return;
    for (const [key, one] of Object.entries(value).slice(0, Array.isArray(value) ? MAX_ENTRIES : undefined))
      visit(one, path === '' ? key : `${path}.${key}`, depth + 1);
  };
  visit(state, '', 0);
  return names;
}

/** The number of that name now; null where there is none, such as that of a guard who is gone. */
export function numberNamed({ state, store }: Source, name: string): number | null {
  if (name.startsWith('hud: ')) {
    const item = store.getState().hud.find(one => 'label' in one && one.label === name.slice('hud: '.length));
    return item ? hudNumber(item) : null;
  }
  let at: unknown = state;
  for (const key of name.split('.')) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : null;
  return typeof at === 'number' ? at : null;
}

function hudNumber(item: HudItem): number | null {
  const { value } = item as { readonly value?: unknown };
  return typeof value === 'number' ? value : null;
}

/** Samples of one number, by tick. */
export type Trace = ReadonlyMap<number, number>;

export interface Traces {
  readonly store: Pick<StoreApi<ReadonlyMap<string, Trace>>, 'getState' | 'getInitialState' | 'subscribe'>;
  pin(name: string): void;
  unpin(name: string): void;
  /** Puts in samples of a whole run. */
  fill(samples: ReadonlyMap<string, Trace>): void;
  /** Samples from now on; returns the function that ends it. */
  listen(): () => void;
}

export function createTraces(session: Session): Traces {
  const store = createStore<ReadonlyMap<string, Trace>>(() => new Map());
  let run = session.store.getState().run;
  const sample = () => {
    const { tick } = session.store.getState();
    const next = new Map(store.getState());
    for (const [name, trace] of next) {
      const value = numberNamed(session, name);
      if (value !== null && trace.get(tick) !== value) next.set(name, new Map([...trace, [tick, value]]));
    }
    store.setState(next, true);
  };
  return {
    store,
    pin(name) {
      if (store.getState().has(name)) return;
      store.setState(new Map<string, Trace>([...store.getState(), [name, new Map()]]), true);
      sample();
    },
    unpin: name => store.setState(new Map([...store.getState()].filter(([other]) => other !== name)), true),
    fill(samples) {
      const next = new Map<string, Trace>();
      for (const [name, trace] of store.getState()) next.set(name, new Map([...trace, ...(samples.get(name) ?? [])]));
      store.setState(next, true);
    },
    listen: () =>
      session.store.subscribe((state, before) => {
        if (store.getState().size === 0) return;
        if (state.run !== run) {
          run = state.run;
          store.setState(new Map([...store.getState().keys()].map(name => [name, new Map()])), true);
          sample();
        }
        if (state.tick !== before.tick && state.tick % SAMPLE_TICKS === 0) sample();
      }),
  };
}

/** Samples of a whole replay, played in a session of its own. */
export function* traceReplay(
  session: Session,
  replay: Replay,
  names: readonly string[],
): Incremental<ReadonlyMap<string, Trace>> {
  const traces = new Map(names.map(name => [name, new Map<number, number>()]));
  session.watch(replay);
  const now = () => session.store.getState();
  while (now().phase === 'playing' && now().tick < replay.ticks) {
    session.tick(NO_INPUT);
    const { tick } = now();
    if (tick % SAMPLE_TICKS !== 0 && tick !== replay.ticks) continue;
    for (const [name, trace] of traces) {
      const value = numberNamed(session, name);
      if (value !== null) trace.set(tick, value);
    }
    yield tick / Math.max(1, replay.ticks);
  }
  return traces;
}
