// What `npm test` tells of its runners: no retry goes unnamed, each game has its seconds.
import { expect, test } from 'vitest';
import { gameTable, readBrowser, readUnits } from '../reports.mjs';

const IDS = ['chess', 'chess-960'];

test('conformance seconds are added up by game', () => {
  const result = (first: string, duration?: number) => ({ ancestorTitles: [first], duration });
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { assertionResults: [result('chess conforms', 1500), result('chess conforms', 500), result('other', 9000)] },
      { assertionResults: [result('chess-960 conforms', 250), result('chess-960 conforms')] },
    ],
  };
  expect(readUnits(report)).toEqual({ passed: 4, failed: 1, skipped: 2, games: { chess: 2, 'chess-960': 0.25 } });
});

const spec = (file: string, title: string, status: string, ...durations: readonly number[]) => ({
  file,
  title,
  tests: [{ status, results: durations.map(duration => ({ duration })) }],
});
const browser = {
  stats: { expected: 3, flaky: 2, unexpected: 1, skipped: 0 },
  suites: [
    { specs: [spec('pages.spec.ts', '/games/chess: axe', 'expected', 1000)] },
    {
      specs: [spec('chess.spec.ts', 'a pawn moves', 'flaky', 4000, 1000)],
      suites: [{ specs: [spec('site.spec.ts', 'the drawer opens', 'flaky', 30, 20)] }],
    },
    {
      specs: [
        spec('replays.spec.ts', 'chess-960: ends', 'expected', 700),
        spec('a.spec.ts', 'left: /games/chess', 'unexpected', 9),
      ],
    },
  ],
};

test('every test that needed its retry is named, wherever it lies', () => {
  const { passed, failed, retried } = readBrowser(browser, IDS);
  expect({ passed, failed }).toEqual({ passed: 5, failed: 1 });
  expect(retried).toEqual(['chess.spec.ts › a pawn moves', 'site.spec.ts › the drawer opens']);
});

test('browser seconds go to the game a title begins with or whose file it stands in, retries included; an example costs no game', () => {
  expect(readBrowser(browser, IDS).games).toEqual({ chess: 6, 'chess-960': 0.7 });
});

test('a game over its plan is marked', () => {
  const table = gameTable(IDS, { chess: 8.1, 'chess-960': 2 }, { chess: 12, 'chess-960': 12.1 }).split('\n');
  expect(table[1]).toMatch(/^chess +8\.1! +12\.0 $/);
  expect(table[2]).toMatch(/^chess-960 +2\.0 +12\.1!$/);
});
