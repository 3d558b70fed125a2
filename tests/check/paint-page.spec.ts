// The drawing page for everybody: fingers, keys, menus, screen readers, every width; and no other page pays for it.
import { readFile } from 'node:fs/promises';
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { fillRectangle } from '../../src/tools/paint/engine/shapes.ts';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { A, B, BOX, button, choose, drag, drawn, expectShown, openPaint, place, shown, WIDTHS } from '../e2e/paint.ts';
import { frames, hydrated } from '../e2e/settled.ts';

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

  const download = page.waitForEvent('download');
  await choose(page, 'Save as film');
  const file = await download;
  expect(file.suggestedFilename()).toBe('macpaint-drawing.webm');
  const bytes = await readFile(await file.path());
  expect(
    await page.evaluate(
      async data => {
        const video = document.createElement('video');
        video.src = URL.createObjectURL(new Blob([Uint8Array.from(data)], { type: 'video/webm' }));
        const seeked = (at: number) =>
          new Promise<number>((resolve, reject) => {
            const canvas = document.createElement('canvas');
            video.onerror = () => reject(new Error('no film'));
            video.onseeked = () => {
              const context = canvas.getContext('2d') as CanvasRenderingContext2D;
              Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
              context.drawImage(video, 0, 0);
              const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
              resolve(pixels.filter((value, i) => i % 4 === 0 && value < 64).length);
            };
            video.currentTime = at;
          });
        await new Promise(resolve => video.addEventListener('loadeddata', resolve));
        const [first, last] = [await seeked(0.001), await seeked(2)];
        return { width: video.videoWidth, height: video.videoHeight, isWhite: first === 0, isDrawn: last > 200 };
      },
      [...bytes],
    ),
  ).toEqual({ width: 512, height: 342, isWhite: true, isDrawn: true });
});

test('without WebCodecs a film is refused in words', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  await openPaint(page);
  await drag(page, A, B);
  await page.getByRole('menuitem', { name: 'Goodies' }).click();
  await page.getByRole('menuitem', { name: 'Time-lapse' }).click();
  await choose(page, 'Save as film');
  await expect(page.getByRole('alert')).toHaveText('This browser can write no film. The drawing is as it was.');
});

test('axe finds nothing in page, menu and dialogs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaint(page);
  await drag(page, A, B);
  const check = async (what: string) => expect(await axeFaults(page), what).toEqual([]);
  await check('page');
  await page.getByRole('menuitem', { name: 'Goodies' }).click();
  await check('menu');
  // A dialog that opens after it was judged would be judged by nobody, and would cover what comes next.
  const judge = async (dialog: string, open: () => Promise<void>) => {
    const asked = page.getByRole('dialog', { name: dialog });
    await open();
    await expect(asked).toBeVisible();
    await check(dialog);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
  };
  await judge('Edit pattern', () => page.getByRole('menuitem', { name: 'Edit pattern' }).click());
  await judge('MacPaint Inspired App', () => choose(page, 'About'));
  await judge('Clear the canvas and start new?', () => choose(page, 'New'));
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
  await hydrated(page);
  await frames(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${width} px wide`).toBe(0);
  }
});

test('on a phone the whole window fits, and the desk stays where it is, whatever is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPaint(page);
  const before = await page.getByRole('application').boundingBox();
  await choose(page, 'filled-rectangle', 'purple', 'horizontal-lines', 'text', 'pencil');
  expect(await page.getByRole('application').boundingBox()).toEqual(before);
  // The whole window fits: desk, every strip and the status line.
  const window = await page.locator('[data-ready]').boundingBox();
  expect((window?.y ?? 0) + (window?.height ?? 999)).toBeLessThanOrEqual(640);
  expect(before?.height ?? 0).toBeGreaterThan(200);
});

test('no other page fetches the drawing page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/games');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(url => /\/Paint-/.test(url))).toEqual([]);
});
