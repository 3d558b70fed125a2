// The stage itself: its frame, sharpness, touch. That every game fits every screen: screens.spec.ts.
import type { CDPSession, Page } from '@playwright/test';
import { openWith } from '../e2e/choices.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { foxOf, openGame, openLab } from '../e2e/play.ts';
import { frames } from '../e2e/settled.ts';

const GAME = '/games/stealth-escape';
const BOARD = '/games/dice-conquest';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const boxOf = async (page: Page) => page.locator('[data-stage]').boundingBox();

test('with text twice as large the HUD keeps to its corners, none of it cut off or covered', async ({ page }) => {
  await openWith(page, { textScale: 2, motion: 'reduced' });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await openGame(page, GAME);
    await page.keyboard.press('Enter');
    const strips = [
      page.getByRole('meter'),
      ...['Ammo', 'Level', 'Score'].map(name => page.getByText(name).locator('..')),
    ];
    const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
    for (const strip of strips) {
      const box = await strip.evaluate(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom, cut: element.scrollWidth > element.clientWidth };
      });
      expect(box.cut).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(size.width);
      for (const other of boxes)
        expect(
          box.left >= other.right || box.right <= other.left || box.top >= other.bottom || box.bottom <= other.top,
        ).toBe(true);
      boxes.push(box);
    }
  }
});

test('the stage stands in its frame from the first paint, and hardly anything shifts', async ({
  page,
  browser,
  baseURL,
}) => {
  // A browser that has scripts, before they arrive: one without them is shown no stage.
  const plain = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await plain.route('**/*.js', route => route.abort());
  await plain.goto(baseURL + GAME);
  const painted = await boxOf(plain);
  await plain.close();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openGame(page, GAME);
  expect(await boxOf(page)).toEqual(painted);
  // The site's typeface arrives after the first picture: words of the start card become a few pixels narrower.
  const shift = await page.evaluate(() => (window as unknown as { readonly shift: number }).shift);
  expect(shift).toBeLessThan(0.001);
});

test('a wide window keeps room beside the stage for a HUD, a tall one above and below', async ({ page }) => {
  await openGame(page, BOARD);
  const wide = await boxOf(page);
  expect(wide?.x).toBeGreaterThanOrEqual(100);
  await page.setViewportSize({ width: 600, height: 1000 });
  const tall = await boxOf(page);
  expect(tall?.y).toBeGreaterThanOrEqual(200);
});

test('the picture follows the window', async ({ page }) => {
  await openGame(page, GAME);
  const canvas = page.locator('[data-stage] canvas');
  for (const size of [
    { width: 700, height: 500 },
    { width: 1600, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [picture, box] = [await canvas.boundingBox(), await boxOf(page)];
        return (
          Math.abs((picture?.width ?? 0) - (box?.width ?? 9)) + Math.abs((picture?.height ?? 0) - (box?.height ?? 9))
        );
      })
      .toBeLessThan(2);
  }
});

for (const deviceScaleFactor of [2, 3])
  test.describe(`at ${deviceScaleFactor} device pixels`, () => {
    test.use({ ...PHONE, deviceScaleFactor });
    test('the picture is sharp', async ({ page }) => {
      await openGame(page, GAME);
      const [backing, shown] = await page
        .locator('[data-stage] canvas')
        .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth]);
      expect(backing).toBeGreaterThanOrEqual(2 * (shown ?? 0));
    });
  });

test.describe('on a touch screen', () => {
  test.use(PHONE);

  test('the joystick runs while FIRE shoots, each with its own finger', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=7`);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const middle = async (name: string) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`no ${name}`);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const stick = await middle('Joystick');
    const fire = await middle('FIRE');
    const cdp = await page.context().newCDPSession(page);
    const before = await foxOf(page);
    await touch(cdp, 'touchStart', [stick]);
    await touch(cdp, 'touchMove', [{ x: stick.x + 60, y: stick.y }]);
    await expect.poll(async () => (await foxOf(page)).x).toBeGreaterThan(before.x + 20);
    await touch(cdp, 'touchStart', [{ x: stick.x + 60, y: stick.y }, fire]);
    await expect.poll(async () => (await foxOf(page)).ammo).toBe(before.ammo - 1);
    const { x } = await foxOf(page);
    await expect.poll(async () => (await foxOf(page)).x).toBeGreaterThan(x + 20);
    await touch(cdp, 'touchEnd', []);
    const rest = await foxOf(page);
    await frames(page);
    expect(Math.abs((await foxOf(page)).x - rest.x)).toBeLessThan(20);
  });

  test('upright, the pad lies below the world; on its side, beside it', async ({ page }) => {
    await openGame(page, GAME);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const over = async (name: string) => {
      const stage = await boxOf(page);
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      if (!stage || !button) throw new Error('nothing there');
      return {
        below: button.y >= stage.y + stage.height - 1,
        beside: button.x >= stage.x + stage.width - 1 || button.x + button.width <= stage.x + 1,
      };
    };
    expect(await over('FIRE')).toMatchObject({ below: true });
    expect(await over('Joystick')).toMatchObject({ below: true });
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await over('FIRE')).toMatchObject({ beside: true });
  });
});

test('in a window of 768 px and below a joystick and FIRE stand for the mouse too, and the joystick runs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const stick = page.getByRole('button', { name: 'Joystick', exact: true });
  await expect(page.getByRole('meter', { name: 'Health' })).toBeVisible();
  await expect(stick).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('button', { name: 'FIRE', exact: true })).toBeVisible();
  const box = await stick.boundingBox();
  if (!box) throw new Error('no joystick');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await foxOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y);
  await expect.poll(async () => (await foxOf(page)).x).toBeGreaterThan(before.x + 20);
  await page.mouse.up();
});

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
