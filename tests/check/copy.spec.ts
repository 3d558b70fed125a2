// Copying where the browser refuses: the text is offered to copy by hand. And as Safari takes it, which forgets the press after an await.
import type { Page } from '@playwright/test';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, clipboard, open, says } from '../e2e/jsonPrinter.ts';
import { openLab, playOut } from '../e2e/play.ts';
import { pressOnResult } from '../e2e/resultCard.ts';
import { settled } from '../e2e/settled.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Longer than a time slice prints. */
const LONG = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `fox ${id}` })));

const dialogOf = (page: Page) => page.locator('dialog[open]');
const selected = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });

/** A clipboard that refuses until the page is told otherwise. */
const refuse = (page: Page) =>
  page.addInitScript(() => {
    const { writeText } = Clipboard.prototype;
    Clipboard.prototype.writeText = function (text) {
      const isAllowed = document.documentElement.dataset['allowed'] !== undefined;
      return isAllowed ? writeText.call(this, text) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });

test('a result that cannot be copied is offered, selected; the dialog’s own press copies it', async ({ page }) => {
  await refuse(page);
  await openLab(page, '/games/stealth-escape?lab&seed=7');
  await playOut(page);
  await pressOnResult(page, 'Share');
  const field = dialogOf(page).getByRole('textbox', { name: 'Share this result' });
  await expect(field).toBeFocused();
  const text = await field.inputValue();
  expect(text).toMatch(/^Stealth Escape: .*\n.*\/games\/stealth-escape\?seed=7/);
  expect(await selected(page)).toBe(text);
  await settled(page);
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText('That did not work either.');
  expect(await selected(page)).toBe(text);
  await page.evaluate(() => (document.documentElement.dataset['allowed'] = ''));
  await dialogOf(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await clipboard(page)).toBe(text);
});

test('a text too long to be shown is saved as a file', async ({ page }) => {
  await refuse(page);
  await open(page, LONG);
  await button(page, 'Copy JSON').click();
  await expect(dialogOf(page).getByRole('status')).toContainText('too long to show here');
  await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('copy.txt');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('where the press is forgotten after an await, long JSON and links are copied all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'userAgentData');
    let isPressed = false;
    document.addEventListener(
      'click',
      () => {
        isPressed = true;
        setTimeout(() => (isPressed = false));
      },
      { capture: true },
    );
    const { write, writeText } = Clipboard.prototype;
    const late = () => Promise.reject(new DOMException('no press', 'NotAllowedError'));
    Clipboard.prototype.write = function (items) {
      return isPressed ? write.call(this, items) : late();
    };
    Clipboard.prototype.writeText = function (text) {
      return isPressed ? writeText.call(this, text) : late();
    };
  });
  await open(page, LONG);
  await button(page, 'Copy JSON').click();
  await says(page, 'JSON copied to clipboard');
  expect(JSON.parse(await clipboard(page))).toEqual(JSON.parse(LONG));
  await button(page, 'Escape for URL').click();
  await says(page, 'JSON escaped for URL use');
  expect(await clipboard(page)).toBe(encodeURIComponent(LONG));
  await button(page, 'Compressed URL').click();
  await expect(dialogOf(page).or(page.getByText('URL copied to clipboard'))).toBeVisible();
});
