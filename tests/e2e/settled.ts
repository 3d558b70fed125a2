// Waiting for states, never for seconds: a page that answers, a page at rest.
import type { Page } from '@playwright/test';

/** Waits until React has taken over what was written, and the typeface is there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some(key => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until whatever has an end has ended: what unfolds, fades or slides in. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Lets the page draw so many frames: for what must not happen in them. A busy machine takes longer for them, and draws no fewer. */
export const frames = (page: Page, count = 12): Promise<void> =>
  page.evaluate(
    many =>
      new Promise<void>(done => {
        const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
        next(many);
      }),
    count,
  );
