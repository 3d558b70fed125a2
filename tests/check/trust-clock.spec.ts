// Cat Crazy under a clock that is put back and forward by a year: the game in progress goes on, nothing falls below nought, and it is said.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame } from '../e2e/play.ts';

const GAME = '/games/cat-crazy';
const YEAR_MS = 365 * 86_400_000;

/** Opens the game under a clock that is off by so much. */
async function openAt(context: BrowserContext, offsetMs: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(offset => {
    const now = Date.now.bind(Date);
    window.Date = new Proxy(Date, {
      construct: (target, given, self) =>
        Reflect.construct(target, given.length > 0 ? given : [now() + offset], self) as object,
      get: (target, name) => (name === 'now' ? () => now() + offset : Reflect.get(target, name)),
    });
  }, offsetMs);
  await openGame(page, `${GAME}?seed=7&tune=firstCats:2`);
  return page;
}

/** Goes on, asks, and leaves as a visitor does: the page is closed and what it has is kept. */
async function goOn(page: Page, asks: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await asks();
  await expectPhase(page, 'playing');
  for (const meter of await page.getByRole('meter').all()) {
    const value = Number(await meter.getAttribute('aria-valuenow'));
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  }
  await expect(page.locator('body')).not.toContainText(/[-−]\d|NaN|Infinity/);
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  await page.close();
}

test('a clock put back a year, then forward a year, then right again', async ({ page, context }) => {
  await openGame(page, `${GAME}?seed=7&tune=firstCats:2`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  const wentBack = async (now: Page) => {
    await expect(now.getByText('The clock went back', { exact: true })).toBeVisible();
    await expect(
      now.getByText('No time went by in your room. Your cats are as you left them.', { exact: true }),
    ).toBeVisible();
    await expect(now.getByText(/went by here/)).toHaveCount(0);
  };
  const early = await openAt(context, -YEAR_MS);
  await goOn(early, () => wentBack(early));
  const late = await openAt(context, YEAR_MS);
  await goOn(late, async () => {
    await expect(late.getByText(/^8 h went by here, more slowly with every hour\./)).toBeVisible();
    await late.getByRole('button', { name: 'Good to be back' }).click();
  });
  const right = await openAt(context, 0);
  await goOn(right, () => wentBack(right));
});
