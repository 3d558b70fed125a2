// Replay: a run as data, its start and all input. Recorder writes it during play, ReplayReader reads it tick by tick.
import type { Frame, PointerFrame, Stick } from '../input/input.ts';
import type { Json } from '../json.ts';
import type { Result, RunStart } from '../rules.ts';

/** Input between two ticks: a command, undo, redo, the response to a request of the rules, a changed knob. */
export type PlayerAction =
  | { readonly command: Json }
  | { readonly undo: true }
  | { readonly redo: true }
  | { readonly answer: Json }
  | { readonly tune: readonly [name: string, value: number] };

/**
 * Frame as numbers: held, pressed, released; pointer x, y, flags (1 present, 2 down, 4 pressed, 8 released, 16 cancelled);
 * move x, y; aim x, y; wheel x, y; then x, y, flags of up to three further pointers. Trailing zeros are left off.
 * Gestures are not recorded: pull, pinch and pan are computed from the pointers, tick by tick.
 */
export type PackedFrame = readonly number[];

const WHEEL = 10;
const FURTHER = 12;
const MAX_EXTRA_POINTERS = 3;
export const PACKED_LENGTH = FURTHER + 3 * MAX_EXTRA_POINTERS;

export interface Replay extends RunStart {
  readonly version: 2;
  readonly game: string;
  /** The game's `rulesVersion` when it was recorded. */
  readonly rules: number;
  /** Constants that differed from constants.ts at its start. */
  readonly overrides: Readonly<Record<string, number>>;
  /** Length in ticks. */
  readonly ticks: number;
  /** Run-length encoded frames: number of ticks, input. Empty in turn games. */
  readonly frames: readonly (readonly [ticks: number, frame: PackedFrame])[];
  /** Actions in the order of their ticks. */
  readonly acts: readonly (readonly [tick: number, action: PlayerAction])[];
  readonly assisted: boolean;
  /** Hash of the state after the last tick. */
  readonly hash: string;
  readonly result: Result | null;
}

/** The start of a run, without the rest of it. */
export const runStartOf = ({ seed, setup, begin }: RunStart): RunStart => ({
  seed,
  setup,
  ...(begin !== undefined && { begin }),
});

/** Part of a recording, stored apart: it goes on after so many ticks of frames and so many actions. What earlier parts hold beyond them was rewound. */
export interface RecordingPart {
  readonly after: { readonly ticks: number; readonly acts: number };
  readonly frames: Replay['frames'];
  readonly acts: Replay['acts'];
}

/** Records frames and actions during a run. */
export class Recorder {
  readonly frames: [number, PackedFrame][];
  readonly acts: [number, PlayerAction][];
  /** Ticks in `frames`; none in a turn game. */
  #ticks: number;
  /** What `takeNew` has given out, and what is still recorded of it. */
  #taken = { ticks: 0, acts: 0 };

  constructor({ frames, acts }: Pick<Replay, 'frames' | 'acts'> = { frames: [], acts: [] }) {
    this.frames = frames.map(([ticks, frame]) => [ticks, frame]);
    this.acts = acts.map(([tick, action]) => [tick, action]);
    this.#ticks = frames.reduce((sum, [ticks]) => sum + ticks, 0);
  }

  frame(frame: Frame): void {
    this.#push(1, pack(frame));
  }

  action(tick: number, action: PlayerAction): void {
    this.acts.push([tick, action]);
  }

  /** Cuts the recording after so many ticks; actions right before the next tick stay. */
  truncate(tick: number): void {
    const later = this.acts.findIndex(([at]) => at > tick);
    this.#cut(tick, later < 0 ? this.acts.length : later);
  }

  /** What was recorded since the last call, as a part that `append` adds to the earlier ones. */
  takeNew(): RecordingPart {
    const after = this.#taken;
    this.#taken = { ticks: this.#ticks, acts: this.acts.length };
    return { after, frames: this.#framesAfter(after.ticks), acts: this.acts.slice(after.acts) };
  }

  /** The next part holds the whole recording: the earlier ones are lost. */
  takeAllAgain(): void {
    this.#taken = { ticks: 0, acts: 0 };
  }

  /** Everything recorded so far counts as taken: it is stored already. */
  markTaken(): void {
    this.#taken = { ticks: this.#ticks, acts: this.acts.length };
  }

  /** Adds a part to the recording it was taken from. */
  append({ after, frames, acts }: RecordingPart): void {
    this.#cut(after.ticks, after.acts);
    for (const [ticks, frame] of frames) this.#push(ticks, frame);
    for (const act of acts) this.action(...act);
  }

  #push(ticks: number, packed: PackedFrame): void {
    this.#ticks += ticks;
    const last = this.frames.at(-1);
    if (last && last[1].length === packed.length && last[1].every((n, i) => n === packed[i])) last[0] += ticks;
    else this.frames.push([ticks, packed]);
  }

  #cut(ticks: number, acts: number): void {
    let left = ticks;
    for (let i = 0; i < this.frames.length; i++) {
      const run = this.frames[i] as [number, PackedFrame];
      if (run[0] >= left) {
        run[0] = left;
        this.frames.length = left === 0 ? i : i + 1;
        this.#ticks = ticks;
        break;
      }
      left -= run[0];
    }
    this.acts.length = Math.min(this.acts.length, acts);
    this.#taken = {
      ticks: Math.min(this.#taken.ticks, this.#ticks),
      acts: Math.min(this.#taken.acts, this.acts.length),
    };
  }

  /** Frames after so many ticks, found from the end: little is new. */
  #framesAfter(ticks: number): Replay['frames'] {
    const found: (readonly [number, PackedFrame])[] = [];
    let missing = this.#ticks - ticks;
    for (let i = this.frames.length - 1; missing > 0; i--) {
      const [run, frame] = this.frames[i] as [number, PackedFrame];
      found.push([Math.min(run, missing), frame]);
      missing -= run;
    }
    return found.reverse();
  }
}

/** Reads a replay forwards; reading an earlier frame starts over. */
export class ReplayReader {
  #run = 0;
  #runStart = 0;
  #act = 0;

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

  /** The next unread action before this tick, or null. */
  nextAction(tick: number): PlayerAction | null {
    if (!this.hasActionsAt(tick)) return null;
    return (this.replay.acts[this.#act++] as readonly [number, PlayerAction])[1];
  }

  /** True where actions before this tick are still to be read. */
  hasActionsAt(tick: number): boolean {
    return this.replay.acts[this.#act]?.[0] === tick;
  }

  get actionsRead(): number {
    return this.#act;
  }

  /** True where some of this tick's actions were read. */
  hasReadActionsOf(tick: number): boolean {
    return this.replay.acts[this.#act - 1]?.[0] === tick;
  }

  /** Moves the reader to the first action of this tick, by binary search. */
  seekActions(tick: number): void {
    const { acts } = this.replay;
    let [low, high] = [0, acts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((acts[middle] as readonly [number, PlayerAction])[0] < tick) low = middle + 1;
      else high = middle;
    }
    this.#act = low;
  }
}

const flagsOf = (pointer: PointerFrame | null | undefined): number =>
  pointer
    ? 1 + (pointer.down ? 2 : 0) + (pointer.pressed ? 4 : 0) + (pointer.released ? 8 : 0) + (pointer.cancelled ? 16 : 0)
    : 0;

const numbersOf = (pointer: PointerFrame | null | undefined): readonly [number, number, number] =>
  pointer ? [pointer.x, pointer.y, flagsOf(pointer)] : [0, 0, 0];

function pack({ held, pressed, released, pointer, move, aim, wheel, further }: Frame): PackedFrame {
  const all = [
    held,
    pressed,
    released,
    ...numbersOf(pointer),
    ...(move ?? [0, 0]),
    ...(aim ?? [0, 0]),
    ...(wheel ?? [0, 0]),
    ...(further ?? []).slice(0, MAX_EXTRA_POINTERS).flatMap(numbersOf),
  ];
  let length = all.length;
  while (length > 0 && all[length - 1] === 0) length--;
  // JSON has no −0, so that live play must not have it either.
  return all.slice(0, length).map(number => number + 0);
}

function pointerAt(packed: PackedFrame, index: number): PointerFrame | null {
  const flags = packed[index + 2] ?? 0;
  if ((flags & 1) === 0) return null;
  return {
    x: packed[index] ?? 0,
    y: packed[index + 1] ?? 0,
    down: (flags & 2) !== 0,
    pressed: (flags & 4) !== 0,
    released: (flags & 8) !== 0,
    cancelled: (flags & 16) !== 0,
  };
}

function unpack(packed: PackedFrame): Frame {
  const at = (index: number) => packed[index] ?? 0;
  const two = (index: number): Stick | undefined =>
    at(index) || at(index + 1) ? [at(index), at(index + 1)] : undefined;
  const pointer = pointerAt(packed, 3);
  const move = two(6);
  const aim = two(8);
  const wheel = two(WHEEL);
  const further = Array.from({ length: Math.max(0, Math.ceil((packed.length - FURTHER) / 3)) }, (_, index) =>
    pointerAt(packed, FURTHER + 3 * index),
  );
  return {
    held: at(0),
    pressed: at(1),
    released: at(2),
    ...(pointer && { pointer }),
    ...(move && { move }),
    ...(aim && { aim }),
    ...(wheel && { wheel }),
    ...(further.length > 0 && { further }),
  };
}

/** Canonical frame: as a replay will return it. Live play uses it too, so that both see the same. */
export const canonical = (frame: Frame): Frame => unpack(pack(frame));
