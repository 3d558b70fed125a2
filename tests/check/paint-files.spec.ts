// Pictures in and out of the drawing page: PNG, MacPaint, clipboard; what is bad is told and nothing is lost.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blank } from '../../src/tools/paint/engine/bitmap.ts';
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { MAC_HEIGHT, MAC_WIDTH, readMacPaint, writeMacPaint } from '../../src/tools/paint/engine/macpaint.ts';
import { expect, test } from '../e2e/fixtures.ts';
import {
  A,
  B,
  button,
  choose,
  differing,
  drag,
  expectShown,
  openFile,
  openPaint,
  redBox,
  shown,
  type Upload,
} from '../e2e/paint.ts';

test('Save hands out macpaint-drawing.png, and what comes back in is the same', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-oval', 'orange', 'diagonal-lines');
  await drag(page, A, B);
  const before = await shown(page);
  const download = page.waitForEvent('download');
  await choose(page, 'Save');
  const file = await download;
  expect(file.suggestedFilename()).toBe('macpaint-drawing.png');
  const path = await file.path();
  await openFile(page, { name: 'macpaint-drawing.png', mimeType: 'image/png', buffer: readFileSync(path) });
  await expect(page.getByText('macpaint-drawing', { exact: true })).toBeVisible();
  await expectShown(page, before);
});

test('a failure to save is told in the specified words, and nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('The pencil broke.');
    };
  });
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  await choose(page, 'Save');
  const told = page.getByRole('dialog', { name: 'Failed to save image. The pencil broke.' });
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  await expectShown(page, before);
});

test('a MacPaint document opens as 576 × 720 and leaves bit by bit', async ({ page }) => {
  const picture = blank(MAC_WIDTH, MAC_HEIGHT);
  for (let at = 0; at < picture.words.length; at += 7) picture.words[at] = COLOURS.black;
  await openPaint(page);
  await openFile(page, { name: 'old.mac', mimeType: '', buffer: Buffer.from(writeMacPaint(picture)) });
  await expect(page.getByText('576 × 720')).toBeVisible();
  await expectShown(page, picture);
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Export as MacPaint' }).click();
  const download = page.waitForEvent('download');
  await button(page, 'Save MacPaint file').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('macpaint-drawing.pntg');
  const read = readMacPaint(readFileSync(await file.path()));
  expect(read && differing(read, picture)).toBe(0);
});

/** A PNG header that claims a size, and then nothing. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}
const bad: readonly (readonly [what: string, file: Upload, says: RegExp])[] = [
  ['broken', { name: 'a.png', mimeType: 'image/png', buffer: claimedPng(40, 40) }, /broken and could not be read/],
  ['bomb', { name: 'a.png', mimeType: 'image/png', buffer: claimedPng(60_000, 60_000) }, /60000 × 60000 pixels/],
  ['text', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }, /This file is no picture/],
  ['empty', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, /This file is no picture/],
  ['SVG', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><') }, /This SVG is broken/],
];
test(`a bad file (${bad.map(([what]) => what).join(', ')}) is told and nothing is lost`, async ({ page }) => {
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  for (const [what, file, says] of bad) {
    await openFile(page, file);
    await expect(page.getByRole('alert'), what).toHaveText(says);
    await expect(page.getByRole('alert'), what).toContainText('Nothing was changed.');
    await expectShown(page, before);
    await button(page, 'Dismiss').click();
    await expect(page.getByRole('alert')).toBeHidden();
  }
});

test('a file of 100 MB is refused before it is read', async ({ page }) => {
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  await page.evaluate(() => {
    const asked: string[] = [];
    for (const way of ['arrayBuffer', 'bytes', 'slice', 'stream', 'text'])
      Reflect.set(Blob.prototype, way, () => {
        asked.push(way);
        return Promise.reject(new Error('read'));
      });
    Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('decoded')), asked });
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(100 * 1024 * 1024)], 'huge.png', { type: 'image/png' }));
    document
      .querySelector('[role="application"]')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect(page.getByRole('alert')).toContainText('This file has 100 MB');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([]);
  await expectShown(page, before);
});

/** Pastes a red square with see-through corners. */
const pasteSquare = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 20;
    canvas.height = 20;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'red';
    context.fillRect(5, 5, 10, 10);
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve));
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob as Blob], 'square.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  });
test('a pasted picture lands in the middle, is dragged, nudged, copied with Alt, and put down', async ({ page }) => {
  await openPaint(page);
  await pasteSquare(page);
  await expect.poll(async () => redBox(await shown(page)).count).toBe(100);
  const { x, y } = redBox(await shown(page));
  expect(Math.abs(x - 251)).toBeLessThan(3);
  await drag(page, { x: x + 2, y: y + 2 }, { x: x + 42, y: y - 28 });
  expect(redBox(await shown(page))).toEqual({ count: 100, x: x + 40, y: y - 30 });
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  expect(redBox(await shown(page))).toEqual({ count: 100, x: x + 39, y: y - 22 });
  await page.keyboard.down('Alt');
  await drag(page, { x: x + 42, y: y - 20 }, { x: x + 72, y: y - 20 });
  await page.keyboard.up('Alt');
  expect(redBox(await shown(page)).count).toBe(200);
  await page.getByRole('application').focus();
  await page.keyboard.press('Delete');
  expect(redBox(await shown(page))).toEqual({ count: 100, x: x + 39, y: y - 22 });
});
