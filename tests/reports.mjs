// What the two test runners report, as `npm test` tells it: numbers, seconds of each game, tests that needed their retry.

/** Seconds a game may take on a slow machine, so that eighteen of them still end in good time. */
const PLAN = { conformance: 8, browser: 12 };

const seconds = ms => ms / 1000;

/** Of a report of Vitest. */
export function readUnits(report) {
  const games = {};
  for (const { assertionResults } of report.testResults)
    for (const { ancestorTitles, duration } of assertionResults) {
      const id = /^(\S+) conforms$/.exec(ancestorTitles[0] ?? '')?.[1];
      if (id) games[id] = (games[id] ?? 0) + seconds(duration ?? 0);
    }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    games,
  };
}

/**
 * Of a report of Playwright. A test belongs to the game that its file is named for, or with which its title begins: what is asked of every
 * game. One that takes a game as its example, and would take another, names it later or not at all.
 */
export function readBrowser({ stats, suites }, ids) {
  const games = {};
  const retried = [];
  for (const { file, title, tests } of suites.flatMap(allSpecs)) {
    if (tests.some(({ status }) => status === 'flaky')) retried.push(`${file} › ${title}`);
    const id = ids.find(
      one => file.endsWith(`${one}.spec.ts`) || title.startsWith(`${one}: `) || title.startsWith(`/games/${one}: `),
    );
    const taken = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    if (id) games[id] = (games[id] ?? 0) + seconds(taken);
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, games, retried };
}

const allSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(allSpecs)];

/** A line for each game; what is over its plan is marked. */
export function gameTable(ids, conformance, browser) {
  const cell = (taken, most) => `${(taken ?? 0).toFixed(1)}${taken > most ? '!' : ' '}`.padStart(14);
  const heading = `${'Seconds of a game'.padEnd(22)}${'conformance '.padStart(14)}${'browser '.padStart(14)}`;
  const lines = ids.map(
    id => id.padEnd(22) + cell(conformance[id], PLAN.conformance) + cell(browser[id], PLAN.browser),
  );
  return [`${heading}   (! over ${PLAN.conformance} and ${PLAN.browser})`, ...lines].join('\n');
}
