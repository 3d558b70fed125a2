// Pictures that come into a drawing: the system's clipboard by menu, files, the camera, a drop; and one that is larger than the canvas.
import type { Page } from '@playwright/test';
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { A, B, choose, drag, expectShown, openPaint, place, redBox, shown } from '../e2e/paint.ts';

const PNG = 'image/png';

/** A red picture as PNG, in base64. */
const redPng = (page: Page, width: number, height: number) =>
  page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = 'red';
      context.fillRect(0, 0, wide, high);
      return canvas.toDataURL().split(',')[1] as string;
    },
    [width, height] as const,
  );
/** Puts a red picture on the system's clipboard, as another program would. */
const copyElsewhere = async (page: Page, width: number, height: number) =>
  page.evaluate(
    async data => {
      const bytes = Uint8Array.from(atob(data), sign => sign.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    },
    await redPng(page, width, height),
  );

async function menu(page: Page, item: string) {
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
const redCount = async (page: Page) => (await shown(page)).words.filter(word => word === COLOURS.red).length;
const notice = (page: Page) => page.getByRole('alert');
const status = (page: Page) => page.getByRole('group', { name: 'Status bar' });
const question = (page: Page) => page.getByRole('dialog', { name: 'This picture is larger than the canvas' });

/** Pastes or drops a red picture of this size. */
async function give(page: Page, how: 'paste' | 'drop', width: number, height: number, at = { x: 0, y: 0 }) {
  await page.evaluate(
    ([data, way, { x, y }]) => {
      const bytes = Uint8Array.from(atob(data), sign => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'red.png', { type: 'image/png' }));
      const event =
        way === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, clientX: x, clientY: y });
      document.querySelector('[role="application"]')?.dispatchEvent(event);
    },
    [await redPng(page, width, height), how, at] as const,
  );
}

for (const device of ['mouse', 'finger'] as const)
  test.describe(`Edit → Paste by ${device}`, () => {
    test.use({
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(device === 'finger' && { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    });

    test('takes the picture that was copied elsewhere', async ({ page }) => {
      await openPaint(page);
      await copyElsewhere(page, 20, 10);
      await menu(page, 'Paste');
      await expect.poll(() => redCount(page)).toBe(200);
      await expect(notice(page)).toHaveCount(0);
    });

    test('takes what was copied here last, with its see-through parts', async ({ page }) => {
      await openPaint(page);
      await copyElsewhere(page, 60, 60);
      await choose(page, 'filled-rectangle', 'blue');
      await drag(page, { x: 10, y: 10 }, { x: 19, y: 19 });
      await page.keyboard.press('Control+a');
      await menu(page, 'Copy');
      await page.keyboard.press('Delete');
      await menu(page, 'Paste');
      const blue = async () => (await shown(page)).words.filter(word => word === COLOURS.blue).length;
      await expect.poll(blue).toBe(100);
      expect(await redCount(page)).toBe(0);
    });
  });

test.describe('without a picture to paste', () => {
  const cases: readonly (readonly [what: string, words: RegExp])[] = [
    ['refused', /The browser keeps its clipboard from this page/],
    ['empty', /There is no picture on the clipboard/],
    ['words', /There is no picture on the clipboard/],
    ['missing', /This browser lets no page read its clipboard/],
  ];
  for (const [what, words] of cases)
    test(`${what}: a word, and nothing changes`, async ({ page }) => {
      await page.addInitScript(how => {
        const read = {
          refused: async () => {
            throw new DOMException('no', 'NotAllowedError');
          },
          empty: async () => [],
          words: async () => [new ClipboardItem({ 'text/plain': new Blob(['fox'], { type: 'text/plain' }) })],
          missing: undefined,
        }[how];
        Object.defineProperty(Clipboard.prototype, 'read', { value: read });
      }, what as 'refused');
      await openPaint(page);
      const before = await shown(page);
      await menu(page, 'Paste');
      await expect(notice(page)).toHaveText(words);
      await expectShown(page, before);
      if (what !== 'refused') return;
      // What was copied here needs no permission.
      await choose(page, 'filled-rectangle', 'red');
      await drag(page, A, B);
      await page.keyboard.press('Control+a');
      await menu(page, 'Copy');
      await page.keyboard.press('Delete');
      await expect.poll(() => redCount(page)).toBe(0);
      await menu(page, 'Paste');
      await expect.poll(() => redCount(page)).toBe(104 * 82);
      await expect(notice(page)).toHaveText(/so what was copied here last is pasted/);
    });

  test('the browser itself refuses', async ({ page, context }) => {
    await context.grantPermissions([]);
    await openPaint(page);
    await menu(page, 'Paste');
    await expect(notice(page)).toHaveText(/The browser keeps its clipboard from this page/);
  });
});

test('a picture that was made smaller says so once it is put down', async ({ page }) => {
  await openPaint(page);
  await give(page, 'paste', 4096, 1024);
  await expect(question(page)).toContainText('The picture has 2048 × 512 pixels');
  await choose(page, 'Enlarge the canvas');
  await expect(status(page)).toContainText('2048 × 512');
  await expect(notice(page)).toHaveText(/larger than 2048 pixels, so it was made smaller/);
});

for (const how of ['paste', 'drop'] as const)
  test(`700 × 500 by ${how} onto 512 × 342 offers to enlarge: enlarged, kept, cancelled`, async ({ page }) => {
    await openPaint(page);
    const before = await shown(page);
    await give(page, how, 700, 500);
    await expect(question(page)).toContainText('The picture has 700 × 500 pixels, the canvas 512 × 342.');
    await choose(page, 'Cancel');
    await expect(question(page)).toBeHidden();
    await expectShown(page, before);

    await give(page, how, 700, 500);
    await choose(page, 'Enlarge the canvas');
    await expect(status(page)).toContainText('700 × 500');
    await expect.poll(async () => (await shown(page)).words.every(word => word === COLOURS.red)).toBe(true);
    await choose(page, 'Undo', 'Undo');
    await expect(status(page)).toContainText('512 × 342');
    await expectShown(page, before);

    await give(page, how, 700, 500);
    await choose(page, 'Keep its size');
    await expect(status(page)).toContainText('512 × 342');
    await expect.poll(() => redCount(page)).toBe(512 * 342);

    // Only one side is larger: the other one stays.
    await give(page, how, 600, 100);
    await expect(question(page)).toContainText('Enlarge the canvas to 600 × 342?');
    await choose(page, 'Cancel');
    await give(page, how, 512, 342);
    await expect(question(page)).toBeHidden();
  });

test('a small picture is dropped where the pointer is, and what is no file says so', async ({ page }) => {
  await openPaint(page);
  await give(page, 'drop', 20, 10, await place(page, { x: 100, y: 80 }));
  await expect.poll(() => redCount(page)).toBe(200);
  const { x, y } = redBox(await shown(page));
  expect(Math.abs(x - 90)).toBeLessThanOrEqual(1);
  expect(Math.abs(y - 75)).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'fox');
    document
      .querySelector('[role="application"]')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect(notice(page)).toHaveText(/Only picture files can be dropped here/);
});

test('a file goes into the drawing; the camera is offered to fingers only', async ({ page }) => {
  await openPaint(page);
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Insert from camera' })).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Insert from file' }).click();
  await (await chooser).setFiles({
    name: 'a.png',
    mimeType: PNG,
    buffer: Buffer.from(await redPng(page, 30, 10), 'base64'),
  });
  await expect.poll(() => redCount(page)).toBe(300);
  await expect(page.getByText('Drawing 1', { exact: true })).toBeVisible();
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo from the camera, larger than the canvas, is asked about', async ({ page }) => {
    await openPaint(page);
    const chooser = page.waitForEvent('filechooser');
    await menu(page, 'Insert from camera');
    const asked = await chooser;
    expect(await asked.element().getAttribute('capture')).toBe('environment');
    await asked.setFiles({ name: 'a.png', mimeType: PNG, buffer: Buffer.from(await redPng(page, 700, 500), 'base64') });
    await choose(page, 'Enlarge the canvas');
    await expect(status(page)).toContainText('700 × 500');
  });
});
