// Every game on tight screens, by fingers and by mouse, from the start card to the result, on one page that is turned. Every screen: screens.spec.ts.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { checkLayout } from '../e2e/layoutCheck.ts';
import { hideLab } from '../e2e/layoutFaults.ts';
import { openLab } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 960, height: 640 } });

for (const { id, stage } of CATALOG)
  test(`${id}: fits tight screens and large text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLab(page, `/games/${id}?lab&seed=7`);
    await hideLab(page);
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    if (stage.wants) await expectTurned(page);
    await checkLayout(page, { devices: ['fingers', 'mouse'], all: false, stage });
  });

/** An upright phone is asked to lie down: the whole screen, held on its side where the browser can. */
async function expectTurned(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Turn your phone' });
  await expect(offer).toBeHidden();
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    Object.assign(window, { locked: [] });
    ScreenOrientation.prototype.lock = async to => {
      Reflect.get(window, 'locked').push([to, document.fullscreenElement?.hasAttribute('data-play')]);
    };
  });
  await offer.click();
  await expect(page.locator('[data-fullscreen="native"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'locked'))).toEqual([['landscape', true]]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(offer).toBeHidden();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.locator('[data-fullscreen="native"]')).toBeHidden();
}
