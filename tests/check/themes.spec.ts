// Light and dark: all text of the tools in either theme on either system, and every place of the site that sets a theme of its own.
import type { Page } from '@playwright/test';
import { TOOLS } from '../../src/tools/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, open, PATH } from '../e2e/jsonPrinter.ts';
import { hydrated, settled } from '../e2e/settled.ts';
import { paleTexts, textContrasts } from '../e2e/textContrast.ts';

const SCHEMES = ['light', 'dark'] as const;

for (const system of SCHEMES)
  for (const dark of [true, false, null])
    test(`the JSON tool ${dark === null ? 'without a setting' : dark ? 'set to dark' : 'set to light'} can be read on a ${system} system`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
      if (dark !== null)
        await page.addInitScript(value => localStorage.setItem('jsonPrettyPrinter_darkMode', value), String(dark));
      await open(page);
      await settled(page);
      expect(await paleTexts(page, 'main')).toEqual([]);
      await page.getByText('Edit mode').click();
      await button(page, 'Settings').click();
      await expect(page.getByRole('group', { name: 'Settings' })).toBeVisible();
      await settled(page);
      expect(await paleTexts(page, 'main')).toEqual([]);
      await page.getByRole('tab', { name: 'Input' }).click();
      await settled(page);
      expect(await paleTexts(page, 'main')).toEqual([]);
    });

/** What a token's colour comes to within an element, as the browser computes it. */
const tokenIn = (page: Page, selector: string, token: string) =>
  page.locator(selector).evaluate((element, name) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.setProperty('background-color', `var(${name})`);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, token);

for (const { path } of TOOLS.filter(tool => tool.path !== PATH))
  for (const system of SCHEMES)
    test(`all text of ${path} can be read on a ${system} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      await settled(page);
      expect(await paleTexts(page, 'main')).toEqual([]);
    });

test('the measure finds one pale word', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.locator('main h1').evaluate(h1 => h1.style.setProperty('color', 'oklch(0.9 0.01 85)'));
  expect(await paleTexts(page, 'main')).toEqual([expect.stringContaining('JSON pretty printer')]);
  expect((await textContrasts(page, 'main')).length).toBeGreaterThan(5);
});

/** Every place that sets a theme of its own, on the system that prefers the other; `as` is what it must look like there. */
const PLACES = [
  { name: 'a page in black', path: '/games/tower-climber', within: 'body', media: 'screen', as: 'dark' },
  { name: 'paper', path: '/terms', within: 'body', media: 'print', as: 'light' },
  { name: 'the JSON tool', path: PATH, within: 'main [data-theme]', media: 'screen', as: 'dark' },
  { name: 'the JSON tool', path: PATH, within: 'main [data-theme]', media: 'screen', as: 'light' },
] as const;
const TOKENS = ['--surface', '--text', '--text-soft', '--line', '--link', '--action', '--on', '--veil', '--shadow-ink'];

for (const { name, path, within, media, as } of PLACES)
  test(`${name} set to ${as} has every colour so, whatever the system prefers`, async ({ page }) => {
    await page.addInitScript(value => localStorage.setItem('jsonPrettyPrinter_darkMode', value), String(as === 'dark'));
    const colours = async (system: 'light' | 'dark', place: string) => {
      await page.emulateMedia({ media, colorScheme: system });
      return Promise.all(TOKENS.map(token => tokenIn(page, place, token)));
    };
    await page.goto(path);
    await hydrated(page);
    const [onLight, onDark] = [await colours('light', within), await colours('dark', within)];
    expect(onLight).toEqual(onDark);
    await page.goto('/support');
    await page.emulateMedia({ media: 'screen' });
    await hydrated(page);
    await page.emulateMedia({ media: 'screen', colorScheme: as });
    const plain = await Promise.all(TOKENS.map(token => tokenIn(page, 'body', token)));
    expect(onLight).toEqual(plain);
  });
