// What a change of numbers makes stale is found by playing: nothing at the numbers of constants.ts, and what a changed number touches.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import dalex from '../../../../scenes/dalex/index.ts';
import { runToEnd } from '../../../../scenes/kit/core/incremental.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import type { RecordedTable } from '../../../../scenes/kit/core/ladder/verdict.ts';
import type { Replay } from '../../../../scenes/kit/core/replay/replay.ts';
import { readReplay } from '../../../../scenes/kit/core/replay/replayFile.ts';
import { levelsOf } from '../../../../tests/setup/game.ts';
import { openLadderGame } from './ladderJob.ts';
import { loadLadder, loadRecorded } from './ladders.ts';
import { staleLadder, staleReplay } from './stale.ts';

test.each<[Readonly<Record<string, number>>, readonly string[]]>([
  [{}, ['same', 'look']],
  [{ collisionPoints: 30 }, ['stale', 'stale']],
  // Paid from level 6 on: later than the first minute.
  [{ goalPoints: 100 }, ['stale', 'look']],
])('at %o', async (overrides, states) => {
  const { default: runtime } = await dalex.load();
  const game = await openLadderGame(runtime, { levels: levelsOf(dalex), overrides });
  const early = JSON.parse(readFileSync('tests/replays/pilot-600.json', 'utf8'))[dalex.id];
  const replay = readReplay(readFileSync('tests/replays/dalex/bot-7.json', 'utf8'), dalex.id) as Replay;
  const ladder = (await loadLadder(dalex.id)) as Ladder;
  const table = (await loadRecorded(dalex.id)) as RecordedTable;
  const found = [
    runToEnd(staleReplay(dalex.id, game, { early, replay }, overrides)),
    runToEnd(staleLadder(dalex, game, { name: 'ladder', ladder, table })),
  ];
  expect(found.map(({ state }) => state)).toEqual(states);
});

test('a ladder that was played with another version of the rules', async () => {
  const { default: runtime } = await dalex.load();
  const game = await openLadderGame(runtime, { levels: levelsOf(dalex), overrides: {} });
  const ladder = (await loadLadder(dalex.id)) as Ladder;
  const table = (await loadRecorded(dalex.id)) as RecordedTable;
  const older = { ...dalex, rulesVersion: 100 };
  expect(runToEnd(staleLadder(older, game, { name: 'ladder', ladder, table })).state).toBe('stale');
});
