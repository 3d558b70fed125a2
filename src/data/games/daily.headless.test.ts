// Results of daily games: what counts as one, what is kept of it, and two tabs.
import { beforeEach, expect, test } from 'vitest';
import { seedOfDay } from '../../site/games/daySeed.ts';
import { daily, type FinishedRun, forgetDaily, recordDaily } from './daily.ts';
import { resultsOn } from './dayResults.ts';

const DAY = 20_782;
const START = { title: 'Walk', buttons: [{ label: 'Start' }] } as const;
const GAME = { id: 'walk', assists: true, usesSeed: true, start: START } as const;
/** Only one way to play it draws on the seed. */
const HALF = { ...GAME, start: { ...START, daily: { round: 'new' } } };
const run = (changes: Partial<FinishedRun> = {}, began = DAY): FinishedRun => ({
  ...{ game: GAME, seed: seedOfDay(began), setup: {}, began, result: { outcome: 'lost', score: 10 }, assisted: false },
  ...changes,
});
const walk = (on = DAY) => resultsOn(daily.getState(), on)['walk'];

beforeEach(() => {
  localStorage.clear();
  daily.erase();
});

test('the seed of a day is its date by universal time', () => expect(seedOfDay(DAY)).toBe(20_261_125));

test('the best of a day is kept, and whether it was won', () => {
  recordDaily(run());
  recordDaily(run({ result: { outcome: 'won', score: 30 } }));
  recordDaily(run({ result: { outcome: 'lost', score: 20 } }));
  expect(daily.getState().days).toEqual([DAY]);
  expect(walk()).toEqual({ runs: 3, won: true, best: 30, assistedBest: null });
  expect(JSON.parse(localStorage.getItem('foldedFox.daily') ?? '')).toMatchObject({ state: daily.getState() });
});

test('most medals of one run without help are kept, and a run is told whether it was the best of its day', () => {
  const of = (score: number, medals: string[] = [], assisted = false) =>
    recordDaily(run({ assisted, result: { outcome: 'lost', score, medals } }))?.isBest;
  expect([of(10, ['a', 'b']), of(10), of(20, ['a']), of(5, ['a', 'b', 'c'], true), of(30, [], true)]).toEqual([
    ...[true, false, true, false, false],
  ]);
  expect(walk()).toEqual({ runs: 5, won: false, best: 20, assistedBest: 30, medals: 2 });
  const two = (outcome: 'won' | 'lost') =>
    recordDaily(run({ game: { ...GAME, id: 'two', assists: false }, result: { outcome, score: 1 } }))?.isBest;
  expect([two('lost'), two('won'), two('won')]).toEqual([false, true, false]);
});

test('where only one way to play draws on the seed, that one is the daily game', () => {
  recordDaily(run({ game: HALF, setup: { round: 'new', players: 1 } }));
  expect(walk()).toMatchObject({ runs: 1 });
});

test('an assisted run keeps the streak, with a score of its own', () => {
  recordDaily(run({ assisted: true, result: { outcome: 'won', score: 99 } }));
  expect(daily.getState().days).toEqual([DAY]);
  expect(walk()).toEqual({ runs: 1, won: false, best: null, assistedBest: 99 });
});

test('a score is none where two play', () => {
  recordDaily(run({ game: { ...GAME, assists: false }, result: { outcome: 'won', score: 99 } }));
  expect(walk()).toEqual({ runs: 1, won: true, best: null, assistedBest: null });
});

test.each<[what: string, run: FinishedRun]>([
  ['another seed', run({ seed: 7 })],
  ['the seed of the day after', run({ seed: seedOfDay(DAY + 1) })],
  ['a game without seeds', run({ game: { ...GAME, usesSeed: false } })],
  ['a way to play that has no seed', run({ game: HALF, setup: { round: 'front' } })],
])('%s is no daily run', (_, finished) => {
  recordDaily(finished);
  expect(daily.getState()).toEqual({ days: [], results: {} });
});

test('results of the four hundred days nearest to the last one are kept, and every day', () => {
  for (let day = DAY; day < DAY + 420; day++) recordDaily(run({}, day));
  // The clock is set back, further than anything that is kept.
  recordDaily(run({}, DAY - 100));
  const { days, results } = daily.getState();
  expect(days).toHaveLength(421);
  expect(Object.keys(results)).toHaveLength(400);
  expect(walk(DAY - 100)).toMatchObject({ runs: 1 });
});

test('a past day counts for the archive, not for the streak; a day that has not come yet counts for nothing', () => {
  const past = run({ seed: seedOfDay(DAY - 5) });
  expect(recordDaily(past)?.day).toBe(DAY - 5);
  expect(daily.getState().days).toEqual([]);
  expect(walk(DAY - 5)).toMatchObject({ runs: 1 });
  expect(recordDaily(run({ seed: seedOfDay(DAY + 1) }))).toBeNull();
  expect(recordDaily(run({}))?.day).toBe(DAY);
  expect(daily.getState().days).toEqual([DAY]);
});

test('two tabs: days and runs of both, the better scores', () => {
  recordDaily(run({ result: { outcome: 'lost', score: 10 } }));
  const { merge } = daily.stored.format;
  const base = daily.getState();
  recordDaily(run({ result: { outcome: 'lost', score: 25 } }));
  const mine = daily.getState();
  const theirs = {
    days: [DAY - 1, DAY],
    results: { [DAY]: { walk: { runs: 3, won: true, best: 20, assistedBest: 5 }, run: base.results[DAY]?.['walk'] } },
  } as typeof mine;
  expect(merge?.(base, mine, theirs)).toEqual({
    days: [DAY - 1, DAY],
    results: {
      [DAY]: {
        walk: { runs: 4, won: true, best: 25, assistedBest: 5 },
        run: { runs: 1, won: false, best: 10, assistedBest: null },
      },
    },
  });
});

test('a game is forgotten, the day stays played', () => {
  recordDaily(run());
  recordDaily(run({ game: { ...GAME, id: 'other' } }));
  forgetDaily('walk');
  expect(walk()).toBeUndefined();
  expect(Object.keys(resultsOn(daily.getState(), DAY))).toEqual(['other']);
  expect(daily.getState().days).toEqual([DAY]);
});

test('hostile text: names of games are only names', () => {
  localStorage.setItem(
    'foldedFox.daily',
    '{"version":1,"state":{"days":[],"results":{"20782":{"__proto__":{"runs":1,"won":true,"best":1,"assistedBest":null}}}}}',
  );
  daily.reload();
  expect(({} as { runs?: number }).runs).toBeUndefined();
  recordDaily(run());
  expect(walk()).toMatchObject({ runs: 1 });
});
