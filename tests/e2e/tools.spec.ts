// Core journey of each tool: make, change and remove something, and find it again after a reload.
import { readFileSync } from 'node:fs';
import { figuresOf } from '../hearing/peaks.ts';
import { expect, test } from './fixtures.ts';
import * as json from './jsonPrinter.ts';
import * as music from './music.ts';
import * as paint from './paint.ts';
import { hydrated } from './settled.ts';

test.describe('the JSON pretty printer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a pasted text becomes a tree, a value is edited and copied, digit for digit', async ({ page }) => {
    await page.goto(json.PATH);
    await page.evaluate(() => navigator.clipboard.writeText('{"n": 12345678901234567890, "on": [true]}'));
    await json.field(page).focus();
    await page.keyboard.press('Control+v');
    await expect.poll(() => json.rows(page)).toEqual(['{', '"n": 12345678901234567890,', '"on": [', 'true', ']', '}']);
    await page.getByText('Edit mode').click();
    await expect(page.getByLabel('Edit mode')).toBeChecked();
    await json.tree(page).getByText('12345678901234567890').dblclick();
    await page.getByRole('textbox', { name: 'Value' }).fill('1e400');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await json.rows(page))[1]).toBe('"n": 1e400,');
    await json.button(page, 'Copy JSON').click();
    await expect.poll(() => json.clipboard(page)).toBe('{\n    "n": 1e400,\n    "on": [\n        true\n    ]\n}');
  });

  test('what was edited is there again after a reload', async ({ page }) => {
    await page.goto(json.PATH);
    await hydrated(page);
    await json.field(page).fill('{"n": 1.0}');
    await json.button(page, 'Parse JSON').click();
    await page.getByText('Edit mode').click();
    await json.tree(page).getByText('1.0').dblclick();
    await page.getByRole('textbox', { name: 'Value' }).fill('2.50');
    await page.keyboard.press('Enter');
    await expect.poll(() => json.rows(page)).toEqual(['{', '"n": 2.50', '}']);
    await expect.poll(() => json.storedDocuments(page)).toEqual(['{ "n": 2.50 }']);
    await page.reload();
    await expect.poll(() => json.rows(page)).toEqual(['{', '"n": 2.50', '}']);
  });
});

test.describe('the music generator', () => {
  test('one click sounds, it pauses, and what is saved is there again after a reload', async ({ page }) => {
    await music.openMusic(page, '?seed=7');
    await music.play(page);
    await music.expectSound(page);
    await music.button(page, 'Pause Music').click();
    await expect(music.button(page, 'Resume Music')).toBeVisible();
    await page.getByLabel('Name').fill('Dawn');
    await music.button(page, 'Save').click();
    await expect(page.getByRole('heading', { name: 'Saved Generations' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Saved Generations' })).toBeVisible();
    await expect(page.getByText('Dawn', { exact: true })).toBeVisible();
  });

  test('as loud as it goes, file and loudspeaker hold −1 dB of true peak', async ({ page }) => {
    await music.openMusic(page, '?lab&seed=7');
    for (const way of ['wav', 'live'] as const) {
      const asked = { genre: 'horror', intensity: 'battle', seed: 7, bars: 1 } as const;
      expect((await figuresOf(page, way, asked)).peak, way).toBeLessThanOrEqual(-1);
    }
  });
});

test.describe('the drawing page', () => {
  test('a stroke is drawn, taken back and drawn again, and the file that is saved comes back the same', async ({
    page,
  }) => {
    await paint.openPaint(page);
    await paint.choose(page, 'filled-oval', 'red', 'dots');
    await paint.drag(page, paint.A, paint.B);
    const before = await paint.shown(page);
    await paint.choose(page, 'Undo');
    await paint.expectBlank(page);
    await paint.choose(page, 'Redo');
    await paint.expectShown(page, before);
    const download = page.waitForEvent('download');
    await paint.choose(page, 'Save');
    const file = await download;
    expect(file.suggestedFilename()).toBe('macpaint-drawing.png');
    const buffer = readFileSync(await file.path());
    await paint.openFile(page, { name: 'macpaint-drawing.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('macpaint-drawing', { exact: true })).toBeVisible();
    await paint.expectShown(page, before);
  });

  test('what was drawn, with what can be taken back, is there again after a reload', async ({ page }) => {
    await paint.openPaint(page);
    await paint.drag(page, paint.A, paint.B);
    const before = await paint.shown(page);
    await paint.expectStoredDrawing(page, { at: 1, count: 1 });
    await page.reload();
    await page.locator('[data-ready="true"]').waitFor();
    await paint.expectShown(page, before);
    await paint.choose(page, 'Undo');
    await paint.expectBlank(page);
  });
});
