// Asking the JSON pretty printer: queries as tree, table and paths, documents compared, and what a value says beyond its letters.
import { expect, test } from '../e2e/fixtures.ts';
import { button, clipboard, field, open, PATH, rows, says, tree } from '../e2e/jsonPrinter.ts';
import { hydrated } from '../e2e/settled.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SHOP =
  '{"items":[{"id":1,"price":12345678901234567890},{"id":2,"price":8.50},{"id":3,"price":1e1}],"when":"2025-05-03T14:05:00+02:00","inner":"{\\"deep\\":1.0}"}';

test('a query finds values to the last digit; as table, as paths, copied, and where they lie', async ({ page }) => {
  await open(page, SHOP);
  await button(page, 'Query').click();
  const path = page.getByRole('textbox', { name: 'JSONPath' });
  await path.fill('$..price[');
  await expect(page.getByText(/\(character 10\)$/)).toBeVisible();
  await path.fill('$.items[?@.price > 8.5]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 values')).toBeVisible();
  await expect.poll(async () => (await rows(page)).join(' ')).toContain('12345678901234567890');
  await button(page, 'Copy the results').click();
  await says(page, 'JSON copied to clipboard');
  expect(await clipboard(page)).toContain('"price": 1e1');
  const results = page.getByRole('toolbar', { name: 'Results' });
  await results.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'price' })).toBeVisible();
  await button(page, 'Paths').click();
  await expect.poll(() => rows(page)).toEqual(['[', `"$['items'][0]",`, `"$['items'][2]"`, ']']);
  await tree(page).getByText(`$['items'][2]`).click();
  await button(page, 'Go to it in the document').click();
  await expect(page.getByText('$.items[2]')).toBeVisible();
});

test('with ?lab the page answers scripts', async ({ page }) => {
  await page.goto(`${PATH}?lab`);
  await page.waitForFunction(() => window.jsonPrinter !== undefined);
  const asked = await page.evaluate(async () => ({
    found: await window.jsonPrinter?.query('{"a": [1.0, 12345678901234567890], "a": 2}', '$..a'),
    fault: await window.jsonPrinter?.query('[]', '$.1').catch((error: { position: number }) => error.position),
  }));
  expect(asked).toEqual({
    found: { values: ['[1.0,12345678901234567890]', '2'], paths: ["$['a']", "$['a']"] },
    fault: 2,
  });
});

test('two documents are compared to the last digit', async ({ page }) => {
  await open(page, SHOP);
  await button(page, 'Compare').click();
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    SHOP.replace('01234567890', '01234567891').replace('8.50', '8.5').replace('"id":3,', ''),
  );
  await page.getByRole('textbox', { name: 'The other JSON' }).focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('1 changed, 1 only here, 1 written otherwise')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '12345678901234567891' })).toBeVisible();
});

test('a regular expression without end is stopped with its Worker', async ({ page }) => {
  await open(page, JSON.stringify(['a'.repeat(60)]));
  await button(page, 'Query').click();
  const line = page.getByRole('textbox', { name: 'JSONPath' });
  await line.fill('$[?match(@, "(a|a)*b")]');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await line.fill('$[?match(@, "(a|a)*")]');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 value', { exact: true })).toBeVisible();
});

test('a value says more than its letters; F2 leaves an object open', async ({ page }) => {
  await open(page, SHOP);
  await tree(page).getByText('"2025-05-03').click();
  await expect(page.getByText(/Saturday, May 3, 2025, 14:05:00, UTC\+02:00 · /)).toBeVisible();
  await tree(page).getByRole('button', { name: 'Open the JSON inside' }).click();
  await tree(page).getByText('1.0', { exact: true }).click();
  await expect(page.getByText('JSON.parse($.inner).deep')).toBeVisible();
  await button(page, 'Copy value').click();
  await says(page, 'JSON copied to clipboard');
  expect(await clipboard(page)).toBe('1.0');
  await tree(page).getByRole('button', { name: 'Close the JSON inside' }).click();
  await expect(tree(page).getByText('1.0', { exact: true })).toHaveCount(0);
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('F2');
  await expect(tree(page).getByText('"when"')).toBeVisible();
  const before = await rows(page);
  await page.getByText('Edit mode', { exact: true }).click();
  await tree(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue(/^\[\{"id":1,"price":12345678901234567890\},/);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows(page)).toEqual(before);
});

test('of two dropped files the second is offered', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['["one"]'], 'one.json'));
    data.items.add(new File(['["two"]'], 'two.json'));
    return data;
  });
  await field(page).dispatchEvent('drop', { dataTransfer: drop });
  await expect.poll(() => rows(page)).toEqual(['[', '"one"', ']']);
  await button(page, 'Open two.json').click();
  await expect.poll(() => rows(page)).toEqual(['[', '"two"', ']']);
});

test('pasting and Parse are told once', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await field(page).fill('[1]');
  await says(page, 'JSON parsed successfully');
  await button(page, 'Parse JSON').click();
  await expect(tree(page)).toBeVisible();
  await expect(page.getByText('JSON parsed successfully')).toHaveCount(1);
});

test('more than the clipboard takes well is asked about with its size, and offered as a file', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const buffer = Buffer.from(`[${'"0123456789",'.repeat(900_000)}1]`);
  await page.locator('input[type="file"]').setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer });
  await expect(tree(page)).toBeVisible();
  await button(page, 'Copy JSON').click();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Copy 16.2 MB?');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^json_data_/);
});

test('on paper the document is whole', async ({ page }) => {
  await open(page, `[${Array.from({ length: 300 }, (_, i) => i).join()}]`);
  // What lays it out comes with what is told of values.
  await expect(page.locator('p > bdi')).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('299', { exact: false }).last()).toBeVisible();
  await expect(tree(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(tree(page)).toBeVisible();
});
