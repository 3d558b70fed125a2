// Journeys of the drawing page: a drawing that is saved comes back the same, a MacPaint file leaves bit by bit.
import { expect } from 'vitest';
import { type Bitmap, blank } from '../../src/tools/paint/engine/bitmap.ts';
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { MAC_HEIGHT, MAC_WIDTH, readMacPaint, writeMacPaint } from '../../src/tools/paint/engine/macpaint.ts';
import type { Browser, Point } from './browser.ts';
import { answerFileDialog, downloaded, type Given } from './files.ts';
import type { Visit } from './open.ts';
import { clickOn, drag, expectSoon, openNew, shows, until } from './page.ts';

async function openPaint({ browser, site }: Visit): Promise<void> {
  await browser.resize({ width: 1280, height: 800 });
  await openNew(browser, `${site.address}/paint`);
  await until(browser, 'the page is ready', () => document.querySelector('[data-ready="true"]') !== null);
}

/** Position of a pixel of the drawing in the window. */
const place = (browser: Browser, pixel: Point): Promise<Point> =>
  browser.evaluate(({ x, y }) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const box = canvas.getBoundingClientRect();
    const zoom = box.width / canvas.width;
    return { x: box.x + (x + 0.5) * zoom, y: box.y + (y + 0.5) * zoom };
  }, pixel);

async function openPicture(browser: Browser, file: Given): Promise<void> {
  await answerFileDialog(browser, file);
  await clickOn(browser, 'File');
  await clickOn(browser, /^Open picture/);
}

/** Digest of the drawing on the screen. */
const shown = (browser: Browser): Promise<string> =>
  browser.evaluate(async () => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const { data, width, height } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    const digest = await crypto.subtle.digest('SHA-1', data);
    return `${width} × ${height} ${[...new Uint8Array(digest)].join(' ')}`;
  });

export async function saveDrawing({ browser, site }: Visit): Promise<void> {
  await openPaint({ browser, site });
  const empty = await shown(browser);
  for (const name of ['filled-oval', 'red', 'dots']) await clickOn(browser, name);
  await drag(browser, await place(browser, { x: 60, y: 50 }), await place(browser, { x: 163, y: 131 }));
  await expectSoon(() => shown(browser), 'a stroke is drawn').not.toBe(empty);
  const drawn = await shown(browser);
  await clickOn(browser, 'Undo');
  await expectSoon(() => shown(browser), 'taken back').toBe(empty);
  await clickOn(browser, 'Redo');
  await expectSoon(() => shown(browser), 'drawn again').toBe(drawn);
  const { name, bytes } = await downloaded(browser, () => clickOn(browser, 'Save'));
  expect(name).toBe('macpaint-drawing.png');
  await openPaint({ browser, site });
  await openPicture(browser, { name, type: 'image/png', bytes });
  await shows(browser, 'macpaint-drawing');
  await expectSoon(() => shown(browser), 'comes back the same').toBe(drawn);
  expect(await browser.faults()).toEqual([]);
}

const same = (a: Bitmap, b: Bitmap) => a.words.every((word, at) => word === b.words[at]);

export async function exportMacPaint({ browser, site }: Visit): Promise<void> {
  const picture = blank(MAC_WIDTH, MAC_HEIGHT);
  for (let at = 0; at < picture.words.length; at += 7) picture.words[at] = COLOURS.black;
  await openPaint({ browser, site });
  await openPicture(browser, { name: 'old.mac', type: '', bytes: Buffer.from(writeMacPaint(picture)) });
  await shows(browser, '576 × 720');
  await clickOn(browser, 'File');
  await clickOn(browser, /^Export as MacPaint/);
  const { name, bytes } = await downloaded(browser, () => clickOn(browser, 'Save MacPaint file'));
  expect(name).toBe('macpaint-drawing.pntg');
  const read = readMacPaint(bytes);
  expect(read !== null && same(read, picture)).toBe(true);
  expect(await browser.faults()).toEqual([]);
}
