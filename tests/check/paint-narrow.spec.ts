// The drawing page on phones: colours, tool and size always in sight, every tool and size in a drawer, every pattern on a sheet, and at
// least half of the window for the picture; on every width from 320 to 430 px, with normal and with large text.
import type { Page } from '@playwright/test';
import { blank } from '../../src/tools/paint/engine/bitmap.ts';
import { FURTHER_PATTERNS } from '../../src/tools/paint/engine/furtherPatterns.ts';
import { COLOURS, PATTERNS, SIZES, TOOLS } from '../../src/tools/paint/engine/inks.ts';
import { FACES, STYLES, TYPE_SIZES } from '../../src/tools/paint/engine/text.ts';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import {
  A,
  B,
  button,
  choose,
  drag,
  expectShown,
  openPaint,
  PATTERNS_OPENER,
  place,
  TOOLS_OPENER,
} from '../e2e/paint.ts';
import { frames, hydrated, settled } from '../e2e/settled.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const TARGET = 40;
const [TOOLS_AND_SIZES, ALL_PATTERNS, ALWAYS] = [
  [...TOOLS, ...SIZES.map(size => `Size ${size}`)],
  [...Object.keys(PATTERNS), ...Object.keys(FURTHER_PATTERNS), 'Edit pattern'],
  [...Object.keys(COLOURS), 'Any colour', 'About', 'New', 'Save', 'Undo', 'Redo'],
];
const TYPE = [...Object.keys(FACES), ...STYLES, ...TYPE_SIZES.map(size => `${size} pixels high`)];

const opener = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function setWindow(page: Page, width: number, height: number, text: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(scale => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
    scrollTo(0, 0);
  }, text);
  await frames(page, 2);
}

/** What of these is out of sight, covered, or too small for a finger; and what scrolls. */
const faultsOf = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ([wanted, least]) => {
      const faults: string[] = [];
      for (const name of wanted) {
        const all = [...document.querySelectorAll<HTMLElement>('[data-ready] :is(button, input)')];
        const found = all.find(
          one => (one.ariaLabel ?? one.textContent?.trim()) === name && one.getBoundingClientRect().width > 0,
        );
        if (!found) {
          faults.push(`${name} is not there`);
          continue;
        }
        const { left, top, right, bottom, width, height } = found.getBoundingClientRect();
        const isIn = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        if (!isIn) faults.push(`${name} is out of sight: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
        else if (!found.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
          faults.push(`${name} is covered`);
        if (Math.min(width, height) < least - 0.01) faults.push(`${name} is ${width} × ${height}`);
        const words = found.querySelector<HTMLElement>('span');
        if (words && words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0)
          faults.push(`${name} is cut off`);
      }
      const wide = document.documentElement.scrollWidth - innerWidth;
      if (wide > 0) faults.push(`the page scrolls sideways by ${wide}`);
      for (const one of document.querySelectorAll<HTMLElement>('[data-ready] *')) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const hides = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        const isOver = one.scrollWidth > one.clientWidth + 1 && hides(overflowX);
        if (isOver || (one.scrollHeight > one.clientHeight + 1 && hides(overflowY)))
          faults.push(`${one.className} scrolls: ${one.scrollWidth} × ${one.scrollHeight}`);
      }
      return faults;
    },
    [names, TARGET] as const,
  );

const WINDOWS = [
  [320, 568, 1],
  [320, 640, 1],
  [360, 640, 1],
  [375, 667, 1],
  [390, 844, 1],
  [430, 932, 1],
  [320, 844, 2],
  [360, 844, 2],
  [390, 844, 2],
  [430, 932, 2],
  [844, 390, 1],
] as const;

test('half of the window is canvas; colours, tool and size are in sight, and no strip scrolls', async ({ page }) => {
  await openPaint(page);
  await hydrated(page);
  for (const [width, height, text] of WINDOWS) {
    await setWindow(page, width, height, text);
    const what = `${width} × ${height}, text ${text}`;
    expect(await faultsOf(page, ALWAYS), what).toEqual([]);
    await expect(opener(page, TOOLS_OPENER)).toBeInViewport({ ratio: 1 });
    await expect(opener(page, PATTERNS_OPENER)).toBeInViewport({ ratio: 1 });
    const board = await page.getByRole('application').boundingBox();
    expect(board?.height ?? 0, what).toBeGreaterThanOrEqual(height / 2 - 0.5);
    expect(board?.y ?? -1, what).toBeGreaterThanOrEqual(0);
  }
});

test('one press shows every tool and size, another every pattern, without any scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaint(page);
  await hydrated(page);
  for (const [width, height, text] of WINDOWS) {
    await setWindow(page, width, height, text);
    const what = `${width} × ${height}, text ${text}`;
    await opener(page, TOOLS_OPENER).tap();
    await settled(page);
    expect(await faultsOf(page, TOOLS_AND_SIZES), what).toEqual([]);
    await page.keyboard.press('Escape');
    await opener(page, PATTERNS_OPENER).tap();
    await settled(page);
    expect(await faultsOf(page, ALL_PATTERNS), what).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await choose(page, 'text');
  for (const [width, height, text] of WINDOWS) {
    await setWindow(page, width, height, text);
    await opener(page, TOOLS_OPENER).tap();
    await settled(page);
    expect(await faultsOf(page, [...TOOLS_AND_SIZES, ...TYPE]), `type, ${width} × ${height}, text ${text}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the drawer names every tool, closes with a choice, and the row tells it', async ({ page }) => {
  await openPaint(page);
  await hydrated(page);
  await opener(page, TOOLS_OPENER).tap();
  for (const tool of TOOLS) await expect(button(page, tool).getByText(tool, { exact: true }), tool).toBeVisible();
  await button(page, 'lasso').tap();
  await expect(button(page, 'lasso')).toHaveCount(0);
  await expect(opener(page, TOOLS_OPENER)).toHaveAccessibleName('All tools and sizes. Now: lasso, size 1');
  await choose(page, 'Size 5', 'hearts');
  await expect(opener(page, TOOLS_OPENER)).toHaveAccessibleName('All tools and sizes. Now: lasso, size 5');
  await expect(opener(page, TOOLS_OPENER)).toHaveText('size 5');
  await expect(opener(page, PATTERNS_OPENER)).toHaveAccessibleName('All patterns. Now: hearts');
  await page.getByLabel('Any colour').fill('#12ab34');
  // Clicks and `fill` of the tests may scroll.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOf(page, [...ALWAYS, '#12ab34'])).toEqual([]);
});

test('a press beside the drawer closes it and draws nothing; Escape gives the focus back', async ({ page }) => {
  await openPaint(page);
  await hydrated(page);
  const { x, y } = await place(page, { x: 100, y: 20 });
  await opener(page, TOOLS_OPENER).tap();
  await page.touchscreen.tap(x, y);
  await expect(button(page, 'lasso')).toHaveCount(0);
  await expectShown(page, blank(512, 342));
  await opener(page, PATTERNS_OPENER).focus();
  await page.keyboard.press('Enter');
  await button(page, 'dots').focus();
  await page.keyboard.press('Escape');
  await expect(button(page, 'dots')).toHaveCount(0);
  await expect(opener(page, PATTERNS_OPENER)).toBeFocused();
  await page.keyboard.press('Enter');
  // A menu that opens closes the sheet.
  await page.getByRole('menuitem', { name: 'View', exact: true }).tap();
  await expect(button(page, 'dots')).toHaveCount(0);
  await expect(page.getByRole('menu', { name: 'View' })).toBeVisible();
});

test('typed words stay while the typeface is changed in the drawer', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'text');
  const { x, y } = await place(page, { x: 100, y: 100 });
  await page.touchscreen.tap(x, y);
  const field = page.getByRole('textbox', { name: /^Text to draw/ });
  await field.fill('fox');
  await opener(page, TOOLS_OPENER).tap();
  for (const name of ['serif', 'bold', '24 pixels high']) {
    await button(page, name).tap();
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await opener(page, TOOLS_OPENER).tap();
  await expect(field).toHaveValue('fox');
  await button(page, 'Keep the words').tap();
  await expect(field).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeEnabled();
});

test('axe finds nothing in drawer, sheet and the dialogs of a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaint(page);
  await drag(page, A, B);
  for (const name of [TOOLS_OPENER, PATTERNS_OPENER]) {
    await opener(page, name).tap();
    expect(await axeFaults(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('menuitem', { name: 'File', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Save as' }).tap();
  await expect(page.getByRole('dialog', { name: 'Save as' })).toBeVisible();
  expect(await axeFaults(page), 'Save as').toEqual([]);
});
