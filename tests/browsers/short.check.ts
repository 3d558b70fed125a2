// Short form of `npm test`: each browser that is installed opens one page, a game in real time and one of turns, whose runs end as in Node, without an error.
import { expect, test } from 'vitest';
import { leftOut } from './installed.mjs';
import { expectHash, labReady } from './lab.ts';
import { openBrowser } from './open.ts';
import { hydrated } from './page.ts';

const REAL_TIME = 'stealth-escape';
const TURNS = 'dice-conquest';
const absent = leftOut();

for (const name of ['Firefox', 'WebKit'] as const)
  if (!absent.includes(name))
    test.concurrent(`${name}: a page and two games`, async () => {
      const { browser, site, close } = await openBrowser(name);
      try {
        await browser.open(`${site.address}/support`);
        await hydrated(browser);
        for (const id of [REAL_TIME, TURNS]) {
          await browser.open(`${site.address}/games/${id}?lab&seed=7`);
          await labReady(browser);
          await expectHash(browser, id);
        }
        expect(await browser.faults()).toEqual([]);
      } finally {
        await close();
      }
    });
