// The way of a visitor through the site: from home to a game and back, what is kept, what is missing, and a best run that is watched.
import { expect, test } from './fixtures.ts';
import { forgetTheMissingPage, MISSING } from './pages.ts';
import { expectPhase, openGame, openLab, playOut, tickOf } from './play.ts';
import { takenOver } from './settled.ts';

const GAME = '/games/stealth-escape';

test.use({ viewport: { width: 960, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('home leads to the games, a card to its game, and back, without loading the site again', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('heading', { name: 'Our Games' }).getByRole('link').click();
  await expect(page).toHaveTitle('Games | Folded Fox Games');
  await page.getByRole('article').getByRole('link', { name: 'Stealth Escape' }).click();
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
  forgetTheMissingPage(faults);
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

test('the best of a run is kept over a reload, and can be watched', async ({ page }) => {
  await openGame(page, `${GAME}?seed=7`);
  await page.keyboard.press('Enter');
  // On this world the way straight to the right leads into a guard's arms.
  await page.keyboard.down('KeyD');
  await expect(page.getByRole('dialog', { name: 'Game Over' })).toBeVisible();
  await page.keyboard.up('KeyD');
  await page.reload();
  await expectPhase(page, 'ready');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.getByRole('button', { name: 'Watch the best run' }).click();
  const bar = page.getByRole('group', { name: 'Replay', exact: true });
  await expect(bar).toBeVisible();
  await bar.getByLabel('Position').press('End');
  await expectPhase(page, 'over');
});

test('window.lab is there with ?lab alone', async ({ page }) => {
  await openGame(page, GAME);
  expect(await page.evaluate(() => 'lab' in window)).toBe(false);
  await expect(page.getByRole('complementary', { name: 'Lab' })).toHaveCount(0);
  await openLab(page, `${GAME}?lab`);
  expect(await tickOf(page)).toBe(0);
  await expect(page.getByRole('complementary', { name: 'Lab' })).toBeVisible();
});
