// Replay player: feeds a recording's frames and actions to the simulation, tick by tick or by seeking to any tick.

import type { Knobs } from '../constants.ts';
import type { Incremental } from '../incremental.ts';
import { hashOf, type Json } from '../json.ts';
import { Recorder, type Replay, ReplayReader, runStartOf } from '../replay/replay.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent } from '../rules.ts';
import type { Simulation } from './Simulation.ts';
import { SnapshotBuffer } from './SnapshotBuffer.ts';
import type { PlaybackState } from './session.ts';

/** A script may have recorded thousands of actions between two ticks: played back, they are spread over several ticks. */
const MAX_ACTIONS_PER_TICK = 100;
/** Snapshots for seeking back; every second one is dropped when there are more. */
const MAX_SNAPSHOTS = 400;

export class ReplayPlayer<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly replay: Replay;
  readonly #simulation: Simulation<S, C, E, K>;
  readonly #reader: ReplayReader;
  readonly #hasOtherRules: boolean;
  readonly #snapshots = new SnapshotBuffer(MAX_SNAPSHOTS, 'every second');

  /** The simulation must be at the replay's beginning, with its constants. */
  constructor(simulation: Simulation<S, C, E, K>, replay: Replay, rulesVersion: number) {
    this.#simulation = simulation;
    this.replay = replay;
    this.#hasOtherRules = replay.rules !== rulesVersion;
    this.#reader = new ReplayReader(replay);
  }

  get isOver(): boolean {
    const { ticks } = this.replay;
    return this.#simulation.tick >= ticks && !this.#reader.hasActionsAt(ticks);
  }

  /** Playback state for the session's store. */
  get playback(): PlaybackState {
    const { ticks, hash } = this.replay;
    const hasDiverged = this.isOver && hashOf(this.#simulation.world.state) !== hash;
    return { ticks, hasOtherRules: this.#hasOtherRules, hasDiverged, isSeeking: false };
  }

  /** The replay up to the current tick. */
  get playedPart(): Replay {
    const { tick } = this.#simulation;
    const { frames, acts } = this.replay;
    const recorder = new Recorder({ frames, acts: acts.slice(0, this.#reader.actionsRead) });
    recorder.truncate(tick);
    return { ...this.replay, ticks: tick, frames: recorder.frames, acts: recorder.acts };
  }

  /** Performs the actions recorded before this tick, then the tick; only some of the actions if there are many. */
  advance(maxActions = MAX_ACTIONS_PER_TICK): { readonly events: readonly E[]; readonly isReplaced: boolean } {
    const simulation = this.#simulation;
    const { ticks } = this.replay;
    const { tick } = simulation;
    if (simulation.isRealtime && !this.#reader.hasReadActionsOf(tick)) this.#snapshots.capture(tick, simulation.world);
    const done = this.#performActions(maxActions);
    if (this.#reader.hasActionsAt(tick) || tick >= ticks) return done;
    const events = [...done.events, ...simulation.step(this.#reader.frame(tick))];
    if (simulation.tick < ticks) return { events, isReplaced: done.isReplaced };
    const last = this.#performActions(maxActions);
    return { events: [...events, ...last.events], isReplaced: done.isReplaced || last.isReplaced };
  }

  /** Seeks to a tick, yielding its progress; events on the way are dropped. */
  *seekTo(targetTick: number): Incremental<void> {
    const simulation = this.#simulation;
    const goal = Math.min(targetTick, this.replay.ticks);
    const isPast = goal < this.replay.ticks && this.#reader.hasReadActionsOf(goal);
    if (goal < simulation.tick || (goal === simulation.tick && isPast)) this.#restoreBefore(goal);
    const from = simulation.tick;
    const isThere = () => (goal < this.replay.ticks ? simulation.tick >= goal : this.isOver);
    while (!isThere()) {
      this.advance(1);
      yield goal > from ? (simulation.tick - from) / (goal - from) : 0;
    }
  }

  #performActions(most: number): { readonly events: readonly E[]; readonly isReplaced: boolean } {
    const events: E[] = [];
    let isReplaced = false;
    for (let left = most; left > 0; left--) {
      const act = this.#reader.nextAction(this.#simulation.tick);
      if (!act) break;
      const emitted = this.#simulation.perform(act);
      if (emitted) events.push(...emitted);
      else isReplaced = true;
    }
    return { events, isReplaced };
  }

  /** Restores the state at or before a tick: from a snapshot, else from the beginning. */
  #restoreBefore(targetTick: number): void {
    const simulation = this.#simulation;
    const { acts, overrides } = this.replay;
    const snapshot = this.#snapshots.takeBefore(targetTick);
    const tick = snapshot?.tick ?? 0;
    const turned: Record<string, number> = { ...overrides };
    for (const [at, act] of acts) {
      if (at >= tick) break;
      if ('tune' in act) turned[act.tune[0]] = act.tune[1];
    }
    simulation.constants.set(turned);
    if (snapshot) simulation.world.load(snapshot.saved);
    else simulation.begin(runStartOf(this.replay));
    simulation.tick = tick;
    this.#reader.seekActions(tick);
  }
}
