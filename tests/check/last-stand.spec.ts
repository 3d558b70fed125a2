// Airborne on its built page: the specified words, its keys, the mouse, thumbs that hold together, the panel, practice.
import type { CDPSession, Page } from '@playwright/test';
import type { State } from '../../scenes/last-stand/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab, pointerPlays } from '../e2e/play.ts';
import { frames } from '../e2e/settled.ts';

const GAME = '/games/last-stand';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);
const gunOf = async (page: Page) => (await state(page)).gun;
const counter = (page: Page, label: string) =>
  page.locator('span', { hasText: new RegExp(`^${label}$`) }).locator('..');
const start = (page: Page) => page.getByRole('button', { name: 'Start Game' }).click();

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
const WINDOW = { width: 960, height: 640 };
test.use({ viewport: WINDOW });

test('it says what it must, before and while it is played; keys drive and turn, the mouse aims and fires', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=7`);
  await expect(page).toHaveTitle('Airborne | Folded Fox Games');
  await expect(page.getByRole('heading', { name: 'Airborne Game', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'AIRBORNE!' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'How to Play', exact: true });
  for (const name of ['Objectives', 'Desktop controls', 'Mobile controls'])
    await expect(panel.getByRole('heading', { name })).toBeVisible();
  // It lies under the stage: nothing scrolls to play.
  expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(WINDOW.height);
  await start(page);
  await expect(counter(page, 'Score')).toContainText('0');
  await expect(counter(page, 'Mode')).toContainText('Cannon');
  await expect(counter(page, 'Lock')).toContainText('OFF');

  await page.keyboard.down('ArrowLeft');
  await page.keyboard.down('KeyD');
  await expect.poll(async () => (await gunOf(page)).x).toBeLessThan(390);
  await page.keyboard.up('ArrowLeft');
  await expect.poll(async () => (await gunOf(page)).turretAngle).toBeGreaterThan(15);
  await page.keyboard.up('KeyD');
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  await page.mouse.move(box.x + 10, box.y + box.height * 0.85);
  await expect.poll(async () => (await gunOf(page)).turretAngle).toBeLessThan(-15);
  const { shots } = (await state(page)).totals;
  await page.mouse.down();
  await expect.poll(async () => (await state(page)).totals.shots).toBeGreaterThan(shots + 1);
  await page.mouse.up();

  await page.keyboard.press('m');
  await page.keyboard.press('n');
  await expect(counter(page, 'Mode')).toContainText('Mortar');
  await expect(counter(page, 'Lock')).toContainText('ON');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false');
});

test('a siege is chosen on the start card, says what is new, and ends under its own name', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=3`);
  await page.getByLabel('Battle', { exact: true }).selectOption({ label: 'Siege: carriers, gliders, an airship' });
  await start(page);
  await expectPhase(page, 'playing');
  const news = await page.evaluate(() => {
    const newsOf = () => (window.lab?.state() as State | undefined)?.siege?.news;
    for (let i = 0; i < 3000 && !newsOf(); i++) window.lab?.pilot(1);
    return newsOf()?.foe;
  });
  expect(news).toBe('carrier');
  await expect(page.getByText('Carrier: armour turns bullets.')).toBeVisible();
  await page.evaluate(() => window.lab?.step(6000));
  await expect(page.getByText(/Taken from the (left|right).*, in wave [12]/)).toBeVisible();
  expect(await page.evaluate(() => window.lab?.result()?.mode)).toBe('Siege');
});

test('the end says what it must, and plays again', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await start(page);
  await page.evaluate(() => window.lab?.step(6000));
  await expect(page.getByRole('heading', { name: 'GAME OVER' })).toBeVisible();
  await expect(page.getByText('Final Score')).toBeVisible();
  await expect(page.getByText('Assisted run')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectPhase(page, 'playing');
  expect(await state(page)).toMatchObject({ score: 0, walkers: [], gun: { x: 400, mode: 'cannon', isLocked: false } });
});

test('a mouse or pen that leaves the stage while it is down aims on, and is let go outside', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await start(page);
  const box = await page.locator('[data-stage] canvas').boundingBox();
  if (!box) throw new Error('no stage');
  const cdp = await page.context().newCDPSession(page);
  const shots = async () => (await state(page)).totals.shots;
  for (const pointerType of ['mouse', 'pen'] as const) {
    const act = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number, buttons: number) =>
      cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1, pointerType });
    await page.evaluate(() => window.lab?.restart(7));
    await pointerPlays(page);
    await act('mouseMoved', box.x + box.width * 0.6, box.y + 40, 0);
    await act('mousePressed', box.x + box.width * 0.6, box.y + 40, 1);
    await expect.poll(shots, pointerType).toBeGreaterThan(0);
    await act('mouseMoved', box.x - 30, box.y + box.height * 0.7, 1);
    await expect.poll(async () => (await gunOf(page)).pointer?.x, pointerType).toBeLessThan(0);
    await expect.poll(async () => (await gunOf(page)).turretAngle, pointerType).toBeLessThan(-50);
    await act('mouseReleased', box.x - 30, box.y + box.height * 0.7, 0);
    await frames(page);
    const fired = await shots();
    await pointerPlays(page);
    expect(await shots(), pointerType).toBe(fired);
  }
});

test('practice runs at 60 %, and its result says so', async ({ page }) => {
  await practising(page);
  // A second's ticks take 1.67 s; a busy machine takes longer, none takes less.
  const ms = await page.evaluate(async () => {
    const [tick, began] = [window.lab?.tick ?? 0, performance.now()];
    while ((window.lab?.tick ?? 0) < tick + 60) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  expect(ms).toBeGreaterThan(1500);
  await page.evaluate(() => window.lab?.step(6000));
  await expect(page.getByText('Assisted run')).toBeVisible();
});

async function practising(page: Page): Promise<void> {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.getByLabel('Pace', { exact: true }).selectOption({ label: 'Practice: 60 %' });
  await start(page);
  await expectPhase(page, 'playing');
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Left and Fire hold together, Switch Mode and Lock answer beside them, a finger on the sky fires', async ({
    page,
  }) => {
    await openLab(page, `${GAME}?lab&seed=7`);
    await page.getByRole('button', { name: 'Start Game' }).tap();
    const at = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`no ${name}`);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [left, fire, mode, lock] = [await at('Left'), await at('Fire'), await at('Switch Mode'), await at('Lock')];
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, 'touchStart', [left]);
    await expect.poll(async () => (await gunOf(page)).x).toBeLessThan(380);
    await touch(cdp, 'touchStart', [left, fire]);
    await expect.poll(async () => (await state(page)).totals.shots).toBeGreaterThan(2);
    await expect.poll(async () => (await gunOf(page)).x).toBeLessThan(200);
    await touch(cdp, 'touchStart', [left, fire, mode]);
    await expect(counter(page, 'Mode')).toContainText('Mortar');
    await expect.poll(async () => (await state(page)).shells.length).toBeGreaterThan(0);
    await touch(cdp, 'touchEnd', []);
    const { x } = await gunOf(page);
    await frames(page);
    expect((await gunOf(page)).x).toBeGreaterThan(x - 20);
    await touch(cdp, 'touchStart', [lock]);
    await touch(cdp, 'touchEnd', []);
    await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible();
    const right = await at('Right');
    await touch(cdp, 'touchStart', [right]);
    await expect.poll(async () => (await gunOf(page)).turretAngle).toBe(60);
    await touch(cdp, 'touchStart', [right, await at('Unlock')]);
    await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
    await expect.poll(async () => (await gunOf(page)).x).toBeGreaterThan(x);
    await touch(cdp, 'touchEnd', []);

    // A finger on the sky aims there and fires.
    await page.evaluate(() => window.lab?.restart(7));
    await pointerPlays(page);
    const box = await page.locator('canvas').boundingBox();
    if (!box) throw new Error('no canvas');
    await touch(cdp, 'touchStart', [{ x: box.x + box.width - 10, y: box.y + box.height * 0.5 }]);
    await expect.poll(async () => (await state(page)).totals.shots).toBeGreaterThan(1);
    expect((await gunOf(page)).turretAngle).toBeGreaterThan(30);
    await touch(cdp, 'touchEnd', []);
  });
});

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
