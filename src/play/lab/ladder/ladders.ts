// The ladders of all games, each fetched when it is asked for, with the table that was recorded of it.

import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import type { RecordedTable } from '../../../../scenes/kit/core/ladder/verdict.ts';
import { own } from '../../../../scenes/kit/core/own.ts';

const LADDERS = import.meta.glob<Ladder>('../../../../scenes/*/bots/ladder.ts', { import: 'default' });
/** Those of other ways to play a game, by name. */
const OTHERS = import.meta.glob<Readonly<Record<string, Ladder>>>('../../../../scenes/*/bots/ladders.ts', {
  import: 'default',
});
const RECORDED = import.meta.glob<RecordedTable>('../../../../tests/replays/*/ladder*.json', { import: 'default' });

/** Names of a game's recorded ladders: 'ladder', and those of other ways to play it, such as 'ladder.night'. */
export const ladderNames = (id: string): readonly string[] =>
  Object.keys(RECORDED)
    .flatMap(path => new RegExp(`/replays/${id}/(ladder(?:\\.\\w+)?)\\.json$`).exec(path)?.[1] ?? [])
    .toSorted((a, b) => a.localeCompare(b));

/** Null where the game has no ladder of this name. */
export async function loadLadder(id: string, name = 'ladder'): Promise<Ladder | null> {
  const at = `../../../../scenes/${id}/bots/`;
  if (name === 'ladder') return (await own(LADDERS, `${at}ladder.ts`)?.()) ?? null;
  const others = await own(OTHERS, `${at}ladders.ts`)?.();
  return (others && own(others, name.replace('ladder.', ''))) ?? null;
}

/** The recorded table; null where there is none. */
export const loadRecorded = async (id: string, name = 'ladder'): Promise<RecordedTable | null> =>
  (await own(RECORDED, `../../../../tests/replays/${id}/${name}.json`)?.()) ?? null;
