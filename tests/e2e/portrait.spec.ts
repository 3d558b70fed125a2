// A phone held upright: the picture is large, or the game asks for the phone to be turned.
import { CATALOG } from '../../scenes/catalog.ts';
import { onScreen } from './fits.ts';
import { expect, test } from './fixtures.ts';
import { expectPhase, openGame } from './play.ts';

const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
] as const;

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const { id, title, stage } of CATALOG.filter(game => game.stage.tall))
    test(`${title} fills an upright phone: its camera follows`, async ({ page }) => {
      await openGame(page, `/games/${id}`);
      await page.locator('[data-card="start"] [data-primary]').tap();
      await expectPhase(page, 'playing');
      await expect(page.locator('[data-touchpad]')).toBeVisible();
      for (const screen of UPRIGHT) {
        await onScreen(page, screen);
        const share = async () => {
          const box = await page.locator('[data-stage]').boundingBox();
          return ((box?.width ?? 0) * (box?.height ?? 0)) / (screen.width * screen.height);
        };
        await expect.poll(share, { message: `${screen.width}×${screen.height}` }).toBeGreaterThanOrEqual(0.45);
        const { width = 0, height = 1 } = (await page.locator('[data-stage]').boundingBox()) ?? {};
        expect(width / height).toBeCloseTo((stage.tall?.width ?? 0) / (stage.tall?.height ?? 1), 1);
      }
    });
});

for (const { id, title } of CATALOG.filter(game => game.stage.wants === 'landscape'))
  test.describe(`${title} wants to lie down`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('it offers to turn the phone: the whole screen, held on its side where the browser can', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { locked: [] });
        ScreenOrientation.prototype.lock = async to => {
          Reflect.get(window, 'locked').push([to, document.fullscreenElement?.hasAttribute('data-play')]);
        };
      });
      await openGame(page, `/games/${id}`);
      await page.getByRole('button', { name: 'Turn your phone' }).tap();
      await expect(page.locator('[data-fullscreen="native"]')).toBeVisible();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'locked'))).toEqual([['landscape', true]]);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.getByRole('button', { name: 'Turn your phone' })).toBeHidden();
    });

    test('where nothing can be held, it fills the window; and upright it plays', async ({ page }) => {
      await page.addInitScript(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
        ScreenOrientation.prototype.lock = () => Promise.reject(new DOMException('refused', 'NotSupportedError'));
      });
      await openGame(page, `/games/${id}`);
      await page.getByRole('button', { name: 'Turn your phone' }).tap();
      await expect(page.locator('[data-fullscreen="fallback"]')).toBeVisible();
      await page.locator('[data-card="start"] [data-primary]').tap();
      await expectPhase(page, 'playing');
      const box = await page.locator('[data-stage]').boundingBox();
      expect(box?.width).toBe(390);
    });
  });

test('nobody with a mouse is asked to turn anything', async ({ page }) => {
  for (const { id } of CATALOG.filter(game => game.stage.wants)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openGame(page, `/games/${id}`);
    await expect(page.getByRole('button', { name: 'Turn your phone' })).toBeHidden();
  }
});
