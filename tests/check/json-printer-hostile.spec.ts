// The JSON pretty printer under hostile input and refusing browsers, and how it looks to axe and to narrow windows.

import { stat } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, field, open, PATH, rows, says, tree } from '../e2e/jsonPrinter.ts';
import { covered } from '../e2e/overlap.ts';
import { settled } from '../e2e/settled.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('a clipboard that refuses', () => {
  const refuse = (page: Page) =>
    page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
  test('copies nothing and says so; what was made is offered', async ({ page }) => {
    await refuse(page);
    await open(page, '[1]');
    await button(page, 'Copy JSON').click();
    await says(page, 'Failed to copy to clipboard');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('[\n    1\n]');
    await page.keyboard.press('Escape');
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
  test('a byte order mark within the text, a NUL and markup are no JSON', async ({ page }) => {
    for (const [text, message] of [
      ['[\ufeff1]', 'Expected a value (line 1, column 2)'],
      ['[1,\0]', 'Expected a value (line 1, column 4)'],
      ['<img src=x onerror=alert(1)>', 'Expected a value (line 1, column 1)'],
    ] as const) {
      await page.goto(PATH);
      await field(page).evaluate((box: HTMLTextAreaElement, value) => {
        box.value = value;
        box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: value }));
      }, text);
      await says(page, message);
    }
  });

  test('what is pasted before the page is taken over is read when it is', async ({ page }) => {
    let goOn = () => {};
    const held = new Promise<void>(done => (goOn = done));
    await page.route(/\/build\/.*\.js$/, async route => {
      await held;
      await route.continue();
    });
    await page.goto(PATH, { waitUntil: 'commit' });
    await field(page).fill('[1.]');
    goOn();
    await says(page, 'Expected a digit (line 1, column 4)');
    await expect(field(page)).toHaveValue('[1.]');
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
    await page.goto(PATH);
    const depth = 1_000_000;
    await page.locator('input[type="file"]').setInputFiles({
      name: 'deep.json',
      mimeType: 'application/json',
      buffer: Buffer.from('['.repeat(depth) + ']'.repeat(depth)),
    });
    await expect(tree(page)).toBeVisible();
    await button(page, 'Expand all').click();
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(2 * depth - 1));
    await tree(page).focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/999,9\d\d levels in/)).toBeVisible();
    expect(await tree(page).evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test('twenty megabytes: every row is reached, the page stays awake', async ({ page }) => {
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

  test('the first rows of a large file show while the rest is read, to be looked at alone', async ({ page }) => {
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.goto(PATH);
    const buffer = Buffer.from(`[${'{"name":"paper"},'.repeat(100_000)}{}]`);
    const file = { name: 'large.json', mimeType: 'application/json', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText('The rest is being read.')).toBeVisible();
    expect((await rows(page)).slice(0, 3)).toEqual(['[', '{…},1 key', '{…},1 key']);
    await expect(tree(page)).toHaveAttribute('aria-rowcount', '-1');
    await expect(page.locator('[inert]').filter({ has: tree(page) })).toHaveAttribute('aria-busy', 'true');
    // The tools of the output stand under its own tab, which opens when all is read.
    await expect(page.getByRole('tab', { name: 'Output' })).toBeDisabled();
    await expect(page.getByRole('tab', { name: 'Output' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Input' }).click();
    await expect(field(page)).toBeVisible();
    await expect(tree(page)).toHaveCount(0);
    await button(page, 'Cancel').click();
    await expect(field(page)).toHaveValue('');
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
  test('axe finds nothing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const check = async (where: string) => expect(await axeFaults(page), where).toEqual([]);
    await page.goto(PATH);
    await check('empty');
    await field(page).fill('{"a": oops}');
    await expect(button(page, 'Jump to it')).toBeVisible();
    await check('broken');
    await button(page, 'Repair').click();
    await expect(page.getByRole('button', { name: /^Accept all/ })).toBeVisible();
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

  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const)
    test(`at ${width} px no message covers a link or a tool, however many come`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // What is longer than its room is cut off: the oldest.
      const list = page.getByRole('list', { name: 'Messages' });
      const said = list.getByRole('listitem');
      await page.goto(PATH);
      await field(page).fill('{"a":[1]} x');
      await expect(said.first()).toBeVisible();
      expect(await covered(page, said)).toEqual([]);
      await open(page, '{"a":[1]}');
      await page.getByText('Edit mode').click();
      for (let i = 0; i < 4; i++) await button(page, 'Copy path').click();
      await says(page, 'Path copied');
      expect(await list.evaluate(all => getComputedStyle(all).overflowY)).toBe('clip');
      expect(await covered(page, list)).toEqual([]);
      await settled(page);
      const [room, newest] = [await list.boundingBox(), await said.first().boundingBox()];
      expect(newest?.y).toBeGreaterThanOrEqual(room?.y ?? Number.NaN);
    });

  test('without a gesture it fetches at most 40 KiB of script beyond what every page has', async ({ page }) => {
    const scripts = async (path: string) => {
      const asked = new Set<string>();
      const note = (request: Request) => asked.add(new URL(request.url()).pathname);
      page.on('request', note);
      await page.goto(path, { waitUntil: 'networkidle' });
      page.off('request', note);
      return new Set([...asked].filter(file => file.endsWith('.js')));
    };
    const everywhere = await scripts('/terms');
    const own = [...(await scripts(PATH))].filter(file => !everywhere.has(file));
    expect(own.some(file => file.includes('worker'))).toBe(true);
    expect(own.some(file => file.includes('JsonPrinter'))).toBe(true);
    const sizes = await Promise.all(own.map(async file => (await stat(`dist${file}.br`)).size));
    expect(
      sizes.reduce((sum, size) => sum + size, 0) / 1024,
      'it was 38: other forms are offered, YAML is recognised, and what F2 and Repair do is said',
    ).toBeLessThanOrEqual(40);
  });

  test('no other page fetches the tool', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/games');
    await page.waitForLoadState('networkidle');
    expect(asked.filter(url => /JsonPrinter|OutputPane|worker|jetbrains/.test(url))).toEqual([]);
  });
});
