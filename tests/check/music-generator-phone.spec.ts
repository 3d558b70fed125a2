// The music generator on a phone: the roll and what one turns most in the first screen, the rest in sheets.
import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, MUSIC, openMusic, slider } from '../e2e/music.ts';

const SHEETS = [
  ['Sound', 'Tempo'],
  ['Take along', 'Bars'],
  ['Songs', null],
  ['Notes', null],
] as const;

/** Of these, the names of those that are not wholly in the window. */
const outside = (page: Page, names: readonly string[]) =>
  page.evaluate(
    wanted =>
      wanted.filter(name => {
        const found = [...document.querySelectorAll('main button, main [role="application"]')].find(one =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
        );
        const box = found?.getBoundingClientRect();
        return !box || box.height === 0 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
      }),
    names,
  );

for (const [width, height, first] of [
  [
    390,
    844,
    [
      'Generate & Play',
      'Piano roll',
      'Edit by finger',
      'Undo',
      'Notes',
      'Fantasy',
      'Calm',
      'Battle',
      'Sound',
      'Take along',
      'Songs',
    ],
  ],
  [320, 568, ['Generate & Play', 'Piano roll', 'Edit by finger', 'Undo']],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    test('the roll and what one turns most stand in the first screen; the page is no longer than two', async ({
      page,
    }) => {
      await openMusic(page);
      expect(await outside(page, first)).toEqual([]);
      const main = await page.locator('main').boundingBox();
      expect(main?.height).toBeLessThan(2 * height);
    });

    test('each sheet opens by its button, lies in the window, and Escape gives the focus back', async ({ page }) => {
      await openMusic(page);
      for (const [name, what] of SHEETS) {
        const sheet = page.getByRole('group', { name, exact: true });
        await expect(sheet).toBeHidden();
        await button(page, name).tap();
        await expect(sheet).toBeVisible();
        const box = await sheet.boundingBox();
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
        expect(box?.y).toBeGreaterThan(0);
        if (what) await expect(slider(page, what)).toBeVisible();
        expect(await axeFaults(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(button(page, name)).toBeFocused();
      }
    });
  });

test('a phone that is turned has an open sheet in its place again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMusic(page);
  await button(page, 'Sound').click();
  await expect(slider(page, 'Tempo')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(slider(page, 'Tempo')).toBeVisible();
  await expect(button(page, 'Sound')).toBeHidden();
});

test('at a desk there are no sheets and no buttons of sheets', async ({ page }) => {
  await page.goto(MUSIC);
  for (const [name] of SHEETS) await expect(button(page, name)).toBeHidden();
  for (const name of ['Tempo', 'Bars']) await expect(slider(page, name)).toBeVisible();
});
