// The night watch on its built page, in a window where the HUD lies in a line above the picture: all of it is seen. The map of wings on a phone: its main button stands in the first picture.
import type { State } from '../../scenes/stealth-escape/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openLab } from '../e2e/play.ts';

test.use({ viewport: { width: 960, height: 740 } });

test('what is new stands in the line above the picture, and so does the meter: neither is cut off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, '/games/stealth-escape?lab&seed=3');
  await page.getByLabel('Halls', { exact: true }).selectOption({ index: 1 });
  await page.locator('[data-card="start"] [data-primary]').click();
  await expectPhase(page, 'playing');
  await page.evaluate(() => {
    const level = () => (window.lab?.state() as State | undefined)?.level;
    for (let i = 0; i < 6000 && level() !== 3; i++) window.lab?.pilot(1);
  });
  const stage = await page.locator('[data-hud]').boundingBox();
  for (const part of [page.getByText(/^Cameras: what one sees/), page.getByRole('meter')]) {
    await expect(part).toBeVisible();
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) - 0.5);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the main button of the map of wings is seen before anything is scrolled', async ({ page }) => {
    await openLab(page, '/games/stealth-escape?lab&seed=3');
    await page.getByLabel('Halls', { exact: true }).selectOption('missions');
    await page.locator('[data-card="start"] [data-primary]').tap();
    const map = page.getByRole('region', { name: 'Map of wings' });
    const main = map.locator('[data-primary]');
    await expect(main).toBeInViewport({ ratio: 1 });
    await expect(map).toHaveJSProperty('scrollTop', 0);
    await main.tap();
    await expect(map).toHaveCount(0);
    await expectPhase(page, 'playing');
  });
});
