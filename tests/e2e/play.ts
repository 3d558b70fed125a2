// Page object of a game page.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a game and waits for its first picture. */
export async function openGame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await firstFrameShown(page);
}

/** Waits for a game's first picture. */
export async function firstFrameShown(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  await expect(page.locator('[data-play]')).not.toHaveAttribute('data-play', 'loading');
}

/** Opens a game with its lab and the clock held. */
export async function openLab(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.lab);
  await page.evaluate(() => window.lab?.ready);
  await firstFrameShown(page);
}

/** Opens the folded questions of a start card. */
export const openQuestions = (page: Page) => page.locator('[data-card="start"] summary').click();

export const phase = (page: Page) => page.locator('[data-play]').getAttribute('data-play');

export const expectPhase = (page: Page, wanted: string) =>
  expect(page.locator('[data-play]')).toHaveAttribute('data-play', wanted);

/** Present tick of the game. */
export const tickOf = (page: Page): Promise<number> => page.evaluate(() => window.lab?.tick ?? -1);

/** Waits until the stage takes pointer input: it ignores it for a moment after play begins. */
export const pointerPlays = async (page: Page): Promise<void> => {
  const from = await tickOf(page);
  await page.waitForFunction(tick => (window.lab?.tick ?? -1) > tick + 24, from);
};

/** Position of the fox in Stealth Escape, and what it has left. */
export const foxOf = (page: Page) =>
  page.evaluate(() => {
    const { lab } = window;
    if (!lab) throw new Error('no lab');
    return (lab.state() as { player: { x: number; y: number; ammo: number } }).player;
  });

/** Plays a game to its end with its own bot. */
export const playOut = (page: Page) =>
  page.evaluate(() => {
    for (let i = 0; i < 500 && !window.lab?.result(); i++) window.lab?.pilot(300);
    return window.lab?.result() ?? null;
  });

/** Number of colours in a screenshot of the stage; an empty stage has one. */
export async function coloursOf(page: Page): Promise<number> {
  const picture = await page.locator('[data-stage]').screenshot();
  return page.evaluate(async data => {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(200, 150);
    const context = canvas.getContext('2d');
    if (!context) return 0;
    context.drawImage(image, 0, 0, 200, 150);
    const { data: pixels } = context.getImageData(0, 0, 200, 150);
    return new Set(Array.from({ length: pixels.length / 4 }, (_, i) => pixels.slice(i * 4, i * 4 + 3).join())).size;
  }, picture.toString('base64'));
}
