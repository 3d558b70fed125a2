// Session store: the zustand store that page and HUD read, derived from the simulation. Unchanged parts keep their identity, so React renders nothing for them.
import { createStore } from 'zustand/vanilla';
import type { Knobs, Tuning } from '../constants.ts';
import { type Json, same } from '../json.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent, RunStart } from '../rules.ts';
import type { Simulation } from './Simulation.ts';
import type { SessionParts, SessionState } from './session.ts';

const NO_HUD: SessionState['hud'] = [];

type Presentation = Pick<SessionState, 'hud' | 'view' | 'result'>;

export class SessionStore<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly #parts: SessionParts<S, C, E, K>;
  readonly #simulation: Simulation<S, C, E, K>;
  readonly #isUnseen: boolean;
  readonly store;
  /** What hud, view and result were derived from: a turn game's state is immutable, so they stay valid while it is the same object. */
  #derivedFrom: { readonly state: S; readonly t: Tuning<K> } | null = null;

  constructor(parts: SessionParts<S, C, E, K>, simulation: Simulation<S, C, E, K>, start: RunStart, isUnseen = false) {
    this.#parts = parts;
    this.#isUnseen = isUnseen;
    this.#simulation = simulation;
    this.store = createStore<SessionState>(() => ({
      phase: 'ready',
      run: 1,
      isRecorded: true,
      ...this.#runFields(start),
      ...this.#derive(),
      speed: 1,
      request: null,
      assisted: simulation.constants.isChanged,
      playback: null,
    }));
  }

  get now(): SessionState {
    return this.store.getState();
  }

  /** What a replay stores beside the input. */
  get outcome(): Pick<SessionState, 'assisted' | 'result'> {
    const { world, constants } = this.#simulation;
    return { assisted: this.now.assisted, result: this.#parts.rules.result(world.state, constants.values) };
  }

  /** Writes the store; a run with a result is over. */
  publish(start: RunStart, patch: Partial<SessionState>): void {
    const before = this.now;
    const derived = this.#presentation(before);
    const phase = patch.phase ?? before.phase;
    this.store.setState({
      ...this.#runFields(start),
      ...derived,
      ...patch,
      playback:
        patch.playback !== undefined && !same(before.playback, patch.playback) ? patch.playback : before.playback,
      request: same(before.request, patch.request) ? before.request : (patch.request ?? null),
      phase: derived.result && phase === 'playing' ? 'over' : phase,
    });
  }

  /** Writes only the tick if nothing else changed; false if something may have. */
  publishTick(): boolean {
    if (!this.#isUpToDate) return false;
    this.store.setState({ tick: this.#simulation.tick });
    return true;
  }

  /** Whether hud, view and result still match the state. */
  get #isUpToDate(): boolean {
    const { world, constants, isRealtime } = this.#simulation;
    return !isRealtime && this.#derivedFrom?.state === world.state && this.#derivedFrom.t === constants.values;
  }

  #runFields({ seed, setup }: RunStart): Pick<SessionState, 'tick' | 'seed' | 'setup' | 'canUndo' | 'canRedo'> {
    const { tick, world, constants } = this.#simulation;
    return {
      tick,
      seed,
      setup,
      canUndo: world.history?.canUndo ?? (world.takeBack?.(constants.values) ?? null) !== null,
      canRedo: world.history?.canRedo ?? false,
    };
  }

  #presentation({ hud, view, result }: Presentation): Presentation {
    if (this.#isUpToDate) return { hud, view, result };
    const now = this.#derive();
    return {
      hud: same(hud, now.hud) ? hud : now.hud,
      view: same(view, now.view) ? view : now.view,
      result: same(result, now.result) ? result : now.result,
    };
  }

  #derive(): Presentation {
    const { hud, view, rules } = this.#parts;
    const { state } = this.#simulation.world;
    const t = this.#simulation.constants.values;
    this.#derivedFrom = { state, t };
    const result = rules.result(state, t);
    if (this.#isUnseen) return { hud: NO_HUD, view: null, result };
    return { hud: hud(state, t), view: view?.(state, t) ?? null, result };
  }
}
