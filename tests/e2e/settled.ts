// Waiting for states, never for a time: a hydrated page, a page without running animations.
import type { Page } from '@playwright/test';

/** Waits for hydration and the web font. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some(key => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until all finite animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Waits for a number of animation frames, for what must not happen in them. */
export const frames = (page: Page, count = 12): Promise<void> =>
  page.evaluate(
    many =>
      new Promise<void>(done => {
        const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
        next(many);
      }),
    count,
  );
