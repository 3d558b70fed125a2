// What a page says when something of it is missing: each of its scripts, all script, the connection, a Worker. No control looks live and does nothing.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { MISSING, PAGES, PATHS } from '../e2e/pages.ts';
import { expectPhase, openGame } from '../e2e/play.ts';
import { frames } from '../e2e/settled.ts';
import { watchShifts } from '../e2e/shifts.ts';

const EVERY = [...PATHS, MISSING];
const isToolOrGame = (path: string) => path !== MISSING && PAGES.every(page => page.path !== path);
const GAME = '/games/stealth-escape';
const NOT_ARRIVED = 'This page’s program did not arrive. Reload, or check the connection.';

/** The scripts that a page's HTML names, the first one first. */
async function scriptsOf(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  const [, first = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const all = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  return [...new Set([first, ...all])];
}

/** Ends the animations by which styles wait for the first script. */
const endWaiting = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && /^(?:uncover-sentence|wait-for-script)$/.test(animation.animationName))
        animation.finish();
  });

const CONTROLS = 'button, input, select, textarea, canvas, [role="button"], [tabindex="0"]';

test.describe('a script that is missing is said', () => {
  for (const path of EVERY)
    test(path, async ({ page, faults }) => {
      const [first = '', ...others] = await scriptsOf(page, path);
      expect(first).toMatch(/^\/build\/index-/);
      expect(others.length).toBeGreaterThan(0);
      await watchShifts(page);

      await page.route(`**${first}`, route => route.abort());
      await page.goto(path);
      const sentence = page.getByText(NOT_ARRIVED);
      await expect(sentence).toBeHidden();
      await endWaiting(page);
      await expect(sentence).toBeVisible();
      await frames(page);
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.0005);
      for (const control of await page.locator('body').locator(CONTROLS).filter({ visible: true }).all())
        if (await control.evaluate(element => element.matches('button, input, select, textarea')))
          expect(await control.evaluate(element => getComputedStyle(element).cursor)).toBe('progress');
      await page.unroute(`**${first}`);

      for (const script of others) {
        await page.route(`**${script}`, route => route.abort());
        await page.goto(path);
        const card = page.getByRole('dialog', { name: /did not load/ });
        await expect(card, script).toBeVisible();
        await expect(card.getByRole('button', { name: 'Load again' }), script).toBeVisible();
        await expect(sentence, script).toHaveCount(0);
        await page.unroute(`**${script}`);
      }
      expect(faults.filter(fault => /CSP/.test(fault))).toEqual([]);
      faults.length = 0;
    });
});

test('where nothing is missing, the sentence is gone', async ({ page }) => {
  await page.goto('/support');
  await expect(page.locator('[data-not-arrived]')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [390, 1280])
    test(`no page has a control that does nothing, ${width} px wide`, async ({ page, faults }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of EVERY) {
        await page.goto(path);
        await expect(page.locator(CONTROLS).filter({ visible: true }), path).toHaveCount(0);
        await expect(page.getByText(NOT_ARRIVED), path).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        const notice = page.locator('[data-needs-script]');
        if (isToolOrGame(path)) await expect(notice, path).toBeVisible();
        else await expect(notice, path).toHaveCount(0);
      }
      // Preloaded scripts are refused, and the missing page is missing.
      expect(faults.filter(fault => !/ csp$|404/.test(fault))).toEqual([]);
      faults.length = 0;
    });
});

test.describe('offline', () => {
  test('a link leaves a running game as it is, and says so; online again it is followed', async ({
    page,
    context,
    faults,
  }) => {
    await openGame(page, GAME);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectPhase(page, 'playing');
    const title = await page.title();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'All games' }).first().click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await expectPhase(page, 'playing');
    expect(await page.title()).toBe(title);
    expect(new URL(page.url()).pathname).toBe(GAME);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'All games' }).first().click();
    await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
    faults.length = 0;
  });
});

test('a JSON text that no Worker reads is not left without a word', async ({ page, faults }) => {
  await page.route('**/build/parser.worker-*.js', route => route.abort());
  await page.goto('/j-parse');
  await page.getByRole('textbox', { name: 'JSON input' }).fill('[1]');
  const status = page.getByRole('status').filter({ hasText: 'The work stopped' });
  await expect(status).toBeVisible();
  await page.unroute('**/build/parser.worker-*.js');
  await status.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Output' })).toBeEnabled();
  faults.length = 0;
});
