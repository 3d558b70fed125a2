// The pictures the site serves are the ones its script draws. `npm run pictures` draws them anew, after a deliberate change.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../src/build/pictures/pictures.ts';
import { draw, openDrawingPage } from '../../src/build/pictures/render.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';

const IMAGES = 'assets/images';
const KIB = 1024;
const LIMITS: Readonly<Record<string, number>> = { jpg: 150 * KIB, png: 120 * KIB };
/** Of 255, on average over the square that differs most: browsers soften shadows and compress a little differently. */
const TOLERANCE = 8;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = await findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  page = await openDrawingPage(browser);
});
afterAll(() => browser.close());

/** How far two pictures are apart: the mean of the 16-pixel square that differs most; infinite where their sizes differ. */
function difference(one: Buffer, other: Buffer): Promise<number> {
  const addresses = [one, other].map(file => {
    const type = file[0] === 0x89 ? 'png' : 'jpeg';
    return `data:image/${type};base64,${file.toString('base64')}`;
  });
  return page.evaluate(async sources => {
    const pixels = await Promise.all(
      sources.map(async src => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      }),
    );
    const [a, b] = pixels;
    if (!a || !b || a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
    const columns = Math.ceil(a.width / 16);
    const squares = new Float64Array(columns * Math.ceil(a.height / 16));
    for (let i = 0; i < a.data.length; i++) {
      const pixel = i >> 2;
      const square = Math.floor(pixel / a.width / 16) * columns + Math.floor((pixel % a.width) / 16);
      squares[square] = (squares[square] ?? 0) + Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) / (16 * 16 * 4);
    }
    return Math.max(...squares);
  }, addresses);
}

describe.each(DRAWINGS.map(drawing => [drawing.file, drawing] as const))('%s', (file, drawing) => {
  const path = join(IMAGES, file);

  test('is what the script draws', async () => {
    const drawn = await draw(page, drawing);
    if (process.env['RECORD_PICTURES']) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, drawn);
    }
    expect(await difference(drawn, readFileSync(path))).toBeLessThan(TOLERANCE);
  });

  test('is small', () => {
    expect(statSync(path).size).toBeLessThanOrEqual(LIMITS[file.split('.').at(-1) ?? ''] ?? 0);
  });
});

test('a picture that is another is noticed', async () => {
  const [rock, mob] = ['rock.png', 'mob.png'].map(file => readFileSync(join(IMAGES, file)));
  if (!rock || !mob) throw new Error('no pictures');
  expect(await difference(rock, mob)).toBeGreaterThan(TOLERANCE);
});
