// The menu of a narrow window: it keeps the focus and gives it back, closes in every way, leads to a page, and answers who pressed too early.
import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('opens, keeps the focus, closes on Esc and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside, `stop ${stops}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('opens for who pressed before the page could answer', async ({ page }) => {
  let answer = () => {};
  const isPressed = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/build/site-*.js', async route => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  answer();
  await expect(drawer(page)).toBeVisible();
});

test('leads to a page and is gone there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Our Story | Folded Fox Games');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('closes on a press beside it, and when the window grows wide', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(drawer(page)).toBeHidden();
  await button.click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(button).toBeHidden();
});

test('axe finds nothing while it is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
