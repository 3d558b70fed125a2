// A phone held upright where the game wants it to lie down: it plays either way. That it asks, and that others fill it: screens-tight.spec.ts.
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame } from '../e2e/play.ts';

for (const { id } of CATALOG.filter(game => game.stage.wants === 'landscape'))
  test.describe('a world that wants to lie down', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${id}: where nothing can be held, it fills the window; and upright it plays`, async ({ page }) => {
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
