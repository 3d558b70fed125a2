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
