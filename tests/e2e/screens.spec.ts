// Every game on low, small and ordinary screens, by mouse and by finger, and with text twice as large: nothing out of sight, nothing covered,
// nothing to scroll.
import { CATALOG } from '../../scenes/catalog.ts';
import { faultsOf, nameOf, onScreen, putLabAside, type Screen } from './fits.ts';
import { expect, test } from './fixtures.ts';
import { expectPhase, openLab } from './play.ts';

const SCREENS = {
  mouse: [
    { width: 640, height: 400 },
    { width: 1280, height: 800 },
    { width: 1280, height: 800, chosen: 2 },
  ],
  fingers: [
    { width: 844, height: 390 },
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 390, height: 844, root: 2 },
    { width: 390, height: 844, chosen: 2 },
  ],
} as const satisfies Readonly<Record<string, readonly Screen[]>>;

for (const hands of ['mouse', 'fingers'] as const)
  test.describe(`by ${hands}`, () => {
    test.use(hands === 'fingers' ? { hasTouch: true, isMobile: true } : {});

    for (const { id, title } of CATALOG)
      test(`${title} fits low and small screens, and large text`, async ({ page }) => {
        test.slow();
        await openLab(page, `/games/${id}?lab&seed=7`);
        await putLabAside(page);
        const check = async (part: 'start' | 'hud' | 'result') => {
          for (const screen of SCREENS[hands]) {
            await onScreen(page, screen);
            const isLarge = 'root' in screen || 'chosen' in screen;
            await expect
              .poll(() => faultsOf(page, part, isLarge), { message: `${part} at ${nameOf(screen)}` })
              .toEqual([]);
          }
        };
        await check('start');
        await page.locator('[data-card="start"] [data-primary]').click();
        await expectPhase(page, 'playing');
        await check('hud');
        const ended = await page.evaluate(() => {
          for (let i = 0; i < 40 && !window.lab?.result(); i++) window.lab?.pilot(300);
          return window.lab?.result() !== null;
        });
        if (ended) await check('result');
      });
  });
