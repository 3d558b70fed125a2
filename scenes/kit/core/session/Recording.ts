// Live play: every tick and every act goes into the recorder and moves the game on. Goes back half a minute.

import { TICKS_PER_SECOND } from '../clock.ts';
import type { Knobs } from '../constants.ts';
import type { Frame } from '../input.ts';
import { copy, hashOf, type Json } from '../json.ts';
import { canonical, type PlayerAction, Recorder, type Replay } from '../replay.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent, RunStart } from '../rules.ts';
import type { Simulation } from './Simulation.ts';
import { SnapshotBuffer } from './SnapshotBuffer.ts';

/** Half a minute, at two a second. */
const MAX_SNAPSHOTS = 60;

export class Recording<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly #simulation: Simulation<S, C, E, K>;
  readonly #recorder: Recorder;
  readonly #snapshots = new SnapshotBuffer(MAX_SNAPSHOTS, 'oldest');

  /** `before` is what was recorded already, of a run that goes on. */
  constructor(course: Simulation<S, C, E, K>, before?: Replay) {
    this.#simulation = course;
    this.#recorder = new Recorder(before);
  }

  /** The run so far, as the rest of the session knows it. */
  replay(from: RunStart, known: Pick<Replay, 'rules' | 'assisted' | 'result'>): Replay {
    const { id, tick, constants, world } = this.#simulation;
    const { frames, acts } = this.#recorder;
    const run = { ...from, overrides: constants.startedWith, ticks: tick, frames, acts };
    return { version: 2, game: id, ...copy(run), ...known, hash: hashOf(world.state) };
  }

  /** Null where the world was replaced. */
  act(act: PlayerAction): readonly E[] | null {
    this.#recorder.act(this.#simulation.tick, act);
    return this.#simulation.perform(act);
  }

  advance(frame: Frame): readonly E[] {
    const course = this.#simulation;
    if (course.isRealtime) this.#snapshots.capture(course.tick, course.world);
    const events: E[] = [];
    for (const command of course.world.commandsOf(frame)) events.push(...(this.act({ command }) ?? []));
    const input = canonical(frame);
    if (course.isRealtime) this.#recorder.frame(input);
    return [...events, ...course.step(input)];
  }

  /** False where nothing is kept from so long ago. */
  rewind(seconds: number): boolean {
    const { tick, world, constants } = this.#simulation;
    const kept = this.#snapshots.takeBefore(Math.max(0, tick - Math.round(seconds * TICKS_PER_SECOND)));
    if (!kept) return false;
    world.load(kept.saved);
    this.#simulation.tick = kept.tick;
    this.#recorder.truncate(kept.tick);
    for (const [name, value] of Object.entries(constants.overrides))
      this.#recorder.act(kept.tick, { tune: [name, value] });
    return true;
  }
}
