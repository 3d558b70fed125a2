// The JSON pretty printer on the built and served page: input, addresses, every action of the output and its toast.
import { readFileSync } from 'node:fs';
import { expect, test } from '../e2e/fixtures.ts';
import { button, clipboard, field, open, PATH, rows, SAMPLE, says, tree } from '../e2e/jsonPrinter.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('input', () => {
  test('the output waits for JSON; what is wrong is told with its place, and one jumps there', async ({ page }) => {
    await page.goto(PATH);
    const output = page.getByRole('tab', { name: 'Output' });
    await expect(output).toBeDisabled();
    await field(page).fill('{"a": 1,\n  "b": x}');
    await says(page, 'Expected a value (line 2, column 8)');
    await expect(output).toBeDisabled();
    await button(page, 'Jump to it').click();
    expect(
      await field(page).evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd)),
    ).toBe('x');
    await field(page).fill('{"a": 1}');
    await says(page, 'JSON parsed successfully');
    await expect(output).toBeEnabled();
    await output.click();
    await expect.poll(() => rows(page)).toEqual(['{', '"a": 1', '}']);
  });

  test('a typed text is looked at silently', async ({ page }) => {
    await page.goto(PATH);
    await field(page).pressSequentially(' [1');
    await expect(page.getByText('at line 1, column 4')).toBeVisible();
    await field(page).pressSequentially(']');
    await expect(page.getByText('Valid JSON, 2 values')).toBeVisible();
    await expect(page.getByText('JSON parsed successfully')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await says(page, 'JSON parsed successfully');
    await expect(tree(page)).toBeVisible();
  });

  test('a broken text clears an earlier output', async ({ page }) => {
    await open(page);
    await page.getByRole('tab', { name: 'Input' }).click();
    await field(page).fill('[');
    await expect(page.getByRole('tab', { name: 'Output' })).toBeDisabled();
  });

  test('a pasted text and a dropped file go straight to the output', async ({ page }) => {
    await page.goto(PATH);
    await page.evaluate(() => navigator.clipboard.writeText('[1.50]'));
    await field(page).focus();
    await page.keyboard.press('Control+v');
    await expect.poll(() => rows(page)).toEqual(['[', '1.50', ']']);
    const drop = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['\ufeff{"dropped": true}'], 'a.json'));
      return data;
    });
    await tree(page).dispatchEvent('drop', { dataTransfer: drop });
    await expect.poll(() => rows(page)).toEqual(['{', '"dropped": true', '}']);
  });

  test('a chosen file, in UTF-16 too', async ({ page }) => {
    await page.goto(PATH);
    const utf16 = Buffer.from('\ufeff{"ü": "→"}', 'utf16le');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: utf16 });
    await expect.poll(() => rows(page)).toEqual(['{', '"ü": "→"', '}']);
  });

  test('formats, compacts, clears', async ({ page }) => {
    await page.goto(PATH);
    await field(page).fill('{"a":[1]}');
    await button(page, 'Format').click();
    await expect(field(page)).toHaveValue('{\n    "a": [\n        1\n    ]\n}');
    await button(page, 'Compact').click();
    await expect(field(page)).toHaveValue('{"a":[1]}');
    await button(page, 'Clear').click();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('tab', { name: 'Output' })).toBeDisabled();
    // Of nothing nothing is to be repaired.
    await expect(button(page, 'Repair')).toBeDisabled();
    await expect(button(page, 'Propose a repair')).toHaveCount(0);
  });

  test('proposes a repair by kinds, takes the form and marks the data that is left open', async ({ page }) => {
    await page.goto(PATH);
    await field(page).fill("{'a': 007, // one\n 'b': 0x10}");
    await button(page, 'Propose a repair').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Changes your data', 'Only its form']);
    await expect(dialog.getByRole('checkbox', { name: 'Double quotes' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Number in another notation' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'One by one' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Line 2' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Accept 3 changes' }).click();
    await expect(field(page)).toHaveValue('{"a": 007, \n "b": 0x10}');
    await expect(page.getByText('Left open: 2.')).toBeVisible();
    await button(page, 'Next').click();
    await expect
      .poll(() =>
        field(page).evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd)),
      )
      .toBe('0x10');
    await button(page, 'Repair').click();
    await dialog.getByRole('button', { name: 'Accept all 2' }).click();
    await expect(page.getByRole('tab', { name: 'Output' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Input' }).click();
    await button(page, 'Repair').click();
    await expect(dialog.getByText('This is JSON already.')).toBeVisible();
  });

  test('asks which reading of a damaged sign is meant, with nothing chosen beforehand', async ({ page }) => {
    await page.goto(PATH);
    await field(page).fill('{"a": [1, 2}, "b": 3}');
    await button(page, 'Propose a repair').click();
    const dialog = page.getByRole('dialog');
    const readings = dialog.getByRole('radio');
    await expect(readings).toHaveCount(2);
    for (const reading of await readings.all()) await expect(reading).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await dialog.getByText('The rest is left out').click();
    await expect(dialog.getByRole('checkbox', { name: 'Text that would be left out' })).not.toBeChecked();
    await dialog.getByText('] was meant for } at column 12').click();
    await expect(dialog.getByRole('checkbox', { name: 'Sign that you chose' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect.poll(() => rows(page)).toEqual(['{', '"a": [', '1,', '2', '],', '"b": 3', '}']);
  });

  test('window.jsonPrinter.repair answers with every change, or refuses', async ({ page }) => {
    await page.goto(`${PATH}?lab`);
    await page.waitForFunction(() => window.jsonPrinter);
    const answers = await page.evaluate(() =>
      Promise.all(["{'a': 0x10}", '[1]]', 'oops'].map(async text => window.jsonPrinter?.repair(text))),
    );
    expect(answers).toMatchObject([
      { text: '{"a": 16}', changes: [{ kind: 'quotes' }, { changesData: true }] },
      { asked: [{ text: '[1]' }, { text: '[[1]]' }] },
      { refused: expect.any(String) },
    ]);
  });
});

test.describe('addresses', () => {
  test('?json= fills the input', async ({ page }) => {
    await page.goto(`${PATH}?json=${encodeURIComponent('{"from":"address"}')}`);
    await expect.poll(() => rows(page)).toEqual(['{', '"from": "address"', '}']);
  });
  const BAD = ['?json=%7B', '?json=%E0%A4%A', '?json=', '#z=', '#z=abcdef', '#z=!!!'];
  test(`${BAD.join(' ')} are refused`, async ({ page }) => {
    for (const bad of BAD) {
      await page.goto('about:blank');
      await page.goto(PATH + bad);
      await says(page, 'Failed to parse URL parameter');
      await expect(page.getByRole('tab', { name: 'Output' })).toBeDisabled();
    }
  });
  test('both links lead back to the document', async ({ page }) => {
    await open(page);
    const before = await rows(page);
    for (const name of ['Generate URL', 'Compressed URL']) {
      await button(page, name).click();
      await says(page, 'URL copied to clipboard');
      const link = await clipboard(page);
      await page.goto('about:blank');
      await page.goto(link);
      await expect.poll(() => rows(page)).toEqual(before);
    }
  });
});

test('the example shows what the tool can', async ({ page }) => {
  await page.goto(PATH);
  await button(page, 'Show an example').click();
  await expect(tree(page).getByText('12345678901234567890')).toBeVisible();
  await expect(tree(page).getByRole('button', { name: 'Table' })).toBeVisible();
});

test.describe('output', () => {
  test('copies, escapes and downloads what is written, digit for digit', async ({ page }) => {
    await open(page);
    await button(page, 'Copy JSON').click();
    await says(page, 'JSON copied to clipboard');
    const pretty = await clipboard(page);
    expect(pretty).toContain('    "n": 12345678901234567890,\n    "n": 1.0,\n');
    await button(page, 'Escape for URL').click();
    await says(page, 'JSON escaped for URL use');
    expect(await clipboard(page)).toBe(encodeURIComponent(SAMPLE));
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download JSON').click()]);
    expect(download.suggestedFilename()).toMatch(/^json_data_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.json$/);
    await says(page, `JSON downloaded as ${download.suggestedFilename()}`);
    expect(readFileSync(await download.path(), 'utf8')).toBe(pretty);
  });

  test('levels open and close, and say so', async ({ page }) => {
    await open(page, '{"a":[1,{"b":2}]}');
    await button(page, 'Expand one level').click();
    await says(page, 'All nodes are already expanded');
    await button(page, 'Collapse one level').click();
    await says(page, 'Collapsed nodes at level 2');
    await expect
      .poll(() => rows(page))
      .toEqual(['{', '"a": [Table', '1,', '{…}1 key', ']', '}'].map(row => row.replace('Table', '')));
    await button(page, 'Collapse all').click();
    await says(page, 'All nodes collapsed');
    await button(page, 'Collapse all').click();
    await says(page, 'All nodes are already collapsed');
    await button(page, 'Expand one level').click();
    await says(page, 'Expanded 1 nodes at level 0');
    await button(page, 'Expand all').click();
    await expect.poll(() => rows(page)).toHaveLength(8);
    await tree(page).getByRole('button', { name: 'Collapse' }).first().click();
    await expect.poll(() => rows(page)).toEqual(['{…}1 key']);
  });

  test('toasts stay for two seconds, errors and plain ones for four', async ({ page }) => {
    await page.clock.install();
    await page.goto(PATH);
    await field(page).fill('[1]');
    await page.clock.runFor(500);
    const parsed = page.getByText('JSON parsed successfully');
    await expect(parsed).toBeVisible();
    await page.clock.runFor(1300);
    await expect(parsed).toBeVisible();
    await page.clock.runFor(1800);
    await expect(parsed).toHaveCount(0);
    await field(page).fill('[1,');
    await page.clock.runFor(500);
    const broken = page.getByText('The text ends too early (line 1, column 4)');
    await expect(broken).toBeVisible();
    await page.clock.runFor(3000);
    await expect(broken).toBeVisible();
    await page.clock.runFor(2500);
    await expect(broken).toHaveCount(0);
  });

  test('at most twenty toasts at once', async ({ page }) => {
    await open(page, '[]');
    await button(page, 'Expand one level').evaluate((press: HTMLButtonElement) => {
      for (let i = 0; i < 25; i++) press.click();
    });
    await expect(page.getByText('All nodes are already expanded')).toHaveCount(20);
  });

  test('search goes from match to match, and filters', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Control+f');
    await page.getByRole('searchbox', { name: 'Search keys and values' }).fill('1');
    await expect(page.getByText('1 of 4')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 4')).toBeVisible();
    await button(page, 'Previous match').click();
    await button(page, 'Previous match').click();
    await expect(page.getByText('4 of 4')).toBeVisible();
    await expect(page.getByText('$.deep.x.y[0]')).toBeVisible();
    await button(page, 'Show matches only').click();
    await expect.poll(async () => (await rows(page)).join('\n')).not.toContain('"name"');
    await button(page, 'Close search').click();
    await expect.poll(async () => (await rows(page)).join('\n')).toContain('"name"');
  });

  test('repeated keys are marked, both kept', async ({ page }) => {
    await open(page);
    await expect(tree(page).getByText('duplicate key')).toHaveCount(2);
  });

  test('an array is a table: sorted, filtered, edited, copied as CSV', async ({ page }) => {
    await open(page);
    await tree(page).getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('columnheader', { name: 't' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 't' })).toHaveAttribute('aria-sort', 'ascending');
    const cells = () =>
      page
        .getByRole('gridcell')
        .filter({ hasText: /^"[abcz]"$/ })
        .allTextContents();
    await expect.poll(cells).toEqual(['"a"', '"b"', '"c"']);
    await page.getByText('Edit mode').click();
    await page.getByRole('gridcell', { name: '"b"' }).dblclick();
    await page.keyboard.type('z');
    await page.keyboard.press('Enter');
    await expect.poll(cells).toEqual(['"a"', '"c"', '"z"']);
    await button(page, 'Copy table as CSV').click();
    await says(page, 'Table copied as CSV');
    expect(await clipboard(page)).toBe('id,t\r\n2,a\r\n3,c\r\n1,z\r\n');
    await page.getByRole('searchbox', { name: 'Filter the table' }).fill('z');
    await expect.poll(cells).toEqual(['"z"']);
  });
});
