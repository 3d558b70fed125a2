// The JSON pretty printer on screens of every kind: edit mode moves nothing, a value's buttons stand in one row, columns fit, values say more, paper ends somewhere.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, open, rows, tree } from '../e2e/jsonPrinter.ts';
import { settled } from '../e2e/settled.ts';

const ROWS = JSON.stringify({
  one: 1,
  list: Array.from({ length: 12 }, (_, i) => ({ id: i, name: `paper fox number ${i}`, when: '2025-05-03', on: i > 3 })),
});

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not there');
  return box;
};

/** Letters twice as large: by the browser's own setting, or as the page itself would have it. */
async function largeText(page: Page, by: 'browser' | 'page') {
  if (by === 'page') await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  else {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

const SCREENS = [
  ['a desk', 1280, 800, null],
  ['a phone', 390, 844, null],
  ['a phone lying', 844, 390, null],
  ['the smallest phone', 320, 568, null],
  ['a desk at 200 %', 640, 400, null],
  ['a desk with large text', 1280, 800, 'browser'],
  ['a phone with large text', 390, 844, 'page'],
] as const;

for (const [name, width, height, large] of SCREENS)
  test(`on ${name} edit mode moves nothing and a value's buttons stand in one row`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, ROWS);
    if (large) await largeText(page, large);
    await tree(page).getByText('"one"').click();
    const parts = () =>
      Promise.all([boxOf(tree(page)), boxOf(tree(page).getByText('"list"')), boxOf(button(page, 'Copy JSON'))]);
    await settled(page);
    const before = await parts();
    // Three rows are to be seen on the least of screens.
    expect(before[0].height).toBeGreaterThan(3 * 20);
    await page.getByText('Edit mode').click();
    await expect(button(page, 'Remove')).toBeAttached();
    expect(await parts()).toEqual(before);
    const tops = await page
      .locator('[role="group"][aria-label$="the cursor"] button')
      .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(12);
    expect(new Set(tops).size).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await button(page, 'Remove').click();
    await expect.poll(async () => (await rows(page)).join(' ')).not.toContain('"one"');
  });

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('a column is never wider than what is to be seen, and a finger takes hold of its edge', async ({ page }) => {
    await open(page, JSON.stringify([1, 2].map(id => ({ id, text: 'folded paper '.repeat(12) }))));
    await tree(page).getByRole('button', { name: 'Table' }).tap();
    const [sheet, number, head] = await Promise.all([
      boxOf(tree(page)),
      boxOf(page.getByRole('columnheader', { name: '#' })),
      boxOf(page.getByRole('columnheader', { name: 'text' })),
    ]);
    expect(number.width + head.width).toBeLessThanOrEqual(sheet.width);
    const edge = await boxOf(page.getByTitle('Drag to make the column wider or narrower').first());
    expect(edge.width).toBeGreaterThanOrEqual(24);
    expect(edge.height).toBeGreaterThanOrEqual(24);
    const id = page.getByRole('columnheader', { name: 'id' });
    const before = await boxOf(id);
    const cdp = await page.context().newCDPSession(page);
    const at = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at.x + 60, y: at.y }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Math.round((await boxOf(id)).width - before.width)).toBe(60);
  });
});

test('colours, links, pictures and a column in figures are told beside the path', async ({ page }) => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  await open(
    page,
    `{"ink":"#f60","page":"https://example.org/a","dot":"${dot}","prices":[{"id":1,"price":0.1},{"id":2,"price":0.2}],"at":1746281100}`,
  );
  await tree(page).getByText('"#f60"').click();
  await expect(page.getByRole('img', { name: 'The colour #f60' })).toBeVisible();
  await tree(page).getByText('"https://example.org/a"').click();
  const link = page.getByRole('link', { name: 'Open the link' });
  await expect(link).toHaveAttribute('href', 'https://example.org/a');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await tree(page).getByText('"data:image').click();
  await button(page, 'Look at the image').click();
  await expect(page.getByRole('img', { name: 'What the value holds' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tree(page).getByText('1746281100').click();
  await expect(page.getByText(/as seconds: Saturday, May 3, 2025, 14:05:00 UTC · ./)).toBeVisible();
  await tree(page).getByRole('button', { name: 'Table' }).click();
  await page.getByRole('gridcell', { name: '0.2', exact: true }).click();
  await expect(page.getByText('price: 2 values, 0.1 to 0.2, sum 0.3, mean 0.15')).toBeVisible();
  // Two presses on its head, the second while the first is being answered.
  const head = page.getByRole('columnheader', { name: 'price' });
  await head.getByRole('button').evaluate((press: HTMLButtonElement) => {
    press.click();
    press.click();
  });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('on paper twenty thousand rows, and that there are more is said', async ({ page }) => {
  await open(page, `[${Array.from({ length: 25_000 }, (_, i) => i).join()}]`);
  await expect(page.locator('p > bdi')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('The first 20,000 rows. Download the JSON for all of it.')).toBeVisible();
  const text = await page.locator('body > section > pre').textContent();
  expect(text?.split('\n').length).toBe(20_000);
  expect(text?.endsWith('\n    19998')).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('body > section > pre')).toHaveCount(0);
});
