// Other forms of the JSON printer on the built page: YAML in and out, CSV of any table, TypeScript types; and what is said aloud.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, clipboard, field, PATH, says, tree } from '../e2e/jsonPrinter.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SAMPLE = '{"n": 12345678901234567890, "rows": [{"id": 1.0, "tag": "yes"}, {"id": 2}], "n": 1}';

async function opened(page: Page, text: string) {
  await page.goto(PATH);
  await field(page).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(tree(page)).toBeVisible();
}

test('a document is taken away as YAML, CSV or types, and what is lost is said first', async ({ page }) => {
  await opened(page, SAMPLE);
  await button(page, 'Save as …').click();
  const dialog = page.getByRole('dialog', { name: 'Save as' });
  await expect(dialog.getByText('A key stands twice in an object')).toBeVisible();
  await expect(dialog.getByLabel('YAML', { exact: true })).toHaveValue(
    '"n": 1\nrows:\n  - id: 1.0\n    tag: "yes"\n  - id: 2\n',
  );
  await dialog.getByLabel('Form').selectOption('CSV of a table');
  await expect(dialog.getByLabel('CSV', { exact: true })).toHaveValue('id,tag\n1.0,yes\n2,\n');
  await button(page, 'Copy CSV').click();
  expect((await clipboard(page)).replaceAll('\r', '')).toBe('id,tag\n1.0,yes\n2,\n');
  await dialog.getByLabel('Form').selectOption('TypeScript types');
  await expect(dialog.getByLabel('TypeScript', { exact: true })).toHaveValue(/tag\?: string;/);
  const download = page.waitForEvent('download');
  await button(page, 'Download TypeScript').click();
  expect((await download).suggestedFilename()).toMatch(/^json_data_.*\.ts$/);
});

test('YAML is offered and read; what JSON cannot hold is said before', async ({ page }) => {
  await page.goto(PATH);
  await field(page).fill('# top\na: 1.0\nb:\n  - yes\n');
  await button(page, 'Read as YAML').click();
  await expect(page.getByText('A comment is left out')).toBeVisible();
  await button(page, 'Read it as JSON').click();
  await expect(tree(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Input' }).click();
  await expect(field(page)).toHaveValue('{\n    "a": 1.0,\n    "b": [\n        "yes"\n    ]\n}');
});

test('bad YAML is told with its place, and prose is not offered as YAML', async ({ page }) => {
  await page.goto(PATH);
  await field(page).fill('a: 1\nb: [1, 2\n');
  await button(page, 'Read as YAML').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This cannot be read as YAML' })).toContainText('line');
  await page.keyboard.press('Escape');
  await field(page).fill('Hello there. This is prose.\nAnd more of it.');
  await expect(page.getByText('at line 1, column 1')).toBeVisible();
  await expect(button(page, 'Read as YAML')).toHaveCount(0);
});

test('a parse error is in one live region', async ({ page }) => {
  await page.goto(PATH);
  await field(page).fill('{"a": x}');
  await says(page, 'Expected a value (line 1, column 7)');
  const told = page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: 'Expected a value' });
  await expect(told).toHaveCount(1);
});

test('F2 without Edit mode says why nothing happens; elements tell their index', async ({ page }) => {
  await opened(page, '{"a": ["x", "y"]}');
  await tree(page).focus();
  await page.keyboard.press('F2');
  await says(page, 'F2 edits in Edit mode, which is off. Switch it on above the tree.');
  await expect(page.getByRole('row').filter({ hasText: '"y"' })).toHaveAttribute('aria-description', 'item 1');
});
