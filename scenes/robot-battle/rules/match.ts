// A match as data: a request (two scripts, a seed, start positions) is resolved to a response (each robot's actions, run-length encoded). What runs the scripts is an argument.
import { grouped } from '../../kit/core/digits.ts';
import type { Json } from '../../kit/core/json.ts';
import { CONSTANTS, type T } from '../constants.ts';
import {
  ACTIONS,
  type Action,
  type Arena,
  newArena,
  type Side,
  type StartLayout,
  stepArena,
  winnerOf,
} from './arena.ts';
import { createSensors, type Senses } from './radar.ts';
import { type SensedState, senseState } from './scriptHelpers.ts';

/** What the rules request: everything that decides a match. */
export interface MatchRequest {
  readonly a: string;
  readonly b: string;
  readonly seed: number;
  readonly starts: StartLayout;
  readonly senses: Senses;
  readonly t: T;
}

/** Why a robot lost without being beaten. */
export const REASONS = ['too long', 'does not compile', 'out of fuel', 'broken'] as const;
export interface Forfeit {
  readonly reason: (typeof REASONS)[number];
  /** In words, with the line where one is known. */
  readonly says: string;
}

/** The response that rules receive and replays record: a letter per tick with run lengths, and forfeits. Plain data. */
export interface MatchResponse {
  readonly a: string;
  readonly b: string;
  readonly out: readonly [Forfeit | null, Forfeit | null];
  /** Absent where no script threw at a known line. */
  readonly threwAt?: ThrewAt;
}

/** Line of each robot's first throw, from 1; null where it never threw, or nobody knows where. */
export type ThrewAt = readonly [number | null, number | null];

/** A log entry of a script, for the debugger: no part of the match. */
export interface LogEntry {
  readonly tick: number;
  readonly side: Side;
  readonly kind: 'log' | 'error' | 'note';
  readonly text: string;
  /** Line of the script, from 1. */
  readonly line: number | null;
}

/** Output of one call of a script. */
export interface TickOutput {
  /** Null where it threw: the robot then moves forward. */
  readonly action: Action | null;
  readonly log: readonly Omit<LogEntry, 'tick' | 'side'>[];
}

/** Runs one script for one match: the sandbox, or a built-in robot. */
export interface Driver {
  act(state: SensedState): TickOutput | { readonly forfeit: Forfeit };
  close(): void;
}
export type OpenResult = Driver | { readonly forfeit: Forfeit };
export type OpenDriver = (code: string, side: Side, seed: number) => OpenResult;

/** Bytes of a script; more is refused. */
export const MAX_SCRIPT_BYTES = 64 * 1024;
/** Characters of a script that a command may carry; above MAX_SCRIPT_BYTES it loses by forfeit. */
export const MAX_INPUT_LENGTH = 400_000;

/** A match with its log. */
export interface ResolvedMatch {
  readonly response: MatchResponse;
  readonly log: readonly LogEntry[];
}

/** A match that this machine cannot judge, in place of its response: nobody has won, and it does not count. */
export class VoidMatch extends Error {
  constructor() {
    super('This match could not be judged here. It does not count.');
  }
}

/** The letter of each action; `x` is a script that threw and moved forward. */
const LETTER: Readonly<Record<Action, string>> = {
  move: 'm',
  back: 'b',
  turnLeft: 'l',
  turnRight: 'r',
  shoot: 's',
  shield: 'd',
  wait: 'w',
};
const THREW_LETTER = 'x';
const ACTION = new Map<string, Action>([
  ...ACTIONS.map(action => [LETTER[action], action] as const),
  [THREW_LETTER, 'move'],
]);
export const actionOf = (letter: string | undefined): Action => ACTION.get(letter ?? '') ?? 'wait';
export const hasThrown = (letter: string | undefined): boolean => letter === THREW_LETTER;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Runs a match to its end. `onTurn` is called before each call of a script: a sign of life. */
export function resolve(
  { a, b, seed, starts, senses, t }: MatchRequest,
  open: OpenDriver,
  onTurn: (side: Side, tick: number) => void = () => {},
): ResolvedMatch {
  const log: LogEntry[] = [];
  const addLog = (side: Side, tick: number, words: Omit<LogEntry, 'tick' | 'side'>) =>
    log.push({ tick, side, ...words });
  const drivers = [a, b].map((code, index) => {
    onTurn(index as Side, 0);
    return openWithinLimit(code, index as Side, seed, open);
  }) as [OpenResult, OpenResult];
  const out = drivers.map(driver => ('forfeit' in driver ? driver.forfeit : null)) as [Forfeit | null, Forfeit | null];
  const moves: [string, string] = ['', ''];
  const sense = createSensors(senses, seed, t);
  let arena = newArena(starts, seed, t);
  while (out[0] === null && out[1] === null && winnerOf(arena, t) === null) {
    const contacts = sense(arena);
    const letters = drivers.map((driver, index) => {
      const side = index as Side;
      onTurn(side, arena.tick);
      const output = (driver as Driver).act(senseState(arena, side, contacts[side], {}, t));
      if ('forfeit' in output) {
        out[side] = output.forfeit;
        return 'w';
      }
      for (const words of output.log) addLog(side, arena.tick, words);
      return output.action === null ? THREW_LETTER : LETTER[output.action];
    });
    if (out[0] !== null || out[1] !== null) break;
    moves[0] += letters[0];
    moves[1] += letters[1];
    arena = stepArena(arena, [actionOf(letters[0]), actionOf(letters[1])], t);
  }
  for (const driver of drivers) if ('close' in driver) driver.close();
  out.forEach((forfeit, side) => {
    if (forfeit) addLog(side as Side, arena.tick, { kind: 'error', text: forfeit.says, line: lineIn(forfeit.says) });
  });
  const threwAt = firstThrows(log, moves);
  return { response: { a: packMoves(moves[0]), b: packMoves(moves[1]), out, ...(threwAt && { threwAt }) }, log };
}

function firstThrows(log: readonly LogEntry[], moves: readonly [string, string]): ThrewAt | null {
  const lines = moves.map((letters, side) => {
    const tick = letters.indexOf(THREW_LETTER);
    return log.find(entry => entry.side === side && entry.tick === tick && entry.kind === 'error')?.line ?? null;
  }) as unknown as ThrewAt;
  return lines[0] === null && lines[1] === null ? null : lines;
}

function openWithinLimit(code: string, side: Side, seed: number, open: OpenDriver): OpenResult {
  const forfeit = tooLong(code);
  return forfeit ? { forfeit } : open(code, side, seed);
}

/** The forfeit of a script that is over 64 KB; else null. */
export function tooLong(code: string): Forfeit | null {
  const bytes = code.length > MAX_SCRIPT_BYTES ? code.length : bytesOf(code);
  return bytes > MAX_SCRIPT_BYTES ? tooLongForfeit(bytes) : null;
}

const tooLongForfeit = (bytes: number): Forfeit => ({
  reason: 'too long',
  says: `The script has ${grouped(Math.ceil(bytes / 1024))} KB; 64 KB are allowed.`,
});

export const lineIn = (words: string): number | null => {
  const found = /\bline (\d{1,6})\b/.exec(words);
  return found ? Number(found[1]) : null;
};

/** Run-length encoding: `mmmw` as `m3w`. */
export const packMoves = (letters: string): string => letters.replace(/(.)\1+/g, run => `${run[0]}${run.length}`);

/** Decodes run lengths; null where the text is invalid or longer than a match may be. */
export function unpackMoves(text: unknown): string | null {
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

interface ReadResponse {
  readonly moves: [string, string];
  readonly out: [Forfeit | null, Forfeit | null];
  readonly threwAt?: ThrewAt;
}

/** Validates a response from an untrusted source; null where it is invalid. */
export function readResponse(response: Json): ReadResponse | null {
  if (typeof response !== 'object' || response === null || !('a' in response) || !('out' in response)) return null;
  const { a, b, out, threwAt } = response as Partial<Record<string, unknown>>;
  const [first, second] = [unpackMoves(a), unpackMoves(b)];
  if (first === null || second === null || first.length !== second.length) return null;
  if (!Array.isArray(out) || out.length !== 2) return null;
  const forfeits = out.map(readForfeit);
  if (forfeits.includes(undefined)) return null;
  if (threwAt !== undefined && !areLines(threwAt)) return null;
  return {
    moves: [first, second],
    out: forfeits as [Forfeit | null, Forfeit | null],
    ...(threwAt !== undefined && { threwAt }),
  };
}

const areLines = (value: unknown): value is ThrewAt =>
  Array.isArray(value) && value.length === 2 && value.every(line => line === null || (isInteger(line) && line > 0));
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

export function readForfeit(value: unknown): Forfeit | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  const { reason, says } = value as Partial<Record<string, unknown>>;
  const known = REASONS.find(name => name === reason);
  return known && typeof says === 'string' && says.length <= 400 ? { reason: known, says } : undefined;
}

/** A snapshot of the arena at every tick of a match, from its start on. */
export function snapshotsOf(
  moves: readonly [string, string],
  starts: StartLayout,
  seed: number,
  t: T,
): readonly Arena[] {
  const snapshots = [newArena(starts, seed, t)];
  for (let tick = 0; tick < moves[0].length; tick++)
    snapshots.push(stepArena(snapshots[tick] as Arena, [actionOf(moves[0][tick]), actionOf(moves[1][tick])], t));
  return snapshots;
}
