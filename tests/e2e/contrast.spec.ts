// Words over a landscape or a folded stage, which axe cannot judge: every pixel behind them is far enough from their colour.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PATHS = ['/', '/support', '/games/guardians-and-glory', '/games/lemonade-billionaire'];
const WIDTHS = [320, 1280];
/** WCAG 2.2: large letters, all others. */
const [LARGE, NORMAL] = [3, 4.5];

for (const scheme of ['light', 'dark'] as const)
  test(`words stand out from what lies behind them, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of PATHS)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        for (const { words, contrast, large } of await contrasts(page))
          expect(contrast, `${path} at ${width}: ${words}`).toBeGreaterThanOrEqual(large ? LARGE : NORMAL);
      }
  });

test('the measure tells pale words from dark ones', async ({ page }) => {
  await page.goto('/');
  const [before] = await contrasts(page);
  await page.locator('main h1').evaluate(h1 => Object.assign(h1.style, { color: '#e8cfae' }));
  const [after] = await contrasts(page);
  expect(before?.contrast).toBeGreaterThan(NORMAL);
  expect(after?.contrast).toBeLessThan(LARGE);
});

/** Of the first section's heading and sentences: the least contrast with any pixel behind them. */
async function contrasts(page: Page) {
  const texts = await page.locator('main :is(h1, h1 ~ p)').all();
  const found: { words: string; contrast: number; large: boolean }[] = [];
  for (const text of texts) {
    const { colour, size, words } = await text.evaluate(element => ({
      colour: getComputedStyle(element).color,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      words: element.textContent ?? '',
    }));
    const kept = await text.evaluate((element: HTMLElement) => {
      const { color } = element.style;
      element.style.color = 'transparent';
      return color;
    });
    await text.scrollIntoViewIfNeeded();
    const lines = await text.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    });
    const least = [];
    for (const clip of lines) least.push(await leastContrast(page, colour, await page.screenshot({ clip })));
    await text.evaluate((element: HTMLElement, color) => Object.assign(element.style, { color }), kept);
    found.push({ words, contrast: Math.min(...least), large: size >= 24 });
  }
  return found;
}

const leastContrast = (page: Page, colour: string, picture: Buffer): Promise<number> =>
  page.evaluate(
    async ([text, data]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      const light = (r: number, g: number, b: number) => {
        const [x = 0, y = 0, z = 0] = [r, g, b].map(value => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
      };
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
      const own = light(r, g, b);
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      let least = 21;
      for (let at = 0; at < pixels.length; at += 4) {
        const other = light(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
        least = Math.min(least, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
      }
      return least;
    },
    [colour, picture.toString('base64')] as const,
  );
