// The drawing page by thumbs: every tool, menus and colours; two fingers pinch whatever is chosen, and what was there stays; a tap of two undoes.
import type { CDPSession, Page } from '@playwright/test';
import { WHITE } from '../../src/tools/paint/engine/bitmap.ts';
import { COLOURS, TOOLS } from '../../src/tools/paint/engine/inks.ts';
import { fillPolygon } from '../../src/tools/paint/engine/polygons.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { button, choose, drawn, expectShown, openPaint, place, redBox, shown } from '../e2e/paint.ts';
import { hydrated, settled } from '../e2e/settled.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

const hands = async (page: Page) => page.context().newCDPSession(page);
const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

async function tap(page: Page, at: Point) {
  const { x, y } = await place(page, at);
  await page.touchscreen.tap(x, y);
}

/** One finger goes down and moves, a second one comes: both spread. */
async function pinch(cdp: CDPSession, from: Point) {
  await touch(cdp, 'touchStart', from);
  await touch(cdp, 'touchMove', { x: from.x + 4, y: from.y + 4 });
  const other = { x: from.x + 60, y: from.y + 40 };
  await touch(cdp, 'touchStart', { x: from.x + 4, y: from.y + 4 }, other);
  await touch(cdp, 'touchMove', { x: from.x - 6, y: from.y - 6 }, { x: other.x + 20, y: other.y + 15 });
  await touch(cdp, 'touchEnd');
}

const zoom = async (page: Page) =>
  Number.parseInt((await page.getByText(/\d+ %$/).textContent())?.split(', ')[1] ?? '');

test('two fingers pinch while any tool is chosen, and nothing that is there changes', async ({ page }) => {
  await openPaint(page);
  const cdp = await hands(page);
  await choose(page, 'filled-rectangle', 'red');
  const [from, to] = [await place(page, { x: 100, y: 100 }), await place(page, { x: 219, y: 199 })];
  await touch(cdp, 'touchStart', from);
  await touch(cdp, 'touchMove', to);
  await touch(cdp, 'touchEnd');
  const before = await shown(page);
  expect(redBox(before).count).toBe(120 * 100);
  for (const tool of TOOLS) {
    await choose(page, tool);
    await page.getByRole('menuitem', { name: 'View' }).click();
    await page.getByRole('menuitem', { name: 'Fit' }).click();
    const was = await zoom(page);
    await pinch(cdp, await place(page, { x: 60, y: 60 }));
    await expect.poll(() => zoom(page), tool).toBeGreaterThan(was);
    await expectShown(page, before);
    await expect(page.getByText('Colour: red')).toBeVisible();
  }
});

type Moment = readonly [type: 'down' | 'move' | 'up', finger: number, ms: number, at: Point];
/** Pointer events with times of their own, so that a busy machine makes no long press of a tap. */
const fingers = (page: Page, moments: readonly Moment[]) =>
  page.getByRole('application').evaluate((view, all) => {
    view.setPointerCapture = () => {};
    for (const [type, pointerId, ms, { x, y }] of all) {
      const event = new PointerEvent(`pointer${type}`, {
        ...{ pointerId, pointerType: 'touch', clientX: x, clientY: y },
        ...{ bubbles: true, cancelable: true },
      });
      Object.defineProperty(event, 'timeStamp', { value: ms });
      view.dispatchEvent(event);
    }
  }, moments);

test('a tap of two fingers undoes and leaves no ink, whatever tool is chosen; a stroke with a palm stays', async ({
  page,
}) => {
  await openPaint(page);
  const slip = (at: Point) => ({ x: at.x + 3, y: at.y + 2 });
  /** Choosing a tool may scroll the page. */
  const ends = async () => [await place(page, { x: 100, y: 100 }), await place(page, { x: 219, y: 199 })] as const;
  const stroke = ([from, to]: readonly [Point, Point]): Moment[] => [
    ['down', 1, 0, from],
    ['move', 1, 600, to],
    ['up', 1, 650, to],
  ];
  for (const tool of ['filled-rectangle', 'pencil', 'brush', 'spray', 'paint-bucket', 'polygon', 'hand']) {
    await choose(page, 'filled-rectangle', 'red');
    await fingers(page, stroke(await ends()));
    await expect.poll(async () => redBox(await shown(page)).count).toBe(120 * 100);
    await choose(page, tool, 'blue');
    const [from] = await ends();
    const other = { x: from.x + 60, y: from.y + 20 };
    const was = await page.locator('canvas').first().boundingBox();
    await fingers(page, [
      ['down', 1, 0, from],
      ['move', 1, 30, slip(from)],
      ['down', 2, 60, other],
      ['move', 2, 80, slip(other)],
      ['up', 1, 130, slip(from)],
      ['up', 2, 150, slip(other)],
    ]);
    await expect.poll(async () => new Set((await shown(page)).words), tool).toEqual(new Set([WHITE]));
    await expect(button(page, 'Undo')).toBeDisabled();
    if (tool !== 'hand') expect(await page.locator('canvas').first().boundingBox()).toEqual(was);
  }
  await choose(page, 'pencil');
  const [from, to] = await ends();
  await fingers(page, [
    ...stroke([from, to]).slice(0, 2),
    ['down', 2, 700, { x: from.x, y: to.y }],
    ['up', 2, 760, { x: from.x, y: to.y }],
    ['up', 1, 800, to],
  ]);
  await expect(button(page, 'Undo')).toBeEnabled();
  expect((await shown(page)).words.includes(COLOURS.blue)).toBe(true);
});

test('a pinch loses neither typed words nor what is selected', async ({ page }) => {
  await openPaint(page);
  const cdp = await hands(page);
  await choose(page, 'text', 'red');
  await tap(page, { x: 100, y: 100 });
  const field = page.getByRole('textbox', { name: /^Text to draw/ });
  await field.fill('fox');
  const words = await shown(page);
  expect(redBox(words).count).toBeGreaterThan(20);
  for (const at of [
    { x: 105, y: 95 },
    { x: 300, y: 250 },
  ]) {
    await pinch(cdp, await place(page, at));
    await expect(field).toHaveValue('fox');
    await expectShown(page, words);
  }
  await choose(page, 'Keep the words');
  await page.keyboard.press('Control+a');
  await pinch(cdp, await place(page, { x: 105, y: 95 }));
  await expectShown(page, words);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(async () => redBox(await shown(page)).count).toBe(0);
});

test('a polygon by taps: Undo takes one back, a tap on the first corner ends it', async ({ page }) => {
  await openPaint(page);
  await choose(page, 'filled-polygon');
  const corners = [
    { x: 100, y: 60 },
    { x: 300, y: 90 },
    { x: 180, y: 240 },
  ];
  for (const corner of corners) await tap(page, corner);
  await tap(page, { x: 400, y: 300 });
  await choose(page, 'Undo');
  await tap(page, { x: 104, y: 64 });
  await expectShown(
    page,
    drawn(span => fillPolygon(span, corners)),
  );
  await choose(page, 'Undo');
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('a quick stroke swallows no tap that follows it', async ({ page }) => {
  await openPaint(page);
  const cdp = await hands(page);
  for (const [i, colour] of ['red', 'blue', 'green', 'orange', 'purple', 'brown'].entries()) {
    const { x, y } = await place(page, { x: 60, y: 60 + 20 * i });
    await touch(cdp, 'touchStart', { x, y });
    await touch(cdp, 'touchMove', { x: x + 60, y: y + 10 });
    await touch(cdp, 'touchEnd');
    await button(page, colour).tap();
    await expect(page.getByText(`Colour: ${colour}`)).toBeVisible();
  }
});

test('any colour and the eyedropper by finger', async ({ page }) => {
  await openPaint(page);
  await page.getByLabel('Any colour').fill('#12ab34');
  await choose(page, 'paint-bucket');
  await tap(page, { x: 200, y: 200 });
  await expect.poll(async () => new Set((await shown(page)).words)).toEqual(new Set([0xff34ab12]));
  await choose(page, 'black', 'eyedropper');
  await tap(page, { x: 100, y: 100 });
  await expect(page.getByText('Colour: #12ab34')).toBeVisible();
  await expect(button(page, '#12ab34')).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'black', 'pencil');
  expect((await shown(page)).words.includes(COLOURS.black)).toBe(false);
});

for (const [width, height] of [
  [844, 390],
  [320, 568],
] as const)
  test(`at ${width} × ${height} each menu opens by a tap, all of it in the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPaint(page);
    await hydrated(page);
    for (const name of ['File', 'Edit', 'View', 'Picture', 'Goodies']) {
      await page.getByRole('menuitem', { name, exact: true }).tap();
      const menu = page.getByRole('menu', { name });
      await expect(menu).toBeVisible();
      await settled(page);
      const box = await menu.boundingBox();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
      const covered = await menu.locator('[data-item]').evaluateAll(items =>
        items.flatMap(item => {
          item.scrollIntoView({ block: 'nearest' });
          const { left, top, width: wide, height: high } = item.getBoundingClientRect();
          return item.contains(document.elementFromPoint(left + wide / 2, top + high / 2)) ? [] : [item.textContent];
        }),
      );
      expect(covered, name).toEqual([]);
      await page.getByRole('menuitem', { name, exact: true }).tap();
      await expect(menu).toHaveCount(0);
    }
  });
