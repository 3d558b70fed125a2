// Journeys of the built site in one browser.
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { PATHS } from '../e2e/pages.ts';
import type { Browser } from './browser.ts';
import { playGame } from './games.ts';
import { soundServer } from './installed.mjs';
import { copyRows, downloadRows } from './json.ts';
import { expectPlantedRuleSeen } from './maths.ts';
import { playMusic } from './music.ts';
import { opened, type Visit } from './open.ts';
import { expectSoon } from './page.ts';
import { exportMacPaint, saveDrawing } from './paint.ts';
import { visitRoute } from './routes.ts';

const GAMES = CATALOG.map(({ id }) => id);
const PLAYED = new Set(GAMES.map(id => `/games/${id}`));
/** So many rows are about 2 MB as the page writes them. */
const MANY_ROWS = 14_000;

const TOOLS: readonly (readonly [what: string, journey: (visit: Visit) => Promise<void>])[] = [
  ['JSON: 400 rows are copied', visit => copyRows(visit, 400)],
  ['JSON: 2 MB are copied', visit => copyRows(visit, MANY_ROWS)],
  ['JSON: 400 rows are downloaded', visit => downloadRows(visit, 400)],
  ['paint: a drawing is saved and comes back', saveDrawing],
  ['paint: a MacPaint file leaves bit by bit', exportMacPaint],
];

/** Journeys of pages and tools, and that faults are seen. */
export function pagesAndTools(name: Browser['name']): void {
  describe(name, () => {
    const visit = opened(name, { sounds: true });

    test('errors of a page are seen', () => expectSeen(visit()));
    test('a rule with an engine-dependent function is seen', () => expectPlantedRuleSeen(visit()));
    test.each(PATHS.filter(path => !PLAYED.has(path)))('%s loads without an error and fits', path =>
      visitRoute(visit(), path),
    );
    test.each(TOOLS)('%s', (_, journey) => journey(visit()));
    // Without a sound device the music stands still.
    test.skipIf(!soundServer())('music: it plays, records and exports', () => playMusic(visit()));
  });
}

/** Journeys of every game, or of one share of several. */
export function games(name: Browser['name'], share = { of: 1, number: 1 }): void {
  describe(name, () => {
    const visit = opened(name);
    const mine = GAMES.filter((_, at) => at % share.of === share.number - 1);
    test.each(mine)('%s: begins, a key, a click, pause, restart; its bot ends as in Node', id => playGame(visit(), id));
  });
}

/** Plants one fault of each kind; each is seen. */
async function expectSeen({ browser, site }: Visit): Promise<void> {
  const plant = async (run: (address: string) => void, seen: RegExp) => {
    await browser.open(`${site.address}/terms`);
    expect(await browser.faults()).toEqual([]);
    await browser.evaluate(run, `${site.address}/no-such-file.js`);
    await expectSoon(async () => (await browser.faults()).join('\n'), `a fault is seen as ${seen.source}`).toMatch(
      seen,
    );
    browser.forgetFaults();
  };
  await plant(() => console.error('planted'), /console: planted/);
  await plant(() => {
    setTimeout(() => {
      throw new Error('thrown');
    });
  }, /page error: .*thrown/);
  await plant(() => {
    void Promise.reject(new Error('rejected'));
  }, /page error: .*rejected/);
  await plant(address => {
    void fetch(address);
  }, /404: .*no-such-file/);
}
