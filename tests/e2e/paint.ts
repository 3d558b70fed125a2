// Page object of the drawing page: choosing tools, dragging, and reading the bitmap.
import type { Page } from '@playwright/test';
import { type Bitmap, type Box, blank } from '../../src/tools/paint/engine/bitmap.ts';
import { COLOURS, PATTERNS, solid } from '../../src/tools/paint/engine/inks.ts';
import { createSpanPainter, type Span } from '../../src/tools/paint/engine/spans.ts';
import { expect } from './fixtures.ts';

export const [A, B] = [
  { x: 60, y: 50 },
  { x: 163, y: 131 },
];
export const BOX: Box = { left: A.x, top: A.y, right: B.x + 1, bottom: B.y + 1 };
export const WIDTHS = [320, 390, 768, 1280, 2560];

export async function openPaint(page: Page) {
  await page.goto('/paint');
  await page.locator('[data-ready="true"]').waitFor();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const choose = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) {
    await reveal(page, name);
    await button(page, name).click();
  }
};

export const TOOLS_OPENER = /^All tools and sizes/;
export const PATTERNS_OPENER = /^All patterns/;
/** In a narrow or low window: opens the drawer of tools or the sheet of patterns, if the button is in it. */
async function reveal(page: Page, name: string) {
  const kind = await page.evaluate(wanted => {
    const found = document.querySelector<HTMLElement>(`[data-panels] [aria-label="${CSS.escape(wanted)}"]`);
    const inSight = [...document.querySelectorAll<HTMLElement>(`[aria-label="${CSS.escape(wanted)}"]`)].some(
      one => one.offsetParent !== null,
    );
    return inSight ? undefined : found?.closest<HTMLElement>('[data-kind]')?.dataset.kind;
  }, name);
  if (!kind) return;
  const isPattern = kind === 'patterns' || kind === 'further';
  await page.getByRole('button', { name: isPattern ? PATTERNS_OPENER : TOOLS_OPENER }).click();
}

/** Position of a pixel of the drawing in the window. */
export async function place(page: Page, { x, y }: { x: number; y: number }) {
  // A press that had to wait for its button may have scrolled the page, and a touch lands only in the window.
  await page.locator('[role="application"]').scrollIntoViewIfNeeded();
  const box = await page.locator('canvas').first().boundingBox();
  const width = await page.locator('canvas').first().getAttribute('width');
  if (!box) throw new Error('no canvas');
  const zoom = box.width / Number(width);
  return { x: box.x + (x + 0.5) * zoom, y: box.y + (y + 0.5) * zoom };
}

export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const [start, end] = [await place(page, from), await place(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await page.mouse.move(start.x, start.y);
}

/** Bitmap on the screen. */
export async function shown(page: Page): Promise<Bitmap> {
  const { width, height, text } = await page.evaluate(
    () =>
      new Promise<{ width: number; height: number; text: string }>(resolve => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const canvas = document.querySelector('canvas') as HTMLCanvasElement;
            const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
              0,
              0,
              canvas.width,
              canvas.height,
            );
            let binary = '';
            for (let at = 0; at < data.length; at += 8192)
              binary += String.fromCharCode(...data.subarray(at, at + 8192));
            resolve({ width: canvas.width, height: canvas.height, text: btoa(binary) });
          }),
        );
      }),
  );
  return { width, height, words: new Uint32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer) };
}

/** Number of pixels that differ. */
export const differing = (a: Bitmap, b: Bitmap) =>
  a.words.reduce((sum, word, at) => sum + (word === b.words[at] ? 0 : 1), 0);

export const expectShown = async (page: Page, wanted: Bitmap) => {
  const picture = await shown(page);
  expect([picture.width, picture.height]).toEqual([wanted.width, wanted.height]);
  expect(differing(picture, wanted)).toBe(0);
};
export const expectBlank = (page: Page) => expectShown(page, blank(512, 342));

/** Expected drawing of a tool on white paper. */
export function drawn(draw: (span: Span) => void, paint = solid(COLOURS.black)): Bitmap {
  const picture = blank(512, 342);
  draw(createSpanPainter({ ...picture, markDirty() {} }, paint));
  return picture;
}

export const dots = { ink: COLOURS.red, pattern: PATTERNS.dots };

export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function openFile(page: Page, file: Upload) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Open picture' }).click();
  await (await chooser).setFiles(file);
}

export const redBox = ({ words }: Bitmap) => {
  const red = [...words.keys()].filter(at => words[at] === COLOURS.red);
  return { count: red.length, x: Math.min(...red.map(at => at % 512)), y: Math.floor((red[0] ?? 0) / 512) };
};

/** Waits until the newest stored drawing has this value. */
export const expectStoredDrawing = (page: Page, wanted: { at: number; count: number }) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<{ at: number; count: number } | null>(resolve => {
            const asked = indexedDB.open('folded-fox-paint');
            asked.onsuccess = () => {
              const found = asked.result
                .transaction('drawings')
                .objectStore('drawings')
                .getAll(IDBKeyRange.bound('drawing/', 'drawing/\uffff'));
              found.onsuccess = () => {
                asked.result.close();
                const { at, count } = found.result[0] ?? {};
                resolve(found.result.length > 0 ? { at, count } : null);
              };
            };
          }),
      ),
    )
    .toEqual(wanted);
