// The JSON pretty printer reads what other programs write: JSON Lines, other encodings; and shows it: what rows hold, a text beside the tree.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, field, open, PATH, rows, says, storedDocuments, tree } from '../e2e/jsonPrinter.ts';
import { hydrated } from '../e2e/settled.ts';

async function openFile(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('a collapsed row says which it is and what it holds, to the eye and to a screen reader', async ({ page }) => {
  const items = Array.from({ length: 1000 }, (_, i) => ({ kind: 'fox', id: i, name: `fox ${i}`, at: { x: i } }));
  await open(page, JSON.stringify(items));
  const row = (name: string) => tree(page).getByRole('row', { name, exact: true });
  await expect(row('Expand {…} , 4 keys #3 name: "fox 3", kind: "fox", id: 3, at: {…}')).toBeVisible();
  await tree(page).focus();
  await page.keyboard.press('End');
  await expect(row('Expand {…} 4 keys #999 name: "fox 999", kind: "fox", id: 999, at: {…}')).toBeVisible();
  expect((await rows(page)).at(-2)).toBe('{…}4 keys');
});

test('JSON Lines open as rows, come back, are repaired line by line and saved as lines', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await openFile(page, 'log.ndjson', Buffer.from('{"n": 1.50}\n[]\n'));
  const opened = ['[JSON Lines', '{', '"n": 1.50', '},', '[]', ']'];
  await expect.poll(() => rows(page)).toEqual(opened);
  await expect.poll(() => storedDocuments(page)).toEqual(['log.ndjson']);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(opened);
  await page.getByRole('tab', { name: 'Input' }).click();
  await openFile(page, 'broken.ndjson', Buffer.from('{"n": 1.50}\noops\n{"n": 2}\n'));
  await expect(page.getByText('1 of 3 lines is not JSON: Expected a value at line 2, column 1')).toBeVisible();
  await button(page, 'Propose a repair').click();
  await button(page, 'Accept all 1').click();
  await expect
    .poll(() => rows(page))
    .toEqual(['[JSON Lines', '{', '"n": 1.50', '},', '"oops",', '{', '"n": 2', '}', ']']);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download JSON').click()]);
  expect(download.suggestedFilename()).toMatch(/^json_data_.*\.jsonl$/);
  expect(readFileSync(await download.path(), 'utf8')).toBe('{"n":1.50}\n"oops"\n{"n":2}\n');
  await page.getByRole('tab', { name: 'Input' }).click();
  await expect(page.getByText('Valid JSON Lines, 3 rows, 6 values')).toBeVisible();
  await button(page, 'Make it a JSON array').click();
  await expect(field(page)).toHaveValue(/^\[\n {4}\{\n {8}"n": 1.50/);
});

test('UTF-16 without a mark opens, Windows-1252 by one press, a mark in a link is left out', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await openFile(page, 'wide.json', Buffer.from('{"a": "Zoë"}', 'utf16le'));
  await says(page, 'Read as UTF-16 (little-endian), without a byte order mark. It is saved as UTF-8.');
  await expect.poll(() => rows(page)).toEqual(['{', '"a": "Zoë"', '}']);
  await page.getByRole('tab', { name: 'Input' }).click();
  await openFile(page, 'narrow.json', Buffer.from('{"a": "Zo\xeb \x80"}', 'latin1'));
  await expect(page.getByText('Not UTF-8 at line 1, column 10')).toBeVisible();
  await expect(button(page, 'Edit as text')).toHaveCount(0);
  await button(page, 'Read as Windows-1252').click();
  await expect.poll(() => rows(page)).toEqual(['{', '"a": "Zoë €"', '}']);
  await page.goto(`${PATH}?json=${encodeURIComponent('\ufeff[1]')}`);
  await says(page, 'A byte order mark before the text was left out.');
  await expect.poll(() => rows(page)).toEqual(['[', '1', ']']);
});

test('on a wide window a text stands beside the tree: one cursor, one scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, JSON.stringify(Array.from({ length: 400 }, (_, i) => ({ id: i, deep: [i] }))));
  await button(page, 'Settings').click();
  await page.getByText('Text beside the tree').click();
  const text = page.getByRole('listbox', { name: 'Text of the JSON' });
  await expect(text.getByRole('option').nth(1)).toHaveText('    {');
  const scrolled = (place: typeof text) => place.evaluate(box => box.scrollTop / (box.scrollHeight - box.clientHeight));

  await tree(page).hover();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => scrolled(text)).toBeGreaterThan(0.99);
  await text.hover();
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => scrolled(tree(page))).toBe(0);

  // A press on a line opens what hides its value in the tree; keys move the cursor of both.
  await text.getByText('"id": 3,').click();
  await expect(tree(page).getByRole('row', { selected: true })).toHaveText('"id": 3,');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tree(page).getByRole('row', { selected: true })).toHaveText('3');
  await tree(page).focus();
  await page.keyboard.press('End');
  await expect(text.getByRole('option', { selected: true })).toHaveText('    {');
  await expect(text.getByRole('option', { selected: true })).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);

  // The setting is kept.
  await open(page, '[1]');
  await expect(text).toContainText('1');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(text).toHaveCount(0);
});
