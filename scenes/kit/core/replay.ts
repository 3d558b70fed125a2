// A run as data: seed, setup, changed constants and everything the hands did. Small, plain, shareable; read back through a schema.
import * as v from 'valibot';
import type { Frame, PointerFrame, Stick } from './input.ts';
import type { Json } from './json.ts';
import type { Result, Setup } from './rules.ts';

/** What happened between two ticks: a command, a step back, a turned knob. */
export type Act =
  | { readonly command: Json }
  | { readonly undo: true }
  | { readonly redo: true }
  | { readonly tune: readonly [name: string, value: number] };

/** Ten numbers say a frame: held, pressed, released, pointer x, y, flags (1 there, 2 down, 4 pressed, 8 released, 16 cancelled), move x, y, aim x, y. Trailing zeros are left off. */
type Packed = readonly number[];

export interface Replay {
  readonly version: 1;
  readonly game: string;
  readonly seed: number;
  readonly setup: Setup;
  readonly overrides: Readonly<Record<string, number>>;
  readonly ticks: number;
  /** Runs of equal input: how many ticks, which input. Empty in turn games. */
  readonly frames: readonly (readonly [ticks: number, frame: Packed])[];
  readonly acts: readonly (readonly [tick: number, act: Act])[];
  readonly assisted: boolean;
  /** Of the state after the last tick. */
  readonly hash: string;
  readonly result: Result | null;
}

const MAX_TICKS = 60 * 60 * 60 * 10;
const MAX_CHARACTERS = 20_000_000;
const MAX_DEPTH = 40;
const whole = v.pipe(v.number(), v.safeInteger());
const ticks = v.pipe(whole, v.minValue(0), v.maxValue(MAX_TICKS));
const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.pipe(v.number(), v.finite()),
    v.string(),
    v.array(json),
    v.record(v.string(), json),
  ]),
);
const ResultSchema = v.object({
  outcome: v.picklist(['won', 'lost', 'draw', 'ended']),
  score: v.number(),
  scoreLabel: v.optional(v.string()),
  title: v.string(),
  lines: v.array(v.string()),
  again: v.string(),
  menu: v.optional(v.string()),
  medals: v.optional(v.array(v.string())),
});
const ReplaySchema = v.object({
  version: v.literal(1),
  game: v.pipe(v.string(), v.maxLength(64)),
  seed: whole,
  setup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  overrides: v.record(v.string(), v.pipe(v.number(), v.finite())),
  ticks,
  frames: v.array(v.tuple([v.pipe(ticks, v.minValue(1)), v.pipe(v.array(whole), v.maxLength(10))])),
  acts: v.array(
    v.tuple([
      ticks,
      v.union([
        v.strictObject({ command: json }),
        v.strictObject({ undo: v.literal(true) }),
        v.strictObject({ redo: v.literal(true) }),
        v.strictObject({ tune: v.tuple([v.string(), v.pipe(v.number(), v.finite())]) }),
      ]),
    ]),
  ),
  assisted: v.boolean(),
  hash: v.string(),
  result: v.nullable(ResultSchema),
});

/** A replay from a file somebody chose, or a sentence that says why it is none. */
export function readReplay(text: string, game: string): Replay | string {
  if (text.length > MAX_CHARACTERS) return 'This file is too large to be a replay. Nothing was changed.';
  if (depthOf(text) > MAX_DEPTH) return 'This file is not a replay: it is nested too deep. Nothing was changed.';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'This file is not a replay: it is not JSON. Nothing was changed.';
  }
  const read = v.safeParse(ReplaySchema, data);
  if (!read.success) {
    const issue = read.issues[0];
    return `This file is not a replay of this version (${v.getDotPath(issue) ?? 'file'}: ${issue.message}). Nothing was changed.`;
  }
  if (read.output.game !== game) return `This is a replay of another game (${read.output.game}). Nothing was changed.`;
  return read.output;
}

/** Brackets open at once, at most: what a schema would have to descend. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text[i];
    if (unit === '"') quoted = !quoted;
    else if (quoted && unit === '\\') i++;
    else if (!quoted && (unit === '[' || unit === '{')) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (unit === ']' || unit === '}')) depth--;
  }
  return deepest;
}

export const writeReplay = (replay: Replay): string => JSON.stringify(replay);

/** Notes frames and acts while a run goes on. */
export class Recorder {
  readonly frames: [number, Packed][] = [];
  readonly acts: [number, Act][] = [];

  frame(frame: Frame): void {
    const packed = pack(frame);
    const last = this.frames.at(-1);
    if (last && last[1].length === packed.length && last[1].every((n, i) => n === packed[i])) last[0]++;
    else this.frames.push([1, packed]);
  }

  act(tick: number, act: Act): void {
    this.acts.push([tick, act]);
  }

  /** Forgets everything after so many ticks; what was done right before the next one stays. */
  truncate(tick: number): void {
    let left = tick;
    for (let i = 0; i < this.frames.length; i++) {
      const run = this.frames[i] as [number, Packed];
      if (run[0] >= left) {
        run[0] = left;
        this.frames.length = left === 0 ? i : i + 1;
        break;
      }
      left -= run[0];
    }
    const kept = this.acts.findIndex(([at]) => at > tick);
    if (kept >= 0) this.acts.length = kept;
  }
}

/** Reads a replay forwards; asking for an earlier tick starts over by itself. */
export class Reader {
  #run = 0;
  #runStart = 0;

  readonly replay: Replay;

  constructor(replay: Replay) {
    this.replay = replay;
  }

  frame(tick: number): Frame {
    if (tick < this.#runStart) this.#run = this.#runStart = 0;
    const { frames } = this.replay;
    let run = frames[this.#run];
    while (run && tick >= this.#runStart + run[0]) {
      this.#runStart += run[0];
      run = frames[++this.#run];
    }
    return unpack(run?.[1] ?? []);
  }

  acts(tick: number): readonly Act[] {
    return this.replay.acts.filter(([at]) => at === tick).map(([, act]) => act);
  }
}

function pack({ held, pressed, released, pointer, move, aim }: Frame): Packed {
  const flags = pointer
    ? 1 + (pointer.down ? 2 : 0) + (pointer.pressed ? 4 : 0) + (pointer.released ? 8 : 0) + (pointer.cancelled ? 16 : 0)
    : 0;
  const all = [
    held,
    pressed,
    released,
    pointer?.x ?? 0,
    pointer?.y ?? 0,
    flags,
    ...(move ?? [0, 0]),
    ...(aim ?? [0, 0]),
  ];
  let length = all.length;
  while (length > 0 && all[length - 1] === 0) length--;
  return all.slice(0, length);
}

function unpack(packed: Packed): Frame {
  const at = (index: number) => packed[index] ?? 0;
  const flags = at(5);
  const pointer: PointerFrame = {
    x: at(3),
    y: at(4),
    down: (flags & 2) !== 0,
    pressed: (flags & 4) !== 0,
    released: (flags & 8) !== 0,
    cancelled: (flags & 16) !== 0,
  };
  const stick = (index: number): Stick | undefined =>
    at(index) || at(index + 1) ? [at(index), at(index + 1)] : undefined;
  const move = stick(6);
  const aim = stick(8);
  return {
    held: at(0),
    pressed: at(1),
    released: at(2),
    ...(flags & 1 && { pointer }),
    ...(move && { move }),
    ...(aim && { aim }),
  };
}

/** The frame as a replay will give it back: live play uses this too, so that both see the same. */
export const canonical = (frame: Frame): Frame => unpack(pack(frame));
