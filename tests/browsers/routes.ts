// Journey of a page: it loads without an error or failed request, has its title, and is not wider than the window.
import { expect } from 'vitest';
import { titleOf } from '../e2e/pages.ts';
import type { Browser } from './browser.ts';
import { expectSoon, openNew, until } from './page.ts';

/** Widths at which nothing may overflow sideways: a desk and a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
];

/** Waits until nothing has been loaded for a while and the fonts are there. */
const quiet = (browser: Browser) =>
  until(browser, 'everything is loaded', async () => {
    const count = () => performance.getEntriesByType('resource').length;
    const before = count();
    await new Promise(done => requestIdleCallbackOrTimeout(done));
    return before === count();

    function requestIdleCallbackOrTimeout(done: (value: unknown) => void) {
      setTimeout(done, 300);
    }
  });

export async function visitRoute(browser: Browser, site: string, path: string): Promise<void> {
  await openNew(browser, site + path);
  await expectSoon(() => browser.evaluate(() => document.title), 'title').toBe(`${titleOf(path)} | Folded Fox Games`);
  await quiet(browser);
  for (const size of SIZES) {
    await browser.resize(size);
    const wide = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `sideways overflow at ${size.width}`).toBeLessThanOrEqual(0);
  }
  expect(await browser.faults()).toEqual([]);
}
