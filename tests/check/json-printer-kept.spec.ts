// What the JSON pretty printer keeps on the device: typed and edited documents come back, two tabs keep two, links come first.
import { expect, test } from '../e2e/fixtures.ts';
import { button, field, PATH, rows, says, storedDocuments, tree } from '../e2e/jsonPrinter.ts';
import { hydrated } from '../e2e/settled.ts';

test('what is typed, and what is edited, is there again after a reload', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('{"n": 12345678901234567890, oops');
  await expect.poll(() => storedDocuments(page)).toHaveLength(1);
  await page.reload();
  await expect(field(page)).toHaveValue('{"n": 12345678901234567890, oops');
  await expect(page.getByText('at line 1, column 29')).toBeVisible();
  await field(page).fill('{"n": 1.0}');
  await button(page, 'Parse JSON').click();
  await page.getByText('Edit mode').click();
  await tree(page).getByText('1.0').dblclick();
  await page.getByRole('textbox', { name: 'Value' }).fill('1e400');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedDocuments(page)).toEqual(['{ "n": 1e400 }']);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(['{', '"n": 1e400', '}']);
});

test('edits can be undone after a reload, and done again', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('[1, 2, 3, 4]');
  await button(page, 'Parse JSON').click();
  await page.getByText('Edit mode').click();
  for (const value of ['4', '3', '2']) {
    await tree(page).getByText(value, { exact: true }).click();
    await page.keyboard.press('Delete');
  }
  await expect.poll(() => storedDocuments(page)).toEqual(['[ 1 ]']);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(['[', '1', ']']);
  await page.getByText('Edit mode').click();
  for (let i = 0; i < 3; i++) await button(page, 'Undo').click();
  await expect.poll(() => rows(page)).toEqual(['[', '1,', '2,', '3,', '4', ']']);
  await button(page, 'Redo').click();
  await expect.poll(() => rows(page)).toEqual(['[', '1,', '2,', '3', ']']);
});

test('two tabs keep two documents; each can be opened and forgotten', async ({ page, context }) => {
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('["first"]');
  await expect.poll(() => storedDocuments(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(PATH);
  await hydrated(other);
  await expect(field(other)).toHaveValue('');
  await field(other).fill('["second"]');
  await expect.poll(() => storedDocuments(page)).toEqual(['["second"]', '["first"]']);
  // What is read for longer than autosave waits is not stored once more.
  await other.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...all: [unknown]) {
      setTimeout(() => post.apply(this, all), 1000);
    };
  });
  await other.reload();
  await expect(field(other)).toHaveValue('["second"]');
  await expect(other.getByText(/^Valid JSON/)).toBeVisible();
  await other.close();
  await button(page, 'Recent documents').click();
  const dialog = page.getByRole('dialog', { name: 'Recent documents' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: /^\["second"\]/ }).click();
  await expect(field(page)).toHaveValue('["second"]');
  await button(page, 'Recent documents').click();
  await button(page, 'Forget ["first"]').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await button(page, 'Forget all …').click();
  await button(page, 'Forget all 1').click();
  await expect(dialog.getByText('All are forgotten.')).toBeVisible();
  expect(await storedDocuments(page)).toEqual([]);
});

test('a link comes before what is kept, which stays', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('["mine"]');
  await expect.poll(() => storedDocuments(page)).toHaveLength(1);
  await page.goto(`${PATH}?json=${encodeURIComponent('["linked"]')}`);
  await expect.poll(() => rows(page)).toEqual(['[', '"linked"', ']']);
  await page.getByRole('tab', { name: 'Input' }).click();
  await button(page, 'Recent documents').click();
  const dialog = page.getByRole('dialog', { name: 'Recent documents' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^\["mine"\]/ }).click();
  await expect(field(page)).toHaveValue('["mine"]');
});

test('a browser that keeps nothing is said once', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('[1]');
  await says(page, 'This browser keeps no documents here: what you do lasts until you leave.');
  await field(page).fill('[2]');
  await page.waitForTimeout(1500);
  await expect(page.getByText('This browser keeps no documents here')).toHaveCount(1);
});

test('a browser without room says so, and keeps what it had', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('["kept"]');
  await expect.poll(() => storedDocuments(page)).toEqual(['["kept"]']);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await field(page).fill('["more"]');
  const told = page.getByText('This browser has no room left');
  await expect(told).toBeVisible();
  await field(page).fill('["yet more"]');
  // Longer than any message stays and any change rests: one that was said again would stand there anew.
  await page.waitForTimeout(1500);
  await expect(told).toHaveCount(1);
  expect(await storedDocuments(page)).toEqual(['["kept"]']);
});

test('of more than twenty the oldest goes, and it is said', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  for (let i = 0; i <= 20; i++) {
    await field(page).fill(`["number ${i}"]`);
    await expect.poll(async () => (await storedDocuments(page))[0]).toBe(`["number ${i}"]`);
    await button(page, 'Clear').click();
  }
  await says(page, 'At most 20 documents and 200 MB are kept: “["number 0"]” was the oldest and is gone.');
  expect(await storedDocuments(page)).toHaveLength(20);
});
