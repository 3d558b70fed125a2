// Logs of the arena's last matches, by what decides them: an unchanged rematch is not run again, and has the same log.
import type { ArenaLogEntry } from './match.ts';
import type { ArenaRequest } from './types.ts';

const logs = new Map<string, readonly ArenaLogEntry[]>();
const MAX_ARENA_LOGS = 8;
const NO_ENTRIES: readonly ArenaLogEntry[] = [];

export function keepArenaLog(request: ArenaRequest, log: readonly ArenaLogEntry[]): void {
  const [oldest] = logs.keys();
  if (logs.size >= MAX_ARENA_LOGS && oldest !== undefined) logs.delete(oldest);
  logs.set(JSON.stringify(request), log);
}

export const arenaLogOf = (request: ArenaRequest): readonly ArenaLogEntry[] =>
  logs.get(JSON.stringify(request)) ?? NO_ENTRIES;
