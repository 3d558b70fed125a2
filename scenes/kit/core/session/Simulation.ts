// Simulation of a run: its world, constants and tick, and the recording of what moves it on. Independent of store, listeners and phases.
import { TICKS_PER_SECOND } from '../clock.ts';
import type { Knobs, Tuning } from '../constants.ts';
import type { Frame } from '../input/input.ts';
import { copy, hashOf, type Json } from '../json.ts';
import { canonical, type PlayerAction, Recorder, type RecordingPart, type Replay } from '../replay/replay.ts';
import type { HasRng } from '../rng.ts';
import type { GameEvent, Physics, RunStart } from '../rules.ts';
import { SnapshotBuffer } from './SnapshotBuffer.ts';
import type { SessionParts } from './session.ts';
import { TunedConstants } from './TunedConstants.ts';
import { RealtimeWorld, TurnWorld, type World } from './world.ts';

/** Rewind reaches back half a minute, at two snapshots a second. */
const MAX_SNAPSHOTS = 60;

export class Simulation<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs> {
  readonly id: string;
  readonly isRealtime: boolean;
  readonly world: World<S, C, E, Tuning<K>>;
  readonly constants: TunedConstants<K>;
  readonly #levels: readonly string[];
  #recorder = new Recorder();
  #snapshots = new SnapshotBuffer(MAX_SNAPSHOTS, 'oldest');
  /** Ticks since the run began. */
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

  /** Begins a run at tick 0 with an empty recording. */
  begin(start: RunStart): void {
    this.world.begin({ ...start, levels: this.#levels }, this.constants.values);
    this.tick = 0;
    this.record();
  }

  /** The recording goes on from `recorded`, or begins empty. */
  record(recorded?: Replay): void {
    this.#recorder = new Recorder(recorded);
    this.#snapshots = new SnapshotBuffer(MAX_SNAPSHOTS, 'oldest');
  }

  /** What the rules want computed before play can go on, or null. */
  request(): Json | null {
    return this.world.request(this.constants.values);
  }

  /** One tick, not recorded: for a replay, which is recorded already. */
  step(frame: Frame): readonly E[] {
    this.tick++;
    return this.world.step(frame, this.constants.values);
  }

  /** One action, not recorded. Its events; null if the state was replaced by an undo or redo. */
  perform(action: PlayerAction): readonly E[] | null {
    const t = this.constants.values;
    if ('command' in action) return isCommand(action.command) ? this.world.apply(action.command as C, t) : [];
    if ('answer' in action) return this.request() === null ? [] : this.world.onResponse(action.answer, t);
    if ('tune' in action) {
      this.constants.setOne(...action.tune);
      return [];
    }
    if ('undo' in action) this.world.history?.undo();
    else this.world.history?.redo();
    return null;
  }

  /** One action of live play: recorded and performed. */
  act(action: PlayerAction): readonly E[] | null {
    this.#recorder.action(this.tick, action);
    return this.perform(action);
  }

  /** One tick of live play: recorded and stepped. */
  advance(frame: Frame): readonly E[] {
    if (this.isRealtime) this.#snapshots.capture(this.tick, this.world);
    const events: E[] = [];
    for (const command of this.world.commandsOf(frame)) events.push(...(this.act({ command }) ?? []));
    const input = canonical(frame);
    if (this.isRealtime) this.#recorder.frame(input);
    return [...events, ...this.step(input)];
  }

  /** Goes back in time; false if there is no snapshot from so long ago. */
  rewind(seconds: number): boolean {
    const snapshot = this.#snapshots.takeBefore(Math.max(0, this.tick - Math.round(seconds * TICKS_PER_SECOND)));
    if (!snapshot) return false;
    const { tick, saved } = snapshot;
    this.world.load(saved);
    this.tick = tick;
    this.#recorder.truncate(tick);
    for (const [name, value] of Object.entries(this.constants.overrides))
      this.#recorder.action(tick, { tune: [name, value] });
    return true;
  }

  /** The recording itself: the next run begins another one. */
  get recorded(): Pick<Replay, 'frames' | 'acts'> {
    const { frames, acts } = this.#recorder;
    return { frames, acts };
  }

  /** What was recorded since the last call. */
  takeRecorded(): RecordingPart {
    return this.#recorder.takeNew();
  }

  /** The next part taken holds the whole recording, or, where all of it is stored, what follows. */
  markRecorded(stored: boolean): void {
    if (stored) this.#recorder.markTaken();
    else this.#recorder.takeAllAgain();
  }

  /** The recording so far, with what the session knows of the run. */
  replay(start: RunStart, known: Pick<Replay, 'rules' | 'assisted' | 'result'>): Replay {
    const { frames, acts } = this.#recorder;
    const run = { ...start, overrides: this.constants.startedWith, ticks: this.tick, frames, acts };
    return { version: 2, game: this.id, ...copy(run), ...known, hash: hashOf(this.world.state) };
  }
}

/** Commands are objects: anything else that a link, a replay or the lab brings never reaches the rules. */
export const isCommand = (command: Json): boolean =>
  typeof command === 'object' && command !== null && !Array.isArray(command);
