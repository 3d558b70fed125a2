// Gem Tower Defense on its built page: a round by keys and mouse, pictures from their files, high scores, a map by link that is broken.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/rock-td/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, playOut, pointerPlays } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/rock-td';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const fresh = (page: Page) => page.getByRole('group', { name: 'Gems of this round' }).getByRole('button');

/** The middle of a cell on the screen. */
async function placeOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  return {
    x: box.x + (((cell % 8) + 0.5) / 8) * box.width,
    y: box.y + ((Math.floor(cell / 8) + 0.5) / 6) * box.height,
  };
}

test('five rocks by keys and mouse, KEEP, the wave walks; the specified pictures are asked for; a broken map is said', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pictures = new Set<string>();
  page.on('response', response => {
    const name = /images\/(rock|waypoint|gem_base|mob|mob_air)\.png$/.exec(response.url())?.[1];
    if (name && response.ok()) pictures.add(name);
  });
  await openGame(page, `${GAME}?seed=7#own=12`);
  await expect(page).toHaveTitle('Gem Tower Defense | Folded Fox Games');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await expect(
    page
      .getByText('The map cannot be read. A map has 6 rows; this one has 1. This is the classic one instead.')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(fresh(page)).toHaveCount(1);
  for (const [index, cell] of [26, 29, 30, 37].entries()) {
    const { x, y } = await placeOf(page, cell);
    await page.mouse.move(x, y);
    await expect(
      page.getByRole('button', { name: `Place ${'ABCDEFGH'[cell % 8]}${Math.floor(cell / 8) + 1}` }),
    ).toBeVisible();
    await page.mouse.click(x, y);
    await expect(fresh(page)).toHaveCount(index + 2);
  }
  await fresh(page).nth(1).click();
  await expect(page.getByText('Press KEEP: the wave comes.')).toBeVisible();
  await page.getByRole('button', { name: 'Recipes' }).click();
  await expect(page.getByText('The next one costs 100 gold; you have 0.')).toBeVisible();
  await expectPhase(page, 'paused');
  await expect(page.locator('[data-card="pause"]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
  await page.keyboard.press('k');
  await expect(page.getByText('The wave is on its way.')).toBeVisible();
  await expect.poll(() => [...pictures].sort()).toEqual(['gem_base', 'mob', 'mob_air', 'rock', 'waypoint']);
});

test('a run to its end is a high score of its difficulty', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=3&tune=startLives:1&setup=difficulty:NORMAL`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
  await playOut(page);
  await expect(page.getByRole('heading', { name: /^Game (Over|Complete)!$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'High Scores' }).click();
  await expect(page.getByRole('table', { name: 'High Scores' }).getByRole('row', { name: /^NORMAL/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await page.getByRole('button', { name: 'Instructions' }).click();
  await expect(page.getByText('17 cells stay free.')).toBeVisible();
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a round by fingers, to the end of the game: first tap shows, second places', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=3&tune=startLives:1`);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await expectPhase(page, 'playing');
    await pointerPlays(page);
    for (const [index, cell] of [26, 29, 30, 37].entries()) {
      const { x, y } = await placeOf(page, cell);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await state(page)).cursor).toBe(cell);
      await page.touchscreen.tap(x, y);
      await expect.poll(async () => (await state(page)).fresh.length).toBe(index + 1);
    }
    const { x, y } = await placeOf(page, 46);
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: 'Place G6' }).tap();
    await expect(fresh(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(fresh(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Place G6' }).tap();
    await fresh(page).first().tap();
    await page.getByRole('button', { name: 'KEEP' }).tap();
    await expect.poll(async () => (await state(page)).phase).toBe('wave');
    // A gem is looked at by one tap, and the waves to come stay in sight, all four.
    const kept = await placeOf(page, 26);
    await page.touchscreen.tap(kept.x, kept.y);
    await expect(page.getByRole('button', { name: 'Aims at: First' })).toBeVisible();
    const ahead = page.getByRole('list', { name: 'Waves ahead' }).getByRole('listitem');
    await expect(ahead).toHaveCount(4);
    for (const wave of await ahead.all()) await expect(wave).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      for (let i = 0; i < 200 && !window.lab?.result(); i++) window.lab?.step(300);
    });
    await expect(page.getByRole('heading', { name: 'Game Over!' })).toBeVisible();
    await page.getByRole('button', { name: 'Play Again' }).tap();
    await expectPhase(page, 'playing');
  });
});
