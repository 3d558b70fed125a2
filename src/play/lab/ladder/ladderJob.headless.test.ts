// The lab's ladder at the numbers of constants.ts agrees with the recorded table, seed by seed; at others it differs. One way of running serves both.
import { expect, test } from 'vitest';
import dalex from '../../../../scenes/dalex/index.ts';
import { runToEnd } from '../../../../scenes/kit/core/incremental.ts';
import { playersOf } from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import type { Table } from '../../../../scenes/kit/core/ladder/verdict.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import stealth from '../../../../scenes/stealth-escape/index.ts';
import { headlessPhysics, levelsOf } from '../../../../tests/setup/game.ts';
import type { Overrides } from '../knobs/tuning.ts';
import { openLadderGame, playJob } from './ladderJob.ts';
import { loadLadder, loadRecorded } from './ladders.ts';
import { difference, NOTHING_PLAYED, rowSoFar, withRun } from './ladderTable.ts';

const RUNGS = ['idle', 'naive', 'newcomer', 'practised'];

/** Rows of some players over the first seeds, as the lab plays them, and what differs from the recorded ones. */
async function differencesAt(
  definition: GameDefinition,
  overrides: Overrides,
  rungs: readonly string[] = RUNGS,
  seeds: readonly number[] = [1, 2],
): Promise<readonly string[]> {
  const { default: runtime } = await definition.load();
  const ladder = (await loadLadder(definition.id)) as Ladder;
  const recorded = (await loadRecorded(definition.id)) as Table;
  const physics = runtime.hasBodies ? { physics: await headlessPhysics() } : {};
  const game = await openLadderGame(runtime, { levels: levelsOf(definition), overrides, ...physics });
  let played = NOTHING_PLAYED;
  for (const who of rungs)
    for (const seed of seeds) {
      const answer = runToEnd(playJob(game, ladder, { kind: 'run', who, seed, overrides }));
      if (answer.kind === 'run') played = withRun(played, who, seed, answer.run);
    }
  return rungs.flatMap(who => {
    const row = rowSoFar(played, who);
    const known = recorded.rows.find(one => one.who === who);
    return (row && known && difference(row, known)) ?? [];
  });
}

test('a game with bodies agrees with its recorded table', async () => {
  expect(await differencesAt(stealth, {}, ['naive', 'newcomer'], [1])).toEqual([]);
});

test('a game in turns agrees with its recorded table, and at other numbers differs', async () => {
  expect(await differencesAt(dalex, {})).toEqual([]);
  expect((await differencesAt(dalex, { collisionPoints: 50 })).join('\n')).toMatch(
    /^newcomer differs from the recorded table at seed 1: /m,
  );
});

test('the players of a ladder are those of its recorded table', async () => {
  const ladder = (await loadLadder('stealth-escape', 'ladder.night')) as Ladder;
  const recorded = (await loadRecorded('stealth-escape', 'ladder.night')) as Table;
  expect([...playersOf(ladder, 'realtime').keys()]).toEqual(recorded.rows.map(({ who }) => who));
});
