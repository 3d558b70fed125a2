// A match as data: two scripts, a seed and a start go in; what each robot did in each tick comes out. Whatever runs the scripts is handed in.
import { grouped } from '../kit/core/digits.ts';
import type { Json } from '../kit/core/json.ts';
import { ACTIONS, type Action, type Arena, newArena, passTick, type Side, type Starts, winnerOf } from './arena.ts';
import { CONSTANTS, type T } from './constants.ts';
import { type SensedState, sensed } from './senses.ts';

export interface Question {
  readonly a: string;
  readonly b: string;
  readonly seed: number;
  readonly starts: Starts;
  readonly t: T;
}

/** Why a robot lost without being beaten. */
export const REASONS = ['too long', 'does not compile', 'out of fuel', 'watchdog', 'broken'] as const;
export interface Forfeit {
  readonly reason: (typeof REASONS)[number];
  /** In words, with the line where one is known. */
  readonly says: string;
}

/** What the rules are told: a letter for each tick, with run lengths, and who gave up. Plain data. */
export interface Answer {
  readonly a: string;
  readonly b: string;
  readonly out: readonly [Forfeit | null, Forfeit | null];
}

/** What a script said, for the log and the debugger: no part of the match. */
export interface Said {
  readonly tick: number;
  readonly side: Side;
  readonly kind: 'log' | 'error' | 'note';
  readonly text: string;
  /** Of the script, from 1. */
  readonly line: number | null;
}

/** What a script did in a tick. */
export interface Deed {
  /** Null where it threw: the robot then moves forward. */
  readonly action: Action | null;
  readonly said: readonly Omit<Said, 'tick' | 'side'>[];
}

/** Whatever runs one script for one match. */
export interface Driver {
  act(state: SensedState): Deed | { readonly forfeit: Forfeit };
  close(): void;
}
export type Opened = Driver | { readonly forfeit: Forfeit };
export type OpenDriver = (code: string, side: Side, seed: number) => Opened;

/** Bytes of a script; more is refused. */
export const LONGEST_SCRIPT = 64 * 1024;
/** Characters of a script that are still heard; what is longer than a script may be loses by a forfeit, which names it. */
export const LONGEST_HEARD = 400_000;
const MOST_SAID = 400;

export interface Resolved {
  readonly answer: Answer;
  readonly said: readonly Said[];
}

/** A letter for each thing that can be done; `x` threw and moved forward. */
const LETTER: Readonly<Record<Action, string>> = {
  move: 'm',
  back: 'b',
  turnLeft: 'l',
  turnRight: 'r',
  shoot: 's',
  shield: 'd',
  wait: 'w',
};
const THREW = 'x';
const ACTION = new Map<string, Action>([...ACTIONS.map(action => [LETTER[action], action] as const), [THREW, 'move']]);
export const actionOf = (letter: string | undefined): Action => ACTION.get(letter ?? '') ?? 'wait';
export const hasThrown = (letter: string | undefined): boolean => letter === THREW;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** `began` hears whose turn it is, before a script is let in. */
export function resolve(
  { a, b, seed, starts, t }: Question,
  open: OpenDriver,
  began: (side: Side, tick: number) => void = () => {},
): Resolved {
  const said: Said[] = [];
  const counts: [number, number] = [0, 0];
  const say = (side: Side, tick: number, words: Omit<Said, 'tick' | 'side'>) => {
    if (++counts[side] <= MOST_SAID) said.push({ tick, side, ...words });
    else if (counts[side] === MOST_SAID + 1)
      said.push({ tick, side, kind: 'note', text: `The log ends here: ${MOST_SAID} lines are kept.`, line: null });
  };
  const drivers = [a, b].map((code, index) => {
    began(index as Side, 0);
    return openIfShort(code, index as Side, seed, open);
  }) as [Opened, Opened];
  const out = drivers.map(driver => ('forfeit' in driver ? driver.forfeit : null)) as [Forfeit | null, Forfeit | null];
  const moves: [string, string] = ['', ''];
  let arena = newArena(starts, seed, t);
  while (out[0] === null && out[1] === null && winnerOf(arena, t) === null) {
    const letters = drivers.map((driver, index) => {
      const side = index as Side;
      began(side, arena.tick);
      const deed = (driver as Driver).act(sensed(arena, side, {}, t));
      if ('forfeit' in deed) {
        out[side] = deed.forfeit;
        return 'w';
      }
      for (const words of deed.said) say(side, arena.tick, words);
      return deed.action === null ? THREW : LETTER[deed.action];
    });
    if (out[0] !== null || out[1] !== null) break;
    moves[0] += letters[0];
    moves[1] += letters[1];
    arena = passTick(arena, [actionOf(letters[0]), actionOf(letters[1])], t);
  }
  for (const driver of drivers) if ('close' in driver) driver.close();
  out.forEach((forfeit, side) => {
    if (forfeit) say(side as Side, arena.tick, { kind: 'error', text: forfeit.says, line: lineIn(forfeit.says) });
  });
  return { answer: { a: packed(moves[0]), b: packed(moves[1]), out }, said };
}

function openIfShort(code: string, side: Side, seed: number, open: OpenDriver): Opened {
  const bytes = code.length > LONGEST_SCRIPT ? code.length : bytesOf(code);
  return bytes > LONGEST_SCRIPT ? { forfeit: tooLong(bytes) } : open(code, side, seed);
}

const tooLong = (bytes: number): Forfeit => ({
  reason: 'too long',
  says: `The script has ${grouped(Math.ceil(bytes / 1024))} KB; 64 KB are allowed.`,
});

/** Where the watchdog had to stop a script: nobody knows how far it came, so the match shows nothing. */
export function stoppedByWatchdog(side: Side): Resolved {
  const says = 'The script held the machine and was stopped.';
  const out: [Forfeit | null, Forfeit | null] = [null, null];
  out[side] = { reason: 'watchdog', says };
  return { answer: { a: '', b: '', out }, said: [{ tick: 0, side, kind: 'error', text: says, line: null }] };
}

export const lineIn = (words: string): number | null => {
  const found = /\bline (\d{1,6})\b/.exec(words);
  return found ? Number(found[1]) : null;
};

/** `mmmw` as `m3w`. */
export const packed = (letters: string): string => letters.replace(/(.)\1+/g, run => `${run[0]}${run.length}`);

/** The letters of a packed text; null where it is none, or longer than a match may be. */
export function unpacked(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 8000 || !/^(?:[mblrsdwx]\d{0,4})*$/.test(text)) return null;
  let letters = '';
  for (const [, letter = '', count] of text.matchAll(/([a-z])(\d*)/g)) {
    const times = count ? Number(count) : 1;
    if (letters.length + times > MOST_TICKS) return null;
    letters += letter.repeat(times);
  }
  return letters;
}
const MOST_TICKS = CONSTANTS.matchTicks.range[1];

/** An answer from anywhere, or null. */
export function readAnswer(answer: Json): { moves: [string, string]; out: [Forfeit | null, Forfeit | null] } | null {
  if (typeof answer !== 'object' || answer === null || !('a' in answer) || !('out' in answer)) return null;
  const { a, b, out } = answer as Partial<Record<string, unknown>>;
  const [first, second] = [unpacked(a), unpacked(b)];
  if (first === null || second === null || first.length !== second.length) return null;
  if (!Array.isArray(out) || out.length !== 2) return null;
  const forfeits = out.map(readForfeit);
  if (forfeits.includes(undefined)) return null;
  return { moves: [first, second], out: forfeits as [Forfeit | null, Forfeit | null] };
}

function readForfeit(value: unknown): Forfeit | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  const { reason, says } = value as Partial<Record<string, unknown>>;
  const known = REASONS.find(name => name === reason);
  return known && typeof says === 'string' && says.length <= 400 ? { reason: known, says } : undefined;
}

/** Every moment of a match, from its start on. */
export function momentsOf(moves: readonly [string, string], starts: Starts, seed: number, t: T): readonly Arena[] {
  const moments = [newArena(starts, seed, t)];
  for (let tick = 0; tick < moves[0].length; tick++)
    moments.push(passTick(moments[tick] as Arena, [actionOf(moves[0][tick]), actionOf(moves[1][tick])], t));
  return moments;
}
