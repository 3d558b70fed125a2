// The JSON pretty printer on the built and served page: every action and toast, hostile input, refusing browsers, keyboard, looks.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PATH = '/j-parse';
const SAMPLE =
  '{"name":"fox","n":12345678901234567890,"n":1.0,"rows":[{"id":1,"t":"b"},{"id":2,"t":"a"},{"id":3,"t":"c"}],"deep":{"x":{"y":[1e400]}}}';

const field = (page: Page) => page.getByRole('textbox', { name: 'JSON input' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tree = (page: Page) => page.getByRole('treegrid', { name: 'JSON' });
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function open(page: Page, text = SAMPLE, address = PATH) {
  await page.goto(address);
  await field(page).fill(text);
  await button(page, 'Parse JSON').click();
  await expect(tree(page)).toBeVisible();
}

/** The text of the rows in sight, one to a line. */
const rows = (page: Page) =>
  tree(page)
    .locator('[role="row"], [aria-hidden="true"]:has(> div)')
    .evaluateAll(all =>
      all
        .map(row => ({ at: new DOMMatrix(getComputedStyle(row).transform).f, text: row.textContent?.trim() ?? '' }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ text }) => text),
    );

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
    await field(page).pressSequentially('[1');
    await expect(page.getByText('at line 1, column 3')).toBeVisible();
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
  });

  test('proposes a repair as a diff, and takes it', async ({ page }) => {
    await page.goto(PATH);
    await field(page).fill("{'a': 1, // one\n}");
    await button(page, 'Propose a repair').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Line 1: Double quotes, Trailing comma, Comment')).toBeVisible();
    expect(await dialog.locator('del').allTextContents()).toEqual(["'", "'", ',', '// one']);
    await dialog.getByRole('button', { name: 'Accept all 4 changes' }).click();
    await expect(field(page)).toHaveValue('{"a": 1 \n}');
    await button(page, 'Repair').click();
    await expect(dialog.getByText('This is JSON already.')).toBeVisible();
  });
});

test.describe('addresses', () => {
  test('?json= fills the input', async ({ page }) => {
    await page.goto(`${PATH}?json=${encodeURIComponent('{"from":"address"}')}`);
    await expect.poll(() => rows(page)).toEqual(['{', '"from": "address"', '}']);
  });
  for (const bad of ['?json=%7B', '?json=%E0%A4%A', '?json=', '#z=abcdef'])
    test(`${bad} is refused`, async ({ page }) => {
      await page.goto(PATH + bad);
      await says(page, 'Failed to parse URL parameter');
      await expect(page.getByRole('tab', { name: 'Output' })).toBeDisabled();
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
    for (let i = 0; i < 25; i++) await button(page, 'Expand one level').click({ delay: 0 });
    expect(await page.getByText('All nodes are already expanded').count()).toBeLessThanOrEqual(20);
    expect(await page.getByText('All nodes are already expanded').count()).toBeGreaterThan(5);
  });

  test('search goes from match to match, and filters', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Control+f');
    await page.getByRole('searchbox', { name: 'Search keys and values' }).fill('1');
    await expect(page.getByText('4 found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 4')).toBeVisible();
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
    expect(await clipboard(page)).toBe('id,t\r\n2,a\r\n3,c\r\n1,z\r\n');
    await page.getByRole('searchbox', { name: 'Filter the table' }).fill('z');
    await expect.poll(cells).toEqual(['"z"']);
  });
});

test.describe('editing', () => {
  test('values and keys, by pointer; undo and redo', async ({ page }) => {
    await open(page, '{"a":1.0,"b":[true]}');
    await tree(page).getByText('1.0').dblclick();
    await expect(page.getByRole('textbox', { name: 'Value' })).toHaveCount(0);
    await page.getByText('Edit mode').click();
    await tree(page).getByText('1.0').dblclick();
    await page.getByRole('textbox', { name: 'Value' }).fill('12345678901234567890');
    await page.keyboard.press('Enter');
    await tree(page).getByText('"b"').dblclick();
    await page.getByRole('textbox', { name: 'Key' }).fill('list');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page)).toEqual(['{', '"a": 12345678901234567890,', '"list": [', 'true', ']', '}']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => rows(page)).toEqual(['{', '"a": 1.0,', '"b": [', 'true', ']', '}']);
    await button(page, 'Redo').click();
    await expect.poll(async () => (await rows(page))[1]).toBe('"a": 12345678901234567890,');
    await page.getByRole('tab', { name: 'Input' }).click();
    await expect(field(page)).toHaveValue('{\n    "a": 12345678901234567890,\n    "b": [\n        true\n    ]\n}');
  });

  test('undefined removes, what cannot be is said', async ({ page }) => {
    await open(page, '{"a":1,"b":2}');
    await page.getByText('Edit mode').click();
    await tree(page).getByText('1', { exact: true }).dblclick();
    await page.getByRole('textbox', { name: 'Value' }).fill('undefined');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page)).toEqual(['{', '"b": 2', '}']);
    await tree(page).focus();
    await page.keyboard.press('Home');
    await button(page, 'Edit value').click();
    await page.getByRole('textbox', { name: 'Value' }).fill('undefined');
    await page.keyboard.press('Enter');
    await says(page, 'Error updating value: the document itself cannot be undefined');
  });

  test('by keyboard alone', async ({ page }) => {
    await open(page, '{"a":{"b":1},"c":[2,3]}');
    await page.getByText('Edit mode').click();
    await tree(page).focus();
    const path = page.locator('p:has-text("$") > span').last();
    const at = async (key: string, where: string) => {
      await page.keyboard.press(key);
      await expect(path).toHaveText(where);
    };
    await at('ArrowDown', '$.a');
    await at('ArrowRight', '$.a.b');
    await at('ArrowLeft', '$.a');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => rows(page)).toContain('"a": {…},1 key');
    await at('ArrowDown', '$.c');
    await at('End', '$.c[1]');
    await at('Alt+ArrowUp', '$.c[0]');
    await expect.poll(async () => (await rows(page)).slice(3, 5)).toEqual(['3,', '2']);
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Delete');
    await page.keyboard.press('F2');
    await page.keyboard.type('"new"');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Insert');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rows(page)).slice(2)).toEqual(['"c": [', '3,', '"new",', '9', ']', '}']);
    await expect(tree(page)).toBeFocused();
    const active = await tree(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`#${active}`)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('settings', () => {
  test('are kept under their keys, and come back', async ({ page }) => {
    await open(page, '{"a":[1]}');
    await button(page, 'Settings').click();
    const indent = page.getByRole('slider', { name: 'Indent size' });
    const size = page.getByRole('slider', { name: 'Text size' });
    await expect(indent).toHaveValue('4');
    await expect(size).toHaveValue('12');
    await indent.fill('2');
    await size.fill('20');
    await page.getByText('Dark mode').click();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      jsonPrettyPrinter_indentSize: '2',
      jsonPrettyPrinter_textSize: '20',
      jsonPrettyPrinter_darkMode: 'true',
    });
    for (const [slider, min, max, step] of [
      [indent, '2', '8', '2'],
      [size, '8', '24', '1'],
    ] as const) {
      await expect(slider).toHaveAttribute('min', min);
      await expect(slider).toHaveAttribute('max', max);
      await expect(slider).toHaveAttribute('step', step);
    }
    await open(page, '{"a":[1]}');
    await button(page, 'Copy JSON').click();
    expect(await clipboard(page)).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(await tree(page).evaluate(box => getComputedStyle(box).fontSize)).toBe('20px');
    expect(await tree(page).evaluate(box => getComputedStyle(box).colorScheme)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).not.toBe('dark');
  });
  test('nonsense in storage is as good as none', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['jsonPrettyPrinter_indentSize'] = '3';
      localStorage['jsonPrettyPrinter_textSize'] = '900';
      localStorage['jsonPrettyPrinter_darkMode'] = '{}';
    });
    await open(page, '[[1]]');
    await button(page, 'Copy JSON').click();
    expect(await clipboard(page)).toBe('[\n    [\n        1\n    ]\n]');
  });
  for (const how of ['forbidden', 'full'] as const)
    test(`with storage ${how} all works, and it is said`, async ({ page }) => {
      await page.addInitScript(kind => {
        const refuse = () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
        if (kind === 'forbidden') Object.defineProperty(window, 'localStorage', { get: refuse });
        else Storage.prototype.setItem = refuse;
      }, how);
      await open(page, '[1]');
      await button(page, 'Settings').click();
      await page.getByRole('slider', { name: 'Text size' }).fill('16');
      await says(page, 'This browser keeps no settings: they last until you leave.');
      expect(await tree(page).evaluate(box => getComputedStyle(box).fontSize)).toBe('16px');
    });
});

test.describe('a clipboard that refuses', () => {
  const refuse = (page: Page) =>
    page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
  test('copies nothing and says so; what was made is shown', async ({ page }) => {
    await refuse(page);
    await open(page, '[1]');
    await button(page, 'Copy JSON').click();
    await says(page, 'Failed to copy to clipboard');
    await button(page, 'Generate URL').click();
    await says(page, "Generated URL but couldn't copy to clipboard");
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/\/j-parse\?json=%5B1%5D$/);
  });
  test('none at all: the link is in the console', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page, '[1]');
    const logged = page.waitForEvent('console');
    await button(page, 'Generate URL').click();
    expect((await logged).text()).toMatch(/\/j-parse\?json=%5B1%5D$/);
    await says(page, 'URL generated (see console)');
  });
});

test.describe('hostile input', () => {
  for (const [what, text, message] of [
    ['a byte order mark', '\ufeff[1]', 'Expected a value (line 1, column 1)'],
    ['a NUL', '[1,\0]', 'Expected a value (line 1, column 4)'],
    ['markup', '<img src=x onerror=alert(1)>', 'Expected a value (line 1, column 1)'],
  ] as const)
    test(`${what} is no JSON`, async ({ page }) => {
      await page.goto(PATH);
      await field(page).evaluate((box: HTMLTextAreaElement, value) => {
        box.value = value;
        box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: value }));
      }, text);
      await says(page, message);
    });

  test('markup in values is text, prototypes are keys, half a character is its escape', async ({ page }) => {
    await page.goto(PATH);
    await field(page).evaluate((box: HTMLTextAreaElement) => {
      box.value = '{"__proto__":"<img src=x onerror=alert(1)>","constructor":"\ud800"}';
      box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: box.value }));
    });
    await page.getByRole('tab', { name: 'Output' }).click();
    await expect
      .poll(() => rows(page))
      .toEqual(['{', '"__proto__": "<img src=x onerror=alert(1)>",', '"constructor": "\\ud800"', '}']);
    await expect(tree(page).locator('img')).toHaveCount(0);
  });

  test('a million levels open and every row can be reached', async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(PATH);
    const depth = 1_000_000;
    await page.locator('input[type="file"]').setInputFiles({
      name: 'deep.json',
      mimeType: 'application/json',
      buffer: Buffer.from('['.repeat(depth) + ']'.repeat(depth)),
    });
    await expect(tree(page)).toBeVisible({ timeout: 30_000 });
    await button(page, 'Expand all').click();
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(2 * depth - 1));
    await tree(page).focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/999,9\d\d levels in/)).toBeVisible({ timeout: 30_000 });
    expect(await tree(page).evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test('twenty megabytes: every row is reached, the page stays awake', async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(PATH);
    const item = '{"id":123456,"name":"paper fox","tags":["a","b"]}';
    const buffer = Buffer.from(`[${Array.from({ length: 400_000 }, () => item).join(',')}]`);
    const file = { name: 'large.json', mimeType: 'application/json', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(tree(page)).toBeVisible({ timeout: 60_000 });
    await button(page, 'Expand all').click();
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(400_000 * 8 + 2));
    await tree(page).evaluate(box => box.scrollTo(0, box.scrollHeight));
    await expect.poll(async () => (await rows(page)).at(-1)).toBe(']');
    await page.getByRole('tab', { name: 'Input' }).click();
    await expect(page.getByRole('region', { name: 'JSON input, to look at' })).toContainText('paper fox');
    await expect(button(page, 'Edit as text')).toBeVisible();
  });

  test('a large broken file is shown where it is wrong, and edited as text', async ({ page }) => {
    await page.goto(PATH);
    const buffer = Buffer.from(`[\n${'  "paper",\n'.repeat(150_000)}  oops\n]`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer });
    await expect(page.getByText('Expected a value at line 150,002, column 3')).toBeVisible();
    await button(page, 'Jump to it').click();
    await expect(page.getByText('oops')).toBeVisible();
    await button(page, 'Edit as text').click();
    await expect(field(page)).toHaveValue(/oops\n\]$/);
    await button(page, 'Jump to it').click();
    const chosen = (box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd);
    expect(await field(page).evaluate(chosen)).toBe('o');
  });

  test('a reading that takes long shows how far it is, and can be given up', async ({ page }) => {
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.goto(PATH);
    await field(page).fill('[1, 2]');
    await expect(page.getByRole('progressbar', { name: 'Reading' })).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(field(page)).toHaveValue('[1, 2]');
  });
});

test.describe('looks', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const check = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual(
          [],
        );
      };
      await page.goto(PATH);
      await check('empty');
      await field(page).fill('{"a": oops}');
      await expect(button(page, 'Jump to it')).toBeVisible();
      await check('broken');
      await button(page, 'Repair').click();
      await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
      await check('repair');
      await open(page);
      await page.getByText('Edit mode').click();
      await button(page, 'Settings').click();
      await page.keyboard.press('Control+f');
      await page.getByRole('searchbox').fill('fox');
      await check('tree');
      await tree(page).getByRole('button', { name: 'Table' }).click();
      await page.getByRole('gridcell', { name: '"b"' }).dblclick();
      await expect(page.getByRole('textbox', { name: 't' })).toBeVisible();
      await check('table');
    });

  test('never scrolls sideways', async ({ page }) => {
    await open(page);
    await page.getByText('Edit mode').click();
    await button(page, 'Settings').click();
    await tree(page).getByRole('button', { name: 'Table' }).click();
    for (const tab of ['Output', 'Input']) {
      await page.getByRole('tab', { name: tab }).click();
      for (const width of [320, 390, 768, 1280, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${tab} at ${width} px`).toBe(0);
      }
    }
  });

  test('no other page fetches the tool', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/games');
    await page.waitForTimeout(500);
    expect(asked.filter(url => /JsonPrinter|OutputPane|worker|jetbrains/.test(url))).toEqual([]);
  });
});
