// The drawing page, tool by tool: each draws what its reference says; undo, the specified dialogs, the status bar.
import type { Bitmap } from '../../src/tools/paint/engine/bitmap.ts';
import { fill } from '../../src/tools/paint/engine/fill.ts';
import { COLOURS, PATTERNS, solid } from '../../src/tools/paint/engine/inks.ts';
import {
  discNib,
  fillOval,
  fillRectangle,
  frameOval,
  frameRectangle,
  squareNib,
  walkLine,
} from '../../src/tools/paint/engine/shapes.ts';
import { createSpanPainter } from '../../src/tools/paint/engine/spans.ts';
import { expect, test } from '../e2e/fixtures.ts';
import {
  A,
  B,
  BOX,
  button,
  choose,
  dots,
  drag,
  drawn,
  expectBlank,
  expectShown,
  openPaint,
  place,
  redBox,
  shown,
} from '../e2e/paint.ts';

test.describe('every tool draws what its reference says', () => {
  const cases: readonly (readonly [tool: string, more: readonly string[], wanted: () => Bitmap])[] = [
    ['pencil', [], () => drawn(span => walkLine(A, B, squareNib(span, 1)))],
    ['pencil', ['Size 5', 'blue'], () => drawn(span => walkLine(A, B, squareNib(span, 5)), solid(COLOURS.blue))],
    ['brush', ['red', 'dots'], () => drawn(span => walkLine(A, B, discNib(span, 3)), dots)],
    ['brush', ['Size 3'], () => drawn(span => walkLine(A, B, discNib(span, 9)))],
    ['line', ['Size 3'], () => drawn(span => walkLine(A, B, squareNib(span, 3)))],
    ['rectangle', ['Size 5'], () => drawn(span => frameRectangle(span, BOX, 5))],
    ['filled-rectangle', ['red', 'dots'], () => drawn(span => fillRectangle(span, BOX), dots)],
    ['oval', ['grey'], () => drawn(span => frameOval(span, BOX, 1), solid(COLOURS.grey))],
    ['filled-oval', ['red', 'dots'], () => drawn(span => fillOval(span, BOX), dots)],
  ];
  test(cases.map(([tool, more]) => [tool, ...more].join(' ')).join(', '), async ({ page }) => {
    await openPaint(page);
    for (const [tool, more, wanted] of cases) {
      await choose(page, tool, 'Size 1', 'black', 'solid', ...more);
      await drag(page, A, B);
      await expectShown(page, wanted());
      await button(page, 'Undo').click();
      await expectBlank(page);
    }
  });

  test('paint-bucket and eraser', async ({ page }) => {
    await openPaint(page);
    await choose(page, 'rectangle');
    await drag(page, A, B);
    await choose(page, 'paint-bucket', 'green', 'grid');
    await drag(page, { x: 100, y: 100 }, { x: 100, y: 100 });
    const wanted = drawn(span => frameRectangle(span, BOX, 1));
    fill(wanted, 100, 100, { ink: COLOURS.green, pattern: PATTERNS.grid });
    await expectShown(page, wanted);
    await choose(page, 'eraser', 'Size 3');
    await drag(page, { x: 80, y: 60 }, { x: 120, y: 110 });
    walkLine(
      { x: 80, y: 60 },
      { x: 120, y: 110 },
      discNib(createSpanPainter({ ...wanted, markDirty() {} }, solid(0xffffffff)), 15),
    );
    await expectShown(page, wanted);
  });

  test('text: Enter keeps it, Escape and blanks leave nothing, all of it in pure ink', async ({ page }) => {
    await openPaint(page);
    await choose(page, 'text', 'purple');
    for (const [words, key] of [
      ['gone', 'Escape'],
      ['   ', 'Enter'],
    ] as const) {
      await drag(page, A, A);
      await page.keyboard.type(words);
      await page.keyboard.press(key);
      await expectBlank(page);
      await expect(button(page, 'Undo')).toBeDisabled();
    }
    await drag(page, A, A);
    await page.keyboard.type('Hi');
    await page.keyboard.press('Enter');
    const picture = await shown(page);
    const inks = new Set(picture.words);
    expect(inks).toEqual(new Set([0xffffffff, COLOURS.purple]));
    const ys = [...picture.words.keys()]
      .filter(at => picture.words[at] === COLOURS.purple)
      .map(at => Math.floor(at / 512));
    expect(Math.max(...ys)).toBeLessThan(A.y + 1);
    expect(Math.min(...ys)).toBeGreaterThan(A.y - 16);
  });

  test('spray stays within its reach, and a mirror shows it on both sides', async ({ page }) => {
    await openPaint(page);
    await choose(page, 'spray');
    await page.getByRole('menuitem', { name: 'Goodies' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Mirror left and right' }).click();
    await drag(page, A, A);
    const { words } = await shown(page);
    const ink = [...words.keys()].filter(at => words[at] === COLOURS.black);
    expect(ink.length).toBeGreaterThan(5);
    for (const at of ink) {
      const [x, y] = [at % 512, Math.floor(at / 512)];
      expect(words[y * 512 + 511 - x]).toBe(COLOURS.black);
      const reach = Math.min(Math.hypot(x - A.x, y - A.y), Math.hypot(511 - x - A.x, y - A.y));
      expect(reach).toBeLessThanOrEqual(10);
    }
  });

  test('Shift constrains, Escape cancels, and the pen is followed outside the canvas', async ({ page }) => {
    await openPaint(page);
    await choose(page, 'oval');
    const [start, end] = [await place(page, A), await place(page, B)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectBlank(page);
    await page.keyboard.down('Shift');
    await drag(page, A, B);
    await page.keyboard.up('Shift');
    await expectShown(
      page,
      drawn(span => frameOval(span, { left: 60, top: 50, right: 164, bottom: 154 }, 1)),
    );
    await choose(page, 'Undo', 'line');
    await drag(page, { x: 20, y: 20 }, { x: -60, y: 20 });
    await expectShown(
      page,
      drawn(span => span(20, 0, 20)),
    );
  });
});

test('the status bar tells pointer, tool, colour and pattern', async ({ page }) => {
  await openPaint(page);
  const status = page.getByRole('group', { name: 'Status bar' });
  await choose(page, 'filled-oval', 'brown', 'vertical-lines');
  const { x, y } = await place(page, { x: 12, y: 34 });
  await page.mouse.move(x, y);
  await expect(status).toContainText('x: 12, y: 34');
  await expect(status).toContainText('Tool: filled-oval');
  await expect(status).toContainText('Colour: brown');
  await expect(status).toContainText('Pattern: vertical-lines');
});

test('undo, redo, and a new stroke ends what was undone', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'line');
  await drag(page, A, B);
  const first = await shown(page);
  await drag(page, B, { x: 300, y: 20 });
  const second = await shown(page);
  await choose(page, 'Undo');
  await expectShown(page, first);
  await choose(page, 'Redo');
  await expectShown(page, second);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectBlank(page);
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('Control+y');
  await expectShown(page, first);
  await drag(page, { x: 5, y: 5 }, { x: 9, y: 9 });
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('About is the specified dialog', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'About');
  const about = page.getByRole('dialog', { name: 'MacPaint Inspired App' });
  await expect(about).toBeVisible();
  await about.getByRole('button', { name: 'Close' }).click();
  await expect(about).toBeHidden();
  await choose(page, 'About');
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test('New asks first, and what was there stays among the drawings', async ({ page }) => {
  await openPaint(page);
  await drag(page, A, B);
  const before = await shown(page);
  await choose(page, 'New');
  const asked = page.getByRole('dialog', { name: 'Clear the canvas and start new?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expectShown(page, before);
  await choose(page, 'New');
  await asked.getByRole('button', { name: 'OK' }).click();
  await expectBlank(page);
  await page.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Drawings' }).click();
  await page.getByRole('button', { name: 'Open Drawing 1' }).click();
  await expect(page.getByText('Drawing 1', { exact: true })).toBeVisible();
  await expectShown(page, before);
});

test('the lasso takes the drawing without the paper around it', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-rectangle', 'red');
  await drag(page, { x: 100, y: 100 }, { x: 109, y: 109 });
  await choose(page, 'lasso');
  const corners = [
    { x: 90, y: 90 },
    { x: 120, y: 90 },
    { x: 120, y: 120 },
    { x: 90, y: 120 },
  ];
  const [first] = corners;
  const start = await place(page, first as { x: number; y: number });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const corner of corners) {
    const to = await place(page, corner);
    await page.mouse.move(to.x, to.y);
  }
  await page.mouse.up();
  await drag(page, { x: 105, y: 105 }, { x: 205, y: 55 });
  expect(redBox(await shown(page))).toEqual({ count: 100, x: 200, y: 50 });
});
