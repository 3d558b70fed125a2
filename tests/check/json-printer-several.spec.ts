// Several values of a document at once, by mouse, keys and fingers: selected, cut, pasted, shifted, dragged; and columns drawn wider.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, clipboard, field, open, PATH, rows, says, tree } from '../e2e/jsonPrinter.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LIST = '{"a":1.0,"b":"two","c":1e400,"d":{"x":4},"e":5}';
const LEFT = ['{', '"d": {', '"x": 4', '},', '"e": 5', '}'];

/** The rows at which a line says that what is moved would go there. */
const landings = (page: Page) =>
  tree(page)
    .locator('[data-side]')
    .evaluateAll(all => all.map(line => `${line.parentElement?.textContent?.trim()} ${line.dataset['side']}`));

test('selected with Shift, cut, pasted as they were, dragged to another place', async ({ page }) => {
  await open(page, LIST);
  await page.getByText('Edit mode').click();
  await tree(page).getByText('"a"').click();
  await tree(page)
    .getByText('"c"')
    .click({ modifiers: ['Shift'] });
  await expect(tree(page).locator('[aria-selected="true"]')).toHaveCount(3);
  await tree(page).focus();
  await page.keyboard.press('Control+x');
  await says(page, 'JSON copied to clipboard');
  await expect.poll(() => rows(page)).toEqual(LEFT);
  expect(await clipboard(page)).toBe('{\n"a": 1.0,\n"b": "two",\n"c": 1e400\n}');
  await tree(page).getByText('"x"').click();
  await tree(page).focus();
  await page.keyboard.press('Control+v');
  const inside = ['"x": 4,', '"a": 1.0,', '"b": "two",', '"c": 1e400'];
  await expect.poll(async () => (await rows(page)).slice(2, 6)).toEqual(inside);
  // A drag enters with one move, and is over what it entered with the next.
  const over = async (text: string) => {
    await tree(page).getByText(text).hover();
    await tree(page)
      .getByText(text)
      .hover({ position: { x: 2, y: 2 } });
  };
  await tree(page).getByText('"x"').hover();
  await page.mouse.down();
  await over('"b"');
  await expect.poll(() => landings(page)).toEqual(['"b": "two", behind']);
  await over('"d"');
  await expect.poll(() => landings(page)).toEqual([]);
  await over('"b"');
  await page.mouse.up();
  await expect.poll(() => landings(page)).toEqual([]);
  await expect
    .poll(async () => (await rows(page)).slice(2, 6))
    .toEqual(['"a": 1.0,', '"b": "two",', '"x": 4,', '"c": 1e400']);
  await tree(page).focus();
  await page.keyboard.down('Alt');
  await expect.poll(() => landings(page)).toEqual(['"b": "two", before', '"c": 1e400 behind']);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => landings(page)).toEqual(['"a": 1.0, before', '"b": "two", behind']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Alt');
  await expect.poll(() => landings(page)).toEqual([]);
  await expect(page.getByText('Now 3 of 4')).toBeAttached();
  for (let i = 0; i < 2; i++) await button(page, 'Undo').click();
  for (let i = 0; i < 3; i++) await button(page, 'Undo').click();
  await expect
    .poll(async () => (await rows(page)).slice(1, 5))
    .toEqual(['"a": 1.0,', '"b": "two",', '"c": 1e400,', '"d": {']);
});

/** The head of a table's column. */
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('a column is as wide as its widest value, and as it is drawn', async ({ page }) => {
  const far = Array.from({ length: 60 }, (_, i) => ({ id: i, t: i === 59 ? 'a fox of folded paper' : 'a' }));
  await open(page, JSON.stringify(far));
  await tree(page).getByRole('button', { name: 'Table' }).click();
  const wide = async () => (await head(page, 't').boundingBox())?.width ?? Number.NaN;
  const before = await wide();
  expect(before).toBeGreaterThan(150);
  const box = await head(page, 't').boundingBox();
  const [x, y] = [(box?.x ?? 0) + before - 4, (box?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(before - (await wide()))).toBe(90);
});

test('on the smallest phone the rows have half of the tool, and every button is reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, LIST);
  await page.getByText('Edit mode').click();
  await expect(button(page, 'Remove')).toBeAttached();
  expect((await tree(page).boundingBox())?.height).toBeGreaterThan(200);
  await button(page, 'Compressed URL').click();
  await says(page, 'URL copied to clipboard');
  await button(page, 'Paste').click();
  await expect.poll(async () => (await rows(page)).join(' ')).toContain('#z=');
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('several are selected, shifted, cut and pasted, and JSON in a string opens', async ({ page }) => {
    await open(page, LIST.replace('"two"', JSON.stringify('{"n": 1.0}')));
    await page.getByText('Edit mode').tap();
    await tree(page).getByText('"a"').tap();
    await button(page, 'Select several').tap();
    await tree(page).getByText('"b"').tap();
    await button(page, 'Move down').tap();
    await expect.poll(async () => (await rows(page))[1]).toBe('"c": 1e400,');
    await button(page, 'Cut').tap();
    await expect.poll(() => rows(page)).toEqual(['{', '"c": 1e400,', ...LEFT.slice(1)]);
    await button(page, 'Paste').tap();
    await expect.poll(async () => (await rows(page)).join(' ')).toContain('"a": 1.0');
    await button(page, 'Open the JSON inside').first().tap();
    await tree(page).getByText('"n"').tap();
    await expect(page.getByText('JSON.parse($.b).n')).toBeVisible();
  });
});

test('selected text is dragged as text: no row goes with it, and the document stays', async ({ page }) => {
  await open(page, '{"list":[{"a":1},{"a":2}],"b":3}');
  await tree(page).getByText('"list"').click();
  await button(page, 'Show as table').click();
  await expect(head(page, 'a')).toBeVisible();
  const before = await rows(page);
  for (const from of [head(page, 'a'), tree(page).getByText('"b"')]) {
    await tree(page).evaluate(all => getSelection()?.selectAllChildren(all));
    const [at, to] = [await from.boundingBox(), await tree(page).getByText('"list"').boundingBox()];
    if (!at || !to) throw new Error('not in sight');
    await page.mouse.move(at.x + 12, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 4, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(tree(page).getByText('"b"')).toBeVisible();
  }
  expect(await rows(page)).toEqual(before);
  await expect(page.locator('[data-bar="bottom"]')).toContainText('$.list');
});

test('a drag that began here is over with its drop, whether or not its end is heard: text from elsewhere is taken then', async ({
  page,
}) => {
  await open(page, '{"a":1,"b":2}');
  const before = await rows(page);
  const carrying = (text: string) =>
    page.evaluateHandle(words => {
      const data = new DataTransfer();
      data.setData('text/plain', words);
      return data;
    }, text);
  const own = await carrying('"of its own"');
  await tree(page).getByText('"a"').dispatchEvent('dragstart', { dataTransfer: own });
  await tree(page).getByText('"b"').dispatchEvent('drop', { dataTransfer: own });
  expect(await rows(page)).toEqual(before);
  await tree(page).dispatchEvent('drop', { dataTransfer: await carrying('{"from":"elsewhere"}') });
  await expect.poll(() => rows(page)).toEqual(['{', '"from": "elsewhere"', '}']);
});

test('text is dragged to another place in the field', async ({ page }) => {
  await page.goto(PATH);
  await field(page).fill('1234 5678\n\n\n\n');
  const box = await field(page).boundingBox();
  if (!box) throw new Error('no field');
  await page.mouse.dblclick(box.x + 20, box.y + 20);
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('1234');
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect(field(page)).toHaveValue(/^\s*5678\n+\s*1234\s*$/);
});
