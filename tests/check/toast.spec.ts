// The shared toast on the built pages, under their CSP: 5 s, one at a time, away with a swipe, reached with F8.
import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { covered } from '../e2e/overlap.ts';
import { expectPhase, openGame, openLab, playOut } from '../e2e/play.ts';
import { pressOnResult } from '../e2e/resultCard.ts';
import { settled } from '../e2e/settled.ts';

const GAME = '/games/stealth-escape';

const toastOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

/** A toast that says 'Copied', from the result's Share. */
async function share(page: Page): Promise<void> {
  await pressOnResult(page, 'Share');
}
async function openResult(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, `${GAME}?lab&seed=7`);
  await playOut(page);
}

/** A toast that stays: what was saved cannot be read. */
async function openNotice(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('foldedFox.profile', '{"torn'));
  await openGame(page, GAME);
  await expect(toastOf(page)).toBeVisible();
  await settled(page);
}

test('no page fetches the Toaster before there is something to say', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openResult(page);
  expect(asked.filter(url => url.includes('Toaster'))).toEqual([]);
  await share(page);
  await expect(toastOf(page)).toContainText('Copied');
  expect(asked.filter(url => /Toaster.*js$/.test(url))).toHaveLength(1);
});

test('a toast is gone after five seconds; a second takes the place of the first', async ({ page }) => {
  await openResult(page);
  // From here on time goes only as it is told.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await share(page);
  await expect(toastOf(page)).toBeVisible();
  // The pointer leaves it alone: resting on a toast keeps it.
  await page.mouse.move(5, 300);
  await page.clock.runFor(3000);
  await share(page);
  await page.mouse.move(5, 300);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a swipe to the left or of 49 px to the right leaves it there, one of 51 px takes it away', async ({ page }) => {
  await openNotice(page);
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('no toast');
  const y = box.y + box.height / 2;
  const swipe = async (from: number, by: number) => {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(from + by / 2, y);
    await page.mouse.move(from + by, y, { steps: 4 });
    await page.mouse.up();
    await settled(page);
  };
  for (const [from, by] of [
    [200, -140],
    [40, 49],
  ] as const) {
    await swipe(box.x + from, by);
    expect((await toastOf(page).boundingBox())?.x).toBeCloseTo(box.x, 0);
  }
  await swipe(box.x + 40, 51);
  await expect(toastOf(page)).toHaveCount(0);
});

test('F8 leads to it, Tab through it, Enter on Dismiss ends it, and the focus is where it was', async ({ page }) => {
  await openNotice(page);
  await page.getByRole('button', { name: 'How to play' }).first().focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save a copy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'How to play' }).first()).toBeFocused();
  await expectPhase(page, 'ready');
});

test('Esc pauses the game and leaves the toast alone; inside the toast it closes that and pauses nothing', async ({
  page,
}) => {
  await openNotice(page);
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  await expect(toastOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toHaveCount(0);
  await expectPhase(page, 'playing');
});

test('its action runs: what was set aside is handed over as a file', async ({ page }) => {
  await openNotice(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  expect((await download).suggestedFilename()).toBe('folded-fox_saved.txt');
  await expect(toastOf(page)).toHaveCount(0);
});

test('it lies over a page that goes fullscreen', async ({ page }) => {
  await openNotice(page);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(page.locator('[data-fullscreen="native"]')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toastOf(page)).toHaveCount(0);
});

test('at 320, 390 and 1280 px it fits, covers no bar, and axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 844 });
  await openNotice(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    const box = await toastOf(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await covered(page, toastOf(page))).toEqual([]);
    expect(await axeFaults(page, '[popover]')).toEqual([]);
  }
});

test('without popovers no toast tears its page: it is shown in place, and goes', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await openLab(page, '/games/dalex?lab&seed=7');
  await playOut(page);
  await expect(toastOf(page)).toBeVisible();
  await settled(page);
  expect(await covered(page, toastOf(page))).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await expectPhase(page, 'over');
});
