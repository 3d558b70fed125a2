// The game's own bot at the controls: in the player's place, and behind the start card, where nothing is recorded and nothing counts.

import type { Knobs } from '../constants.ts';
import { type Frame, NO_INPUT } from '../input.ts';
import type { Json } from '../json.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent, RunStart } from '../rules.ts';
import type { Simulation } from './Simulation.ts';
import type { SessionParts } from './session.ts';

/** How often the bot of a turn game moves, in ticks. */
const BEAT = 30;

export class Bot<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly #parts: SessionParts<S, C, E, K>;
  readonly #simulation: Simulation<S, C, E, K>;
  #pilot: ReturnType<SessionParts<S, C, E, K>['pilot']>;
  #demo = { tick: 0, runs: 0 };

  constructor(parts: SessionParts<S, C, E, K>, course: Simulation<S, C, E, K>, seed: number) {
    this.#parts = parts;
    this.#simulation = course;
    this.#pilot = parts.pilot(seed);
  }

  /** Another run begins. */
  begin(seed: number): void {
    this.#pilot = this.#parts.pilot(seed);
  }

  /** Real time: what its hands do now. */
  frame(): Frame {
    return this.#simulation.isRealtime ? { ...NO_INPUT, ...(this.#answer() as Partial<Frame>) } : NO_INPUT;
  }

  /** Turns: its command, when this tick is on its beat. */
  command(tick = this.#simulation.tick): C | null {
    return this.#simulation.isRealtime || tick % BEAT !== 0 ? null : (this.#answer() as C | null);
  }

  /** One tick behind the start card. A run that is over makes room for another: the world is then replaced. */
  demo(from: RunStart): { readonly events: readonly E[]; readonly jumped: boolean } {
    const { world, constants } = this.#simulation;
    const command = this.command(this.#demo.tick++);
    const events: E[] = command === null ? [] : [...world.apply(command, constants.values)];
    events.push(...world.step(this.frame(), constants.values));
    if (!this.#parts.rules.result(world.state, constants.values)) return { events, jumped: false };
    const seed = from.seed + ++this.#demo.runs;
    this.#simulation.begin({ ...from, seed });
    this.begin(seed);
    return { events, jumped: true };
  }

  #answer(): Partial<Frame> | C | null {
    return this.#pilot(this.#simulation.world.state, this.#simulation.constants.values);
  }
}
