// All journeys of the built site in one browser.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { PATHS } from '../e2e/pages.ts';
import type { Browser } from './browser.ts';
import { playGame } from './games.ts';
import { copyRows, downloadRows } from './json.ts';
import { hashAfter, labReady } from './lab.ts';
import { playMusic } from './music.ts';
import { opened } from './open.ts';
import { expectSoon } from './page.ts';
import { exportMacPaint, saveDrawing } from './paint.ts';
import { visitRoute } from './routes.ts';

const HASHES = JSON.parse(readFileSync('tests/replays/pilot-600.json', 'utf8')) as Readonly<Record<string, string>>;

/** So many rows are about 2 MB as the page writes them. */
const MANY_ROWS = 14_000;

export function journeys(name: Browser['name']): void {
  describe(name, () => {
    const visit = opened(name, { sounds: true });

    test('an error on the console is seen', async () => {
      const { browser, site } = visit();
      await browser.open(`${site}/terms`);
      expect(await browser.faults()).toEqual([]);
      await browser.evaluate(() => console.error('planted'));
      await expectSoon(() => browser.faults(), 'console error').toEqual([expect.stringContaining('planted')]);
    });

    test.each(PATHS)('%s loads without an error and fits', async path => {
      const { browser, site } = visit();
      await visitRoute(browser, site, path);
    });

    test.each(CATALOG.map(({ id }) => id))('%s: seed 7 and 600 ticks of its bot end as in Node', async id => {
      const { browser, site } = visit();
      await browser.open(`${site}/games/${id}?lab&seed=7`);
      await labReady(browser);
      expect(await hashAfter(browser, 7, 600)).toBe(HASHES[id]);
      expect(await browser.faults()).toEqual([]);
    });

    test.each(CATALOG.map(({ id }) => id))('%s: begins, a key, a click, pause, restart', async id => {
      const { browser, site } = visit();
      await playGame(browser, site, id);
    });

    test.each<readonly [string, (browser: Browser, site: string) => Promise<void>]>([
      ['JSON: 400 rows are copied', (browser, site) => copyRows(browser, site, 400)],
      ['JSON: 2 MB are copied', (browser, site) => copyRows(browser, site, MANY_ROWS)],
      ['JSON: 400 rows are downloaded', (browser, site) => downloadRows(browser, site, 400)],
      ['paint: a drawing is saved and comes back', saveDrawing],
      ['paint: a MacPaint file leaves bit by bit', exportMacPaint],
      ['music: it plays, records and exports', playMusic],
    ])('%s', async (_, journey) => {
      const { browser, site } = visit();
      await journey(browser, site);
    });
  });
}
