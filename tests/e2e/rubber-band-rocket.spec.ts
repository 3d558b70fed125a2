// Rubber Band Rocket on its built page: hold and let go by key, mouse and finger, the workshop, the Moon, and a game that goes on after a reload.
import type { Page } from '@playwright/test';
import type { State } from '../../scenes/rubber-band-rocket/state.ts';
import { expect, test } from './fixtures.ts';
import { expectPhase, openGame, openLab, pointerPlays } from './play.ts';

const GAME = '/games/rubber-band-rocket';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const readout = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: new RegExp(`^${name}`) }).locator('dd');
const offer = (page: Page, name: string) => page.getByRole('group', { name: 'Workshop' }).getByRole('button', { name });

test('Space draws the band and lets go; coins buy, Undo gives back', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await expect(page).toHaveTitle('Rubber Band Rocket | Folded Fox Games');
  await start(page).click();
  await expect(readout(page, 'Height')).toHaveText('0');
  await expect(readout(page, 'Coins')).toHaveText('0');
  await expect(page.getByText('A full launch reaches 160')).toBeVisible();
  await page.keyboard.down('Space');
  await expect.poll(async () => (await state(page)).power).toBeGreaterThan(20);
  await page.keyboard.up('Space');
  await expect.poll(async () => (await state(page)).isLaunched).toBe(true);
  await page.evaluate(() => {
    const { lab } = window;
    if (!lab) throw new Error('no lab');
    const down = () => {
      while ((lab.state() as State).isLaunched) lab.step(10);
    };
    down();
    lab.step(1, { held: 1, pressed: 1 });
    lab.step(49, { held: 1 });
    lab.step(1, { released: 1 });
    down();
  });
  await expect(readout(page, 'Record')).toHaveText('160');
  const { coins } = await state(page);
  await expect(readout(page, 'Coins')).toHaveText(String(coins));
  await offer(page, 'Power').click();
  await expect(offer(page, 'Power 1')).toContainText('Undo');
  expect((await state(page)).coins).toBe(coins - 50);
  await offer(page, 'Booster').dispatchEvent('click');
  await expect(
    page.locator('[data-layer="hud"]').getByText('The workshop fits one upgrade per landing.'),
  ).toBeVisible();
  await offer(page, 'Power 1').click();
  await expect(offer(page, 'Power 0')).toContainText('50 coins');
  expect((await state(page)).coins).toBe(coins);
});

test('to the Moon and again, by mouse: the run ends in so many launches', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7&tune=moonHeight:500,launchSpeed:1`);
  await start(page).click();
  await pointerPlays(page);
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await page.mouse.down();
  await expect.poll(async () => (await state(page)).power).toBe(100);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'You reached the Moon' })).toBeVisible();
  await expect(page.locator('[data-card="result"]').getByText('1 launch in')).toBeVisible();
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectPhase(page, 'playing');
  expect(await state(page)).toMatchObject({ coins: 0, launches: 0, maxHeight: 0 });
});

test('a game in progress goes on after a reload, with its coins and upgrades', async ({ page }) => {
  await openGame(page, `${GAME}?seed=7&tune=gravity:2,launchSpeed:0.1`);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await start(page).click();
  await page.keyboard.down('Space');
  await page.waitForTimeout(900);
  await page.keyboard.up('Space');
  await expect(readout(page, 'Record')).not.toHaveText('0');
  await expect(page.getByRole('button', { name: 'Hold' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  const coins = await readout(page, 'Coins').textContent();
  await page.reload();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeVisible();
  await expect(page.getByText(`Continue: ${coins} coin`)).toBeVisible();
  await goOn.click();
  await expectPhase(page, 'playing');
  await expect(readout(page, 'Coins')).toHaveText(coins ?? '');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'What is kept on this device' }).click();
  await page.getByRole('button', { name: 'Erase Rubber Band Rocket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('foldedFox.kept.rubber-band-rocket'))).toBeNull();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a thumb on the button, or a finger on the sky, draws the band; lifted it launches', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=7&tune=gravity:2,launchSpeed:0.1`);
    await start(page).tap();
    await pointerPlays(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    for (const [launches, what] of [
      [1, page.getByRole('button', { name: 'Hold' })],
      [2, page.locator('[data-stage]')],
    ] as const) {
      const box = await what.boundingBox();
      if (!box) throw new Error('nothing to touch');
      await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]);
      await expect.poll(async () => (await state(page)).power).toBeGreaterThan(10);
      await touch('touchEnd', []);
      await expect.poll(async () => (await state(page)).launches).toBe(launches);
      await expect.poll(async () => (await state(page)).isLaunched).toBe(false);
    }
  });
});
