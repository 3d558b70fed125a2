// A recorded run shown again: the recording's frames and acts move the game, forwards by ticks, to any tick by winding.

import type { Knobs } from '../constants.ts';
import type { Incremental } from '../incremental.ts';
import { hashOf, type Json } from '../json.ts';
import { Recorder, type Replay, ReplayReader, runStartOf } from '../replay.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent } from '../rules.ts';
import type { Simulation } from './Simulation.ts';
import { SnapshotBuffer } from './SnapshotBuffer.ts';
import type { PlaybackState } from './session.ts';

/** A script may have done a hundred thousand things between two ticks: shown, they take as many ticks as they need. */
const MAX_ACTIONS_PER_TICK = 100;
/** As many pictures as memory bears; each second one goes when there are more. */
const MAX_SNAPSHOTS = 400;

export class ReplayPlayer<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly replay: Replay;
  readonly #simulation: Simulation<S, C, E, K>;
  readonly #reader: ReplayReader;
  readonly #hasOtherRules: boolean;
  readonly #snapshots = new SnapshotBuffer(MAX_SNAPSHOTS, 'every second');

  /** The course stands where the recording began, with its constants. */
  constructor(course: Simulation<S, C, E, K>, replay: Replay, rulesVersion: number) {
    this.#simulation = course;
    this.replay = replay;
    this.#hasOtherRules = replay.rules !== rulesVersion;
    this.#reader = new ReplayReader(replay);
  }

  get isOver(): boolean {
    const { ticks } = this.replay;
    return this.#simulation.tick >= ticks && !this.#reader.hasActs(ticks);
  }

  /** What the page says of it. */
  get playback(): PlaybackState {
    const { ticks, hash } = this.replay;
    const endedOtherwise = this.isOver && hashOf(this.#simulation.world.state) !== hash;
    return { ticks, hasOtherRules: this.#hasOtherRules, hasDiverged: endedOtherwise, isSeeking: false };
  }

  /** As much of the recording as has been shown. */
  get playedPart(): Replay {
    const { tick } = this.#simulation;
    const { frames, acts } = this.replay;
    const recorder = new Recorder({ frames, acts: acts.slice(0, this.#reader.actsRead) });
    recorder.truncate(tick);
    return { ...this.replay, ticks: tick, frames: recorder.frames, acts: recorder.acts };
  }

  /** What the recording says was done before this tick, and the tick; or a part of it, where that is much. */
  advance(mostActs = MAX_ACTIONS_PER_TICK): { readonly events: readonly E[]; readonly jumped: boolean } {
    const course = this.#simulation;
    const { ticks } = this.replay;
    const { tick } = course;
    if (course.isRealtime && !this.#reader.isAmidst(tick)) this.#snapshots.capture(tick, course.world);
    const done = this.#performActions(mostActs);
    if (this.#reader.hasActs(tick) || tick >= ticks) return done;
    const events = [...done.events, ...course.step(this.#reader.frame(tick))];
    if (course.tick < ticks) return { events, jumped: done.jumped };
    const last = this.#performActions(mostActs);
    return { events: [...events, ...last.events], jumped: done.jumped || last.jumped };
  }

  /** To a tick, in pieces; what is told on the way is nobody's news. */
  *seekTo(wanted: number): Incremental<void> {
    const course = this.#simulation;
    const goal = Math.min(wanted, this.replay.ticks);
    const isPast = goal < this.replay.ticks && this.#reader.isAmidst(goal);
    if (goal < course.tick || (goal === course.tick && isPast)) this.#restoreBefore(goal);
    const from = course.tick;
    const isThere = () => (goal < this.replay.ticks ? course.tick >= goal : this.isOver);
    while (!isThere()) {
      this.advance(1);
      yield goal > from ? (course.tick - from) / (goal - from) : 0;
    }
  }

  #performActions(most: number): { readonly events: readonly E[]; readonly jumped: boolean } {
    const events: E[] = [];
    let jumped = false;
    for (let left = most; left > 0; left--) {
      const act = this.#reader.nextAct(this.#simulation.tick);
      if (!act) break;
      const told = this.#simulation.perform(act);
      if (told) events.push(...told);
      else jumped = true;
    }
    return { events, jumped };
  }

  /** Puts the game where it stood at or before a tick. */
  #restoreBefore(wanted: number): void {
    const course = this.#simulation;
    const { acts, overrides } = this.replay;
    const kept = this.#snapshots.takeBefore(wanted);
    const tick = kept?.tick ?? 0;
    const turned: Record<string, number> = { ...overrides };
    for (const [at, act] of acts) {
      if (at >= tick) break;
      if ('tune' in act) turned[act.tune[0]] = act.tune[1];
    }
    course.constants.set(turned);
    if (kept) course.world.load(kept.saved);
    else course.begin(runStartOf(this.replay));
    course.tick = tick;
    this.#reader.turnTo(tick);
  }
}
