// Short form of `npm test`: a browser opens one page, a game in real time and one of turns, whose runs end as in Node, without an error.
import { expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { expectHash, labReady } from './lab.ts';
import { opened } from './open.ts';
import { hydrated } from './page.ts';

const REAL_TIME = 'stealth-escape';
const TURNS = 'dice-conquest';

export function shortForm(name: Browser['name']): void {
  const visit = opened(name);

  test(`${name}: a page without an error`, async () => {
    const { browser, site } = visit();
    await browser.open(`${site.address}/support`);
    await hydrated(browser);
    expect(await browser.faults()).toEqual([]);
  });

  test.each([REAL_TIME, TURNS])(`${name}: %s ends as in Node`, async id => {
    const { browser, site } = visit();
    await browser.open(`${site.address}/games/${id}?lab&seed=7`);
    await labReady(browser);
    await expectHash(browser, id);
    expect(await browser.faults()).toEqual([]);
  });
}
