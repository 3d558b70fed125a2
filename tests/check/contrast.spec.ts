// Words over a landscape or a folded stage, which axe cannot judge: every pixel behind them is far enough from their colour.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { hydrated } from '../e2e/settled.ts';

const PATHS = ['/', '/support', '/games/guardians-and-glory', '/games/lemonade-billionaire'];
const WIDTHS = [320, 1280];
/** WCAG 2.2: large letters, all others. */
const [LARGE, NORMAL] = [3, 4.5];

for (const path of PATHS)
  test(`on ${path} words stand out from what lies behind them, in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { words, contrast, large } of await contrasts(page))
          expect(contrast, `${width} px, ${colorScheme}: ${words}`).toBeGreaterThanOrEqual(large ? LARGE : NORMAL);
      }
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

interface Words {
  readonly words: string;
  readonly contrast: number;
  readonly large: boolean;
}

/** Of the first section's heading and sentences: the least contrast with any pixel behind them. */
async function contrasts(page: Page): Promise<Words[]> {
  const texts = page.locator('main :is(h1, h1 ~ p)');
  const seen = await texts.evaluateAll(elements =>
    elements.map(element => {
      const { color, fontSize } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x,
        y: y + scrollY,
        width,
        height,
      }));
      return { words: element.textContent ?? '', colour: color, large: Number.parseFloat(fontSize) >= 24, lines };
    }),
  );
  expect(seen.length).toBeGreaterThan(0);
  const hide = (color: string) =>
    texts.evaluateAll((elements, value) => {
      for (const element of elements)
        if (element instanceof HTMLElement) element.style.setProperty('-webkit-text-fill-color', value);
    }, color);
  await hide('transparent');
  const boxes = seen.flatMap(({ lines }) => lines);
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))];
  const width = Math.max(...boxes.map(box => box.x + box.width)) - x;
  const height = Math.max(...boxes.map(box => box.y + box.height)) - y;
  const picture = await page.screenshot({ fullPage: true, clip: { x, y, width, height } });
  await hide('');
  const least = await leastContrasts(page, seen, picture, { x, y });
  return seen.map(({ words, large }, i) => ({ words, large, contrast: least[i] ?? 0 }));
}

interface Seen {
  readonly colour: string;
  readonly lines: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** The least contrast of each text with the pixels of its lines, in a picture of that part of the page without the texts. */
const leastContrasts = (page: Page, texts: readonly Seen[], picture: Buffer, from: { x: number; y: number }) =>
  page.evaluate(
    async ([all, data, origin]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const light = (r: number, g: number, b: number) => {
        const [x = 0, y = 0, z = 0] = [r, g, b].map(value => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
      };
      return all.map(({ colour, lines }) => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
        const own = light(r, g, b);
        context.drawImage(image, 0, 0);
        let least = 21;
        for (const { x, y, width, height } of lines) {
          const { data: pixels } = context.getImageData(x - origin.x, y - origin.y, width, height);
          for (let at = 0; at < pixels.length; at += 4) {
            const other = light(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
            least = Math.min(least, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
          }
        }
        return least;
      });
    },
    [texts, picture.toString('base64'), from] as const,
  );
