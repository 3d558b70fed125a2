// Ladder of bots, from one that does nothing to one that plays well: their scores show whether skill pays. `limited` and `forgetful` give a bot
// human limits: reaction time, aiming error and forgotten presses.
import { STEP_MS } from '../clock.ts';
import type { Knobs, Tuning } from '../constants.ts';
import { type Frame, NO_INPUT, type PointerFrame, type Stick } from '../input/input.ts';
import { copy, type Json } from '../json.ts';
import { cos, PI, sin } from '../math.ts';
import { pick, type Rng, random, seeded } from '../rng.ts';
import type { GameEvent, Setup } from '../rules.ts';

/** Bot: input of one tick in a real-time game, a command in a turn game; null waits. `legal` is empty in real time. */
export type Player<S, Do, T> = (seed: number) => (state: Readonly<S>, t: T, legal: readonly Json[]) => Do | null;

/** Measurement of one run, from its events and its last state. */
export interface Count<S, E, T> {
  onEvent?(event: E): void;
  value(state: Readonly<S>, t: T): number;
  /** The level or wave reached, from 1. */
  stage?(state: Readonly<S>): number;
}

/** Accepted fault: what the ladder's verdict finds and the game does not change. */
export interface Accepted {
  /** Text of the verdict. */
  readonly fault: string;
  readonly why: string;
}

export interface LadderParts<S, Do, E, T> {
  /** Name of the measure: 'score', 'games won of 20'. */
  readonly measure: string;
  count(): Count<S, E, T>;
  /** Setup of the start card, where it is not the default one. */
  readonly setup?: Setup;
  /** Minutes of a newcomer's run, where they differ from the card's. */
  readonly minutes?: number;
  /** Number of runs that are added up for each seed. */
  readonly runsPerSeed?: number;
  /** A run ends after so many minutes. */
  readonly mostMinutes: number;
  /** Turn games: seconds that a person takes for one command. */
  readonly secondsPerCommand?: number;
  /** Ratios to the newcomer's score that the verdict wants; by default naive at most a half, practised at least two. */
  readonly steps?: { readonly naive: number; readonly practised: number };
  /** False where a run need not end in defeat. */
  readonly endsInDefeat: boolean;
  readonly players: { readonly [Rung in 'naive' | 'newcomer' | 'practised']: Player<S, Do, T> };
  /** The practised player without one weapon, unit or tool each: it must score less somewhere, else the thing is not worth taking. */
  readonly without: Readonly<Record<string, Player<S, Do, T>>>;
  /** Exploits that a clever player would try; none may beat the practised player. */
  readonly exploits: Readonly<Record<string, Player<S, Do, T>>>;
  readonly accepted?: readonly Accepted[];
}

/** A game's `bots/ladder.ts` without its own types. */
export type Ladder = LadderParts<object, unknown, GameEvent, Readonly<Record<string, number>>>;

/** Ladder of a real-time game: players return frames. */
export const realtimeLadder = <S, E extends GameEvent, K extends Knobs>(
  parts: LadderParts<S, Partial<Frame>, E, Tuning<K>>,
): Ladder => parts as unknown as Ladder;

/** Ladder of a turn game: players return commands. */
export const turnLadder = <S, C extends Json, E extends GameEvent, K extends Knobs>(
  parts: LadderParts<S, C, E, Tuning<K>>,
): Ladder => parts as unknown as Ladder;

/** Human limits of a bot. */
export interface Limits {
  /** Reaction time, in milliseconds. */
  readonly reactionMs: number;
  /** Largest aiming error, in world pixels. */
  readonly aimPx: number;
  /** Share of presses, or commands, that are forgotten: 0 to 1. */
  readonly forgets: number;
}
export const NEWCOMER: Limits = { reactionMs: 400, aimPx: 28, forgets: 0.1 };
export const PRACTISED: Limits = { reactionMs: 180, aimPx: 10, forgets: 0 };

/** Ticks between two copies of the state: a copy of every tick would cost more than the play. */
const SAMPLE_TICKS = 4;
/** Ticks after which the aiming error changes. */
const DRIFT_TICKS = 20;
/** Distance at which a stick that aims errs like a pointer, in world pixels. */
const STICK_DISTANCE_PX = 250;

/**
 * A bot of a real-time game with human limits. It sees the state as it was a reaction time ago. `perceive` joins that with what it knows of the
 * present: its own body, what it follows. `sample` copies a state, less than all of it where `perceive` needs less. The aiming error changes
 * `pointer` (in world pixels) and `aim` (in its direction), forgotten presses are dropped from buttons and pointer. `move` is only late: for a bot
 * that steers by `move`, reaction time alone makes a newcomer.
 */
export function limited<S, T>(
  player: Player<S, Partial<Frame>, T>,
  { reactionMs, aimPx, forgets }: Limits,
  perceive: (now: Readonly<S>, then: Readonly<S>, t: T) => S = (_now, then) => then,
  sample: (state: Readonly<S>) => S = copy,
): Player<S, Partial<Frame>, T> {
  const late = Math.round(reactionMs / STEP_MS);
  return seed => {
    const decide = player(seed);
    const rng = seeded(seed, 71);
    /** Sampled states, the oldest first; the bot sees the first. */
    const past: { readonly tick: number; readonly state: S }[] = [];
    let tick = 0;
    const errorNow = aimError(rng, aimPx);
    const dropForgotten = forgottenPresses(rng, forgets);
    return (state, t, legal) => {
      if (tick % SAMPLE_TICKS === 0) past.push({ tick, state: sample(state) });
      while (past[1] && tick - past[1].tick >= late) past.shift();
      tick++;
      const then = past[0]?.state ?? state;
      const { pointer, aim, ...rest } = { ...NO_INPUT, ...decide(perceive(state, then, t), t, legal) };
      const off = errorNow();
      return dropForgotten({
        ...rest,
        ...(pointer && { pointer: { ...pointer, x: Math.round(pointer.x + off.x), y: Math.round(pointer.y + off.y) } }),
        ...(aim && { aim: rotated(aim, off.x / STICK_DISTANCE_PX) }),
      });
    };
  };
}

/** A bot of a turn game that forgets: now and then a random legal command replaces its own. `counts` selects the commands that may be replaced. */
export function forgetful<S, C extends Json, T>(
  player: Player<S, C, T>,
  { forgets }: Pick<Limits, 'forgets'>,
  counts: (command: C, state: Readonly<S>) => boolean = () => true,
): Player<S, C, T> {
  return seed => {
    const decide = player(seed);
    const rng = seeded(seed, 72);
    return (state, t, legal) => {
      const command = decide(state, t, legal);
      if (command === null || legal.length === 0 || !counts(command, state)) return command;
      return random(rng) < forgets ? (pick(rng, legal) as C) : command;
    };
  };
}

/** The same bot without these keys. */
export const withoutKeys =
  <S, T>(player: Player<S, Partial<Frame>, T>, keys: number): Player<S, Partial<Frame>, T> =>
  seed => {
    const decide = player(seed);
    return (state, t, legal) => {
      const frame = { ...NO_INPUT, ...decide(state, t, legal) };
      return { ...frame, held: frame.held & ~keys, pressed: frame.pressed & ~keys };
    };
  };

/** The same bot without the pointer. */
export const withoutPointer =
  <S, T>(player: Player<S, Partial<Frame>, T>): Player<S, Partial<Frame>, T> =>
  seed => {
    const decide = player(seed);
    return (state, t, legal) => {
      const { pointer: _, ...frame } = { ...NO_INPUT, ...decide(state, t, legal) };
      return frame;
    };
  };

/** Aiming error: a random offset in a disc, constant for DRIFT_TICKS. */
function aimError(rng: Rng, maxError: number): () => { x: number; y: number } {
  let off = { x: 0, y: 0 };
  let left = 0;
  return () => {
    if (left-- > 0) return off;
    left = DRIFT_TICKS;
    const angle = 2 * PI * random(rng);
    const distance = maxError * Math.sqrt(random(rng));
    off = { x: distance * cos(angle), y: distance * sin(angle) };
    return off;
  };
}

/** Forgotten presses: the press is dropped, and so is the key until its release. */
function forgottenPresses(rng: Rng, share: number): (frame: Frame) => Frame {
  let before = 0;
  let forgotten = 0;
  let isClickForgotten = false;
  return frame => {
    const { held, pressed, pointer } = frame;
    const begun = pressed | (held & ~before);
    forgotten &= held;
    for (let rest = begun; rest !== 0; rest &= rest - 1) if (random(rng) < share) forgotten |= rest & -rest;
    before = held;
    if (pointer?.pressed) isClickForgotten = random(rng) < share;
    const kept = { ...frame, held: held & ~forgotten, pressed: pressed & ~forgotten };
    return pointer && isClickForgotten ? { ...kept, pointer: lifted(pointer) } : kept;
  };
}

const lifted = (pointer: PointerFrame): PointerFrame => ({ ...pointer, down: false, pressed: false });

function rotated([x, y]: Stick, radians: number): Stick {
  const [c, s] = [cos(radians), sin(radians)];
  return [Math.round(x * c - y * s), Math.round(x * s + y * c)];
}
