// Workshop store: both scripts as typed, the last match with its log, and the snapshot that is shown. Shared by
// the HUD, the scene and the gamepad; no part of the rules.
import { createStore } from 'zustand/vanilla';
import type { Arena, Side } from './arena.ts';
import type { T } from './constants.ts';
import type { LogEntry, MatchRequest } from './match.ts';
import { SCRIPTS } from './scripts.ts';
import type { RobotState } from './state.ts';

/** A match as far as its snapshots need it. */
export interface Match extends Pick<RobotState, 'moves' | 'seed' | 'senses'> {
  readonly t: T;
}

export interface WorkshopState {
  /** Scripts of A and B as typed. */
  readonly codes: readonly [string, string];
  /** The player's own scripts, while those of a link are in the editors; else null. */
  readonly ownCodes: readonly [string, string] | null;
  /** A match has ended: the button says "Play Again". */
  readonly hasFought: boolean;
  /** Log of both scripts in the last match. */
  readonly log: readonly LogEntry[];
  /** The scripts that the log belongs to. */
  readonly loggedCodes: readonly [string, string];
  /** The last match; null before the first. */
  readonly lastMatch: Match | null;
  /** The snapshot shown in place of the played tick; null while none is scrubbed to. */
  readonly snapshot: Arena | null;
}

export const FIRST_CODES: readonly [string, string] = [SCRIPTS.steps.code, SCRIPTS.target.code];

export const workshop = createStore<WorkshopState>()(() => ({
  codes: FIRST_CODES,
  ownCodes: null,
  hasFought: false,
  log: [],
  loggedCodes: ['', ''],
  lastMatch: null,
  snapshot: null,
}));

export function setCode(side: Side, code: string): void {
  const { codes } = workshop.getState();
  if (codes[side] === code) return;
  workshop.setState({ codes: side === 0 ? [code, codes[1]] : [codes[0], code] });
}

const NO_ENTRIES: readonly LogEntry[] = [];

/** What decides a match, and so its log. */
type Decides = Pick<MatchRequest, 'a' | 'b' | 'seed' | 'senses' | 't'>;
const keyOf = ({ a, b, seed, senses, t }: Decides): string => JSON.stringify([a, b, seed, senses, t]);
/** Logs of the last matches, by what decided them: an unchanged rematch is not run again, and has the same log. */
const logs = new Map<string, readonly LogEntry[]>();
const MAX_LOGS = 16;

/** Keeps the log of a match that the referee has resolved, and shows it. */
export function keepLog(request: Decides, log: readonly LogEntry[]): void {
  const [oldest] = logs.keys();
  if (logs.size >= MAX_LOGS && oldest !== undefined) logs.delete(oldest);
  logs.set(keyOf(request), log);
  workshop.setState({ log });
}

/** Shows the log that a match of the scripts last sent has: also of one that was resolved before. */
export function showLogOf({ seed, senses, t }: Pick<Match, 'seed' | 'senses' | 't'>): void {
  const [a, b] = workshop.getState().loggedCodes;
  workshop.setState({ log: logs.get(keyOf({ a, b, seed, senses, t })) ?? NO_ENTRIES });
}

/** The log of one side's script; empty where its text was changed since. */
export const logOf = (
  { log, loggedCodes, codes }: Pick<WorkshopState, 'log' | 'loggedCodes' | 'codes'>,
  side: Side,
): readonly LogEntry[] => (loggedCodes[side] === codes[side] ? log : NO_ENTRIES);

export const swapCodes = (): void => workshop.setState(({ codes: [a, b] }) => ({ codes: [b, a] }));

/** Opens scripts of a link and keeps the player's own aside. */
export const openSharedCodes = (codes: readonly [string, string]): void =>
  workshop.setState(({ codes: own, ownCodes }) => ({ codes, ownCodes: ownCodes ?? own }));

export const restoreOwnCodes = (): void =>
  workshop.setState(({ codes, ownCodes }) => ({ codes: ownCodes ?? codes, ownCodes: null }));

export const showSnapshot = (snapshot: Arena | null): void => workshop.setState({ snapshot });
