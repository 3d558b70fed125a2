// Cat Crazy on its built page: by keys from the shop to a warm egg, a picture for the album, and Continue with what went on meanwhile.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/cat-crazy/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, pointerPlays } from '../e2e/play.ts';

const GAME = '/games/cat-crazy';
const KEPT = 'foldedFox.kept.cat-crazy';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const begin = (page: Page, name = 'Start') => page.getByRole('button', { name, exact: true }).click();

/** Opens the album and counts the colours of its first picture: an empty one has one. */
async function coloursInAlbum(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('tab', { name: 'Album' }).click();
  const picture = page.getByRole('dialog').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect(page.getByText('1 of 24 pictures. They stay on this device.')).toBeVisible();
  return picture.evaluate(async image => {
    await (image as HTMLImageElement).decode();
    const context = new OffscreenCanvas(120, 80).getContext('2d');
    context?.drawImage(image as HTMLImageElement, 0, 0, 120, 80);
    const { data } = context?.getImageData(0, 0, 120, 80) ?? { data: new Uint8ClampedArray() };
    return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 4).join())).size;
  });
}

test('a purchase and an egg by keys, a picture in the album, and two hours later Continue tells what went on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, `${GAME}?seed=7&tune=firstCats:1,startSlots:2`);
  await expect(page).toHaveTitle('Cat Crazy | Folded Fox Games');
  await begin(page);
  await expectPhase(page, 'playing');
  await page.keyboard.press('b');
  await expect(page.getByTitle('Coins', { exact: true })).toHaveText('Coins50');
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: /^20 % / })).toBeVisible();
  await page.getByRole('button', { name: 'Take a picture' }).click();
  await expect(page.getByText('A picture for the album. The book has it.')).toBeVisible();
  expect(await coloursInAlbum(page)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
  await page.getByRole('button', { name: 'Work', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  await page.evaluate(key => {
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(
      key,
      JSON.stringify({ version: saved.version, state: { ...saved.state, at: Date.now() - 7_200_000 } }),
    );
  }, KEPT);
  await openGame(page, `${GAME}?seed=8`);
  await expect(page.getByText(/^Continue: \w+, [\d,]+ coins?$/)).toBeVisible();
  await begin(page, 'Continue');
  await expect(page.getByText(/^2 h went by here, more slowly with every hour\./)).toBeVisible();
  await expect(page.getByText(/worked and brought \d+ coins\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Good to be back' }).click();
  await expect(page.getByRole('button', { name: /^20 % / })).toBeVisible();
});

test('the picture is taken from the GPU too', async ({ page }) => {
  await openGame(page, `${GAME}?seed=7&renderer=webgl`);
  await begin(page);
  await expectPhase(page, 'playing');
  await page.getByRole('button', { name: 'Take a picture' }).click();
  await expect(page.getByText('A picture for the album. The book has it.')).toBeVisible({ timeout: 60_000 });
  expect(await coloursInAlbum(page)).toBeGreaterThan(100);
});

test('a saved game of a later version is kept aside and said', async ({ page }) => {
  await page.goto('/games');
  await page.evaluate(key => localStorage.setItem(key, '{"format":1,"version":99}'), KEPT);
  await openGame(page, `${GAME}?seed=7`);
  await expect(page.getByText('Your game in progress could not be read', { exact: true })).toBeVisible();
  expect(await page.evaluate(key => localStorage.getItem(`${key}.unreadable.1`), KEPT)).toBe(
    '{"format":1,"version":99}',
  );
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('ten minutes to their end: an egg from the shop, warmed on the stage, a cat petted, sent to work', async ({
    page,
  }) => {
    await openLab(page, `${GAME}?lab&seed=3&tune=warmSeconds:0,tenMinutes:1`);
    await page.getByRole('button', { name: 'Ten minutes' }).tap();
    await expectPhase(page, 'playing');
    await page.getByRole('button', { name: /^Tabby egg/ }).tap();
    await pointerPlays(page);
    const box = await page.locator('[data-stage]').boundingBox();
    if (!box) throw new Error('no stage');
    const tapAt = (x: number, y: number) =>
      page.touchscreen.tap(box.x + (x / 720) * box.width, box.y + (y / 480) * box.height);
    for (let part = 20; part <= 80; part += 20) {
      await tapAt(62, 256);
      await expect.poll(async () => (await state(page)).eggs[0]?.hatchProgress).toBe(part);
    }
    await tapAt(62, 256);
    await expect.poll(async () => (await state(page)).cats.length).toBe(1);
    const { x, y } = (await state(page)).cats[0] ?? { x: 0, y: 0 };
    await tapAt(x, y - 40);
    await expect.poll(async () => (await state(page)).cats[0]?.happiness).toBeGreaterThan(85);
    await page.getByRole('button', { name: 'Work', exact: true }).tap();
    await expect.poll(async () => (await state(page)).cats[0]?.isWorking).toBe(true);
    await page.evaluate(() => window.lab?.step(3700));
    await expectPhase(page, 'over');
    await expect(page.getByRole('heading', { name: 'Time is up!' })).toBeVisible();
    await page.getByRole('button', { name: 'Play Again' }).tap();
    await expectPhase(page, 'playing');
    expect((await state(page)).coins).toBe(100);
  });
});
