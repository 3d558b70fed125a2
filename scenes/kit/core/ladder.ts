// The ladder of players: bots from one that does nothing to one that plays well, which show whether a game pays for playing it well.
// A person's limits are put on a bot here: it notices late, aims beside and forgets.
import { STEP_MS } from './clock.ts';
import type { Knobs, Tuning } from './constants.ts';
import { type Frame, NO_INPUT, type PointerFrame, type Stick } from './input.ts';
import { copy, type Json } from './json.ts';
import { cos, PI, sin } from './math.ts';
import { pick, type Rng, random, seeded } from './rng.ts';
import type { GameEvent, Setup } from './rules.ts';

/** Hands of a real-time game in one tick, or a command of a turn game; null waits. `legal` is empty in real time. */
export type Player<S, Do, T> = (seed: number) => (state: Readonly<S>, t: T, legal: readonly Json[]) => Do | null;

/** What counts in a run, followed from its beginning. */
export interface Count<S, E> {
  onEvent?(event: E): void;
  value(state: Readonly<S>): number;
  /** The level or wave reached, from 1. */
  stage?(state: Readonly<S>): number;
}

/** What the ladder's verdict finds missing and the game keeps all the same. */
export interface Accepted {
  /** The verdict's own words. */
  readonly fault: string;
  readonly why: string;
}

export interface LadderParts<S, Do, E, T> {
  /** What is counted, in words: 'score', 'games won of 20'. */
  readonly measure: string;
  count(): Count<S, E>;
  /** Setup of the start card, where it is not the default one. */
  readonly setup?: Setup;
  /** How long a newcomer's run of it lasts, where it is not what the card promises. */
  readonly minutes?: number;
  /** So many runs are added up for each seed. */
  readonly runsPerSeed?: number;
  /** A run is left after so many minutes. */
  readonly mostMinutes: number;
  /** Turn games: what a person takes for one command. */
  readonly secondsPerCommand?: number;
  /** What is asked of the steps where it is not: naive at most half, practised at least twice the newcomer. */
  readonly steps?: { readonly naive: number; readonly practised: number };
  /** False where nobody has to lose. */
  readonly endsInDefeat: boolean;
  readonly players: { readonly [Rung in 'naive' | 'newcomer' | 'practised']: Player<S, Do, T> };
  /** The practised player without one weapon, unit or tool each: worse somewhere, or the thing is not worth taking. */
  readonly without: Readonly<Record<string, Player<S, Do, T>>>;
  /** What a clever player would try first; none may beat the practised one. */
  readonly exploits: Readonly<Record<string, Player<S, Do, T>>>;
  readonly accepted?: readonly Accepted[];
}

/** A game's `ladder.ts`, its own types closed over. */
export type Ladder = LadderParts<object, unknown, GameEvent, Readonly<Record<string, number>>>;

/** Real time: players answer with frames. */
export const realtimeLadder = <S, E extends GameEvent, K extends Knobs>(
  parts: LadderParts<S, Partial<Frame>, E, Tuning<K>>,
): Ladder => parts as unknown as Ladder;

/** Turns: players answer with commands. */
export const turnLadder = <S, C extends Json, E extends GameEvent, K extends Knobs>(
  parts: LadderParts<S, C, E, Tuning<K>>,
): Ladder => parts as unknown as Ladder;

/** What a person cannot do. */
export interface Limits {
  readonly reactionMs: number;
  /** The farthest that the hand is beside what it means, in world pixels. */
  readonly aimPx: number;
  /** How many of its presses, or commands, it forgets: 0 to 1. */
  readonly forgets: number;
}
export const NEWCOMER: Limits = { reactionMs: 400, aimPx: 28, forgets: 0.1 };
export const PRACTISED: Limits = { reactionMs: 180, aimPx: 10, forgets: 0 };

/** What is seen is looked at this often, in ticks: a copy of every tick would cost more than the play. */
const GLANCE_TICKS = 4;
/** The hand drifts to another place this often, in ticks. */
const HAND_TICKS = 20;
/** A stick that aims is as far off as a pointer at this distance. */
const STICK_ARM_PX = 250;

/**
 * A bot of a real-time game with a person's limits. It sees the world as it was a reaction ago; `sees` says what of the present
 * it knows all the same: its own body, what it has been following; `glance` is what it remembers of a moment, where `sees` asks for less.
 * Errors of the hand go to `pointer` (in world pixels) and to `aim` (in its direction), forgotten presses to buttons and to the pointer; `move` is only
 * late, so for a bot that steers by `move` the reaction alone makes a newcomer.
 */
export function limited<S, T>(
  player: Player<S, Partial<Frame>, T>,
  { reactionMs, aimPx, forgets }: Limits,
  sees: (now: Readonly<S>, then: Readonly<S>) => S = (_now, then) => then,
  glance: (state: Readonly<S>) => S = copy,
): Player<S, Partial<Frame>, T> {
  const late = Math.round(reactionMs / STEP_MS);
  return seed => {
    const decide = player(seed);
    const rng = seeded(seed, 71);
    /** Glances, the oldest first: the first is what is known. */
    const past: { readonly tick: number; readonly state: S }[] = [];
    let tick = 0;
    const hand = unsteadyHand(rng, aimPx);
    const memory = forgetfulness(rng, forgets);
    return (state, t, legal) => {
      if (tick % GLANCE_TICKS === 0) past.push({ tick, state: glance(state) });
      while (past[1] && tick - past[1].tick >= late) past.shift();
      tick++;
      const then = past[0]?.state ?? state;
      const { pointer, aim, ...rest } = { ...NO_INPUT, ...decide(sees(state, then), t, legal) };
      const off = hand();
      return memory({
        ...rest,
        ...(pointer && { pointer: { ...pointer, x: Math.round(pointer.x + off.x), y: Math.round(pointer.y + off.y) } }),
        ...(aim && { aim: turned(aim, off.x / STICK_ARM_PX) }),
      });
    };
  };
}

/** A bot of a turn game that forgets: now and then any legal command comes instead of its own. `counts` says of which commands. */
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

/** The same player, who never presses these keys. */
export const withoutKeys =
  <S, T>(player: Player<S, Partial<Frame>, T>, keys: number): Player<S, Partial<Frame>, T> =>
  seed => {
    const decide = player(seed);
    return (state, t, legal) => {
      const frame = { ...NO_INPUT, ...decide(state, t, legal) };
      return { ...frame, held: frame.held & ~keys, pressed: frame.pressed & ~keys };
    };
  };

/** The same player, who never touches the pointer. */
export const withoutPointer =
  <S, T>(player: Player<S, Partial<Frame>, T>): Player<S, Partial<Frame>, T> =>
  seed => {
    const decide = player(seed);
    return (state, t, legal) => {
      const { pointer: _, ...frame } = { ...NO_INPUT, ...decide(state, t, legal) };
      return frame;
    };
  };

/** Somewhere in a disc round what is meant, for a while at a time. */
function unsteadyHand(rng: Rng, reach: number): () => { x: number; y: number } {
  let off = { x: 0, y: 0 };
  let left = 0;
  return () => {
    if (left-- > 0) return off;
    left = HAND_TICKS;
    const angle = 2 * PI * random(rng);
    const away = reach * Math.sqrt(random(rng));
    off = { x: away * cos(angle), y: away * sin(angle) };
    return off;
  };
}

/** A press that is forgotten does not happen, nor does what is held from then on until it is let go. */
function forgetfulness(rng: Rng, share: number): (frame: Frame) => Frame {
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

function turned([x, y]: Stick, radians: number): Stick {
  const [c, s] = [cos(radians), sin(radians)];
  return [Math.round(x * c - y * s), Math.round(x * s + y * c)];
}
