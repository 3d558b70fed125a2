// The sentence of a browser that is older than those supported: in every document, seen only where the styles that hide it are not understood.
import type { Page } from '@playwright/test';
import { axeViolations } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { PATHS } from '../e2e/pages.ts';
import { hydrated } from '../e2e/settled.ts';
import { watchShifts } from '../e2e/shifts.ts';

const SENTENCE =
  /Parts of this site may not work in this browser: it needs Chrome \d+, .*Safari [\d.]+, or a later version\./;
const sentence = (page: Page) => page.locator('[data-old-browser]');
const CONDITION = /@supports \(content:[^{]*\) and \(color: ?oklch\([^{]*\)\s*\{[^}]*\}\s*\}/;

/** Serves documents as an older browser reads their styles: without what stands under the condition. */
const asOlder = (page: Page) =>
  page.route(/\/[\w-]*$/, async route => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(CONDITION, '');
    expect(body.length, route.request().url()).toBeLessThan(text.length);
    await route.fulfill({ response, body });
  });

/** The styles in a document are named by their hash in its policy, and here they are others. */
test.use({ bypassCSP: true });

test('every document has it first, and the missing page too', async ({ request }) => {
  for (const path of [...PATHS, '/no-such-page'])
    expect(await (await request.get(path)).text(), path).toMatch(
      new RegExp(`<body><p data-not-arrived[^>]*>[^<]*</p><p data-old-browser[^>]*>${SENTENCE.source}</p>`),
    );
});

test('it is not seen, read aloud or printed in a supported browser', async ({ page }) => {
  for (const path of ['/', '/j-parse', '/games/sokoban', '/games/tower-climber']) {
    await page.goto(path);
    await hydrated(page);
    await expect(sentence(page), path).toHaveCount(1);
    await expect(sentence(page), path).toBeHidden();
    expect(await page.locator('body').ariaSnapshot(), path).not.toMatch(/in this browser/);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(sentence(page)).toBeHidden();
});

for (const path of ['/', '/j-parse', '/games/sokoban', '/games/tower-climber'])
  test(`an older browser reads it on ${path}, with and without script, and nothing moves`, async ({
    page,
    browser,
  }) => {
    await asOlder(page);
    await watchShifts(page);
    await page.goto(path);
    await expect(sentence(page)).toBeVisible();
    await hydrated(page);
    await expect(sentence(page)).toBeVisible();
    // A sentence that came late would move the page by many times as much.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.005);
    await expect(sentence(page)).toHaveText(SENTENCE);
    const [box, next] = [await sentence(page).boundingBox(), await page.locator('main').boundingBox()];
    expect(box?.y).toBe(0);
    expect(next?.y).toBeGreaterThanOrEqual(box?.height ?? Number.POSITIVE_INFINITY);
    expect(await axeViolations(page, 'html')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(sentence(page)).toBeHidden();

    const plain = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true });
    await asOlder(plain);
    await plain.goto(new URL(path, page.url()).href);
    await expect(sentence(plain)).toBeVisible();
    await plain.close();
  });
