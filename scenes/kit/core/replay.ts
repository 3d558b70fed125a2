// A run as data: what it began from and everything the hands did. Noted while play goes on, read back tick by tick.
import type { Frame, PointerFrame, Stick } from './input.ts';
import type { Json } from './json.ts';
import type { Result, RunStart } from './rules.ts';

/** What happened between two ticks: a command, a step back, the answer to what rules asked, a turned knob. */
export type PlayerAction =
  | { readonly command: Json }
  | { readonly undo: true }
  | { readonly redo: true }
  | { readonly answer: Json }
  | { readonly tune: readonly [name: string, value: number] };

/**
 * Numbers that say a frame: held, pressed, released; pointer x, y, flags (1 there, 2 down, 4 pressed, 8 released, 16 cancelled);
 * move x, y; aim x, y; wheel x, y; then x, y, flags of up to three further pointers. Trailing zeros are left off.
 * A gesture has no number of its own: pull, pinch and pan are read from the pointers, tick by tick.
 */
export type Packed = readonly number[];

const WHEEL = 10;
const FURTHER = 12;
const MOST_FURTHER = 3;
export const PACKED_LENGTH = FURTHER + 3 * MOST_FURTHER;

export interface Replay extends RunStart {
  readonly version: 2;
  readonly game: string;
  /** The `rulesVersion` of the game it was played by. */
  readonly rules: number;
  /** The constants that differed from constants.ts at its beginning. */
  readonly overrides: Readonly<Record<string, number>>;
  readonly ticks: number;
  /** Runs of equal input: how many ticks, which input. Empty in turn games. */
  readonly frames: readonly (readonly [ticks: number, frame: Packed])[];
  /** In their order: never before the act above. */
  readonly acts: readonly (readonly [tick: number, act: PlayerAction])[];
  readonly assisted: boolean;
  /** Of the state after the last tick. */
  readonly hash: string;
  readonly result: Result | null;
}

/** The part of a run that play begins from. */
export const runStartOf = ({ seed, setup, begin }: RunStart): RunStart => ({
  seed,
  setup,
  ...(begin !== undefined && { begin }),
});

/** Notes frames and acts while a run goes on. */
export class Recorder {
  readonly frames: [number, Packed][];
  readonly acts: [number, PlayerAction][];

  constructor({ frames, acts }: Pick<Replay, 'frames' | 'acts'> = { frames: [], acts: [] }) {
    this.frames = frames.map(([ticks, frame]) => [ticks, frame]);
    this.acts = acts.map(([tick, action]) => [tick, action]);
  }

  frame(frame: Frame): void {
    const packed = pack(frame);
    const last = this.frames.at(-1);
    if (last && last[1].length === packed.length && last[1].every((n, i) => n === packed[i])) last[0]++;
    else this.frames.push([1, packed]);
  }

  act(tick: number, act: PlayerAction): void {
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

  /** The next act before this tick, each once. */
  nextAct(tick: number): PlayerAction | null {
    if (!this.hasActs(tick)) return null;
    return (this.replay.acts[this.#act++] as readonly [number, PlayerAction])[1];
  }

  /** Acts before this tick are left to read. */
  hasActs(tick: number): boolean {
    return this.replay.acts[this.#act]?.[0] === tick;
  }

  get actsRead(): number {
    return this.#act;
  }

  /** Some of this tick's acts are read already. */
  isAmidst(tick: number): boolean {
    return this.replay.acts[this.#act - 1]?.[0] === tick;
  }

  /** Acts are read from this tick on. */
  turnTo(tick: number): void {
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

function pack({ held, pressed, released, pointer, move, aim, wheel, further }: Frame): Packed {
  const all = [
    held,
    pressed,
    released,
    ...numbersOf(pointer),
    ...(move ?? [0, 0]),
    ...(aim ?? [0, 0]),
    ...(wheel ?? [0, 0]),
    ...(further ?? []).slice(0, MOST_FURTHER).flatMap(numbersOf),
  ];
  let length = all.length;
  while (length > 0 && all[length - 1] === 0) length--;
  // A file knows no −0: live play meets none either.
  return all.slice(0, length).map(number => number + 0);
}

function pointerAt(packed: Packed, index: number): PointerFrame | null {
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

function unpack(packed: Packed): Frame {
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

/** The frame as a replay will give it back: live play uses this too, so that both see the same. */
export const canonical = (frame: Frame): Frame => unpack(pack(frame));
