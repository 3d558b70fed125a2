// Every primitive in every state, on the lab page of the development server: axe, sizes, keyboard. The built site has no trace of that page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { axeViolations } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';

test('the built site has no trace of the lab page', async ({ request, faults }) => {
  expect((await request.get('/lab/ui')).status()).toBe(404);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(?:js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const traces = files.filter(file => /lab\/ui|UiLab|Primitives,/.test(readFileSync(join('dist', file), 'utf8')));
  expect(traces).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe('the lab page', () => {
  test.describe.configure({ mode: 'serial' });
  let server: ViteDevServer;
  let address = '';

  test.beforeAll(async () => {
    server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: 'error' });
    await server.listen();
    address = `${server.resolvedUrls?.local[0]}lab/ui`;
  });
  test.afterAll(() => server.close());

  async function open(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2);
  }
  const light = (page: Page) => page.getByRole('region', { name: 'In light' });

  test('axe finds nothing in light or dark, closed or open', async ({ page }) => {
    await open(page);
    const check = async (where: string) => expect(await axeViolations(page, where)).toEqual([]);
    await check('html');
    for (const scheme of ['In light', 'In dark'])
      for (const which of ['dialog', 'wide', 'question', 'left', 'bottom']) {
        const button = page.getByRole('region', { name: scheme }).getByRole('button', { name: which, exact: true });
        await button.click();
        await check('dialog[open]');
        if (which === 'question') await page.getByRole('button', { name: 'Keep it' }).click();
        else await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }
  });

  test('the keyboard stays in a dialog, sees where it is, and Esc leaves a question as often as it is asked', async ({
    page,
  }) => {
    await open(page);
    const ask = light(page).getByRole('button', { name: 'question', exact: true });
    const question = page.getByRole('dialog', { name: 'Delete this drawing?' });
    await ask.focus();
    await page.keyboard.press('Enter');
    for (const name of ['Delete', 'Keep it']) {
      const button = page.getByRole('dialog').getByRole('button', { name });
      await expect(button).toBeFocused();
      await expect(button).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Tab');
    }
    // Out of the page into the browser's own controls, and back: never behind the dialog.
    const behind = () => page.evaluate(() => document.activeElement?.closest('main, dialog')?.localName === 'main');
    for (let i = 0; i < 4; i++) {
      expect(await behind()).toBe(false);
      await page.keyboard.press('Tab');
    }
    // At the third Esc on end a browser closes a dialog, whatever the page says: one that knew nothing of it would never open again.
    for (let i = 0; i < 2; i++) {
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(ask).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeVisible();
    }
  });

  test('a press beside the sheet closes a dialog that may be closed', async ({ page }) => {
    await open(page);
    await light(page).getByRole('button', { name: 'right', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a tooltip stays in the window and above a dialog’s edge', async ({ page }) => {
    await open(page);
    const button = light(page).getByRole('button', { name: 'Favourite' }).first();
    await button.hover();
    const tip = page.getByRole('tooltip', { name: 'A favourite, default' }).first();
    await expect(tip).toBeVisible();
    const box = await tip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('every control is at least 44 px high, and nothing scrolls sideways', async ({ page }) => {
      await open(page);
      const small = await page.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement>(
          'button, [class*=button], [role=tab], select, input:not([type=checkbox]), label:has(input)',
        );
        return [...controls]
          .filter(control => control.offsetHeight > 0 && control.offsetHeight < 44)
          .map(control => `${control.outerHTML.slice(0, 120)}: ${control.offsetHeight}`);
      });
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});
