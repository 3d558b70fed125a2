// The drawing page in a browser: every tool, every menu, files good and bad, and that no drawing is lost.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Bitmap, type Box, blank } from '../../src/tools/paint/engine/bitmap.ts';
import { fill } from '../../src/tools/paint/engine/fill.ts';
import { COLOURS, PATTERNS, solid } from '../../src/tools/paint/engine/inks.ts';
import { MAC_HEIGHT, MAC_WIDTH, readMacPaint, writeMacPaint } from '../../src/tools/paint/engine/macpaint.ts';
import {
  discNib,
  fillOval,
  fillRectangle,
  frameOval,
  frameRectangle,
  squareNib,
  walkLine,
} from '../../src/tools/paint/engine/shapes.ts';
import { type Span, spanner } from '../../src/tools/paint/engine/spans.ts';
import { expect, test } from './fixtures.ts';

const [A, B] = [
  { x: 60, y: 50 },
  { x: 163, y: 131 },
];
const BOX: Box = { left: A.x, top: A.y, right: B.x + 1, bottom: B.y + 1 };
const WIDTHS = [320, 390, 768, 1280, 2560];

async function openPaint(page: Page) {
  await page.goto('/paint');
  await page.locator('[data-ready="true"]').waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await button(page, name).click();
};

/** Where a pixel of the drawing lies in the window. */
async function place(page: Page, { x, y }: { x: number; y: number }) {
  const box = await page.locator('canvas').first().boundingBox();
  const width = await page.locator('canvas').first().getAttribute('width');
  if (!box) throw new Error('no canvas');
  const zoom = box.width / Number(width);
  return { x: box.x + (x + 0.5) * zoom, y: box.y + (y + 0.5) * zoom };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const [start, end] = [await place(page, from), await place(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await page.mouse.move(start.x, start.y);
}

/** The words of the picture on the screen. */
async function shown(page: Page): Promise<Bitmap> {
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

/** How many pixels differ. */
const differing = (a: Bitmap, b: Bitmap) => a.words.reduce((sum, word, at) => sum + (word === b.words[at] ? 0 : 1), 0);

const expectShown = async (page: Page, wanted: Bitmap) => {
  const picture = await shown(page);
  expect([picture.width, picture.height]).toEqual([wanted.width, wanted.height]);
  expect(differing(picture, wanted)).toBe(0);
};
const expectBlank = (page: Page) => expectShown(page, blank(512, 342));

/** What a tool should have drawn on white paper. */
function drawn(draw: (span: Span) => void, paint = solid(COLOURS.black)): Bitmap {
  const picture = blank(512, 342);
  draw(spanner({ ...picture, touch() {} }, paint));
  return picture;
}

const dots = { ink: COLOURS.red, pattern: PATTERNS.dots };

test.describe('every tool draws what its reference says', () => {
  test.beforeEach(({ page }) => openPaint(page));

  const cases: readonly (readonly [tool: string, more: readonly string[], wanted: () => Bitmap])[] = [
    ['pencil', [], () => drawn(span => walkLine(A, B, squareNib(span, 1)))],
    ['pencil', ['Size 5', 'blue'], () => drawn(span => walkLine(A, B, squareNib(span, 5)), solid(COLOURS.blue))],
    ['brush', ['red', 'dots'], () => drawn(span => walkLine(A, B, discNib(span, 3)), dots)],
    ['brush', ['Size 3'], () => drawn(span => walkLine(A, B, discNib(span, 9)))],
    ['line', ['Size 3'], () => drawn(span => walkLine(A, B, squareNib(span, 3)))],
    ['rectangle', ['Size 5'], () => drawn(span => frameRectangle(span, BOX, 5))],
    ['filled-rectangle', ['red', 'dots'], () => drawn(span => fillRectangle(span, BOX), dots)],
    ['oval', ['grey'], () => drawn(span => frameOval(span, BOX, 1), solid(COLOURS.grey))],
    ['filled-oval', ['red', 'dots'], () => drawn(span => fillOval(span, BOX), dots)],
  ];
  for (const [tool, more, wanted] of cases)
    test([tool, ...more].join(' '), async ({ page }) => {
      await choose(page, tool, ...more);
      await drag(page, A, B);
      await expectShown(page, wanted());
    });

  test('paint-bucket and eraser', async ({ page }) => {
    await choose(page, 'rectangle');
    await drag(page, A, B);
    await choose(page, 'paint-bucket', 'green', 'grid');
    await drag(page, { x: 100, y: 100 }, { x: 100, y: 100 });
    const wanted = drawn(span => frameRectangle(span, BOX, 1));
    fill(wanted, 100, 100, { ink: COLOURS.green, pattern: PATTERNS.grid });
    await expectShown(page, wanted);
    await choose(page, 'eraser', 'Size 3');
    await drag(page, { x: 80, y: 60 }, { x: 120, y: 110 });
    walkLine({ x: 80, y: 60 }, { x: 120, y: 110 }, discNib(spanner({ ...wanted, touch() {} }, solid(0xffffffff)), 15));
    await expectShown(page, wanted);
  });

  test('text: Enter keeps it, Escape and blanks leave nothing, all of it in pure ink', async ({ page }) => {
    await choose(page, 'text', 'purple');
    for (const [words, key] of [
      ['gone', 'Escape'],
      ['   ', 'Enter'],
    ] as const) {
      await drag(page, A, A);
      await page.keyboard.type(words);
      await page.keyboard.press(key);
      await expectBlank(page);
      await expect(button(page, 'Undo')).toBeDisabled();
    }
    await drag(page, A, A);
    await page.keyboard.type('Hi');
    await page.keyboard.press('Enter');
    const picture = await shown(page);
    const inks = new Set(picture.words);
    expect(inks).toEqual(new Set([0xffffffff, COLOURS.purple]));
    const ys = [...picture.words.keys()]
      .filter(at => picture.words[at] === COLOURS.purple)
      .map(at => Math.floor(at / 512));
    expect(Math.max(...ys)).toBeLessThan(A.y + 1);
    expect(Math.min(...ys)).toBeGreaterThan(A.y - 16);
  });

  test('spray stays within its reach, and a mirror shows it on both sides', async ({ page }) => {
    await choose(page, 'spray');
    await page.getByRole('menuitem', { name: 'Goodies' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Mirror left and right' }).click();
    await drag(page, A, A);
    const { words } = await shown(page);
    const ink = [...words.keys()].filter(at => words[at] === COLOURS.black);
    expect(ink.length).toBeGreaterThan(5);
    for (const at of ink) {
      const [x, y] = [at % 512, Math.floor(at / 512)];
      expect(words[y * 512 + 511 - x]).toBe(COLOURS.black);
      const reach = Math.min(Math.hypot(x - A.x, y - A.y), Math.hypot(511 - x - A.x, y - A.y));
      expect(reach).toBeLessThanOrEqual(10);
    }
  });

  test('Shift constrains, Escape cancels, and the pen is followed outside the canvas', async ({ page }) => {
    await choose(page, 'oval');
    const [start, end] = [await place(page, A), await place(page, B)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectBlank(page);
    await page.keyboard.down('Shift');
    await drag(page, A, B);
    await page.keyboard.up('Shift');
    await expectShown(
      page,
      drawn(span => frameOval(span, { left: 60, top: 50, right: 164, bottom: 154 }, 1)),
    );
    await choose(page, 'Undo', 'line');
    await drag(page, { x: 20, y: 20 }, { x: -60, y: 20 });
    await expectShown(
      page,
      drawn(span => span(20, 0, 20)),
    );
  });
});

test('the status bar tells pointer, tool, colour and pattern', async ({ page }) => {
  await openPaint(page);
  const status = page.getByRole('group', { name: 'Status bar' });
  await choose(page, 'filled-oval', 'brown', 'vertical-lines');
  const { x, y } = await place(page, { x: 12, y: 34 });
  await page.mouse.move(x, y);
  await expect(status).toContainText('x: 12, y: 34');
  await expect(status).toContainText('Tool: filled-oval');
  await expect(status).toContainText('Colour: brown');
  await expect(status).toContainText('Pattern: vertical-lines');
});

test('undo, redo, and a new stroke ends what was undone', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'line');
  await drag(page, A, B);
  const first = await shown(page);
  await drag(page, B, { x: 300, y: 20 });
  const second = await shown(page);
  await choose(page, 'Undo');
  await expectShown(page, first);
  await choose(page, 'Redo');
  await expectShown(page, second);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectBlank(page);
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('Control+y');
  await expectShown(page, first);
  await drag(page, { x: 5, y: 5 }, { x: 9, y: 9 });
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('About is the specified dialog', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'About');
  const about = page.getByRole('dialog', { name: 'MacPaint Inspired App' });
  await expect(about).toBeVisible();
  await about.getByRole('button', { name: 'Close' }).click();
  await expect(about).toBeHidden();
  await choose(page, 'About');
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test('New asks first, and what was there stays among the drawings', async ({ page }) => {
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  await choose(page, 'New');
  const asked = page.getByRole('dialog', { name: 'Clear the canvas and start new?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expectShown(page, before);
  await choose(page, 'New');
  await asked.getByRole('button', { name: 'OK' }).click();
  await expectBlank(page);
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Drawings' }).click();
  await page.getByRole('button', { name: 'Open Drawing 1' }).click();
  await expectShown(page, before);
});

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

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function openFile(page: Page, file: Upload) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Open picture' }).click();
  await (await chooser).setFiles(file);
}

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
  ['SVG', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, /This file is no picture/],
];
for (const [what, file, says] of bad)
  test(`a bad file (${what}) is told and nothing is lost`, async ({ page }) => {
    await openPaint(page);
    await drag(page, A, B);
    const before = await shown(page);
    await openFile(page, file);
    await expect(page.getByRole('alert')).toHaveText(says);
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
    await expectShown(page, before);
    await button(page, 'Dismiss').click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

test('a file of 100 MB is refused before it is read', async ({ page }) => {
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  const said = await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(100 * 1024 * 1024)], 'huge.png', { type: 'image/png' }));
    const began = performance.now();
    document
      .querySelector('[role="application"]')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
    return performance.now() - began;
  });
  expect(said).toBeLessThan(200);
  await expect(page.getByRole('alert')).toContainText('This file has 100 MB');
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
const redBox = ({ words }: Bitmap) => {
  const red = [...words.keys()].filter(at => words[at] === COLOURS.red);
  return { count: red.length, x: Math.min(...red.map(at => at % 512)), y: Math.floor((red[0] ?? 0) / 512) };
};

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

test('the lasso takes the drawing without the paper around it', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, { x: 100, y: 100 }, { x: 109, y: 109 });
  await choose(page, 'lasso');
  const corners = [
    { x: 90, y: 90 },
    { x: 120, y: 90 },
    { x: 120, y: 120 },
    { x: 90, y: 120 },
  ];
  const [first] = corners;
  const start = await place(page, first as { x: number; y: number });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const corner of corners) {
    const to = await place(page, corner);
    await page.mouse.move(to.x, to.y);
  }
  await page.mouse.up();
  await drag(page, { x: 105, y: 105 }, { x: 205, y: 55 });
  expect(redBox(await shown(page))).toEqual({ count: 100, x: 200, y: 50 });
});

test.describe('kept on the device', () => {
  test('a reload keeps picture, history and redo', async ({ page }) => {
    await openPaint(page);
    await choose(page, 'line');
    await drag(page, A, B);
    const first = await shown(page);
    await drag(page, B, { x: 300, y: 20 });
    const second = await shown(page);
    await choose(page, 'Undo');
    await expectShown(page, first);
    await keptOnShelf(page, { at: 1, count: 2 });
    await page.reload();
    await page.locator('[data-ready="true"]').waitFor();
    await expectShown(page, first);
    await choose(page, 'Redo');
    await expectShown(page, second);
    await choose(page, 'Undo', 'Undo');
    await expectBlank(page);
  });

  test('a killed renderer loses at most the stroke under way', async ({ page, faults, context }) => {
    await openPaint(page);
    await drag(page, A, B);
    const before = await shown(page);
    await keptOnShelf(page, { at: 1, count: 1 });
    const { x, y } = await place(page, B);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 10);
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    faults.splice(0);
    const again = await context.newPage();
    await openPaint(again);
    await expectShown(again, before);
    await again.close();
  });

  test('a second tab leaves the drawing to the first', async ({ page, context }) => {
    await openPaint(page);
    await drag(page, A, B);
    await keptOnShelf(page, { at: 1, count: 1 });
    const second = await context.newPage();
    await openPaint(second);
    await expectBlank(second);
    await second.close();
  });

  test('a damaged step opens the sound part as a copy and leaves the damaged drawing alone', async ({ page }) => {
    await openPaint(page);
    await drag(page, A, B);
    const first = await shown(page);
    await drag(page, B, { x: 300, y: 20 });
    await keptOnShelf(page, { at: 2, count: 2 });
    await page.evaluate(
      () =>
        new Promise<void>(resolve => {
          const asked = indexedDB.open('folded-fox-paint');
          asked.onsuccess = () => {
            const transaction = asked.result.transaction('drawings', 'readwrite');
            const store = transaction.objectStore('drawings');
            store.openCursor(IDBKeyRange.bound('step/', 'step/\uffff'), 'prev').onsuccess = event => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              cursor?.update(new Uint32Array([1, 2, 3]));
            };
            transaction.oncomplete = () => {
              asked.result.close();
              resolve();
            };
          };
        }),
    );
    await page.reload();
    await page.locator('[data-ready="true"]').waitFor();
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expectShown(page, first);
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Drawings' }).click();
    await expect(button(page, 'Open Drawing 1')).toBeVisible();
    await expect(button(page, 'Open Drawing 1 (copy)')).toBeVisible();
  });

  for (const [what, error, says] of [
    ['forbidden', 'SecurityError', /keeps nothing for this page/],
    ['full', 'QuotaExceededError', /no room left/],
  ] as const)
    test(`storage ${what}: the page works and says so once`, async ({ page }) => {
      await page.addInitScript(
        ([name, full]) => {
          const fail = () => {
            throw new DOMException('no', name);
          };
          if (full) IDBObjectStore.prototype.put = fail;
          else IDBFactory.prototype.open = fail;
        },
        [error, what === 'full'] as const,
      );
      await openPaint(page);
      await choose(page, 'filled-rectangle');
      await drag(page, A, B);
      await expect(page.getByRole('alert')).toHaveText(says);
      await expectShown(
        page,
        drawn(span => fillRectangle(span, BOX)),
      );
      await choose(page, 'Undo');
      await expectBlank(page);
    });
});

/** Waits until the newest drawing on the shelf stands so. */
const keptOnShelf = (page: Page, wanted: { at: number; count: number }) =>
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

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one draws, two pinch and draw nothing', async ({ page }) => {
    await openPaint(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: readonly { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
    const [from, to] = [await place(page, { x: 100, y: 100 }), await place(page, { x: 200, y: 100 })];
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
    const line = await shown(page);
    expect(line.words.filter(word => word === COLOURS.black).length).toBeGreaterThan(90);

    const before = await page.locator('canvas').first().boundingBox();
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + 3, y: from.y + 3 });
    await touch('touchStart', { x: from.x + 3, y: from.y + 3 }, to);
    await touch('touchMove', { x: from.x - 40, y: from.y }, { x: to.x + 60, y: to.y });
    await touch('touchEnd');
    const after = await page.locator('canvas').first().boundingBox();
    expect(after?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.5);
    await expectShown(page, line);
  });
});

test('the keyboard alone draws: arrows carry the pen, Enter puts it down and lifts it', async ({ page }) => {
  await openPaint(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expectShown(
    page,
    drawn(span => span(171, 256, 296)),
  );
});

test('menus by keyboard: arrows, letters, Escape', async ({ page }) => {
  await openPaint(page);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: false });
  await item('File').focus();
  await page.keyboard.press('ArrowRight');
  await expect(item('Edit')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Paste')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('Zoom in')).toBeFocused();
  await page.keyboard.press('f');
  await expect(item('Fit')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Pixel grid' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('View')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('FatBits and back', async ({ page }) => {
  await openPaint(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('f');
  await expect(page.getByText('800 %')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByText('100 %')).toBeVisible();
});

test('a pattern of one’s own fills, and is kept', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'Edit pattern', 'Clear', 'Row 1, column 1', 'Row 2, column 2', 'Use it');
  await choose(page, 'filled-rectangle');
  await drag(page, A, B);
  const own = { ink: COLOURS.black, pattern: [0x80, 0x40, 0, 0, 0, 0, 0, 0] };
  await expectShown(
    page,
    drawn(span => fillRectangle(span, BOX), own),
  );
  await page.reload();
  await expect(button(page, 'custom')).toBeVisible();
});

test('the time-lapse goes from white paper to the drawing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaint(page);
  await drag(page, A, B);
  await drag(page, B, { x: 300, y: 20 });
  await page.getByRole('menuitem', { name: 'Goodies' }).click();
  await page.getByRole('menuitem', { name: 'Time-lapse' }).click();
  const film = page.getByRole('img', { name: /^The drawing after/ });
  await expect(film).toHaveAccessibleName('The drawing after 0 of 2 steps');
  await page.getByRole('slider', { name: 'Step' }).fill('2');
  await expect(film).toHaveAccessibleName('The drawing after 2 of 2 steps');
  await choose(page, 'Play again');
  await expect(film).toHaveAccessibleName('The drawing after 2 of 2 steps');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in ${colorScheme}, page, menu and dialogs`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPaint(page);
    await drag(page, A, B);
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`),
        what,
      ).toEqual([]);
    };
    await check('page');
    await page.getByRole('menuitem', { name: 'Goodies' }).click();
    await check('menu');
    await page.getByRole('menuitem', { name: 'Edit pattern' }).click();
    await check('pattern');
    await page.keyboard.press('Escape');
    for (const name of ['About', 'New']) {
      await choose(page, name);
      await check(name);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('menuitem', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Drawings' }).click();
    await expect(button(page, 'Open Drawing 1')).toBeVisible();
    await check('drawings');
  });

test('never scrolls sideways, and nothing moves when the page wakes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPaint(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${width} px wide`).toBe(0);
  }
});

test('on a phone the desk stays where it is, whatever is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPaint(page);
  const before = await page.getByRole('application').boundingBox();
  await choose(page, 'filled-rectangle', 'purple', 'horizontal-lines');
  expect(await page.getByRole('application').boundingBox()).toEqual(before);
});

test('no other page fetches the drawing page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/games');
  await page.waitForTimeout(300);
  expect(asked.filter(url => /\/Paint-/.test(url))).toEqual([]);
});
