// A first visit in a profile that has compiled the site's scripts: all else comes over the line anew.
import type { Page } from '@playwright/test';

const ANEW = ['Document', 'Stylesheet', 'Image', 'Font'] as const;

/** From here on this page is served nothing but scripts from what the browser kept. */
export async function freshButForScripts(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    const headers = Object.entries({ ...request.headers, 'Cache-Control': 'no-cache', Pragma: 'no-cache' });
    // A page that is left asks no more.
    line
      .send('Fetch.continueRequest', { requestId, headers: headers.map(([name, value]) => ({ name, value })) })
      .catch(() => {});
  });
  await line.send('Fetch.enable', { patterns: ANEW.map(resourceType => ({ resourceType })) });
}

/** What came from what the browser kept all the same, of what such a page is served anew; drawings (svg) a renderer holds in its memory. */
export const keptFromBefore = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = all.filter(({ name }) => /\.(?:css|woff2|webp|png|jpg)$/.test(name));
    const served = new Set(files.filter(file => file.transferSize > 0).map(({ name }) => name));
    return files.map(({ name }) => name).filter(name => !served.has(name));
  });
