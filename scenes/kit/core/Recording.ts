// Live play: every tick and every act goes into the recorder and moves the game on. Goes back half a minute.

import type { Course } from './Course.ts';
import { TICKS_PER_SECOND } from './clock.ts';
import type { Knobs } from './constants.ts';
import type { Frame } from './input.ts';
import { copy, hashOf, type Json } from './json.ts';
import { type Act, canonical, Recorder, type Replay } from './replay.ts';
import type { HasRng } from './rng.ts';
import type { Beginning, GameEvent } from './rules.ts';
import { Timeline } from './Timeline.ts';

/** Half a minute, at two a second. */
const MOST_PICTURES = 60;

export class Recording<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly #course: Course<S, C, E, K>;
  readonly #recorder: Recorder;
  readonly #timeline = new Timeline(MOST_PICTURES, 'oldest');

  /** `before` is what was recorded already, of a run that goes on. */
  constructor(course: Course<S, C, E, K>, before?: Replay) {
    this.#course = course;
    this.#recorder = new Recorder(before);
  }

  /** The run so far, as the rest of the session knows it. */
  replay(from: Beginning, known: Pick<Replay, 'rules' | 'assisted' | 'result'>): Replay {
    const { id, tick, tuner, world } = this.#course;
    const { frames, acts } = this.#recorder;
    const run = { ...from, overrides: tuner.startedWith, ticks: tick, frames, acts };
    return { version: 2, game: id, ...copy(run), ...known, hash: hashOf(world.state) };
  }

  /** Null where the world was replaced. */
  act(act: Act): readonly E[] | null {
    this.#recorder.act(this.#course.tick, act);
    return this.#course.perform(act);
  }

  forward(frame: Frame): readonly E[] {
    const course = this.#course;
    if (course.isRealtime) this.#timeline.note(course.tick, course.world);
    const events: E[] = [];
    for (const command of course.world.commandsOf(frame)) events.push(...(this.act({ command }) ?? []));
    const input = canonical(frame);
    if (course.isRealtime) this.#recorder.frame(input);
    return [...events, ...course.step(input)];
  }

  /** False where nothing is kept from so long ago. */
  rewind(seconds: number): boolean {
    const { tick, world, tuner } = this.#course;
    const kept = this.#timeline.before(Math.max(0, tick - Math.round(seconds * TICKS_PER_SECOND)));
    if (!kept) return false;
    world.load(kept.saved);
    this.#course.tick = kept.tick;
    this.#recorder.truncate(kept.tick);
    for (const [name, value] of Object.entries(tuner.overrides)) this.#recorder.act(kept.tick, { tune: [name, value] });
    return true;
  }
}
