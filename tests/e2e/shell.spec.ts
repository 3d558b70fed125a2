// Journey of a visitor through the site: from home to a game and back, stored data, a missing page, and watching the best replay.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ignore404, MISSING } from './pages.ts';
import { expectPhase, openGame, openLab, phase, playOut, tickOf } from './play.ts';
import { hydrated } from './settled.ts';

const GAME = '/games/stealth-escape';

test.use({ viewport: { width: 960, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('home leads to the games, a card to its game, and back, without loading the site again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('heading', { name: 'Our Games' }).getByRole('link').click();
  await expect(page).toHaveTitle('Games | Folded Fox Games');
  await page.getByRole('region', { name: 'Prototypes' }).getByRole('link', { name: 'Stealth Escape' }).click();
  await expect(page).toHaveTitle('Stealth Escape | Folded Fox Games');
  await expectPhase(page, 'ready');
  await page.goBack();
  await expect(page).toHaveTitle('Games | Folded Fox Games');
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
});

test('on a phone the menu leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveTitle('Our Story | Folded Fox Games');
  await expect(drawer).toBeHidden();
});

test('a path that is no page leads back home', async ({ page, faults }) => {
  await page.goto(MISSING);
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Home | Folded Fox Games');
  await expect(page).toHaveURL(/:\d+\/$/);
  ignore404(faults);
});

test('settings are kept over a reload', async ({ page }) => {
  await openGame(page, GAME);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByLabel('Game speed').fill('0.5');
  await page.getByRole('switch', { name: 'Music' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expectPhase(page, 'ready');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByLabel('Game speed')).toHaveValue('0.5');
  await expect(page.getByRole('switch', { name: 'Music' })).not.toBeChecked();
});

test('a run that ends shows its result, and plays again', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const result = await playOut(page);
  const dialog = page.getByRole('dialog', { name: result?.title ?? 'no result' });
  await expect(dialog.getByText(result?.lines[0] ?? 'no line', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: result?.again ?? '', exact: true }).click();
  await expectPhase(page, 'playing');
  await expect(dialog).toHaveCount(0);
});

test('the best run is kept over a reload, and can be watched', async ({ page }) => {
  // With this seed a player who only waits is caught in the fifth turn, when three enemies have collided.
  await openGame(page, '/games/dalex?seed=6');
  await page.getByRole('button', { name: 'New Game' }).click();
  await expectPhase(page, 'playing');
  while ((await phase(page)) === 'playing') await page.keyboard.press('KeyS');
  await expect(page.getByRole('dialog', { name: 'Game Over!' })).toContainText('First score');
  await expect.poll(() => keptRuns(page)).toEqual(['replay/dalex/best']);
  await page.reload();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expectPhase(page, 'playing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.getByRole('button', { name: 'Watch the best run' }).click();
  const bar = page.getByRole('group', { name: 'Replay', exact: true });
  await bar.getByLabel('Position').press('End');
  await expectPhase(page, 'over');
});

/** Storage keys of the stored runs. */
const keptRuns = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const asked = indexedDB.open('keyval-store');
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve([]);
        asked.onsuccess = () => {
          const all = asked.result.transaction('keyval').objectStore('keyval').getAllKeys();
          all.onsuccess = () => {
            asked.result.close();
            resolve(all.result.map(String));
          };
        };
      }),
  );

test('window.lab is there with ?lab alone', async ({ page }) => {
  await openGame(page, GAME);
  expect(await page.evaluate(() => 'lab' in window)).toBe(false);
  await expect(page.getByRole('complementary', { name: 'Lab' })).toHaveCount(0);
  await openLab(page, `${GAME}?lab`);
  expect(await tickOf(page)).toBe(0);
  await expect(page.getByRole('complementary', { name: 'Lab' })).toBeVisible();
});
