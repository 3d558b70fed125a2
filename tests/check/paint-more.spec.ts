// The drawing page ahead of its peers, by real hands: polygons, handles, turns, sizes, shades, the hand, the inset, names and notices.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { macPaintPreview, readMacPaint } from '../../src/tools/paint/engine/macpaint.ts';
import { fillPolygon } from '../../src/tools/paint/engine/polygons.ts';
import { fillRectangle, fillRounded, frameRounded } from '../../src/tools/paint/engine/shapes.ts';
import { expect, test } from '../e2e/fixtures.ts';
import {
  A,
  B,
  BOX,
  button,
  choose,
  differing,
  drag,
  drawn,
  expectShown,
  openPaint,
  place,
  redBox,
  shown,
} from '../e2e/paint.ts';

const menu = async (page: Page, head: string, item: string) => {
  await page.getByRole('menuitem', { name: head, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: false }).click();
};
const press = (page: Page, x: number, y: number) => drag(page, { x, y }, { x, y });
const status = (page: Page) => page.getByRole('group', { name: 'Status bar' });

test('rounded rectangles, a polygon by presses, a freehand shape', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'rounded-rectangle', 'Size 3');
  await drag(page, A, B);
  await expectShown(
    page,
    drawn(span => frameRounded(span, BOX, 3)),
  );
  await choose(page, 'Undo', 'filled-rounded-rectangle');
  await drag(page, A, B);
  await expectShown(
    page,
    drawn(span => fillRounded(span, BOX)),
  );
  await choose(page, 'Undo', 'filled-polygon');
  const corners = [A, { x: 200, y: 60 }, { x: 150, y: 160 }];
  for (const { x, y } of corners) await press(page, x, y);
  // It is no step yet; Undo takes its last corner back.
  await expect(button(page, 'Undo')).toBeEnabled();
  await press(page, A.x + 1, A.y + 1);
  await expectShown(
    page,
    drawn(span => fillPolygon(span, corners)),
  );
  await choose(page, 'Undo', 'filled-freehand');
  const path = [A, { x: 140, y: 70 }, { x: 120, y: 150 }, { x: 70, y: 120 }];
  for (const [i, corner] of path.entries()) {
    const { x, y } = await place(page, corner);
    await page.mouse.move(x, y);
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
  await expectShown(
    page,
    drawn(span => fillPolygon(span, path)),
  );
});

test('handles stretch, the menu turns and traces, and each is undone', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, { x: 100, y: 100 }, { x: 139, y: 119 });
  await choose(page, 'marquee');
  await drag(page, { x: 100, y: 100 }, { x: 139, y: 119 });
  await drag(page, { x: 140, y: 120 }, { x: 179, y: 139 });
  expect(redBox(await shown(page))).toEqual({ count: 3200, x: 100, y: 100 });
  await menu(page, 'Picture', 'Turn right');
  expect(redBox(await shown(page))).toEqual({ count: 3200, x: 120, y: 80 });
  await menu(page, 'Picture', 'Stretch and turn');
  await page.getByLabel('Width, per cent').fill('200');
  await page.getByLabel('Turn, degrees clockwise').fill('90');
  await choose(page, 'Change it');
  await expect.poll(async () => redBox(await shown(page))).toEqual({ count: 6400, x: 100, y: 80 });
  await page.keyboard.press('Control+e');
  await expect.poll(async () => redBox(await shown(page)).count).toBe(4 * 80);
  for (const count of [6400, 3200, 3200, 800]) {
    await choose(page, 'Undo');
    await expect.poll(async () => redBox(await shown(page)).count).toBe(count);
  }
});

test('flipped and inverted from the menu: without a selection all of the sheet', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, { x: 10, y: 20 }, { x: 19, y: 24 });
  const before = await shown(page);
  await menu(page, 'Picture', 'Flip left and right');
  await expect.poll(async () => redBox(await shown(page))).toEqual({ count: 50, x: 512 - 20, y: 20 });
  await menu(page, 'Picture', 'Flip up and down');
  await expect.poll(async () => redBox(await shown(page))).toEqual({ count: 50, x: 512 - 20, y: 342 - 25 });
  await menu(page, 'Picture', 'Invert');
  await expect.poll(async () => new Set((await shown(page)).words)).toEqual(new Set([0xff000000, 0xffffff00]));
  await choose(page, 'Undo', 'Undo', 'Undo');
  await expectShown(page, before);
});

test('the sheet grows, is cropped, comes back, and is kept so', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, A, B);
  const before = await shown(page);
  await menu(page, 'Picture', 'Canvas size');
  await page.getByLabel('Width').fill('9999');
  await expect(page.getByText('A whole number from 1 to 2048.')).toBeVisible();
  await expect(button(page, 'Change size')).toBeDisabled();
  await page.getByLabel('Width').fill('600');
  await page.getByLabel('Height').fill('400');
  await page.getByRole('radio', { name: 'bottom right' }).check();
  await choose(page, 'Change size');
  await expect(status(page)).toContainText('600 × 400');
  await choose(page, 'marquee');
  await drag(page, { x: A.x + 88, y: A.y + 58 }, { x: B.x + 88, y: B.y + 58 });
  await menu(page, 'Picture', 'Crop to selection');
  await expect(status(page)).toContainText('104 × 82');
  expect(new Set((await shown(page)).words)).toEqual(new Set([COLOURS.red]));
  await page.reload();
  await page.locator('[data-ready="true"]').waitFor();
  await expect(status(page)).toContainText('104 × 82');
  await choose(page, 'Undo', 'Undo');
  await expect(status(page)).toContainText('512 × 342');
  await expectShown(page, before);
});

test('orange leaves as dots, just as the preview has them', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'orange');
  await drag(page, A, B);
  const picture = await shown(page);
  for (const [name, how] of [
    ['Threshold', 'threshold'],
    ['Bayer', 'bayer'],
    ['Floyd–Steinberg', 'floyd-steinberg'],
    ['Atkinson', 'atkinson'],
  ] as const) {
    await menu(page, 'File', 'Export as MacPaint');
    await page.getByRole('radio', { name }).check();
    const seen = await page
      .getByRole('img', { name: 'The page as it will be saved' })
      .evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        return new Uint32Array(data.buffer).reduce((sum, word) => Math.imul(sum ^ word, 16_777_619), 1);
      });
    const download = page.waitForEvent('download');
    await choose(page, 'Save MacPaint file');
    const read = readMacPaint(readFileSync(await (await download).path()));
    expect(read && differing(read, macPaintPreview(picture, how)), name).toBe(0);
    expect(
      read?.words.reduce((sum, word) => Math.imul(sum ^ word, 16_777_619), 1),
      `${name}, the preview`,
    ).toBe(seen);
    const ink = read?.words.filter(word => word === COLOURS.black).length ?? 0;
    if (how === 'threshold') expect(ink).toBe(0);
    else expect(ink, name).toBeGreaterThan(3000);
  }
});

test('the hand moves the sheet and draws nothing; FatBits show an inset that can be put away', async ({ page }) => {
  await openPaint(page);
  const before = await page.locator('canvas').first().boundingBox();
  await page.keyboard.press('Control+z');
  await choose(page, 'hand');
  await drag(page, A, { x: A.x + 40, y: A.y + 20 });
  const after = await page.locator('canvas').first().boundingBox();
  expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)]).toEqual([40, 20]);
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.getByRole('application').focus();
  await page.keyboard.press('f');
  await expect(page.getByText('800 %')).toBeVisible();
  const corner = () =>
    page.evaluate(
      () =>
        new Promise<number>(done => {
          requestAnimationFrame(() => {
            const above = document.querySelectorAll('canvas')[1] as HTMLCanvasElement;
            const context = above.getContext('2d') as CanvasRenderingContext2D;
            const at = (x: number) => context.getImageData(x, 60, 1, 1).data[3] as number;
            done(Math.max(at(60), at(above.width - 60)));
          });
        }),
    );
  await expect.poll(corner).toBe(255);
  await page.getByRole('menuitem', { name: 'View' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Actual-size inset' }).click();
  await expect.poll(corner).toBeLessThan(255);
});

test('two tabs never share a name, and a name that another drawing has gets a number', async ({ page, context }) => {
  await openPaint(page);
  const second = await context.newPage();
  await openPaint(second);
  await expect(page.getByText('Drawing 1', { exact: true })).toBeVisible();
  await expect(second.getByText('Drawing 2', { exact: true })).toBeVisible();
  await menu(second, 'File', 'Drawings');
  await second.getByLabel('Name of this drawing').fill('Drawing 1');
  await second.keyboard.press('Tab');
  await expect(second.getByText('this one is called “Drawing 1 2”')).toBeVisible();
  await second.close();
});

test('a notice ends with its cause: room again, the other tab closed', async ({ page, context }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { full: false });
    IDBObjectStore.prototype.put = function (...given) {
      if (Reflect.get(window, 'full')) throw new DOMException('no', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await openPaint(page);
  await drag(page, A, B);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await drag(page, B, { x: 30, y: 200 });
  await expect(page.getByRole('alert')).toHaveText(/no room left/);
  await page.evaluate(() => Object.assign(window, { full: false }));
  await drag(page, A, { x: 200, y: 200 });
  await expect(page.getByRole('alert')).toBeHidden();

  const second = await context.newPage();
  await openPaint(second);
  await menu(second, 'File', 'Drawings');
  await second.getByRole('button', { name: 'Open Drawing 1', exact: true }).click();
  await expect(second.getByRole('alert')).toHaveText(/open in another tab/);
  await page.close();
  await expect(second.getByRole('alert')).toBeHidden();
  await second.close();
});

test('everything of it by keys alone: a polygon, a stretch by numbers, a colour, words moved', async ({ page }) => {
  await openPaint(page);
  const go = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('application').focus();
  await go('Shift+G', 'Enter', ...Array.from({ length: 5 }, () => 'Shift+ArrowRight'), 'Enter');
  await go(...Array.from({ length: 5 }, () => 'Shift+ArrowDown'), 'Enter', 'Enter');
  await expectShown(
    page,
    drawn(span =>
      fillPolygon(span, [
        { x: 256, y: 171 },
        { x: 296, y: 171 },
        { x: 296, y: 211 },
      ]),
    ),
  );
  await go('i', 'Enter', 'Enter');
  await expect(status(page)).toContainText('Colour: black');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('r');
  await expect(button(page, 'Redo')).toBeDisabled();
  await expectShown(
    page,
    drawn(span => fillRectangle(span, { left: 0, top: 0, right: 0, bottom: 0 })),
  );
});
