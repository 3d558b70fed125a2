// Bot of a game: plays in the player's place (pilot), and behind the start card (attract mode), where nothing is recorded.

import type { Knobs } from '../constants.ts';
import { type Frame, NO_INPUT } from '../input/input.ts';
import type { Json } from '../json.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent, RunStart } from '../rules.ts';
import type { Simulation } from './Simulation.ts';
import type { SessionParts } from './session.ts';

/** Ticks between two moves of a turn game's bot. */
const TICKS_PER_MOVE = 30;

export class Bot<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly #parts: SessionParts<S, C, E, K>;
  readonly #simulation: Simulation<S, C, E, K>;
  #pilot: ReturnType<SessionParts<S, C, E, K>['pilot']>;
  #demo = { tick: 0, runs: 0 };

  constructor(parts: SessionParts<S, C, E, K>, simulation: Simulation<S, C, E, K>, seed: number) {
    this.#parts = parts;
    this.#simulation = simulation;
    this.#pilot = parts.pilot(seed);
  }

  /** A new run: a new pilot. */
  begin(seed: number): void {
    this.#pilot = this.#parts.pilot(seed);
  }

  /** Real time: its input of this tick. */
  frame(): Frame {
    return this.#simulation.isRealtime ? { ...NO_INPUT, ...(this.#decide() as Partial<Frame>) } : NO_INPUT;
  }

  /** Turns: its command, every 30 ticks. */
  command(tick = this.#simulation.tick): C | null {
    return this.#simulation.isRealtime || tick % TICKS_PER_MOVE !== 0 ? null : (this.#decide() as C | null);
  }

  /** One tick of attract mode. When its run is over the next one begins: the state is then replaced. */
  demo(start: RunStart): { readonly events: readonly E[]; readonly isReplaced: boolean } {
    const { world, constants } = this.#simulation;
    const command = this.command(this.#demo.tick++);
    const events: E[] = command === null ? [] : [...world.apply(command, constants.values)];
    events.push(...world.step(this.frame(), constants.values));
    if (!this.#parts.rules.result(world.state, constants.values)) return { events, isReplaced: false };
    const seed = start.seed + ++this.#demo.runs;
    this.#simulation.begin({ ...start, seed });
    this.begin(seed);
    return { events, isReplaced: true };
  }

  #decide(): Partial<Frame> | C | null {
    return this.#pilot(this.#simulation.world.state, this.#simulation.constants.values);
  }
}
