// Journey of a page: it loads without an error or failed request, has its title, and is not wider than the window.
import { expect } from 'vitest';
import { titleOf } from '../e2e/pages.ts';
import type { Browser } from './browser.ts';
import { expectSoon, openNew, until } from './page.ts';

/** Heights of a desk's and of a phone's window; nothing may overflow sideways in either. */
const DESK = { width: 1280, height: 800 };
const PHONE_HEIGHT = 780;

/** A page that asks for nothing in so many milliseconds has asked for everything. */
const QUIET_MS = 200;

/** Waits until nothing has been loaded for a while and the fonts are there. */
const quiet = (browser: Browser) =>
  until(
    browser,
    'everything is loaded',
    async pause => {
      const count = () => performance.getEntriesByType('resource').length;
      const before = count();
      await new Promise(done => {
        setTimeout(done, pause);
      });
      return before === count();
    },
    QUIET_MS,
  );

export async function visitRoute(browser: Browser, site: string, path: string): Promise<void> {
  await openNew(browser, site + path);
  await expectSoon(() => browser.evaluate(() => document.title), 'title').toBe(`${titleOf(path)} | Folded Fox Games`);
  await quiet(browser);
  for (const size of [DESK, { width: browser.narrowest, height: PHONE_HEIGHT }]) {
    await browser.resize(size);
    const wide = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `sideways overflow at ${size.width}`).toBeLessThanOrEqual(0);
  }
  expect(await browser.faults()).toEqual([]);
}
