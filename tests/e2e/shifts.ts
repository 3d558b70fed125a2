// Layout shifts during hydration: there must be none.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { frames, hydrated } from './settled.ts';

/** Adds up the layout shifts from now on. */
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
