// Command palette and settings over every kind of page: by keyboard alone, over a run, in both themes, with large text, and without a network.
import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { openWith } from '../e2e/choices.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, tickOf } from '../e2e/play.ts';
import { frames, hydrated, settled } from '../e2e/settled.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings', exact: true });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string) => palette(page).getByRole('option', { name, exact: true });

async function openPalette(page: Page, key = 'Control+k') {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}
async function find(page: Page, text: string) {
  await openPalette(page);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('by keyboard alone: from a page to a game, to a setting, and back to where the focus was', async ({ page }) => {
  await page.goto('/support');
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Find anything' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
  await find(page, 'text size');
  await expect(settings(page).getByLabel('Text size')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await find(page, 'daily of dalex');
  await expect(page).toHaveURL('/games/dalex?daily');
});

test('pressed before the app has arrived it opens when it has, with the letters typed meanwhile', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route('**/build/site-*.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/support', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The boot script, which is the first, has run.
  await expect(page.locator('[data-not-arrived]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  arrive();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('dalex');
  await expect(field(page)).toHaveValue('dalex');
});

test('/ opens it on a page, is written in a field, and can be switched off', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  await openPalette(page, '/');
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Escape');
  await find(page, 'slash');
  const key = settings(page).getByRole('switch', { name: 'The key / opens the search' });
  await expect(key).toBeFocused();
  await page.keyboard.press('Space');
  await expect(key).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await frames(page);
  await expect(palette(page)).toBeHidden();
});

for (const path of ['/j-parse', '/paint', '/video-game-music-generator'])
  test(`${path} opens it too`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await openPalette(page);
    await page.keyboard.type('support');
    await expect(option(page, 'Support')).toHaveAttribute('aria-selected', 'true');
  });

test('a run waits for it, and goes on when it closes; the bar’s settings too', async ({ page }) => {
  await openLab(page, '/games/boulder-dash?lab&seed=7');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.keyboard.press('/');
  await expectPhase(page, 'playing');
  await openPalette(page);
  await expectPhase(page, 'paused');
  const before = await tickOf(page);
  await frames(page);
  expect(await tickOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
  await expect.poll(() => tickOf(page)).toBeGreaterThan(before);
  await find(page, 'how to play');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await expectPhase(page, 'paused');
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(settings(page).getByLabel('Game speed')).toBeVisible();
  await expectPhase(page, 'paused');
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
});

test('a key that is set plays, is in the help, and is refused to another control', async ({ page }) => {
  await openGame(page, '/games/boulder-dash?seed=7');
  await find(page, 'keys of boulder dash');
  await settings(page).getByRole('button', { name: 'Dig on the left without moving: Z. Change' }).click();
  await page.keyboard.press('x');
  await expect(settings(page).getByText('X is already “Dig on the right without moving”.')).toBeVisible();
  await page.keyboard.press('q');
  await expect(settings(page).getByRole('button', { name: 'Dig on the left without moving: Q. Change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Q and X to dig left/right')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Q and X to dig left/right')).toBeVisible();
});

test('a theme is on the page at once, on the next page, and on the one after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await hydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await find(page, 'dark theme');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await find(page, 'support');
  await expect(page).toHaveURL(/\/support$/);
  expect(await ground()).toBe(dark);
  await page.reload();
  await hydrated(page);
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await find(page, 'light theme');
  await expect.poll(ground).toBe(light);
});

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
for (const textScale of [1, 2])
  for (const viewport of WINDOWS)
    test(`nothing is cut off at ${viewport.width} px with text at ${textScale * 100} %, and axe finds nothing`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openWith(page, { textScale, motion: 'reduced' });
      await page.goto('/our-story');
      await hydrated(page);
      const sideways = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] :not([data-aloud])')]
            .filter(({ scrollWidth, clientWidth, localName }) => localName !== 'input' && scrollWidth > clientWidth + 1)
            .filter(element => getComputedStyle(element).overflowX !== 'visible' || element.localName === 'html')
            .map(element => `${element.localName}.${element.className} ${element.scrollWidth}>${element.clientWidth}`),
        );
      expect(await sideways(), 'the page').toEqual([]);
      await openPalette(page);
      await settled(page);
      expect(await sideways(), 'the palette').toEqual([]);
      expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.type('keys of mini');
      await page.keyboard.press('Enter');
      await expect(
        settings(page)
          .getByRole('button', { name: /Change$/ })
          .first(),
      ).toBeVisible();
      await settled(page);
      expect(await sideways(), 'the settings').toEqual([]);
      expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    });

test('with large text the menu of a wide window opens, and leads to a page', async ({ page }) => {
  await openWith(page, { textScale: 2 });
  await page.goto('/terms');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveURL(/\/our-story$/);
});

test('motion is reduced, or full, as the visitor chose, whatever the device says', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await hydrated(page);
  expect(await moving()).toBeGreaterThan(0);
  await find(page, 'reduce motion');
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await find(page, 'full motion');
  await expect.poll(moving).toBeGreaterThan(0);
});

test('without a network it says so, and opens once there is one', async ({ page, context, faults }) => {
  await page.goto('/terms');
  await hydrated(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const notice = page.getByRole('dialog', { name: 'Not loaded' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toBeVisible();
  faults.splice(0);
});

test('no style element is put into the page, and nothing of it is fetched before it is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  await frames(page);
  const ofPalette = () => fetched.filter(url => /CommandPalette|SettingsDialog/.test(url));
  const sheets = await page.locator('style').count();
  expect(ofPalette()).toEqual([]);
  await openPalette(page);
  expect(ofPalette().length).toBeGreaterThan(0);
  expect(await page.locator('style').count()).toBe(sheets);
});
