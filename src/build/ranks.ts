// Virtual module with the median scores of the ladder's newcomer and practised player, of the games whose ladder counts the score that a result shows:
// a result says where it stands, and loads no ladder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { quantile, type Table } from '../../scenes/kit/core/ladder/verdict.ts';

/** Median scores of two players of the ladder. */
export interface Rank {
  readonly newcomer: number;
  readonly practised: number;
}

const MODULE = 'virtual:ranks';

/** Null where the ladder measures something else, or lacks one of the two. */
export function rankOf({ measure, rows }: Table): Rank | null {
  const median = (who: string) => {
    const row = rows.find(one => one.who === who);
    return row && Math.round(quantile(row.values, 0.5));
  };
  const [newcomer, practised] = [median('newcomer'), median('practised')];
  if (measure !== 'score' || newcomer === undefined || practised === undefined) return null;
  return { newcomer, practised };
}

export function ranks(): Plugin {
  let root: string;
  return {
    name: 'ranks',
    configResolved(config) {
      root = config.root;
    },
    resolveId: id => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const found: Record<string, Rank> = {};
      const folder = join(root, 'tests/replays');
      for (const game of readdirSync(folder).toSorted()) {
        const file = join(folder, game, 'ladder.json');
        if (!existsSync(file)) continue;
        this.addWatchFile(file);
        const rank = rankOf(JSON.parse(readFileSync(file, 'utf8')) as Table);
        if (rank) found[game] = rank;
      }
      return `export const RANKS=${JSON.stringify(found)};`;
    },
  };
}
