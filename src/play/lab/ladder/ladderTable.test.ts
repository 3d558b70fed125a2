// A ladder that is still being played: rows as far as seeds are played without a gap, and a verdict of what is there.
import { expect, test } from 'vitest';
import type { SeedRun } from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import { SEEDS } from '../../../../scenes/kit/core/ladder/verdict.ts';
import { difference, isComplete, NOTHING_PLAYED, rowSoFar, tableSoFar, verdictSoFar, withRun } from './ladderTable.ts';

const run = (value: number): SeedRun => ({ value, stage: null, seconds: 180, ended: 1 });
const player = () => () => null;
const WHO = ['idle', 'naive', 'newcomer', 'practised'];
const ladder = {
  ...{ measure: 'score', mostMinutes: 20, endsInDefeat: false, without: {}, exploits: {} },
  ...{ players: { naive: player, newcomer: player, practised: player }, count: () => ({ value: () => 0 }) },
} as unknown as Ladder;
const game = { id: 'boat', card: { minutes: 3 } } as never;
const played = (values: Readonly<Record<string, number>>, seeds: readonly number[]) =>
  Object.entries(values).reduce(
    (all, [who, value]) => seeds.reduce((sum, seed) => withRun(sum, who, seed, run(value)), all),
    NOTHING_PLAYED,
  );

test('a row ends before the first seed that is missing', () => {
  expect(rowSoFar(played({ naive: 3 }, [1, 2, 4]), 'naive')?.values).toEqual([3, 3]);
  expect(rowSoFar(played({ naive: 3 }, [2]), 'naive')).toBeNull();
});

test('of a part the verdict says what it finds, of a whole what the check says', () => {
  const values = { idle: 0, naive: 60, newcomer: 100, practised: 300 };
  const fault = 'naive 60 is more than 0.5 × newcomer 100';
  const some = tableSoFar(ladder, WHO, played(values, [1, 2]));
  expect(isComplete(WHO, some)).toBe(false);
  expect(verdictSoFar(game, ladder, WHO, some)).toEqual({ faults: [fault], accepted: [] });
  const accepted = [{ fault: 'naive 55 is more than 0.5 × newcomer 100', why: 'It is so.' }];
  expect(verdictSoFar(game, { ...ladder, accepted }, WHO, some)).toEqual({
    faults: [],
    accepted: [{ fault, why: 'It is so.' }],
  });
  const whole = tableSoFar(ladder, WHO, played(values, SEEDS));
  expect(isComplete(WHO, whole)).toBe(true);
  expect(verdictSoFar(game, { ...ladder, accepted }, WHO, whole).faults).toEqual([
    fault,
    `accepted and no longer so: ${accepted[0]?.fault}`,
  ]);
});

test('the first seed that differs from the recorded row is named', () => {
  const recorded = rowSoFar(played({ naive: 3 }, [1, 2, 3]), 'naive');
  const now = rowSoFar(withRun(played({ naive: 3 }, [1, 2]), 'naive', 2, run(5)), 'naive');
  if (!recorded || !now) throw new Error('no rows');
  expect(difference(recorded, recorded)).toBeNull();
  expect(difference(now, recorded)).toBe(
    'naive differs from the recorded table at seed 2: 5 after 180 s, recorded 3 after 180 s',
  );
});
