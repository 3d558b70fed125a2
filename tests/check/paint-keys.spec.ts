// The drawing page by keys alone: shortcuts wherever the focus is but in a field, and what a screen reader hears of the pen.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, choose, openPaint } from '../e2e/paint.ts';
import { hydrated } from '../e2e/settled.ts';

const zoomed = (page: Page) => page.getByText(/× \d+, \d+ %$/);

test('on a fresh page keys work before anything is pressed, and after a press on the header', async ({ page }) => {
  await openPaint(page);
  await hydrated(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const fitted = (await zoomed(page).textContent()) ?? '';
  const use = async () => {
    for (const [key, wanted] of [
      ['f', /800 %/],
      ['1', /100 %/],
      ['+', /200 %/],
      ['-', /100 %/],
      ['0', fitted],
    ] as const) {
      await page.keyboard.press(key);
      await expect(zoomed(page)).toHaveText(wanted);
    }
    await page.keyboard.press('b');
    await expect(page.getByText('Tool: brush')).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByText('Tool: pencil')).toBeVisible();
  };
  await use();
  await page.locator('header a').first().focus();
  await use();
});

test('a field and a dialog keep their letters', async ({ page }) => {
  await openPaint(page);
  await page.keyboard.press('Control+Shift+S');
  const name = page.getByRole('dialog', { name: 'Save as' }).getByLabel('Name');
  await name.fill('');
  await name.pressSequentially('brush 10');
  await expect(name).toHaveValue('brush 10');
  await page.getByRole('dialog', { name: 'Save as' }).getByRole('radio', { name: '1 ×' }).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tool: pencil')).toBeVisible();
});

test('the pen is heard: down, up, its place, the tool, what is undone', async ({ page }) => {
  await openPaint(page);
  const heard = page.locator('[data-ready] p[data-aloud]');
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(heard).toHaveText('257, 171, on white');
  await page.keyboard.press('Enter');
  await expect(heard).toHaveText('Pen down at 257, 171');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(heard).toHaveText('257, 179');
  await page.keyboard.press('Enter');
  await expect(heard).toHaveText('Pen up at 257, 179');
  await page.keyboard.press('ArrowUp');
  await expect(heard).toHaveText('257, 178, on black');
  await page.keyboard.press('b');
  await expect(heard).toHaveText('brush');
  await page.keyboard.press(']');
  await expect(heard).toHaveText('Size 3');
  await page.keyboard.press('f');
  await expect(heard).toHaveText('Zoom 800 per cent');
  await choose(page, 'Undo');
  await expect(heard).toHaveText('Undone');
  await page.keyboard.press('Control+z');
  await expect(heard).toHaveText('Nothing to undo');
  await page.keyboard.press('Control+y');
  await expect(heard).toHaveText('Done again');
  await page.keyboard.press('m');
  await expect(heard).toHaveText('marquee');
  await expect(button(page, 'Redo')).toBeDisabled();
});
