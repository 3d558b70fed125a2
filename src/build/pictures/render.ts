// Rasteriser: a browser page turns an SVG into the bytes of a PNG or JPEG. Used by tests/pictures alone.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { Drawing } from './pictures.ts';

const FONT = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** An empty page with the site's typeface loaded. */
export async function openDrawingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const font = readFileSync(FONT).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:Bricolage;font-weight:200 800;src:url(data:font/woff2;base64,${font})}html,body{margin:0;background:none}svg{display:block}</style><p style="font:700 40px Bricolage">fox</p><div id="easel"></div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelector('p')?.remove());
  return page;
}

export async function draw(page: Page, { svg, width, height, file, quality = 80 }: Drawing): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.locator('#easel').evaluate((board, drawing) => {
    board.innerHTML = drawing;
  }, svg);
  const clip = { x: 0, y: 0, width, height };
  return file.endsWith('.jpg')
    ? page.screenshot({ clip, type: 'jpeg', quality, animations: 'disabled' })
    : page.screenshot({ clip, type: 'png', omitBackground: true, animations: 'disabled' });
}
