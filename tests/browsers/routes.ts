// Journey of a page: it loads without an error or failed request, has its title, and is not wider than the window.
import { expect } from 'vitest';
import { titleOf } from '../e2e/pages.ts';
import type { Browser } from './browser.ts';
import type { Visit } from './open.ts';
import { expectSoon, openNew } from './page.ts';

const DESK = { width: 1280, height: 800 };
const PHONE_HEIGHT = 780;

/** Opens a page as a new visitor, in the window of a desk, and waits until all that it asks for is there. */
export async function openRoute({ browser, site }: Visit, path: string, query = ''): Promise<void> {
  await browser.resize(DESK);
  await openNew(browser, `${site.address}${path}${query}`);
  await expectSoon(() => browser.evaluate(() => document.title), 'title').toBe(`${titleOf(path)} | Folded Fox Games`);
  await expectSoon(async () => {
    await browser.evaluate(nextFrames);
    return site.pending();
  }, 'requests that are not answered').toBe(0);
}

const nextFrames = () =>
  new Promise<void>(done => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Nothing overflows sideways, in the window of a desk and in one as narrow as can be. */
export async function expectFits(browser: Browser): Promise<void> {
  for (const size of [DESK, { width: browser.narrowest, height: PHONE_HEIGHT }]) {
    await browser.resize(size);
    await browser.evaluate(nextFrames);
    const excess = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `sideways overflow at ${size.width}`).toBeLessThanOrEqual(0);
  }
}

export async function visitRoute(visit: Visit, path: string): Promise<void> {
  await openRoute(visit, path);
  await expectFits(visit.browser);
  expect(await visit.browser.faults()).toEqual([]);
}
