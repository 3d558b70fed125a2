// A page that is taken over where it stands: nothing of it may move.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { frames, hydrated } from './settled.ts';

/** From here on the page adds up by how much its layout shifts. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    const add = (list: readonly PerformanceEntry[]) => {
      for (const entry of list)
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    };
    new PerformanceObserver(list => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  });

export async function expectHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await frames(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.0005);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
}
