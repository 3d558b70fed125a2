// Games of words on a desktop: picture and words fill the window, neither lies on the other, text grows with the window; phones keep their layout.
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hideLab, layoutFaults, setScreen } from '../e2e/layoutFaults.ts';
import { expectPhase, openLab } from '../e2e/play.ts';

/** Windows of a desktop, with the least size of the HUD's text in each. */
const DESKTOPS = [
  { width: 1280, height: 800, text: 16 },
  { width: 1440, height: 900, text: 17 },
  { width: 1920, height: 1080, text: 19 },
  { width: 2560, height: 1440, text: 23 },
] as const;
/** Least part of the window that the picture covers, and most of the stage that is neither picture nor HUD, unless a phone shows more of that. */
const [PICTURE, BARE] = [0.45, 0.3];
/** Pictures on phones, at 3:2: as wide as an upright one, 55 % of one that lies. */
const PHONES = [
  { width: 390, height: 844, picture: 390 },
  { width: 844, height: 390, picture: 464 },
] as const;

for (const { id, stage } of CATALOG.filter(game => game.stage.foot))
  test(`${id}: fills a desktop as it fills a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLab(page, `/games/${id}?lab&seed=7`);
    await hideLab(page);
    await page.locator('[data-card="start"] [data-primary]').first().click();
    await expectPhase(page, 'playing');
    await page.evaluate(() => window.lab?.pilot(600));
    await setScreen(page, { width: 390, height: 844 });
    const most = Math.max(BARE, (await filled(page)).bare);
    for (const { text, ...screen } of DESKTOPS) {
      const where = `${screen.width}×${screen.height}`;
      await setScreen(page, screen);
      await expect.poll(() => layoutFaults(page, 'hud'), { message: where }).toEqual([]);
      const seen = await filled(page);
      expect(seen.picture, `${where}: picture`).toBeGreaterThanOrEqual(PICTURE);
      expect(seen.bare, `${where}: neither picture nor words`).toBeLessThanOrEqual(most);
      expect(seen.text, `${where}: text`).toBeGreaterThanOrEqual(text);
    }
    for (const { picture, ...screen } of PHONES) {
      await setScreen(page, screen);
      await expect
        .poll(() => widthOf(page), { message: `${screen.width}×${screen.height}` })
        .toBeCloseTo(Math.min(picture, ((await hostHeight(page)) * stage.width) / stage.height), -0.5);
    }
  });

const widthOf = async (page: Page) => (await page.locator('[data-stage]').boundingBox())?.width ?? 0;
const hostHeight = async (page: Page) =>
  (await page.locator('[data-play] > [role="group"]').boundingBox())?.height ?? 0;

/** Part of the window that is picture, part of the stage that is neither picture nor HUD, and the size of the HUD's text. */
const filled = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('[data-play] > [role="group"]')?.getBoundingClientRect() ?? new DOMRect();
    const picture = document.querySelector('[data-stage]')?.getBoundingClientRect() ?? new DOMRect();
    const hud = document.querySelector('[data-layer="hud"] > *');
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || !/transparent|rgba\(.*, 0\)|\/ 0\)/.test(backgroundColor);
    };
    const boxes = [...(hud?.querySelectorAll('*') ?? []), ...(hud ? [hud] : [])]
      .filter(isPainted)
      .map(element => element.getBoundingClientRect());
    const all = [picture, ...boxes];
    const STEP = 8;
    let [bare, points] = [0, 0];
    for (let x = host.left; x < host.right; x += STEP)
      for (let y = host.top; y < host.bottom; y += STEP) {
        points++;
        if (!all.some(box => x >= box.left && x < box.right && y >= box.top && y < box.bottom)) bare++;
      }
    return {
      picture: (picture.width * picture.height) / (innerWidth * innerHeight),
      bare: bare / points,
      text: hud ? Number.parseFloat(getComputedStyle(hud).fontSize) : 0,
    };
  });
