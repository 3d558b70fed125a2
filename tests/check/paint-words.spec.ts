// Words and colours of the drawing page: keys belong to the words while there are some; any colour; patterns of our own.
import { COLOURS } from '../../src/tools/paint/engine/inks.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { A, B, button, choose, drag, expectBlank, openPaint, shown } from '../e2e/paint.ts';

const inkAt = ({ words }: { words: Uint32Array }, ink: number) => {
  const at = [...words.keys()].filter(i => words[i] === ink);
  return { count: at.length, left: Math.min(...at.map(i => i % 512)), top: Math.floor((at[0] ?? 0) / 512) };
};

test('keys belong to the words while there are some: after a click off the sheet, on a button, on the page', async ({
  page,
}) => {
  await openPaint(page);
  const field = page.getByRole('textbox', { name: /^Text to draw/ });
  const status = page.getByRole('group', { name: 'Status bar' });
  await choose(page, 'text');
  await drag(page, A, A);
  await page.keyboard.type('be');
  await drag(page, { x: -60, y: -40 }, { x: -60, y: -40 });
  await page.keyboard.type('l');
  await expect(field).toHaveValue('bel');
  await page.getByRole('heading', { name: 'Paint' }).click();
  await page.keyboard.type('o');
  await choose(page, 'purple', 'serif', 'bold');
  await page.keyboard.type('r');
  await expect(field).toHaveValue('belor');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('p');
  await expect(field).toHaveValue('belor\np');
  await expect(status).toContainText('Tool: text');
  expect(new Set((await shown(page)).words)).toEqual(new Set([0xffffffff, COLOURS.purple]));

  const before = inkAt(await shown(page), COLOURS.purple);
  await drag(page, { x: A.x + 4, y: A.y - 3 }, { x: A.x + 44, y: A.y + 17 });
  await page.keyboard.press('Alt+ArrowLeft');
  await expect
    .poll(async () => inkAt(await shown(page), COLOURS.purple))
    .toEqual({ count: before.count, left: before.left + 39, top: before.top + 20 });
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await choose(page, 'Undo');
  await expectBlank(page);
});

test('any colour draws, and the eyedropper takes it up again', async ({ page }) => {
  await openPaint(page);
  await page.getByLabel('Any colour').fill('#12ab34');
  await choose(page, 'filled-rectangle', 'foxes');
  await drag(page, A, B);
  await choose(page, 'red');
  await page.keyboard.press('i');
  const { left, top } = inkAt(await shown(page), 0xff34ab12);
  await drag(page, { x: left, y: top }, { x: left, y: top });
  await expect(page.getByRole('group', { name: 'Status bar' })).toContainText('Colour: #12ab34');
  await expect(button(page, '#12ab34')).toHaveAttribute('aria-pressed', 'true');
});
