// SVG comes in, JPEG goes out, and on paper the sheet stands alone.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { WHITE } from '../../src/tools/paint/engine/bitmap.ts';
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { A, B, choose, drag, openFile, openPaint, place, redBox, shown } from '../e2e/paint.ts';

const SVG = 'image/svg+xml';
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const RED = '#ff0000';
const notice = (page: Page) => page.getByRole('alert');
const status = (page: Page) => page.getByRole('group', { name: 'Status bar' });
const square = (root: string) => `<svg ${XMLNS} ${root}><rect width="100%" height="100%" fill="${RED}"/></svg>`;
const file = (text: string, name = 'fox.svg') => ({ name, mimeType: SVG, buffer: Buffer.from(text) });

test('opened, an SVG has the size that it says, or that of its viewBox', async ({ page }) => {
  await openPaint(page);
  for (const [root, size] of [
    ['width="200" height="120"', '200 × 120'],
    ['viewBox="0 0 24 16"', '24 × 16'],
    ['width="1in" viewBox="0 0 2 1"', '96 × 48'],
    ['width="100%" height="100%" viewBox="0 0 64 64"', '64 × 64'],
  ] as const) {
    await openFile(page, file(square(root)));
    await expect(status(page)).toContainText(size);
    await expect.poll(async () => (await shown(page)).words.every(word => word === COLOURS.red), size).toBe(true);
  }
  await openFile(page, file(square('width="8192" height="4096"')));
  await expect(status(page)).toContainText('2048 × 1024');
  await expect(notice(page)).toHaveText(/larger than 2048 pixels, so it was made smaller/);
});

test('pasted as words or as a file, and dropped, an SVG lies on the sheet; transparent parts leave it as it was', async ({
  page,
}) => {
  await openPaint(page);
  const half = `<svg ${XMLNS} width="40" height="20"><rect width="20" height="20" fill="${RED}"/></svg>`;
  for (const [i, how] of (['words', 'file', 'drop'] as const).entries()) {
    const at = await place(page, { x: 100, y: 80 });
    await page.evaluate(
      ([text, way, { x, y }]) => {
        const data = new DataTransfer();
        if (way === 'words') data.setData('text/plain', text);
        else data.items.add(new File([text], 'fox.svg', { type: 'image/svg+xml' }));
        const options = { bubbles: true, cancelable: true };
        document
          .querySelector('[role="application"]')
          ?.dispatchEvent(
            way === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: data, clientX: x, clientY: y })
              : new ClipboardEvent('paste', { ...options, clipboardData: data }),
          );
      },
      [half, how, at] as const,
    );
    await expect.poll(async () => redBox(await shown(page)).count, how).toBe(400);
    expect((await shown(page)).words.filter(word => word !== WHITE && word !== COLOURS.red).length).toBe(0);
    await choose(page, 'Undo');
    await expect.poll(async () => redBox(await shown(page)).count, `${i}`).toBe(0);
  }
});

test('nothing in an SVG runs, and nothing is fetched for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openPaint(page);
  await openFile(
    page,
    file(
      `<svg ${XMLNS} width="30" height="30" onload="window.ran = 1"><script>window.ran = 2</script>
      <image href="https://example.org/a.png" width="9" height="9"/><style>@import url("https://example.org/a.css")</style>
      <rect width="30" height="30" style="fill: ${RED}"/></svg>`,
    ),
  );
  await expect(status(page)).toContainText('30 × 30');
  await expect.poll(async () => redBox(await shown(page)).x).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  expect(asked.filter(url => url.includes('example.org'))).toEqual([]);
});

test('a bad one is told, and nothing changes', async ({ page }) => {
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  const bomb = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">${[...'bcdefgh']
    .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefg'[i]};`.repeat(99)}">`)
    .join('')}]>`;
  for (const [text, words] of [
    [`<svg ${XMLNS} width="9"><rect>`, /SVG is broken: this browser cannot draw it/],
    [`<svg ${XMLNS} width="9`, /SVG is broken: its first element is cut off/],
    [`<svg ${XMLNS} width="0" height="9"/>`, /says that it is 0 × 9 large, which is no size/],
    [`${bomb}<svg ${XMLNS} width="9" height="9"><text>&h;</text></svg>`, /SVG is broken/],
    ['<html><svg/></html>', /is no picture: PNG, JPEG, GIF, WebP, BMP, SVG and MacPaint/],
  ] as const) {
    await openFile(page, file(text));
    await expect(notice(page)).toHaveText(words);
    expect((await shown(page)).words).toEqual(before.words);
  }
});

test('JPEG goes out, what it loses is said, and it comes back in', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, A, B);
  await page.keyboard.press('Control+Shift+S');
  const dialog = page.getByRole('dialog', { name: 'Save as' });
  await dialog.getByRole('radio', { name: 'JPEG' }).check();
  await expect(dialog).toContainText('macpaint-drawing.jpg, 512 × 342 pixels.');
  await expect(dialog).toContainText('has white where nothing is; PNG keeps every pixel');
  const download = page.waitForEvent('download');
  await choose(page, 'Save picture');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('macpaint-drawing.jpg');
  const bytes = readFileSync(await saved.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  await openFile(page, { name: 'back.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByText('back', { exact: true })).toBeVisible();
  const { words } = await shown(page);
  expect(words[0]).toBe(WHITE);
  expect((words[90 * 512 + 110] as number) & 255).toBeGreaterThan(240);
});

test('on paper the whole sheet stands alone, on one page, zoomed in or not', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, A, B);
  await page.keyboard.press('f');
  await expect(status(page)).toContainText('800 %');
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const sheet = document.querySelector('canvas')?.getBoundingClientRect();
    const others = [...document.body.querySelectorAll('*')].filter(
      one =>
        !one.querySelector('canvas') && one.getClientRects().length > 0 && one !== document.querySelector('canvas'),
    );
    return { size: [sheet?.width, sheet?.height], at: [sheet?.x, sheet?.y], others: others.map(one => one.outerHTML) };
  });
  expect(seen.others).toEqual([]);
  expect(seen.at).toEqual([0, 0]);
  expect((seen.size[0] ?? 0) / (seen.size[1] ?? 1)).toBeCloseTo(512 / 342, 2);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
});
