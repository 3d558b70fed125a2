// Every game on low, small and ordinary screens, and with text twice as large: nothing out of sight, nothing covered, nothing to scroll.
import { CATALOG } from '../../scenes/catalog.ts';
import { faultsOf, nameOf, onScreen, putLabAside, type Screen } from './fits.ts';
import { expect, test } from './fixtures.ts';
import { expectPhase, openLab } from './play.ts';

const SCREENS: readonly Screen[] = [
  { width: 844, height: 390, fingers: true },
  { width: 640, height: 400 },
  { width: 320, height: 568, fingers: true },
  { width: 390, height: 844, fingers: true },
  { width: 1280, height: 800 },
];
const LARGE: readonly Screen[] = [
  { width: 390, height: 844, fingers: true, root: 2 },
  { width: 390, height: 844, fingers: true, chosen: 2 },
  { width: 1280, height: 800, chosen: 2 },
];

for (const { id, title } of CATALOG)
  test(`${title} fits low and small screens, and large text`, async ({ page }) => {
    test.slow();
    await openLab(page, `/games/${id}?lab&seed=7`);
    await putLabAside(page);
    const check = async (part: 'start' | 'hud' | 'result') => {
      for (const screen of [...SCREENS, ...LARGE]) {
        await onScreen(page, screen);
        await expect
          .poll(() => faultsOf(page, part, LARGE.includes(screen)), { message: `${part} at ${nameOf(screen)}` })
          .toEqual([]);
      }
    };
    await check('start');
    await page.keyboard.press('Enter');
    await expectPhase(page, 'playing');
    await check('hud');
    const ended = await page.evaluate(() => {
      for (let i = 0; i < 40 && !window.lab?.result(); i++) window.lab?.pilot(300);
      return window.lab?.result() !== null;
    });
    if (ended) await check('result');
  });
