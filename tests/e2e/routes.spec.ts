// Every page of the site once, as a first visitor meets it: served, titled, silent, and readable by everybody.
import type { Page } from '@playwright/test';
import { judged } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { forgetTheMissingPage, MISSING, PATHS, SPECIFIED, titleOf } from './pages.ts';
import { pictured } from './play.ts';
import { takenOver } from './settled.ts';

/** A stage is drawn without a graphics card: a smaller one that does not breathe leaves the machine to what is judged. */
test.use({ viewport: { width: 960, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Everything that the page says in the browser's console. */
function hear(page: Page): string[] {
  const said: string[] = [];
  page.on('console', message => said.push(`${message.type()}: ${message.text()}`));
  return said;
}

/** Looked over once the page answers and, of a game, its first picture is there; what comes behind that by itself is waited for, and heard too. */
async function judgedWhole(page: Page): Promise<string[]> {
  await takenOver(page);
  if ((await page.locator('[data-stage]').count()) > 0) await pictured(page);
  const found = await judged(page, 'html');
  await page.waitForLoadState('networkidle');
  return found;
}

test('the site has every page of the specification', () => {
  expect(PATHS).toEqual(expect.arrayContaining(SPECIFIED));
});

for (const path of PATHS)
  test(`${path} loads, is silent, and axe finds nothing`, async ({ page }) => {
    const said = hear(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${titleOf(path)} | Folded Fox Games`);
    expect(await judgedWhole(page)).toEqual([]);
    expect(said).toEqual([]);
  });

test('a path that is no page is a real 404, and axe finds nothing', async ({ page, faults }) => {
  const response = await page.goto(MISSING);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found | Folded Fox Games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect(await judgedWhole(page)).toEqual([]);
  forgetTheMissingPage(faults);
});
