// Editing in the JSON pretty printer by pointer and keyboard, and its settings.
import { expect, test } from '../e2e/fixtures.ts';
import { button, clipboard, field, open, rows, says, tree } from '../e2e/jsonPrinter.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
    const kept = await page.evaluate(() => ({ ...localStorage }));
    // Version, checksum and writer of each stand beside it.
    expect(Object.fromEntries(Object.entries(kept).filter(([key]) => !key.startsWith('foldedFox.about.')))).toEqual({
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
    await says(page, 'JSON copied to clipboard');
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
    await says(page, 'JSON copied to clipboard');
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
