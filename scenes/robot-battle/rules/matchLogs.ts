// Logs of the last matches, a cache by what decides them: an unchanged rematch is not run again, and has the same log.
import type { LogEntry, MatchRequest } from './match.ts';

/** What decides a match, and so its log. */
type Decides = Pick<MatchRequest, 'a' | 'b' | 'seed' | 'senses' | 't'>;
const keyOf = ({ a, b, seed, senses, t }: Decides): string => JSON.stringify([a, b, seed, senses, t]);

const logs = new Map<string, readonly LogEntry[]>();
const MAX_LOGS = 16;
const NO_ENTRIES: readonly LogEntry[] = [];

/** Keeps the log of a match that the referee has resolved. */
export function keepLog(request: Decides, log: readonly LogEntry[]): void {
  const [oldest] = logs.keys();
  if (logs.size >= MAX_LOGS && oldest !== undefined) logs.delete(oldest);
  logs.set(keyOf(request), log);
}

export const keptLog = (decides: Decides): readonly LogEntry[] => logs.get(keyOf(decides)) ?? NO_ENTRIES;

type Entry = Pick<LogEntry, 'tick' | 'kind' | 'text' | 'line'>;

/** An entry as it is shown: what a script does wrong tick after tick is one. */
export interface ShownEntry extends Entry {
  /** Its place in the log. */
  readonly id: number;
  /** How often it was said up to the shown tick. */
  readonly times: number;
  /** The last tick of it. */
  readonly until: number;
}

/** Entries of one robot (a side of the duel, a place in the arena) up to a tick: first each error and note once, then what the script itself wrote. */
export function entriesUntil(
  log: readonly (Entry & { readonly side?: number; readonly robot?: number })[],
  robot: number,
  tick: number,
): readonly ShownEntry[] {
  const wrong = new Map<string, ShownEntry>();
  const written: ShownEntry[] = [];
  for (const [id, entry] of log.entries()) {
    if ((entry.side ?? entry.robot) !== robot || entry.tick > tick) continue;
    const shown = { ...entry, id, times: 1, until: entry.tick };
    const key = `${entry.kind} ${entry.line} ${entry.text}`;
    const before = wrong.get(key);
    if (entry.kind === 'log') written.push(shown);
    else wrong.set(key, before ? { ...before, times: before.times + 1, until: entry.tick } : shown);
  }
  return [...wrong.values(), ...written];
}
