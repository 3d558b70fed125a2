// Every page under the browser's zoom from 25 to 500 %: nothing is wider than the window, a game has a picture, as sharp as the screen within its limit.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { PATHS } from '../e2e/pages.ts';
import { expectPhase, firstFrameShown } from '../e2e/play.ts';
import { hydrated } from '../e2e/settled.ts';

const ZOOMS = [25, 50, 67, 110, 150, 200, 300, 400, 500, 100];
/** The window in pixels of the screen. */
const WINDOW = { width: 1280, height: 800 };
/** Most pixels of a game's canvas by its renderer, and of any other. */
const MOST_PIXELS = { canvas: 2.6e6, webgl: 6e6, other: 9e6 };

/** What the browser does at a zoom: fewer and larger CSS pixels. */
const zoomTo = (cdp: CDPSession, percent: number) =>
  cdp.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round((WINDOW.width * 100) / percent),
    height: Math.round((WINDOW.height * 100) / percent),
    deviceScaleFactor: percent / 100,
    mobile: false,
  });

/** Faults of the layout and of what is drawn on, as lines. */
const faultsOf = (page: Page) =>
  page.evaluate(mostPixels => {
    const LEAST_PICTURE = 60;
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 1) faults.push(`wider than the window by ${wide}`);
    const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
    if (stage && stage.width < LEAST_PICTURE) faults.push(`hardly a picture: ${stage.width} wide`);
    for (const canvas of document.querySelectorAll('canvas')) {
      const { width, height } = canvas.getBoundingClientRect();
      if (width === 0 || height === 0 || !canvas.checkVisibility()) continue;
      const isStage = canvas.closest('[data-stage]') !== null;
      const most = isStage ? (canvas.getContext('2d') ? mostPixels.canvas : mostPixels.webgl) : mostPixels.other;
      const pixels = canvas.width * canvas.height;
      if (pixels > most * 1.02) faults.push(`a canvas of ${canvas.width}×${canvas.height}`);
      const isSharp = canvas.width >= 0.97 * width * devicePixelRatio || pixels > most * 0.97;
      if (isStage && !isSharp) faults.push(`blurred: ${canvas.width} for ${width} at ${devicePixelRatio}`);
    }
    return faults;
  }, MOST_PIXELS);

for (const path of PATHS)
  test(`${path} from 25 to 500 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(WINDOW);
    await page.goto(path);
    await hydrated(page);
    const isGame = (await page.locator('[data-stage]').count()) > 0;
    if (isGame) await firstFrameShown(page);
    const cdp = await page.context().newCDPSession(page);
    const check = async (what: string) => {
      for (const percent of ZOOMS) {
        await zoomTo(cdp, percent);
        await expect.poll(() => faultsOf(page), { message: `${what} at ${percent} %` }).toEqual([]);
      }
    };
    await check('as it opens');
    if (!isGame) return;
    await page.locator('[data-card="start"] [data-primary]').click();
    await expectPhase(page, 'playing');
    await check('in play');
  });
