// A game under way: its world, its constants, and the tick at which it stands. Acts and ticks move it on; it knows no store and no recording.
import type { Knobs, Tuning } from '../constants.ts';
import type { Frame } from '../input.ts';
import type { Json } from '../json.ts';
import type { PlayerAction } from '../replay.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent, Physics, RunStart } from '../rules.ts';
import type { SessionParts } from './session.ts';
import { TunedConstants } from './TunedConstants.ts';
import { RealtimeWorld, TurnWorld, type World } from './world.ts';

export class Simulation<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly id: string;
  readonly isRealtime: boolean;
  readonly world: World<S, C, E, Tuning<K>>;
  readonly constants: TunedConstants<K>;
  readonly #levels: readonly string[];
  tick = 0;

  constructor(
    { id, rules, controls, constants }: SessionParts<S, C, E, K>,
    overrides: Readonly<Record<string, number>>,
    levels: readonly string[],
    physics: Physics | undefined,
  ) {
    this.id = id;
    if (rules.kind === 'realtime' && rules.movers && !physics)
      throw new Error(`${id} has bodies: open it with physics`);
    this.isRealtime = rules.kind === 'realtime';
    this.world = rules.kind === 'realtime' ? new RealtimeWorld(rules, physics) : new TurnWorld(rules, controls);
    this.constants = new TunedConstants(constants, overrides);
    this.#levels = levels;
  }

  begin(from: RunStart): void {
    this.world.begin({ ...from, levels: this.#levels }, this.constants.values);
    this.tick = 0;
  }

  step(frame: Frame): readonly E[] {
    this.tick++;
    return this.world.step(frame, this.constants.values);
  }

  /** What must be worked out before play can go on. */
  request(): Json | null {
    return this.world.request(this.constants.values);
  }

  /** Null where the world was replaced: a step back, or forth again. */
  perform(act: PlayerAction): readonly E[] | null {
    if ('command' in act)
      return isCommand(act.command) ? this.world.apply(act.command as C, this.constants.values) : [];
    if ('answer' in act) return this.request() === null ? [] : this.world.onResponse(act.answer, this.constants.values);
    if ('tune' in act) this.constants.setOne(...act.tune);
    else if ('undo' in act) this.world.steps?.undo();
    else this.world.steps?.redo();
    return 'tune' in act ? [] : null;
  }
}

/** Commands are objects; what else a link, a replay or the lab may hand in is no rules' business. */
export const isCommand = (command: Json): boolean =>
  typeof command === 'object' && command !== null && !Array.isArray(command);
