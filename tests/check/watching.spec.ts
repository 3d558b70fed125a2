// Watching a run that somebody sent: the page answers whatever it is, says when it is not today's game, and one torn record hides no other.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, tickOf } from '../e2e/play.ts';

const GAME = '/games/stealth-escape';
const TEN_HOURS = 2_160_000;

/** A short run, its file changed by somebody. */
async function recorded(page: Page, change: object = {}): Promise<string> {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.evaluate(() => window.lab?.pilot(120));
  const replay = await page.evaluate(() => window.lab?.replay());
  return JSON.stringify({ ...replay, ...change });
}

/** The replays of a run that has just been paused, and the file dialog fed. */
async function load(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer });
}
const barOf = (page: Page) => page.getByRole('group', { name: 'Replay', exact: true });

test('165 bytes that say ten hours: End is wound in the page’s spare time, and Stop here stops there', async ({
  page,
}) => {
  await load(page, await recorded(page, { ticks: TEN_HOURS, frames: [[TEN_HOURS, [1]]], acts: [], hash: 'x' }));
  const bar = barOf(page);
  await bar.getByLabel('Position').press('End');
  await expect(bar.getByText('Winding')).toBeVisible();
  await bar.getByRole('button', { name: 'Stop here' }).click();
  await expect(bar.getByText('Winding')).toHaveCount(0);
  const tick = await tickOf(page);
  expect(tick).toBeGreaterThan(120);
  expect(tick).toBeLessThan(TEN_HOURS);
  await expect(bar.getByText(`tick ${tick}`)).toBeVisible();
  await bar.getByLabel('Position').fill('30');
  await expect(bar.getByText('tick 30')).toBeVisible();
});

test('three hundred thousand acts are read with progress; Cancel leaves everything as it was', async ({ page }) => {
  test.setTimeout(120_000); // a busy machine has few slices to spare
  const acts = Array.from({ length: 300_000 }, (_, i) => [Math.floor(i / 3000), { command: { type: 'nothing', i } }]);
  const text = await recorded(page, { acts });
  const before = await page.evaluate(() => window.lab?.hash());
  await load(page, text);
  const dialog = page.getByRole('dialog', { name: 'Replays' });
  await expect(dialog.getByText('Reading the file')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Reading the file')).toHaveCount(0);
  await expect(barOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.lab?.hash())).toBe(before);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(barOf(page)).toBeVisible({ timeout: 90_000 });
});

test('a run of other rules says so before it plays, and at its end that it ended otherwise', async ({ page }) => {
  await load(page, await recorded(page, { rules: 99, hash: 'other' }));
  const bar = barOf(page);
  await expect(bar.getByText('Recorded under other rules; it may end otherwise.')).toBeVisible();
  await expectPhase(page, 'paused');
  expect(await tickOf(page)).toBe(0);
  await bar.getByRole('button', { name: 'Play replay' }).click();
  await expect(bar.getByText(/This is not how the recorded run ended/)).toBeVisible({ timeout: 15_000 });
});

test('a run that ends as it did says nothing', async ({ page }) => {
  await load(page, await recorded(page));
  const bar = barOf(page);
  await bar.getByLabel('Position').press('End');
  await expect(bar.getByText('tick 120')).toBeVisible();
  await expectPhase(page, 'over');
  await expect(bar.getByText(/recorded/i)).toHaveCount(0);
});

test('one torn record hides no other, says so, and can be saved and deleted', async ({ page }) => {
  const text = await recorded(page);
  await page.evaluate(sound => {
    return new Promise((done, fail) => {
      const opening = indexedDB.open('keyval-store');
      opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
      opening.onerror = fail;
      opening.onsuccess = () => {
        const writing = opening.result.transaction('keyval', 'readwrite');
        const kept = writing.objectStore('keyval');
        kept.put(sound, 'replay/stealth-escape/kept/1000');
        kept.put(42, 'replay/stealth-escape/kept/2000');
        kept.put(null, 'replay/stealth-escape/kept/3000');
        writing.oncomplete = done;
      };
    });
  }, text);
  await openGame(page, GAME);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  const runs = page.getByRole('list', { name: 'Kept runs' }).getByRole('listitem');
  await expect(runs).toHaveCount(3);
  await expect(runs.filter({ hasText: 'Unfinished, 0:02' })).toHaveCount(1);
  const torn = runs.filter({ hasText: 'This run cannot be read. It was left as it is' });
  await expect(torn).toHaveCount(2);
  await expect(torn.first().getByRole('button', { name: 'Watch' })).toHaveCount(0);
  await torn.first().getByRole('button', { name: 'Delete' }).click();
  await expect(runs).toHaveCount(2);
  await runs.getByRole('button', { name: 'Watch' }).click();
  await expect(barOf(page)).toBeVisible();
});
