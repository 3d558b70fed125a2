// Save as: 1, 2, 4 and 8 times as large, with a name, as each type that the browser makes; pixel for pixel.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { A, B, choose, drag, openPaint } from '../e2e/paint.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save as' });

async function saveAs(page: Page, what: { name?: string; scale?: number; type?: string }) {
  await page.keyboard.press('Control+Shift+S');
  await expect(dialog(page)).toBeVisible();
  if (what.name !== undefined) await dialog(page).getByLabel('Name').fill(what.name);
  if (what.scale)
    await dialog(page)
      .getByRole('radio', { name: `${what.scale} ×` })
      .check();
  if (what.type) await dialog(page).getByRole('radio', { name: what.type }).check();
  const download = page.waitForEvent('download');
  await choose(page, 'Save picture');
  const file = await download;
  await expect(dialog(page)).toBeHidden();
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Size of a saved picture, and how many of its pixels are not those of the drawing on the screen. */
const compare = (page: Page, bytes: Buffer, type: string) =>
  page.evaluate(
    async ([data, mime]) => {
      const blob = new Blob([Uint8Array.from(atob(data), sign => sign.charCodeAt(0))], { type: mime });
      const pixels = (source: CanvasImageSource & { width: number; height: number }) => {
        const canvas = new OffscreenCanvas(source.width, source.height);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(source, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, source.width, source.height).data.buffer);
      };
      const sheet = document.querySelector('canvas') as HTMLCanvasElement;
      const saved = await createImageBitmap(blob);
      const { width, height } = saved;
      const scale = width / sheet.width;
      const [ours, theirs] = [pixels(sheet), pixels(saved)];
      let wrong = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (theirs[y * width + x] !== ours[Math.floor(y / scale) * sheet.width + Math.floor(x / scale)]) wrong++;
      return { width, height, wrong };
    },
    [bytes.toString('base64'), type] as const,
  );

test('a drawing is saved at 1, 2, 4 and 8 ×, the specified name first', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-oval', 'orange', 'diagonal-lines');
  await drag(page, A, B);
  for (const scale of [1, 2, 4, 8]) {
    const { name, bytes } = await saveAs(page, { scale });
    expect(name).toBe('macpaint-drawing.png');
    expect(await compare(page, bytes, 'image/png')).toEqual({ width: 512 * scale, height: 342 * scale, wrong: 0 });
  }
});

test('WebP keeps every pixel, and a name gets one ending', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-oval', 'red', 'dots');
  await drag(page, A, B);
  const { name, bytes } = await saveAs(page, { name: 'fox.png', scale: 2, type: 'WebP' });
  expect(name).toBe('fox.webp');
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
  expect(await compare(page, bytes, 'image/webp')).toEqual({ width: 1024, height: 684, wrong: 0 });
});

test('a type is offered only where the browser makes it', async ({ page }) => {
  await openPaint(page);
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Save as' }).click();
  await expect(dialog(page).getByRole('radio', { name: 'WebP' })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'BMP' })).toHaveCount(0);
});

test('BMP and a WebP with losses, in a browser that makes them so', async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      if (type === 'image/png') toBlob.call(this, done, type, quality);
      else done(new Blob([type === 'image/bmp' ? 'BM' : 'RIFF0000WEBPVP8 '], { type }));
    };
  });
  await openPaint(page);
  const { name, bytes } = await saveAs(page, { name: 'fox', type: 'BMP' });
  expect(name).toBe('fox.bmp');
  expect(String(bytes)).toBe('BM');
  await page.keyboard.press('Control+Shift+S');
  await dialog(page).getByRole('radio', { name: 'WebP' }).check();
  await expect(dialog(page)).toContainText('This browser makes WebP with small losses; PNG keeps every pixel.');
});

test('a file that the browser cannot make is told in the specified words', async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      if (this.width > 512) done(null);
      else toBlob.call(this, done, type, quality);
    };
  });
  await openPaint(page);
  await drag(page, A, B);
  await page.keyboard.press('Control+Shift+S');
  await dialog(page).getByRole('radio', { name: '8 ×' }).check();
  await choose(page, 'Save picture');
  await expect(page.getByRole('dialog', { name: 'Failed to save image. The browser made no file.' })).toBeVisible();
});
